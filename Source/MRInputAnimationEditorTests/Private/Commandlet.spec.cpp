// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputAnimationCommandlet.h"
#include "Commandlet/MRInputCommands.h"
#include "CoreGlobals.h"
#include "Editor.h"
#include "Factories/Factory.h"
#include "GenericPlatform/GenericPlatformFile.h"
#include "HAL/PlatformFileManager.h"
#include "Import/MRInputImportOptions.h"
#include "Import/MRInputImportQuestion.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Subsystems/ImportSubsystem.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputOwnLog.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace CommandletSpecDetail
{
template <typename CommandletType>
auto ExitsWithResult(const CommandletType& Commandlet, int)
	-> decltype(static_cast<bool>(Commandlet.UseCommandletResultAsExitCode))
{
	return Commandlet.UseCommandletResultAsExitCode;
}

/** Of engines that have no such choice. */
template <typename CommandletType>
bool ExitsWithResult(const CommandletType&, long)
{
	return true;
}
} // namespace CommandletSpecDetail

BEGIN_DEFINE_SPEC(FMRInputCommandletSpec, "MRInputAnimation.Editor.Commandlet",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
TArray<uint8> Sample;
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

void DefineUsage();
void DefineCheck();
void DefineImport();
void DefineExport();

/** The exit code; `<folder>` and `<content>` in the text become the place's. */
int32 Run(const TCHAR* Text) const;

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputCommandletSpec)

int32 FMRInputCommandletSpec::Run(const TCHAR* Text) const
{
	const FString Line =
		FString(Text).Replace(TEXT("<folder>"), *Sandbox->Folder).Replace(TEXT("<content>"), *Sandbox->Content);
	const TStrongObjectPtr<UMRInputAnimationCommandlet> Commandlet(NewObject<UMRInputAnimationCommandlet>());
	return Commandlet->Main(Line);
}

void FMRInputCommandletSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
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
			TestEqual(TEXT("questions"), Questions, 0);
			OwnLog.Reset();
			MRInputImportQuestion::SetAsk(nullptr);
			Sandbox.Reset();
		});
	DefineUsage();
	DefineCheck();
	DefineImport();
	DefineExport();
}

void FMRInputCommandletSpec::DefineUsage()
{
	It("returns 2 for a wrong command line, with every mistake, the usage and a summary",
		[this]
		{
			AddExpectedError(TEXT("Dance is not understood."), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("Import, Export or Check is expected."), EAutomationExpectedErrorFlags::Contains, 1);
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Dance -Source=<folder>")), 2);
			TestEqual(TEXT("usage"), Log.Count(TEXT("Usage:")), 1);
			TestEqual(TEXT("last line"), Log.Lines.Last(),
				FString(TEXT("MRInput: None: 0 done, 0 failed, 0 errors, 0 warnings, exit code 2")));
		});
	It("returns 0 for its help",
		[this]
		{
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("-Help")), 0);
			TestEqual(TEXT("usage"), Log.Count(TEXT("Usage:")), 1);
		});
}

