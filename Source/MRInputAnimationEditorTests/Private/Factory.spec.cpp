// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetRegistry/IAssetRegistry.h"
#include "AssetToolsModule.h"
#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Engine/CurveTable.h"
#include "HAL/FileManager.h"
#include "IAssetTools.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportData.h"
#include "Import/MRInputImportQuestion.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Misc/FeedbackContext.h"
#include "Subsystems/ImportSubsystem.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputOwnLog.h"
#include "Support/MRInputTestUser.h"
#include "Templates/UnrealTemplate.h"
#include "UObject/Package.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace FactorySpecDetail
{
TArray<UObject*> ImportByHand(const TArray<FString>& Paths, const FString& Content)
{
	return FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get().ImportAssets(Paths, Content);
}
} // namespace FactorySpecDetail

BEGIN_DEFINE_SPEC(FMRInputFactorySpec, "MRInputAnimation.Editor.Factory",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
TArray<uint8> Sample;
int32 Questions = 0;
EMRInputImportAnswer Answer = EMRInputImportAnswer::Cancel;

/**
 * While it is there, only the plugin's own messages are looked at.
 * UNCONFIRMED(tests-suppress-log-errors): A test that overrides SuppressLogErrors hides log errors from its result.
 */
TUniquePtr<FMRInputOwnLog> OwnLog;
virtual bool SuppressLogErrors() override
{
	return OwnLog.IsValid();
}
virtual bool SuppressLogWarnings() override
{
	return OwnLog.IsValid();
}

/** Assets that the registry and the editor were notified of, and the number of notifications before imports. */
TArray<FString> Registered;
TArray<UObject*> Notified;
int32 Begun = 0;
FDelegateHandle RegisteredHandle;
FDelegateHandle NotifiedHandle;
FDelegateHandle BegunHandle;

void Begin();
void End();
void DefineTaking();
void DefineImport();
void DefineTable();
void DefineCancel();
void DefineFailure();
void CheckNothingOf(const TCHAR* Name);

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputFactorySpec)

void FMRInputFactorySpec::Begin()
{
	Sandbox = MakeUnique<FMRInputTestSandbox>();
	Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
	Questions = 0;
	Answer = EMRInputImportAnswer::Cancel;
	Registered.Reset();
	Notified.Reset();
	Begun = 0;
	RegisteredHandle = IAssetRegistry::Get()->OnInMemoryAssetCreated().AddLambda(
		[this](UObject* Asset) { Registered.Add(Asset->GetName()); });
	UImportSubsystem& Imports = *GEditor->GetEditorSubsystem<UImportSubsystem>();
	NotifiedHandle = Imports.OnAssetPostImport.AddLambda([this](UFactory*, UObject* Made) { Notified.Add(Made); });
	BegunHandle = Imports.OnAssetPreImport.AddLambda(
		[this](UFactory*, UClass*, UObject*, const FName&, const TCHAR*) { ++Begun; });
	MRInputImportQuestion::SetAsk(
		[this](FMRInputImportSettings&)
		{
			++Questions;
			return Answer;
		});
}

void FMRInputFactorySpec::End()
{
	OwnLog.Reset();
	MRInputImportQuestion::SetAsk(nullptr);
	GEditor->GetEditorSubsystem<UImportSubsystem>()->OnAssetPostImport.Remove(NotifiedHandle);
	GEditor->GetEditorSubsystem<UImportSubsystem>()->OnAssetPreImport.Remove(BegunHandle);
	IAssetRegistry::Get()->OnInMemoryAssetCreated().Remove(RegisteredHandle);
	Sandbox.Reset();
}

void FMRInputFactorySpec::CheckNothingOf(const TCHAR* Name)
{
	TestFalse(FString(Name) + TEXT(": object or package"), Sandbox->HasAnything(Name));
	TestFalse(FString(Name) + TEXT(": registry entry"), Registered.Contains(Name));
}

void FMRInputFactorySpec::Define()
{
	BeforeEach([this] { Begin(); });
	AfterEach([this] { End(); });
	DefineTaking();
	DefineImport();
	DefineTable();
	DefineCancel();
	DefineFailure();
}

