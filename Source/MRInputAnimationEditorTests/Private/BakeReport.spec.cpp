// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"
#include "Logging/MessageLog.h"
#include "MRInputAccess.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Reports/MRInputReport.h"
#include "Sequencer/MRInputBake.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeReportSpec, "MRInputAnimation.Editor.BakeReport",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;

void DefineErrors();
void DefineLosses();
static int32 CountWarnings();
/** A way to the right and back, 50 cm at its furthest after 1 s, without a key there. */
static TArray<uint8> MakeArc();
END_DEFINE_SPEC(FMRInputBakeReportSpec)

void FMRInputBakeReportSpec::Define()
{
	AfterEach([this] { Stage.Reset(); });
	DefineErrors();
	DefineLosses();
}

int32 FMRInputBakeReportSpec::CountWarnings()
{
	return FMessageLog(MRInputReport::LogName).NumMessages(EMessageSeverity::Warning);
}

TArray<uint8> FMRInputBakeReportSpec::MakeArc()
{
	mria::Keyframe First;
	First.outTangent = 1.0f;
	mria::Keyframe Last;
	Last.time = 2.0f;
	Last.inTangent = -1.0f;
	First.weightedMode = Last.weightedMode = mria::WeightedMode::None;
	return FMRInputBakeStage::MakeHead({First, Last});
}

void FMRInputBakeReportSpec::DefineErrors()
{
	It("has how far it is off between frames, where no key is",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(MakeArc(), FFrameRate(1, 2));
			Stage->Bake();
			TestEqual(TEXT("frames"), Stage->Report.FrameCount, 2);
			TestEqual(TEXT("at frames"), Stage->Report.PositionError, 0.0f, 1e-4f);
			TestEqual(TEXT("between"), Stage->Report.PositionErrorBetween, 50.0f, 1e-3f);
		});
	It("has how far it is off at a key between frames",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(
				FMRInputBakeStage::MakeHead({{0.0f, 0.0f}, {0.5f, 0.0f}, {0.51f, 1.0f}, {0.52f, 0.0f}, {2.0f, 0.0f}}),
				FFrameRate(1, 1));
			Stage->Bake();
			TestEqual(TEXT("at frames"), Stage->Report.PositionError, 0.0f, 1e-4f);
			TestEqual(TEXT("between"), Stage->Report.PositionErrorBetween, 100.0f, 1e-2f);
		});
	It("counts frames to what lies between them",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(MakeArc(), FFrameRate(1, 1));
			FMRInputBakeOptions Wide;
			Wide.PositionBound = 60.0f;
			Stage->Bake(Wide);
			TestEqual(TEXT("at frames"), Stage->Report.PositionError, 50.0f, 1e-3f);
			TestEqual(TEXT("in all"), Stage->Report.PositionErrorBetween, Stage->Report.PositionError);
		});
	It("is the same in a world of another scale, as are the keys",
		[this]
		{
			TArray<FMRInputBakeReport> Reports;
			for (const float Scale : {100.0f, 10.0f, 1000.0f})
			{
				Stage = MakeUnique<FMRInputBakeStage>(
					MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
				Stage->World->GetWorldSettings()->WorldToMeters = Scale;
				FMRInputBakeOptions Options;
				Options.PositionBound = 0.5f;
				Stage->Bake(Options);
				Reports.Add(Stage->Report);
				Reports.Last().Rig = nullptr;
				TestEqual(TEXT("keys"), Reports.Last().KeyCount, Reports[0].KeyCount);
				TestEqual(TEXT("at frames"), Reports.Last().PositionError, Reports[0].PositionError, 1e-4f);
				TestEqual(TEXT("between"), Reports.Last().PositionErrorBetween, Reports[0].PositionErrorBetween, 1e-4f);
			}
			TestTrue(TEXT("something is left out"), Reports[0].PositionError > 0.1f);
		});
}

void FMRInputBakeReportSpec::DefineLosses()
{
	It("is in the message log, with a warning where changes are lost",
		[this]
		{
			int32 Before = CountWarnings();
			Stage = MakeUnique<FMRInputBakeStage>(FMRInputBakeStage::MakePinching({0.5f, 1.0f}), FFrameRate(10, 1));
			Stage->Bake();
			TestEqual(TEXT("none without"), CountWarnings(), Before);
			Stage = MakeUnique<FMRInputBakeStage>(FMRInputBakeStage::MakePinching({0.52f, 0.57f}), FFrameRate(10, 1));
			Before = CountWarnings();
			AddExpectedError(TEXT("came and went between two frames"), EAutomationExpectedErrorFlags::Contains, 1);
			Stage->Bake();
			TestEqual(TEXT("one"), CountWarnings(), Before + 1);
		});
	It("counts losses up to the limit of integers",
		[this]
		{
			FMRInputBaked Baked;
			Baked.Flags.resize(2);
			Baked.Flags[0].lostChanges = 3.0;
			TestEqual(TEXT("some"), Baked.CountLostFlagChanges(), 3);
			Baked.Flags[1].lostChanges = 1e12;
			TestEqual(TEXT("all there are"), Baked.CountLostFlagChanges(), MAX_int32);
		});
}

#endif
