// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputCommands.h"
#include "HAL/FileManager.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Tests/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputCommandsSpec, "MRInputAnimation.Editor.Commands",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
FString Folder;

EMRInputExitCode Check(const TArray<FString>& Switches);
void Write(const TCHAR* Name, const TArray<uint8>& Bytes);
END_DEFINE_SPEC(FMRInputCommandsSpec)

EMRInputExitCode FMRInputCommandsSpec::Check(const TArray<FString>& Switches)
{
	const TMap<FString, FString> Parameters = {{TEXT("Source"), Folder}};
	return MRInputCommands::Run(MRInputCommands::Parse({TEXT("Check")}, Switches, Parameters)).Code;
}

void FMRInputCommandsSpec::Write(const TCHAR* Name, const TArray<uint8>& Bytes)
{
	TestTrue(TEXT("written"), FFileHelper::SaveArrayToFile(Bytes, *FPaths::Combine(Folder, Name)));
}

void FMRInputCommandsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			IFileManager::Get().MakeDirectory(*Folder, true);
		});
	AfterEach([this] { IFileManager::Get().DeleteDirectory(*Folder, false, true); });

	It("says what a command line lacks",
		[this]
		{
			using FParameters = TMap<FString, FString>;
			const auto FindMistake = [](const TCHAR* Command, const FParameters& Parameters)
			{ return MRInputCommands::Parse({Command}, {}, Parameters).Mistake; };
			const FParameters Both = {{TEXT("Source"), TEXT("a")}, {TEXT("To"), TEXT("b")}};
			TestTrue(TEXT("complete"), FindMistake(TEXT("import"), Both).IsEmpty());
			TestFalse(TEXT("no such command"), FindMistake(TEXT("Dance"), Both).IsEmpty());
			TestFalse(TEXT("no source"), FindMistake(TEXT("Check"), {}).IsEmpty());
			TestFalse(TEXT("no place"), FindMistake(TEXT("Export"), {{TEXT("Source"), TEXT("a")}}).IsEmpty());
		});
	It("returns 0 for a sound folder and passes other files over",
		[this]
		{
			Write(TEXT("Good.bin"), MRInputEditorTestFiles::GetSample(TEXT("PressButton")));
			Write(TEXT("Other.bin"), {1, 2, 3});
			TestTrue(TEXT("fine"), Check({}) == EMRInputExitCode::Fine);
		});
	It("returns 1 for warnings if it is strict",
		[this]
		{
			Write(TEXT("Faulty.bin"), MRInputEditorTestFiles::MakeFaulty());
			TestTrue(TEXT("fine"), Check({}) == EMRInputExitCode::Fine);
			TestTrue(TEXT("strict"), Check({TEXT("Strict")}) == EMRInputExitCode::Problems);
		});
	It("returns 3 for a damaged file and for a folder without recordings",
		[this]
		{
			AddExpectedError(TEXT("There is no recording"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			TestTrue(TEXT("empty"), Check({}) == EMRInputExitCode::CannotReadOrWrite);
			const TArray<uint8> Whole = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			Write(TEXT("Cut.bin"), TArray<uint8>(Whole.GetData(), Whole.Num() / 2));
			TestTrue(TEXT("damaged"), Check({}) == EMRInputExitCode::CannotReadOrWrite);
		});
}

#endif