void FMRInputFactorySpec::DefineTaking()
{
	It("accepts recordings and ignores other files",
		[this]
		{
			UMRInputAnimationFactory* Factory = GetMutableDefault<UMRInputAnimationFactory>();
			TestTrue(TEXT("a recording"), Factory->FactoryCanImport(Sandbox->Write(TEXT("A.bin"), Sample)));
			TestTrue(TEXT("an old one"),
				Factory->FactoryCanImport(Sandbox->Write(TEXT("B.bin"), MRInputEditorTestFiles::MakeHeaderless())));
			TestTrue(TEXT("a stream"),
				Factory->FactoryCanImport(Sandbox->Write(TEXT("S.bin"), MRInputEditorTestFiles::MakeStream())));
			const FString Other = Sandbox->Write(TEXT("C.bin"), {1, 2, 3, 4, 5, 6, 7, 8, 9});
			TestFalse(TEXT("another"), Factory->FactoryCanImport(Other));
			TestFalse(TEXT("another extension"), Factory->FactoryCanImport(Sandbox->Write(TEXT("D.dat"), Sample)));
			TestFalse(TEXT("none"), Factory->FactoryCanImport(Sandbox->Folder / TEXT("None.bin")));
			TestTrue(TEXT("not kept open"), IFileManager::Get().Delete(*Other));
		});
	It("is found for recordings by the editor itself",
		[this]
		{
			Answer = EMRInputImportAnswer::Import;
			const TArray<UObject*> Made =
				FactorySpecDetail::ImportByHand({Sandbox->Write(TEXT("Take.bin"), Sample)}, Sandbox->Content);
			if (TestEqual(TEXT("made"), Made.Num(), 1))
			{
				TestTrue(TEXT("a recording"), Made[0]->IsA<UMRInputAnimation>());
				TestTrue(TEXT("can be undone"), Made[0]->HasAnyFlags(RF_Transactional));
				TestTrue(TEXT("notified the editor"), Notified == Made);
				TestTrue(TEXT("before too"), Begun == 1);
			}
		});
}

void FMRInputFactorySpec::DefineImport()
{
	It("imports by script without a question, byte by byte",
		[this]
		{
			const FMRInputImportResult Result = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample);
			TestTrue(TEXT("bytes"), Result.Animation && Result.Animation->GetBytes() == Sample);
			TestEqual(TEXT("questions"), Questions, 0);
		});
	It("fills the recording that has the name already",
		[this]
		{
			UMRInputAnimation* First = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample).Animation;
			const TArray<uint8> Other = MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"));
			UMRInputAnimation* Second = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Other).Animation;
			TestTrue(TEXT("the same"), First && First == Second);
			TestTrue(TEXT("other bytes"), Second && Second->GetBytes() == Other);
		});
	It("lists findings in the message log, one line per kind, with a link to the asset",
		[this]
		{
			const FMRInputImportResult Result =
				MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), MRInputEditorTestFiles::MakeFaulty());
			const TArray<FMRInputLogLine> Flips = Result.Lines.FilterByPredicate(
				[](const FMRInputLogLine& Line) { return Line.Text.Contains(TEXT("sign flip")); });
			if (TestEqual(TEXT("lines on flips"), Flips.Num(), 1))
			{
				TestTrue(TEXT("a link"), Flips[0].Asset == Result.Animation);
				TestTrue(TEXT("a warning"), Flips[0].Severity == EMessageSeverity::Warning);
			}
			TestTrue(TEXT("few lines"), Result.Lines.Num() < 6);
		});
	It("reports findings with their severity, and changes as information",
		[this]
		{
			const auto CheckLine = [this](
									   const TArray<uint8>& Bytes, const TCHAR* Part, EMessageSeverity::Type Severity)
			{
				const FMRInputImportResult Result = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Bytes);
				const FMRInputLogLine* Found = Result.Lines.FindByPredicate(
					[Part](const FMRInputLogLine& Line) { return Line.Text.Contains(Part); });
				TestTrue(Part, Found && Found->Severity == Severity && Found->Asset == Result.Animation);
			};
			AddExpectedError(
				TEXT("Repair, on import or in the asset's details"), EAutomationExpectedErrorFlags::Contains, 0);
			CheckLine(MRInputEditorTestFiles::MakeDamaged(), TEXT("Repair, on import"), EMessageSeverity::Error);
			CheckLine(MRInputEditorTestFiles::MakeHeaderless(), TEXT("Changed on import:"), EMessageSeverity::Info);
		});
}

