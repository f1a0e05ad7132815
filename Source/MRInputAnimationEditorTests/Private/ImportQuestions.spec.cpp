// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetImportTask.h"
#include "AssetToolsModule.h"
#include "CoreGlobals.h"
#include "IAssetTools.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportOptions.h"
#include "Import/MRInputImportQuestion.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "Reports/MRInputReport.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Templates/UnrealTemplate.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace ImportQuestionsSpecDetail
{
IAssetTools& GetTools()
{
	return FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get();
}

TArray<UObject*> ImportByHand(const TArray<FString>& Paths, const FString& Content, UFactory* Factory = nullptr)
{
	return GetTools().ImportAssets(Paths, Content, Factory);
}

void Remember(const FMRInputImportSettings& Settings)
{
	GetMutableDefault<UMRInputImportOptions>()->SetSettings(Settings);
	GetMutableDefault<UMRInputImportOptions>()->SaveConfig();
}
} // namespace ImportQuestionsSpecDetail

BEGIN_DEFINE_SPEC(FMRInputImportQuestionsSpec, "MRInputAnimation.Editor.ImportQuestions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
TArray<uint8> Sample;
int32 Questions = 0;
EMRInputImportAnswer Answer = EMRInputImportAnswer::Cancel;

/** What was remembered before, to be restored. */
FMRInputImportSettings Remembered;

void DefineQuestions();
void DefineMemory();
void DefineTasks();
TArray<UObject*> RunTask(bool bAutomated, UMRInputImportOptions* Options);

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputImportQuestionsSpec)

void FMRInputImportQuestionsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			Questions = 0;
			Answer = EMRInputImportAnswer::Cancel;
			Remembered = GetDefault<UMRInputImportOptions>()->ToSettings();
			ImportQuestionsSpecDetail::Remember(FMRInputImportSettings());
			MRInputImportQuestion::SetAsk(
				[this](FMRInputImportSettings&)
				{
					++Questions;
					return Answer;
				});
		});
	AfterEach(
		[this]
		{
			MRInputImportQuestion::SetAsk(nullptr);
			ImportQuestionsSpecDetail::Remember(Remembered);
			Sandbox.Reset();
		});
	DefineQuestions();
	DefineMemory();
	DefineTasks();
}

TArray<UObject*> FMRInputImportQuestionsSpec::RunTask(bool bAutomated, UMRInputImportOptions* Options)
{
	const TStrongObjectPtr<UAssetImportTask> Task(NewObject<UAssetImportTask>());
	Task->Filename = Sandbox->Write(TEXT("Take.bin"), MRInputEditorTestFiles::MakeFaulty());
	Task->DestinationPath = Sandbox->Content;
	Task->Options = Options;
	Task->bAutomated = bAutomated;
	ImportQuestionsSpecDetail::GetTools().ImportAssetTasks({Task.Get()});
	return Task->GetObjects();
}

void FMRInputImportQuestionsSpec::DefineQuestions()
{
	It("asks the user for each file, until Import All",
		[this]
		{
			const TArray<FString> Paths = {Sandbox->Write(TEXT("A.bin"), Sample), Sandbox->Write(TEXT("B.bin"), Sample),
				Sandbox->Write(TEXT("C.bin"), Sample)};
			Answer = EMRInputImportAnswer::Import;
			TestEqual(TEXT("made"), ImportQuestionsSpecDetail::ImportByHand(Paths, Sandbox->Content).Num(), 3);
			TestEqual(TEXT("questions"), Questions, 3);
			Answer = EMRInputImportAnswer::ImportAll;
			TestEqual(TEXT("made again"), ImportQuestionsSpecDetail::ImportByHand(Paths, Sandbox->Content).Num(), 3);
			TestEqual(TEXT("one question more"), Questions, 4);
			ImportQuestionsSpecDetail::ImportByHand(Paths, Sandbox->Content);
			TestEqual(TEXT("asks again the next time"), Questions, 5);
		});
	It("uses the answers of Import All for all",
		[this]
		{
			MRInputImportQuestion::SetAsk(
				[](FMRInputImportSettings& Settings)
				{
					Settings.bStartAtZero = true;
					return EMRInputImportAnswer::ImportAll;
				});
			const TArray<uint8> Late = MRInputEditorTestFiles::MakeFaulty();
			const TArray<UObject*> Made = ImportQuestionsSpecDetail::ImportByHand(
				{Sandbox->Write(TEXT("A.bin"), Late), Sandbox->Write(TEXT("B.bin"), Late)}, Sandbox->Content);
			for (const UObject* One : Made)
			{
				const float Start = CastChecked<UMRInputAnimation>(One)->GetStartTime();
				TestEqual(One->GetName(), Start, 0.0f, 1e-4f);
			}
			TestEqual(TEXT("made"), Made.Num(), 2);
		});
	It("shows no dialog while an unattended script runs",
		[this]
		{
			const TGuardValue<bool> Unattended(GIsRunningUnattendedScript, true);
			const FString Path = Sandbox->Write(TEXT("A.bin"), Sample);
			TestEqual(TEXT("made"), ImportQuestionsSpecDetail::ImportByHand({Path}, Sandbox->Content).Num(), 1);
			TestEqual(TEXT("questions"), Questions, 0);
		});
}

