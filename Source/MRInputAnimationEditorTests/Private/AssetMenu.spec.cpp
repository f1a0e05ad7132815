// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputAssetMenu.h"
#include "Asset/MRInputEditorSettings.h"
#include "Asset/MRInputFileQuestion.h"
#include "Asset/MRInputMenuActions.h"
#include "Asset/MRInputViewer.h"
#include "ContentBrowserMenuContexts.h"
#include "Curves/CurveFloat.h"
#include "Curves/MRInputCurvePicker.h"
#include "Editor.h"
#include "Engine/World.h"
#include "HAL/FileManager.h"
#include "MRInputAnimation.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "ToolMenus.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputAssetMenuSpec, "MRInputAnimation.Editor.AssetMenu",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Animation;
TStrongObjectPtr<UMRInputAnimation> Other;
FString Folder;
FString PageBefore;
TArray<MRInputFileQuestion::FQuestion> Questions;
FString Answer;

void DefineEntries();
void DefineCurves();
void DefineExport();
void DefineViewer();
void DefinePlay();
TArray<FAssetData> GetBoth() const;
TArray<FAssetData> GetOne() const;
TArray<uint8> Load(const FString& Path);
/** The entry of that name, of the menu or of its export menu. */
TOptional<FMRInputMenuEntry> Find(const TArray<FAssetData>& Assets, FName Name);

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputAssetMenuSpec)

TArray<FAssetData> FMRInputAssetMenuSpec::GetOne() const
{
	return {MRInputTestAsset::DataOf(*Animation)};
}

TArray<FAssetData> FMRInputAssetMenuSpec::GetBoth() const
{
	return {MRInputTestAsset::DataOf(*Animation), MRInputTestAsset::DataOf(*Other)};
}

TArray<uint8> FMRInputAssetMenuSpec::Load(const FString& Path)
{
	TArray<uint8> Bytes;
	TestTrue(Path, FFileHelper::LoadFileToArray(Bytes, *Path));
	return Bytes;
}

TOptional<FMRInputMenuEntry> FMRInputAssetMenuSpec::Find(const TArray<FAssetData>& Assets, FName Name)
{
	TArray<FMRInputMenuEntry> Entries = MRInputAssetMenu::MakeEntries(Assets);
	Entries.Append(MRInputAssetMenu::MakeExportEntries(Assets));
	const FMRInputMenuEntry* Found =
		Entries.FindByPredicate([Name](const FMRInputMenuEntry& Entry) { return Entry.Name == Name; });
	TestTrue(Name.ToString(), Found != nullptr);
	return Found ? *Found : TOptional<FMRInputMenuEntry>();
}

void FMRInputAssetMenuSpec::Define()
{
	BeforeEach(
		[this]
		{
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("Drag")));
			Other.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::MakeFaulty(), TEXT("Faulty")));
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			IFileManager::Get().MakeDirectory(*Folder, true);
			PageBefore = GetDefault<UMRInputEditorSettings>()->ViewerPage;
			Questions.Reset();
			Answer.Reset();
			MRInputFileQuestion::SetAsk(
				[this](const MRInputFileQuestion::FQuestion& Question)
				{
					Questions.Add(Question);
					return Answer;
				});
		});
	AfterEach(
		[this]
		{
			MRInputCurvePicker::SetPick(nullptr);
			MRInputFileQuestion::SetAsk(nullptr);
			MRInputViewer::SetLaunch(nullptr);
			GetMutableDefault<UMRInputEditorSettings>()->ViewerPage = PageBefore;
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
			Animation.Reset();
			Other.Reset();
		});
	DefineEntries();
	DefineCurves();
	DefineExport();
	DefineViewer();
	DefinePlay();
}

