// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor.h"
#include "EditorFramework/AssetImportData.h"
#include "EditorReimportHandler.h"
#include "HAL/FileManager.h"
#include "Import/MRInputImportData.h"
#include "Import/MRInputImportQuestion.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputEngineCompat.h"
#include "Misc/AutomationTest.h"
#include "ScopedTransaction.h"
#include "Subsystems/ImportSubsystem.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputOwnLog.h"
#include "Support/MRInputTestUndo.h"
#include "Support/MRInputTestUser.h"
#include "Templates/UnrealTemplate.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"
#if MRINPUT_TAGS_HAVE_CONTEXT
#include "UObject/AssetRegistryTagsContext.h"
#endif

#if WITH_DEV_AUTOMATION_TESTS

namespace ReimportSpecDetail
{
/** What auto-reimport finds an asset by: the registry tag with the source file. */
FString GetSourceTag(const UMRInputAnimation& Animation)
{
	FString Found;
#if MRINPUT_TAGS_HAVE_CONTEXT
	FAssetRegistryTagsContextData Data(&Animation, EAssetRegistryTagsCaller::Uncategorized);
	Animation.GetAssetRegistryTags(FAssetRegistryTagsContext(Data));
	if (const UObject::FAssetRegistryTag* Tag = Data.Tags.Find(UObject::SourceFileTagName()))
	{
		Found = Tag->Value;
	}
#else
	TArray<UObject::FAssetRegistryTag> Tags;
	Animation.GetAssetRegistryTags(Tags);
	for (const UObject::FAssetRegistryTag& Tag : Tags)
	{
		Found = Tag.Name == UObject::SourceFileTagName() ? Tag.Value : Found;
	}
#endif
	return Found;
}
} // namespace ReimportSpecDetail

BEGIN_DEFINE_SPEC(FMRInputReimportSpec, "MRInputAnimation.Editor.Reimport",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestUndo> Undo;
TUniquePtr<FMRInputTestSandbox> Sandbox;
TArray<uint8> First;
TArray<uint8> Second;
UMRInputAnimation* Animation = nullptr;
int32 Questions = 0;

/** While it is there, only the plugin's own messages are looked at. */
TUniquePtr<FMRInputOwnLog> OwnLog;
virtual bool SuppressLogErrors() override
{
	return OwnLog.IsValid();
}
virtual bool SuppressLogWarnings() override
{
	return OwnLog.IsValid();
}

void DefineChangedFile();
void DefineSettings();
void DefinePaths();
void DefineFailure();
bool Reimport(const FString& From = FString(), bool bAutomated = false) const;

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputReimportSpec)

bool FMRInputReimportSpec::Reimport(const FString& From, bool bAutomated) const
{
	return FReimportManager::Instance()->Reimport(
		Animation, false, false, From, nullptr, INDEX_NONE, false, bAutomated);
}

void FMRInputReimportSpec::Define()
{
	BeforeEach(
		[this]
		{
			Undo = MakeUnique<FMRInputTestUndo>();
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			First = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			Second = MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"));
			Animation = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), First).Animation;
			check(Animation);
			Questions = 0;
			MRInputImportQuestion::SetAsk(
				[this](FMRInputImportSettings&)
				{
					++Questions;
					return EMRInputImportAnswer::Cancel;
				});
		});
	AfterEach(
		[this]
		{
			MRInputImportQuestion::SetAsk(nullptr);
			Undo.Reset();
			Sandbox.Reset();
		});
	DefineChangedFile();
	DefineSettings();
	DefinePaths();
	DefineFailure();
}

