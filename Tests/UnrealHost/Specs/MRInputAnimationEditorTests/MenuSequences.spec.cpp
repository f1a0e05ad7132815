// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputAssetMenu.h"
#include "Asset/MRInputMenuActions.h"
#include "Curves/CurveFloat.h"
#include "Curves/MRInputCurvePicker.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "LevelSequence.h"
#include "Logging/MessageLog.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "Reports/MRInputReport.h"
#include "Subsystems/AssetEditorSubsystem.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestUndo.h"
#include "UObject/GarbageCollection.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

// What was opened and selected is asked of the host, which has no windows.
BEGIN_DEFINE_SPEC(FMRInputMenuSequencesSpec, "MRInputAnimation.Editor.MenuSequences",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestUndo> Undo;
TStrongObjectPtr<UMRInputAnimation> Animation;
TStrongObjectPtr<UMRInputAnimation> Other;

void Execute(FName Name, const TArray<FAssetData>& Assets);
ULevelSequence* FindMade(const UMRInputAnimation& Of) const;
int32 CountOpened() const;
int32 CountMessages() const;
END_DEFINE_SPEC(FMRInputMenuSequencesSpec)

void FMRInputMenuSequencesSpec::Execute(FName Name, const TArray<FAssetData>& Assets)
{
	for (const FMRInputMenuEntry& Entry : MRInputAssetMenu::MakeEntries(Assets))
	{
		if (Entry.Name == Name)
		{
			Entry.Execute();
			return;
		}
	}
	AddError(TEXT("no entry ") + Name.ToString());
}

ULevelSequence* FMRInputMenuSequencesSpec::FindMade(const UMRInputAnimation& Of) const
{
	const FString Name = Of.GetName() + TEXT("_Sequence");
	return FindObject<ULevelSequence>(nullptr, *(Of.GetOutermost()->GetName() + TEXT("_Sequence.") + Name));
}

int32 FMRInputMenuSequencesSpec::CountOpened() const
{
	return GEditor->GetEditorSubsystem<UAssetEditorSubsystem>()->HostGetOpened().Num();
}

int32 FMRInputMenuSequencesSpec::CountMessages() const
{
	return FMessageLog(MRInputReport::LogName).NumMessages(EMessageSeverity::Info);
}

void FMRInputMenuSequencesSpec::Define()
{
	BeforeEach(
		[this]
		{
			Undo = MakeUnique<FMRInputTestUndo>();
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("Drag")));
			Other.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PressButton")), TEXT("Press")));
		});
	AfterEach(
		[this]
		{
			GEditor->GetEditorSubsystem<UAssetEditorSubsystem>()->bHostRefuses = false;
			Undo.Reset();
			Animation.Reset();
			Other.Reset();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		});
	It("creates a sequence, selects it, opens it and shows a notification",
		[this]
		{
			const int32 Messages = CountMessages();
			Execute(TEXT("MRInputSequence"), {MRInputTestAsset::DataOf(*Animation)});
			ULevelSequence* Made = FindMade(*Animation);
			if (TestNotNull(TEXT("made"), Made))
			{
				TestTrue(TEXT("selected"), GEditor->HostGetSyncedObjects() == TArray<UObject*>{Made});
				TestTrue(TEXT("opened"),
					GEditor->GetEditorSubsystem<UAssetEditorSubsystem>()->HostGetOpened().Last() == Made);
				TestEqual(TEXT("one section"), Made->GetMovieScene()->GetAllSections().Num(), 1);
			}
			TestEqual(TEXT("notified"), CountMessages(), Messages + 1);
		});
	It("selects the curves that it made",
		[this]
		{
			MRInputCurvePicker::SetPick(
				[](const UMRInputAnimation&, FMRInputCurveChoice& InOutChoice)
				{
					InOutChoice.CurveNames = {TEXT("Left.Palm.PositionX")};
					return true;
				});
			TestEqual(TEXT("made"), MRInputMenuActions::ExtractCurves({MRInputTestAsset::DataOf(*Animation)}), 1);
			MRInputCurvePicker::SetPick(nullptr);
			const TArray<UObject*>& Selected = GEditor->HostGetSyncedObjects();
			TestTrue(TEXT("selected"), Selected.Num() == 1 && Selected[0]->IsA<UCurveFloat>());
		});
	It("makes one of each recording, selects them all and opens none",
		[this]
		{
			const int32 Opened = CountOpened();
			Execute(TEXT("MRInputSequence"), {MRInputTestAsset::DataOf(*Animation), MRInputTestAsset::DataOf(*Other)});
			const TArray<UObject*> Both{FindMade(*Animation), FindMade(*Other)};
			TestTrue(TEXT("made"), Both[0] && Both[1]);
			TestTrue(TEXT("selected"), GEditor->HostGetSyncedObjects() == Both);
			TestEqual(TEXT("opened"), CountOpened(), Opened);
		});
	It("creates key frames and a rig in the editor's world, which undo removes",
		[this]
		{
			const TArray<TObjectPtr<AActor>>& Actors =
				GEditor->GetEditorWorldContext().World()->PersistentLevel->Actors;
			const int32 Before = Actors.Num();
			Execute(TEXT("MRInputBakedSequence"), {MRInputTestAsset::DataOf(*Animation)});
			const ULevelSequence* Made = FindMade(*Animation);
			TestTrue(TEXT("keys"), Made && Made->GetMovieScene()->GetBindings().Num() > 20);
			TestTrue(TEXT("actors"), Actors.Num() > Before + 20);
			GEditor->UndoTransaction(false);
			TestEqual(TEXT("actors as before"), Actors.Num(), Before);
		});
	It("says that a sequence could not be opened, or not be made",
		[this]
		{
			const int32 Messages = CountMessages();
			GEditor->GetEditorSubsystem<UAssetEditorSubsystem>()->bHostRefuses = true;
			TestEqual(
				TEXT("made"), MRInputMenuActions::MakeSequences({MRInputTestAsset::DataOf(*Animation)}, false), 1);
			TestEqual(TEXT("two lines"), CountMessages(), Messages + 2);

			AddExpectedError(TEXT("recording"), EAutomationExpectedErrorFlags::Contains, 1);
			const TStrongObjectPtr<UMRInputAnimation> Empty(NewObject<UMRInputAnimation>(
				CreatePackage(*(Animation->GetOutermost()->GetName() + TEXT("Empty"))), TEXT("Empty"), RF_Public));
			TestEqual(
				TEXT("not made"), MRInputMenuActions::MakeSequences({MRInputTestAsset::DataOf(*Empty)}, false), 0);
			TestEqual(TEXT("an error"), CountMessages(), Messages + 3);
		});
}