void FMRInputImportQuestionsSpec::DefineMemory()
{
	It("remembers the answers for the next time, but none of a cancelled import",
		[this]
		{
			FMRInputImportSettings Shown;
			const FString Path = Sandbox->Write(TEXT("A.bin"), Sample);
			const auto Import = [&](EMRInputImportAnswer WithAnswer)
			{
				MRInputImportQuestion::SetAsk(
					[&Shown, WithAnswer](FMRInputImportSettings& Settings)
					{
						Shown = Settings;
						Settings.bRepair = true;
						Settings.bCreateCurves = true;
						return WithAnswer;
					});
				ImportQuestionsSpecDetail::ImportByHand({Path}, Sandbox->Content);
			};
			Import(EMRInputImportAnswer::Cancel);
			Import(EMRInputImportAnswer::Import);
			TestFalse(TEXT("of the cancelled one"), Shown.bRepair || Shown.bCreateCurves);
			GetMutableDefault<UMRInputImportOptions>()->ReloadConfig(); // as the next start of the editor does
			Import(EMRInputImportAnswer::Cancel);
			TestTrue(TEXT("of the other one"), Shown.bRepair && Shown.bCreateCurves && !Shown.bStartAtZero);
		});
	It("forgets Import All when the import is over, though the factory stays",
		[this]
		{
			const TStrongObjectPtr<UFactory> Factory(NewObject<UMRInputAnimationFactory>());
			const TArray<FString> Paths = {
				Sandbox->Write(TEXT("A.bin"), Sample), Sandbox->Write(TEXT("B.bin"), Sample)};
			Answer = EMRInputImportAnswer::ImportAll;
			ImportQuestionsSpecDetail::ImportByHand(Paths, Sandbox->Content, Factory.Get());
			TestEqual(TEXT("once for both"), Questions, 1);
			ImportQuestionsSpecDetail::ImportByHand(Paths, Sandbox->Content, Factory.Get());
			TestEqual(TEXT("again"), Questions, 2);
		});
}

void FMRInputImportQuestionsSpec::DefineTasks()
{
	It("shows no dialog for an automated task, and keeps every byte",
		[this]
		{
			FMRInputImportSettings Late;
			Late.bStartAtZero = true;
			ImportQuestionsSpecDetail::Remember(Late);
			const TArray<UObject*> Made = RunTask(true, nullptr);
			TestEqual(TEXT("questions"), Questions, 0);
			TestTrue(TEXT("bytes"),
				Made.Num() == 1 &&
					CastChecked<UMRInputAnimation>(Made[0])->GetBytes() == MRInputEditorTestFiles::MakeFaulty());
		});
	It("shows no dialog for a task with its own options",
		[this]
		{
			const TStrongObjectPtr<UMRInputImportOptions> Options(NewObject<UMRInputImportOptions>());
			Options->bStartAtZero = true;
			const TArray<UObject*> Made = RunTask(false, Options.Get());
			TestEqual(TEXT("questions"), Questions, 0);
			TestTrue(TEXT("moved to zero"),
				Made.Num() == 1 && FMath::Abs(CastChecked<UMRInputAnimation>(Made[0])->GetStartTime()) < 1e-4f);
		});
	It("asks the user for a task without options",
		[this]
		{
			TestEqual(TEXT("made"), RunTask(false, nullptr).Num(), 0);
			TestEqual(TEXT("questions"), Questions, 1);
		});
}

#endif