void FMRInputReimportSpec::DefineChangedFile()
{
	It("reads the changed file into the same asset, without a dialog",
		[this]
		{
			Sandbox->Write(TEXT("Take.bin"), Second);
			Animation->GetOutermost()->SetDirtyFlag(false);
			TArray<UObject*> Notified;
			UImportSubsystem& Imports = *GEditor->GetEditorSubsystem<UImportSubsystem>();
			const FDelegateHandle Handle =
				Imports.OnAssetReimport.AddLambda([&Notified](UObject* Asset) { Notified.Add(Asset); });
			TestTrue(TEXT("reimported"), Reimport());
			Imports.OnAssetReimport.Remove(Handle);
			TestTrue(TEXT("bytes"), Animation->GetBytes() == Second);
			TestTrue(TEXT("to be saved"), Animation->GetOutermost()->IsDirty());
			TestTrue(TEXT("notified the editor"), Notified == TArray<UObject*>{Animation});
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("works by itself when the editor sees the file change",
		[this]
		{
			const FString Before = ReimportSpecDetail::GetSourceTag(*Animation);
			TestTrue(TEXT("the tag names the file"), Before.Contains(TEXT("Take.bin")));
			Sandbox->Write(TEXT("Take.bin"), Second);
			TestTrue(TEXT("reimported"), Reimport(FString(), true));
			TestTrue(TEXT("bytes"), Animation->GetBytes() == Second);
			const FString After = ReimportSpecDetail::GetSourceTag(*Animation);
			TestTrue(TEXT("still names the file"), After.Contains(TEXT("Take.bin")));
			TestFalse(TEXT("has the new file's hash"), After == Before);
		});
	It("leaves what was held of the asset before as it was",
		[this]
		{
			const FMRInputRecordingData::FPtr Held = FMRInputAccess::GetData(*Animation);
			Sandbox->Write(TEXT("Take.bin"), Second);
			Reimport();
			TestTrue(TEXT("the old bytes"), Held->GetBytes() == First);
		});
}

void FMRInputReimportSpec::DefineSettings()
{
	It("does again what the import did",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bStartAtZero = true;
			Animation = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), First, Settings).Animation;
			Sandbox->Write(TEXT("Take.bin"), MRInputEditorTestFiles::MakeFaulty());
			TestTrue(TEXT("reimported"), Reimport());
			TestEqual(TEXT("moved to zero"), Animation->GetStartTime(), 0.0f, 1e-4f);
			TestTrue(TEXT("settings kept"), UMRInputImportData::GetSettings(*Animation).bStartAtZero);
		});
	It("does what the user set on the asset since",
		[this]
		{
			UMRInputImportData& Data = UMRInputImportData::FindOrAdd(*Animation);
			Data.bRepair = true;
			const TArray<uint8> Faulty = MRInputEditorTestFiles::MakeFaulty();
			Sandbox->Write(TEXT("Take.bin"), Faulty);
			TestTrue(TEXT("reimported"), Reimport());
			TestFalse(TEXT("repaired"), Animation->GetBytes() == Faulty);
			TestTrue(TEXT("the same data"), Animation->AssetImportData == &Data);
			TestTrue(TEXT("setting kept"), Data.bRepair);
			TestFalse(TEXT("nothing else"), Data.bStartAtZero);
		});
	It("makes import data of an asset's plain ones",
		[this]
		{
			UAssetImportData* Plain = NewObject<UAssetImportData>(Animation);
			Plain->Update(Sandbox->Write(TEXT("Plain.bin"), Second));
			Animation->AssetImportData = Plain;
			TestTrue(TEXT("reimported"), Reimport());
			TestTrue(TEXT("bytes"), Animation->GetBytes() == Second);
		});
}

void FMRInputReimportSpec::DefinePaths()
{
	It("uses the new location of a moved file",
		[this]
		{
			const FString Moved = Sandbox->Write(TEXT("Moved/Take2.bin"), Second);
			FReimportManager::Instance()->UpdateReimportPaths(Animation, {Moved});
			IFileManager::Get().Delete(*(Sandbox->Folder / TEXT("Take.bin")));
			TestTrue(TEXT("reimported"), Reimport());
			TestTrue(TEXT("bytes"), Animation->GetBytes() == Second);
			TArray<FString> Paths;
			TestTrue(TEXT("can again"), FReimportManager::Instance()->CanReimport(Animation, &Paths));
			TestTrue(TEXT("from there"), Paths.Num() == 1 && Paths[0].EndsWith(TEXT("Moved/Take2.bin")));
			TestTrue(TEXT("the tag too"), ReimportSpecDetail::GetSourceTag(*Animation).Contains(TEXT("Take2.bin")));
		});
	It("uses the file given to Reimport With New File",
		[this]
		{
			TestTrue(TEXT("reimported"), Reimport(Sandbox->Write(TEXT("New.bin"), Second)));
			TestTrue(TEXT("bytes"), Animation->GetBytes() == Second);
		});
	It("offers itself for imported recordings only",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Recorded(NewObject<UMRInputAnimation>());
			TestFalse(TEXT("without a file"), FReimportManager::Instance()->CanReimport(Recorded.Get()));
			TestTrue(TEXT("with a file"), FReimportManager::Instance()->CanReimport(Animation));
		});
}