void FMRInputAssetMenuSpec::DefineEntries()
{
	It("is in the Content Browser's menu of recordings",
		[this]
		{
			const TStrongObjectPtr<UContentBrowserAssetContextMenuContext> Context(
				NewObject<UContentBrowserAssetContextMenuContext>());
			Context->SelectedAssets = GetBoth();
			// UNCONFIRMED(generated-menu-entries): GenerateMenu makes dynamic entries, and FindEntry finds them.
			UToolMenu* Menu =
				UToolMenus::Get()->GenerateMenu(MRInputAssetMenu::MenuName, FToolMenuContext(Context.Get()));
			FToolMenuSection* Section = Menu ? Menu->FindSection(MRInputAssetMenu::SectionName) : nullptr;
			if (!TestTrue(TEXT("section"), Section != nullptr))
			{
				return;
			}
			for (const TCHAR* Name : {TEXT("MRInputPlay"), TEXT("MRInputCurves"), TEXT("MRInputCheck"),
					 TEXT("MRInputExport"), TEXT("MRInputView"), TEXT("MRInputSequence"), TEXT("MRInputBakedSequence")})
			{
				TestTrue(Name, Section->FindEntry(Name) != nullptr);
			}
		});
	It("offers nothing for other assets, and only recordings of a mixed choice",
		[this]
		{
			const TStrongObjectPtr<UCurveFloat> Curve(NewObject<UCurveFloat>());
			TestEqual(TEXT("curve"), MRInputAssetMenu::MakeEntries({FAssetData(Curve.Get())}).Num(), 0);
			const TArray<FAssetData> Mixed = {FAssetData(Curve.Get()), MRInputTestAsset::DataOf(*Animation)};
			TestTrue(TEXT("one recording"), Find(Mixed, TEXT("MRInputPlay"))->CanExecute());
		});
	It("loads no asset to show itself",
		[this]
		{
			FAssetData Unloaded = MRInputTestAsset::DataOf(*Animation);
			Unloaded.PackageName = TEXT("/Game/MRInputAssetMenuSpec/NotThere");
			Unloaded.AssetName = TEXT("NotThere");
			TestEqual(TEXT("entries"), MRInputAssetMenu::MakeEntries({Unloaded}).Num(), 6);
		});
	It("plays one recording at a time",
		[this]
		{
			TestTrue(TEXT("one"), Find(GetOne(), TEXT("MRInputPlay"))->CanExecute());
			TestFalse(TEXT("two"), Find(GetBoth(), TEXT("MRInputPlay"))->CanExecute());
		});
}

void FMRInputAssetMenuSpec::DefineCurves()
{
	It("creates the picked curves next to each recording, starting with the previous choice",
		[this]
		{
			TArray<int32> Begun;
			MRInputCurvePicker::SetPick(
				[&Begun](const UMRInputAnimation&, FMRInputCurveChoice& InOutChoice)
				{
					Begun.Add(InOutChoice.CurveNames.Num());
					InOutChoice.CurveNames = {TEXT("Right.Palm.PositionX"), TEXT("Right.Palm.PositionY")};
					return true;
				});
			TestEqual(TEXT("made"), MRInputMenuActions::ExtractCurves(GetBoth()), 4);
			TestTrue(TEXT("begun"), Begun == TArray<int32>({0, 2}));
			const FString Content = FPackageName::GetLongPackagePath(Animation->GetOutermost()->GetName());
			TestTrue(TEXT("next to it"),
				FindObject<UCurveFloat>(
					nullptr, *(Content / TEXT("Drag_Right_Palm_PositionX.Drag_Right_Palm_PositionX"))) != nullptr);
		});
	It("asks no more once one is cancelled",
		[this]
		{
			int32 Num = 0;
			MRInputCurvePicker::SetPick(
				[&Num](const UMRInputAnimation&, FMRInputCurveChoice&)
				{
					++Num;
					return false;
				});
			TestEqual(TEXT("made"), MRInputMenuActions::ExtractCurves(GetBoth()), 0);
			TestEqual(TEXT("asked"), Num, 1);
		});
}

void FMRInputAssetMenuSpec::DefineExport()
{
	It("asks for a file and writes the very bytes",
		[this]
		{
			Answer = FPaths::Combine(Folder, TEXT("Out.bin"));
			Find(GetOne(), TEXT("Original"))->Execute();
			TestTrue(TEXT("asked once"), Questions.Num() == 1 && Questions[0].FileName == TEXT("Drag.bin"));
			TestTrue(TEXT("bytes"), Load(Answer) == Animation->GetBytes());
		});
	It("writes the other forms",
		[this]
		{
			Answer = FPaths::Combine(Folder, TEXT("Out"));
			Find(GetOne(), TEXT("Csv"))->Execute();
			TestTrue(TEXT("a table"), Questions[0].FileName == TEXT("Drag.csv") && Load(Answer)[0] == uint8('T'));
			Find(GetOne(), TEXT("Mrtk10"))->Execute();
			const TStrongObjectPtr<UMRInputAnimation> Again(NewObject<UMRInputAnimation>());
			FMRInputError Error;
			TestTrue(TEXT("read"), Again->SetBytes(Load(Answer), TEXT("Out"), Error));
			TestEqual(TEXT("1.0"), Again->GetFormat(), FString(TEXT("mrtk-1.0")));
			Find(GetOne(), TEXT("Mrtk11"))->Execute();
			TestTrue(TEXT("read again"), Again->SetBytes(Load(Answer), TEXT("Out"), Error));
			TestEqual(TEXT("1.1"), Again->GetFormat(), FString(TEXT("mrtk-1.1")));
		});
	It("asks for a folder of several, and replaces nothing there",
		[this]
		{
			Answer = Folder;
			TestTrue(TEXT("there already"),
				FFileHelper::SaveStringToFile(TEXT("mine"), *FPaths::Combine(Folder, TEXT("Drag.bin"))));
			TestEqual(TEXT("written"), MRInputMenuActions::Export(GetBoth(), EMRInputExportFormat::Original), 2);
			TestTrue(TEXT("a folder"), Questions.Num() == 1 && Questions[0].FileName.IsEmpty());
			TestEqual(TEXT("untouched"), Load(FPaths::Combine(Folder, TEXT("Drag.bin"))).Num(), 4);
			TestTrue(TEXT("numbered"), Load(FPaths::Combine(Folder, TEXT("Drag_1.bin"))) == Animation->GetBytes());
			TestTrue(TEXT("the other"), Load(FPaths::Combine(Folder, TEXT("Faulty.bin"))) == Other->GetBytes());
		});
	It("writes nothing on Cancel",
		[this]
		{
			TestEqual(TEXT("one"), MRInputMenuActions::Export(GetOne(), EMRInputExportFormat::Original), 0);
			TestEqual(TEXT("two"), MRInputMenuActions::Export(GetBoth(), EMRInputExportFormat::Csv), 0);
			TestEqual(TEXT("asked"), Questions.Num(), 2);
		});
}