void FMRInputFactorySpec::DefineTable()
{
	It("creates the curve table at once if requested, and saves it with the recording",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bCreateCurves = true;
			const UMRInputAnimation* Animation =
				MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample, Settings, true).Animation;
			const UCurveTable* Table =
				FindObject<UCurveTable>(nullptr, *(Sandbox->Content / TEXT("Take_Curves.Take_Curves")));
			if (TestNotNull(TEXT("recording"), Animation) && TestNotNull(TEXT("table"), Table))
			{
				TestEqual(TEXT("rows"), Table->GetRichCurveRowMap().Num(), Animation->GetCurveNames().Num());
			}
			TestTrue(TEXT("recording saved"), Sandbox->IsSaved(TEXT("Take")));
			TestTrue(TEXT("table saved"), Sandbox->IsSaved(TEXT("Take_Curves")));
			MRInputEditorImport::Import(*Sandbox, TEXT("Other.bin"), Sample, Settings);
			TestTrue(TEXT("another table"), Sandbox->HasAnything(TEXT("Other_Curves")));
			TestFalse(TEXT("saved without being asked"), Sandbox->IsSaved(TEXT("Other_Curves")));
		});
	It("reports that the table cannot be saved, and keeps the recording",
		[this]
		{
			AddExpectedError(TEXT("a folder of that name is in the way"), EAutomationExpectedErrorFlags::Contains, 1);
			Sandbox->BlockPackage(TEXT("Take_Curves"));
			FMRInputImportSettings Settings;
			Settings.bCreateCurves = true;
			const FMRInputImportResult Result =
				MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample, Settings, true);
			TestTrue(TEXT("recording saved"), Result.Animation && Sandbox->IsSaved(TEXT("Take")));
			TestTrue(TEXT("an error with a link"),
				Result.Lines.ContainsByPredicate([&Result](const FMRInputLogLine& Line)
					{ return Line.Severity == EMessageSeverity::Error && Line.Asset == Result.Animation; }));
		});
	It("creates no table for a recording without keys, and reports no error",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bCreateCurves = true;
			const FMRInputImportResult Result =
				MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), MRInputEditorTestFiles::MakeEmpty(), Settings);
			TestTrue(TEXT("recording"), Result.Animation && Result.Animation->HasRecording());
			TestFalse(TEXT("table"), Sandbox->HasAnything(TEXT("Take_Curves")));
			TestFalse(TEXT("complaints"),
				Result.Lines.ContainsByPredicate(
					[](const FMRInputLogLine& Line) { return Line.Severity != EMessageSeverity::Info; }));
		});
}

void FMRInputFactorySpec::DefineCancel()
{
	It("makes nothing of what was cancelled in the dialog, nor of what follows",
		[this]
		{
			const TArray<FString> Paths = {
				Sandbox->Write(TEXT("A.bin"), Sample), Sandbox->Write(TEXT("B.bin"), Sample)};
			TestEqual(TEXT("made"), FactorySpecDetail::ImportByHand(Paths, Sandbox->Content).Num(), 0);
			TestEqual(TEXT("questions"), Questions, 1);
			CheckNothingOf(TEXT("A"));
			CheckNothingOf(TEXT("B"));
			TestTrue(TEXT("notified the editor"), Notified == TArray<UObject*>{nullptr});
		});
	It("can be cancelled by the progress bar, and keeps what was done before",
		[this]
		{
			Answer = EMRInputImportAnswer::ImportAll;
			const TArray<FString> Paths = {Sandbox->Write(TEXT("A.bin"), Sample), Sandbox->Write(TEXT("B.bin"), Sample),
				Sandbox->Write(TEXT("C.bin"), Sample)};
			FMRInputCancellingUser User(4); // asked twice a file: when B is read
			const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
			const TArray<UObject*> Made = FactorySpecDetail::ImportByHand(Paths, Sandbox->Content);
			TestTrue(TEXT("the first one"), Made.Num() == 1 && Made[0]->GetName() == TEXT("A"));
			CheckNothingOf(TEXT("B"));
			CheckNothingOf(TEXT("C"));
		});
}

void FMRInputFactorySpec::DefineFailure()
{
	It("leaves nothing behind when it fails, and continues with the next",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			Answer = EMRInputImportAnswer::ImportAll;
			const TArray<FString> Paths = {Sandbox->Write(TEXT("Cut.bin"), MRInputEditorTestFiles::CutInHalf(Sample)),
				Sandbox->Write(TEXT("Good.bin"), Sample)};
			const TArray<UObject*> Made = FactorySpecDetail::ImportByHand(Paths, Sandbox->Content);
			TestTrue(TEXT("the good one"), Made.Num() == 1 && Made[0]->GetName() == TEXT("Good"));
			CheckNothingOf(TEXT("Cut"));
			TestTrue(TEXT("notified the editor"), Notified.Num() == 2 && !Notified[0]);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("ends too early")), 1);
		});
	It("leaves the asset that was there as it was when it fails",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			const UMRInputAnimation* Before = MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample).Animation;
			const TArray<uint8> Half = MRInputEditorTestFiles::CutInHalf(Sample);
			TestNull(TEXT("failed"), MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Half).Animation);
			TestTrue(TEXT("as it was"), Before && Before->GetBytes() == Sample);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("ends too early")), 1);
		});
	It("replaces nothing of another kind",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			UPackage* Package = CreatePackage(*(Sandbox->Content / TEXT("Take")));
			const UCurveFloat* Curve = NewObject<UCurveFloat>(Package, TEXT("Take"), RF_Public | RF_Standalone);
			TestNull(TEXT("failed"), MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Sample).Animation);
			TestTrue(TEXT("still there"),
				FindObject<UCurveFloat>(nullptr, *(Sandbox->Content / TEXT("Take.Take"))) == Curve);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("an asset of another kind has this name")), 1);
		});
}

#endif