void FMRInputReimportSpec::DefineFailure()
{
	It("leaves the asset as it was when the file is bad",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			Animation->GetOutermost()->SetDirtyFlag(false);
			const FString Tag = ReimportSpecDetail::GetSourceTag(*Animation);
			Sandbox->Write(TEXT("Take.bin"), MRInputEditorTestFiles::CutInHalf(Second));
			const TArray<FMRInputLogLine> Lines =
				MRInputEditorImport::Listen([this] { TestFalse(TEXT("reimported"), Reimport()); });
			TestTrue(TEXT("bytes"), Animation->GetBytes() == First);
			TestFalse(TEXT("not to be saved"), Animation->GetOutermost()->IsDirty());
			TestEqual(TEXT("tag"), ReimportSpecDetail::GetSourceTag(*Animation), Tag);
			TestTrue(TEXT("an error with a link"),
				Lines.Num() == 1 && Lines[0].Severity == EMessageSeverity::Error && Lines[0].Asset == Animation);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("ends too early")), 1);
		});
	It("keeps the asset, without a message, when the user cancels",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			Sandbox->Write(TEXT("Take.bin"), Second);
			FMRInputCancellingUser User(1);
			const TGuardValue<FFeedbackContext*> Asking(GWarn, &User);
			const TArray<FMRInputLogLine> Lines =
				MRInputEditorImport::Listen([this] { TestFalse(TEXT("reimported"), Reimport()); });
			TestTrue(TEXT("bytes"), Animation->GetBytes() == First);
			TestEqual(TEXT("lines"), Lines.Num(), 0);
		});
	It("is undone as a whole inside a transaction",
		[this]
		{
			const TArray<uint8> Old = MRInputEditorTestFiles::MakeHeaderless();
			Animation = MRInputEditorImport::Import(*Sandbox, TEXT("Old.bin"), Old).Animation;
			Sandbox->Write(TEXT("Old.bin"), Second);
			{
				const FScopedTransaction Transaction(FText::FromString(TEXT("Reimport")));
				TestTrue(TEXT("reimported"), Reimport());
			}
			TestTrue(TEXT("the new file"), Animation->GetBytes() == Second);
			TestTrue(TEXT("undone"), GEditor->UndoTransaction(false));
			TestTrue(TEXT("the old file"), TArray<uint8>(UMRInputImportData::GetOriginal(*Animation)) == Old);
		});
	It("undoes a changed option",
		[this]
		{
			UMRInputImportData& Data = UMRInputImportData::FindOrAdd(*Animation);
			{
				const FScopedTransaction Transaction(FText::FromString(TEXT("Edit Repair")));
				Data.Modify();
				Data.bRepair = true;
			}
			TestTrue(TEXT("undone"), GEditor->UndoTransaction(false) && !Data.bRepair);
		});
	It("says what to do when the file is gone",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			IFileManager::Get().Delete(*(Sandbox->Folder / TEXT("Take.bin")));
			const TArray<FMRInputLogLine> Lines =
				MRInputEditorImport::Listen([this] { TestFalse(TEXT("reimported"), Reimport()); });
			TestTrue(TEXT("bytes"), Animation->GetBytes() == First);
			TestTrue(TEXT("a link"), Lines.Num() == 1 && Lines[0].Asset == Animation);
			TestTrue(TEXT("what to do"),
				Lines[0].Text.Contains(
					TEXT("does not exist. Restore it, or choose another one with Reimport With New File")));
		});
}

#endif