void FMRInputAssetMenuSpec::DefineViewer()
{
	It("says what to set where no viewer is",
		[this]
		{
			GetMutableDefault<UMRInputEditorSettings>()->ViewerPage.Reset();
			const TOptional<FMRInputMenuEntry> Entry = Find(GetOne(), TEXT("MRInputView"));
			TestFalse(TEXT("greyed out"), Entry->CanExecute());
			TestTrue(TEXT("why"), Entry->ToolTip.ToString().Contains(TEXT("Viewer Page")));
		});
	It("opens the page with the file it wrote",
		[this]
		{
			GetMutableDefault<UMRInputEditorSettings>()->ViewerPage = TEXT("http://localhost:8080/viewer");
			FString Opened;
			MRInputViewer::SetLaunch(
				[&Opened](const FString& Address)
				{
					Opened = Address;
					return FString();
				});
			const FString Name = FGuid::NewGuid().ToString(); // the file is in the project's saved folder
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), *Name));
			const TOptional<FMRInputMenuEntry> Entry = Find(GetOne(), TEXT("MRInputView"));
			TestTrue(TEXT("can"), Entry->CanExecute());
			TestFalse(TEXT("not two at once"), Find(GetBoth(), TEXT("MRInputView"))->CanExecute());
			Entry->Execute();
			const FString Path = MRInputViewer::MakePath(Name);
			TestTrue(TEXT("bytes"), Load(Path) == Animation->GetBytes());
			TestEqual(TEXT("address"), Opened, FString(TEXT("http://localhost:8080/viewer?file=")) + Path);
			IFileManager::Get().Delete(*Path);
		});
	It("encodes what an address cannot hold",
		[this]
		{
			const FString Address = MRInputViewer::MakeAddress(TEXT("p?a=1"), TEXT("C:/Tom & \u00dc/50%.bin"));
			TestEqual(TEXT("address"), Address, FString(TEXT("p?a=1&file=C:/Tom%20%26%20%C3%9C/50%25.bin")));
		});
}

void FMRInputAssetMenuSpec::DefinePlay()
{
	It("starts a play session, and forgets the recording if that is cancelled",
		[this]
		{
			Find(GetOne(), TEXT("MRInputPlay"))->Execute();
			TestTrue(TEXT("asked for"), GEditor->IsPlaySessionRequestQueued());
			GEditor->CancelRequestPlaySession();
			TestTrue(TEXT("waits"), MRInputMenuActions::GetWaiting() == Animation.Get());
			FEditorDelegates::CancelPIE.Broadcast();
			TestTrue(TEXT("waits no more"), MRInputMenuActions::GetWaiting() == nullptr);
		});
	It("plays in the session's world once it has begun",
		[this]
		{
			UWorld* World = UWorld::CreateWorld(EWorldType::PIE, false);
			GEngine->CreateNewWorldContext(EWorldType::PIE).SetCurrentWorld(World);
			Find(GetOne(), TEXT("MRInputPlay"))->Execute();
			GEditor->CancelRequestPlaySession();
			UMRInputPlaybackSubsystem* Playback = World->GetSubsystem<UMRInputPlaybackSubsystem>();
			if (TestTrue(TEXT("subsystem"), Playback != nullptr))
			{
				TestEqual(TEXT("not yet"), Playback->GetStatus(), EMRInputPlayStatus::Stopped);
				GEditor->PlayWorld = World;
				FEditorDelegates::PostPIEStarted.Broadcast(false);
				TestTrue(TEXT("plays"), Playback->GetAnimation() == Animation.Get());
				TestTrue(TEXT("waits no more"), MRInputMenuActions::GetWaiting() == nullptr);
				Playback->Stop();
				Find(GetOne(), TEXT("MRInputPlay"))->Execute();
				TestFalse(TEXT("no second session"), GEditor->IsPlaySessionRequestQueued());
				TestTrue(TEXT("plays again at once"), Playback->GetAnimation() == Animation.Get());
				Playback->Stop();
			}
			GEditor->PlayWorld = nullptr;
			GEngine->DestroyWorldContext(World);
			World->DestroyWorld(false);
		});
}

#endif