void FMRInputCommandletSpec::DefineCheck()
{
	It("returns 0 for a sound folder and passes other files over",
		[this]
		{
			Sandbox->Write(TEXT("Good.bin"), Sample);
			Sandbox->Write(TEXT("Deep/Good.bin"), Sample);
			Sandbox->Write(TEXT("Other.bin"), {1, 2, 3});
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Check -Source=<folder>")), 0);
			TestTrue(TEXT("summary"), Log.Lines.Last().StartsWith(TEXT("MRInput: Check: 2 done, 0 failed, 0 errors")));
			TestEqual(TEXT("others"), Log.Count(TEXT("1 other .bin files")), 1);
			TestEqual(TEXT("usage"), Log.Count(TEXT("Usage:")), 0);
		});
	It("returns 1 for warnings if it is strict, with one line per kind",
		[this]
		{
			Sandbox->Write(TEXT("Faulty.bin"), MRInputEditorTestFiles::MakeFaulty());
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Check -Source=<folder>")), 0);
			TestEqual(TEXT("lines on flips"), Log.Count(TEXT("sign flip")), 1);
			TestEqual(TEXT("strict"), Run(TEXT("Check -Source=<folder> -Strict")), 1);
			Sandbox->Write(TEXT("Old/Old.bin"), MRInputEditorTestFiles::MakeHeaderless());
			TestEqual(TEXT("an old one"), Run(TEXT("Check -Source=<folder>/Old -Strict")), 1);
		});
	It("returns 1 for errors, and counts every place",
		[this]
		{
			const TArray<uint8> Damaged = MRInputEditorTestFiles::MakeDamaged();
			const int32 Count = MRInputImporting::Read(Damaged, TEXT("Take.bin"), FMRInputImportSettings())
									.Findings
									.FilterByPredicate([](const FMRInputFinding& Finding)
										{ return Finding.Severity == EMRInputSeverity::Error; })
									.Num();
			Sandbox->Write(TEXT("Damaged.bin"), Damaged);
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Check -Source=<folder>")), 1);
			TestTrue(TEXT("many"), Count > 1);
			TestTrue(TEXT("summary"), Log.Lines.Last().Contains(FString::Printf(TEXT(" %d errors, "), Count)));
			TestEqual(TEXT("lines"), Log.Count(TEXT("Damaged.bin: error: ")), 1);
		});
	It("returns 3 for good and bad files together, having looked at all",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			Sandbox->Write(TEXT("A.bin"), MRInputEditorTestFiles::CutInHalf(Sample));
			Sandbox->Write(TEXT("B.bin"), Sample);
			Sandbox->Write(TEXT("C.bin"), MRInputEditorTestFiles::MakeHeaderless());
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Check -Source=<folder>")), 3);
			TestTrue(TEXT("summary"), Log.Lines.Last().StartsWith(TEXT("MRInput: Check: 2 done, 1 failed")));
			TestEqual(TEXT("the old one"), Log.Count(TEXT("C.bin: warning: to be read it needs")), 1);
		});
	It("asks for an editor, and lets it exit with its code, whatever else was logged",
		[this]
		{
			const UMRInputAnimationCommandlet& Commandlet = *GetDefault<UMRInputAnimationCommandlet>();
			TestTrue(TEXT("editor"), Commandlet.IsEditor);
			TestTrue(TEXT("code"), CommandletSpecDetail::ExitsWithResult(Commandlet, 0));
		});
	It("returns 3 where there is nothing to check",
		[this]
		{
			AddExpectedError(TEXT("There is no recording in"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("There is no file"), EAutomationExpectedErrorFlags::Contains, 1);
			TestEqual(TEXT("an empty folder"), Run(TEXT("Check -Source=<folder>")), 3);
			TestEqual(TEXT("no folder"), Run(TEXT("Check -Source=<folder>/None.bin")), 3);
		});
	It("reports progress in a long folder",
		[this]
		{
			const TArray<uint8> Small = MRInputEditorTestFiles::MakeStream();
			for (int32 Number = 0; Number < 60; ++Number)
			{
				Sandbox->Write(FString::Printf(TEXT("Take%d.bin"), Number), Small);
			}
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Check -Source=<folder>")), 0);
			TestEqual(TEXT("lines"), Log.Count(TEXT(" of 60")), 2);
			TestTrue(TEXT("all of them"), Log.Lines.Last().Contains(TEXT("60 done, 0 failed")));
		});
	It("checks assets too",
		[this]
		{
			MRInputEditorImport::Import(*Sandbox, TEXT("A.bin"), Sample);
			MRInputEditorImport::Import(*Sandbox, TEXT("B.bin"), MRInputEditorTestFiles::MakeFaulty());
			TestEqual(TEXT("sound"), Run(TEXT("Check -Source=<content>/A")), 0);
			TestEqual(TEXT("strict"), Run(TEXT("Check -Source=<content>/A+<content>/B -Strict")), 1);
			AddExpectedError(TEXT("contains no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			UPackage* Package = CreatePackage(*(Sandbox->Content / TEXT("Empty")));
			NewObject<UMRInputAnimation>(Package, TEXT("Empty"), RF_Public | RF_Standalone);
			TestEqual(TEXT("without a recording"), Run(TEXT("Check -Source=<content>/Empty")), 3);
		});
}

void FMRInputCommandletSpec::DefineImport()
{
	It("imports a folder, saves it, and keeps files of one name apart",
		[this]
		{
			const TArray<uint8> Other = MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"));
			Sandbox->Write(TEXT("Take.bin"), Sample);
			Sandbox->Write(TEXT("Day 2/Take.bin"), Other);
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -Curves")), 0);
			TestEqual(TEXT("a line each"), Log.Count(TEXT("Take.bin -> ")), 2);
			TestTrue(TEXT("saved"), Sandbox->IsSaved(TEXT("Take")) && Sandbox->IsSaved(TEXT("Day_2/Take")));
			TestTrue(TEXT("curves saved"), Sandbox->IsSaved(TEXT("Take_Curves")));
			const UMRInputAnimation* First =
				FindObject<UMRInputAnimation>(nullptr, *(Sandbox->Content / TEXT("Take.Take")));
			const UMRInputAnimation* Second =
				FindObject<UMRInputAnimation>(nullptr, *(Sandbox->Content / TEXT("Day_2/Take.Take")));
			TestTrue(TEXT("the first"), First && First->GetBytes() == Sample);
			TestTrue(TEXT("the second"), Second && Second->GetBytes() == Other);
		});
	It("returns 3 for a bad file among good ones, and imports the good ones",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			Sandbox->Write(TEXT("Bad.bin"), MRInputEditorTestFiles::CutInHalf(Sample));
			Sandbox->Write(TEXT("Good.bin"), Sample);
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -NoSave")), 3);
			TestFalse(TEXT("the bad one"), Sandbox->HasAnything(TEXT("Bad")));
			TestTrue(TEXT("the good one"), Sandbox->HasAnything(TEXT("Good")));
			TestFalse(TEXT("not saved"), Sandbox->IsSaved(TEXT("Good")));
		});
	It("judges nothing that it imports, but counts it",
		[this]
		{
			AddExpectedError(TEXT("Repair, on import"), EAutomationExpectedErrorFlags::Contains, 0);
			Sandbox->Write(TEXT("Damaged.bin"), MRInputEditorTestFiles::MakeDamaged());
			const FMRInputOwnLog Log;
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -NoSave")), 0);
			TestFalse(TEXT("summary"), Log.Lines.Last().Contains(TEXT(" 0 errors")));
		});
	It("returns 3 for what is imported but cannot be saved",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			Sandbox->Write(TEXT("Take.bin"), Sample);
			Sandbox->BlockPackage(TEXT("Take"));
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content>")), 3);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("a folder of that name is in the way")), 1);
			TestTrue(TEXT("summary"), OwnLog->Lines.Last().StartsWith(TEXT("MRInput: Import: 0 done, 1 failed")));
			TestEqual(TEXT("unsaved"), Run(TEXT("Import -Source=<folder> -To=<content> -NoSave")), 0);
		});
	It("returns 3 for curves that cannot be saved",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			Sandbox->Write(TEXT("Take.bin"), Sample);
			Sandbox->BlockPackage(TEXT("Take_Curves"));
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -Curves")), 3);
			TestTrue(TEXT("why"), OwnLog->CountProblems(TEXT("a folder of that name is in the way")) > 0);
			TestTrue(TEXT("the recording"), Sandbox->IsSaved(TEXT("Take")));
		});
	It("returns 3 where something else has the name",
		[this]
		{
			OwnLog = MakeUnique<FMRInputOwnLog>();
			UPackage* Package = CreatePackage(*(Sandbox->Content / TEXT("Take")));
			NewObject<UMRInputImportOptions>(Package, TEXT("Take"), RF_Public | RF_Standalone);
			Sandbox->Write(TEXT("Take.bin"), Sample);
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -NoSave")), 3);
			TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("another kind has this name")), 1);
			TestTrue(TEXT("summary"), OwnLog->Lines.Last().Contains(TEXT("0 done, 1 failed")));
		});
	It("returns 3 where two files become one asset",
		[this]
		{
			AddExpectedError(TEXT("took the place of another file"), EAutomationExpectedErrorFlags::Contains, 1);
			Sandbox->Write(TEXT("Take 1.bin"), Sample);
			Sandbox->Write(TEXT("Take_1.bin"), MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")));
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -NoSave")), 3);
		});
	It("marks its imports as unattended",
		[this]
		{
			int32 Begun = 0;
			UImportSubsystem& Imports = *GEditor->GetEditorSubsystem<UImportSubsystem>();
			const FDelegateHandle Handle = Imports.OnAssetPreImport.AddLambda(
				[this, &Begun](UFactory* Factory, UClass*, UObject*, const FName&, const TCHAR*)
				{
					++Begun;
					TestTrue(TEXT("automated"), Factory->IsAutomatedImport());
					TestTrue(TEXT("unattended"), GIsRunningUnattendedScript);
				});
			Sandbox->Write(TEXT("Take.bin"), Sample);
			Run(TEXT("Import -Source=<folder> -To=<content> -NoSave"));
			Imports.OnAssetPreImport.Remove(Handle);
			TestEqual(TEXT("begun"), Begun, 1);
			TestFalse(TEXT("afterwards"), GIsRunningUnattendedScript);
		});
	It("repairs if requested",
		[this]
		{
			Sandbox->Write(TEXT("Late.bin"), MRInputEditorTestFiles::MakeFaulty());
			TestEqual(TEXT("exit code"), Run(TEXT("Import -Source=<folder> -To=<content> -StartAtZero -NoSave")), 0);
			const UMRInputAnimation* Late =
				FindObject<UMRInputAnimation>(nullptr, *(Sandbox->Content / TEXT("Late.Late")));
			TestTrue(TEXT("moved"), Late && FMath::Abs(Late->GetStartTime()) < 1e-4f);
		});
}

