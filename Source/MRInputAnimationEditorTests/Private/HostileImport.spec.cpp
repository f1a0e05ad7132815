// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Details/MRInputSummary.h"
#include "Export/MRInputExporting.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputHostileRecordings.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputOwnLog.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputHostileImportSpec, "MRInputAnimation.Editor.HostileImport",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;

/** While it is there, findings that are logged as warnings do not fail the test. */
TUniquePtr<FMRInputOwnLog> OwnLog;
virtual bool SuppressLogErrors() override
{
	return OwnLog.IsValid();
}
virtual bool SuppressLogWarnings() override
{
	return OwnLog.IsValid();
}

/** Imports each hostile recording and calls `Work` with the result. */
void ForEach(const FMRInputImportSettings& Settings,
	TFunctionRef<void(const MRInputHostileRecordings::FFile& File, UMRInputAnimation& Animation)> Work);
END_DEFINE_SPEC(FMRInputHostileImportSpec)

void FMRInputHostileImportSpec::ForEach(const FMRInputImportSettings& Settings,
	TFunctionRef<void(const MRInputHostileRecordings::FFile& File, UMRInputAnimation& Animation)> Work)
{
	int32 Number = 0;
	for (const MRInputHostileRecordings::FFile& File : MRInputHostileRecordings::GetAll(*this))
	{
		const FString Name = FString::Printf(TEXT("Hostile%d.bin"), ++Number);
		const FMRInputImportResult Result = MRInputEditorImport::Import(*Sandbox, Name, File.Bytes, Settings);
		TSet<FString> Texts;
		for (const FMRInputLogLine& Line : Result.Lines)
		{
			TestFalse(
				FString::Printf(TEXT("'%s' is reported twice: %s"), *File.Name, *Line.Text), Texts.Contains(Line.Text));
			Texts.Add(Line.Text);
		}
		if (TestNotNull(FString::Printf(TEXT("'%s' is imported"), *File.Name), Result.Animation))
		{
			Work(File, *Result.Animation);
		}
	}
}

void FMRInputHostileImportSpec::Define()
{
	BeforeEach(
		[this]
		{
			Sandbox = MakeUnique<FMRInputTestSandbox>();
			OwnLog = MakeUnique<FMRInputOwnLog>();
		});
	AfterEach(
		[this]
		{
			OwnLog.Reset();
			Sandbox.Reset();
		});

	It("imports a hostile recording and exports the same bytes",
		[this]
		{
			ForEach(FMRInputImportSettings(),
				[this](const MRInputHostileRecordings::FFile& File, UMRInputAnimation& Animation)
				{
					TestTrue(File.Name, Animation.GetBytes() == File.Bytes);
					FMRInputExported Exported;
					TestTrue(File.Name, MRInputExporting::Write(Animation, EMRInputExportFormat::Original, Exported));
					TestTrue(FString::Printf(TEXT("'%s' is exported"), *File.Name), Exported.Bytes == File.Bytes);
				});
		});

	It("repairs a hostile recording into one that can be read, in each format",
		[this]
		{
			FMRInputImportSettings Settings;
			Settings.bRepair = true;
			Settings.bStartAtZero = true;
			Settings.bCreateCurves = true;
			ForEach(Settings,
				[this](const MRInputHostileRecordings::FFile& File, UMRInputAnimation& Animation)
				{
					for (const EMRInputExportFormat Format :
						{EMRInputExportFormat::Mrtk10, EMRInputExportFormat::Mrtk11})
					{
						FMRInputExported Exported;
						FMRInputError Error;
						UMRInputAnimation* Again = NewObject<UMRInputAnimation>();
						TestTrue(File.Name,
							MRInputExporting::Write(Animation, Format, Exported) &&
								Again->SetBytes(Exported.Bytes, File.Name, Error));
					}
				});
		});

	It("describes a hostile recording",
		[this]
		{
			ForEach(FMRInputImportSettings(),
				[this](const MRInputHostileRecordings::FFile& File, UMRInputAnimation& Animation)
				{
					const FMRInputRecordingData& Data = *FMRInputAccess::GetData(Animation);
					TestTrue(File.Name, MRInputSummary::MakeRows(Data, FString()).Num() > 0);
					MRInputSummary::GroupFindings(Data.GetView());
				});
		});

	It("puts a hostile recording on a track, as a section of sound length",
		[this]
		{
			const FMRInputTestStage Stage;
			ForEach(FMRInputImportSettings(),
				[this, &Stage](const MRInputHostileRecordings::FFile& File, UMRInputAnimation& Animation)
				{
					const UMovieSceneMRInputSection* Section =
						MRInputTrackAdding::AddSection(Stage.GetTrack(), Animation, FFrameNumber(0));
					TestTrue(File.Name, Section && Section->GetInclusiveStartFrame() < Section->GetExclusiveEndFrame());
				});
		});
}

#endif
