// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetExportTask.h"
#include "AssetToolsModule.h"
#include "EditorReimportHandler.h"
#include "Export/MRInputAnimationExporter.h"
#include "Exporters/Exporter.h"
#include "IAssetTools.h"
#include "Import/MRInputImportOptions.h"
#include "Import/MRInputImportQuestion.h"
#include "Logging/MessageLog.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "Reports/MRInputReport.h"
#include "Support/MRInputEditorTestFiles.h"
#include "UObject/StrongObjectPtr.h"

BEGIN_DEFINE_SPEC(FMRInputImportCallsSpec, "MRInputAnimation.Editor.ImportCalls",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;
TArray<uint8> Sample;
EMRInputImportAnswer Answer = EMRInputImportAnswer::Cancel;

TArray<UObject*> ImportByHand(const TArray<FString>& Paths) const;

/** Odd recordings are its subject: warnings of the plugin are expected. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputImportCallsSpec)

TArray<UObject*> FMRInputImportCallsSpec::ImportByHand(const TArray<FString>& Paths) const
{
	return FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools"))
		.Get()
		.ImportAssets(Paths, Sandbox->Content);
}

void FMRInputImportCallsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			MRInputImportQuestion::SetAsk([this](FMRInputImportSettings&) { return Answer; });
		});
	AfterEach(
		[this]
		{
			MRInputImportQuestion::SetAsk(nullptr);
			Sandbox.Reset();
		});
	It("shows one notification for any number of files with warnings",
		[this]
		{
			AddExpectedError(TEXT("ends too early"), EAutomationExpectedErrorFlags::Contains, 1);
			Answer = EMRInputImportAnswer::ImportAll;
			const TArray<FText>& Calls = UE::Host::MessageLogRecord(MRInputReport::LogName).Notifications;
			int32 Before = Calls.Num();
			TArray<FString> Paths;
			for (const TCHAR* Name : {TEXT("A.bin"), TEXT("B.bin")})
			{
				Paths.Add(Sandbox->Write(Name, MRInputEditorTestFiles::MakeFaulty()));
			}
			ImportByHand(Paths);
			TestEqual(TEXT("of warnings"), Calls.Num() - Before, 1);
			Before = Calls.Num();
			Paths.Add(Sandbox->Write(TEXT("C.bin"), MRInputEditorTestFiles::CutInHalf(Sample)));
			TestEqual(TEXT("imported"), ImportByHand(Paths).Num(), 2);
			TestEqual(TEXT("of warnings and an error"), Calls.Num() - Before, 1);
		});
	It("shows no notification for files without warnings",
		[this]
		{
			Answer = EMRInputImportAnswer::ImportAll;
			const TArray<FText>& Calls = UE::Host::MessageLogRecord(MRInputReport::LogName).Notifications;
			const int32 Before = Calls.Num();
			ImportByHand({Sandbox->Write(TEXT("A.bin"), Sample),
				Sandbox->Write(TEXT("B.bin"), MRInputEditorTestFiles::MakeHeaderless())});
			TestEqual(TEXT("calls"), Calls.Num() - Before, 0);
		});
	It("shows a notification after a reimport and an export with warnings",
		[this]
		{
			Answer = EMRInputImportAnswer::Import;
			const FString Path = Sandbox->Write(TEXT("A.bin"), MRInputEditorTestFiles::GetSample(TEXT("BezierReach")));
			const TArray<UObject*> Made = ImportByHand({Path});
			const TArray<FText>& Calls = UE::Host::MessageLogRecord(MRInputReport::LogName).Notifications;
			int32 Before = Calls.Num();
			const TStrongObjectPtr<UAssetExportTask> Task(NewObject<UAssetExportTask>());
			Task->Object = Made[0];
			Task->Filename = Sandbox->Folder / TEXT("A.mrtk11");
			TestTrue(TEXT("exported"), UExporter::RunAssetExportTask(Task.Get()));
			TestEqual(TEXT("of losses"), Calls.Num() - Before, 1);
			Before = Calls.Num();
			AddExpectedError(TEXT("a folder of that name is in the way"), EAutomationExpectedErrorFlags::Contains, 1);
			Task->Filename = Sandbox->Folder;
			Task->Exporter = NewObject<UMRInputAnimationExporter>();
			TestFalse(TEXT("exported"), UExporter::RunAssetExportTask(Task.Get()));
			TestEqual(TEXT("of a failure"), Calls.Num() - Before, 1);
			Before = Calls.Num();
			Sandbox->Write(TEXT("A.bin"), MRInputEditorTestFiles::MakeFaulty());
			TestTrue(TEXT("reimported"), FReimportManager::Instance()->Reimport(Made[0], false, false));
			TestEqual(TEXT("of warnings"), Calls.Num() - Before, 1);
		});
}