void FMRInputCommandletSpec::DefineExport()
{
	Describe("Export",
		[this]
		{
			BeforeEach([this] { MRInputEditorImport::Import(*Sandbox, TEXT("In/A.bin"), Sample); });
			It("exports assets, and returns 1 for losses if it is strict",
				[this]
				{
					const FMRInputOwnLog Log;
					TestEqual(TEXT("original"), Run(TEXT("Export -Source=<content>/A -To=<folder>/Out -Strict")), 0);
					TestEqual(TEXT("a line"), Log.Count(TEXT(" -> ")), 1);
					TestTrue(TEXT("same bytes"), Sandbox->Read(TEXT("Out/A.bin")) == Sample);
					TestEqual(TEXT("csv"), Run(TEXT("Export -Source=<content>/A -To=<folder>/Out -Format=csv")), 0);
					TestTrue(TEXT("written"), Sandbox->Read(TEXT("Out/A.csv")).Num() > 0);
					TestEqual(TEXT("strict"),
						Run(TEXT("Export -Source=<content>/A -To=<folder>/Out -Format=csv -Strict")), 1);
					TestTrue(
						TEXT("summary"), Log.Lines.Last().Contains(TEXT("1 done, 0 failed, 0 errors, 1 warnings")));
				});
			It("returns 3 for what cannot be written or is not there",
				[this]
				{
					OwnLog = MakeUnique<FMRInputOwnLog>();
					const FString Path = Sandbox->Write(TEXT("Out/A.bin"), {1});
					FPlatformFileManager::Get().GetPlatformFile().SetReadOnly(*Path, true);
					TestEqual(TEXT("protected"), Run(TEXT("Export -Source=<content>/A -To=<folder>/Out")), 3);
					TestTrue(TEXT("as it was"), Sandbox->Read(TEXT("Out/A.bin")).Num() == 1);
					FPlatformFileManager::Get().GetPlatformFile().SetReadOnly(*Path, false);
					TestEqual(TEXT("no asset"), Run(TEXT("Export -Source=<content>/None -To=<folder>/Out")), 3);
					TestEqual(TEXT("one of two"), Run(TEXT("Check -Source=<content>/A+<content>/None")), 3);
					TestEqual(TEXT("why"), OwnLog->CountProblems(TEXT("write-protected")), 1);
					TestTrue(TEXT("which"), OwnLog->CountProblems(TEXT("None")) > 0);
				});
			It("does not write one asset over another of that name",
				[this]
				{
					AddExpectedError(TEXT("from another of that name"), EAutomationExpectedErrorFlags::Contains, 1);
					Sandbox->Write(TEXT("Tree/Sub/A.bin"), MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")));
					Run(TEXT("Import -Source=<folder>/Tree -To=<content> -NoSave"));
					TestEqual(
						TEXT("exit code"), Run(TEXT("Export -Source=<content>/A+<content>/Sub/A -To=<folder>/Out")), 3);
					TestTrue(TEXT("the first one"), Sandbox->Read(TEXT("Out/A.bin")) == Sample);
				});
		});
}

#endif
