// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputClip.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "Mria/CurveId.h"
#include "Mria/LoopLine.h"
#include "Support/MRInputTestSequence.h"

#include <algorithm>
#include <cmath>
#include <random>

#if WITH_DEV_AUTOMATION_TESTS

namespace SequencerRandomSpecDetail
{

/** Numbers by chance that are the same every time. */
class FDice
{
public:
	explicit FDice(uint32 Seed)
		: Numbers(Seed)
	{
	}

	double Between(double Low, double High)
	{
		return Low + (High - Low) * static_cast<double>(Numbers()) / 4294967296.0;
	}
	int32 Below(int32 Count) { return static_cast<int32>(Numbers() % static_cast<uint32>(Count)); }
	bool Is(double Chance) { return Between(0.0, 1.0) < Chance; }

private:
	std::mt19937 Numbers;
};

/** The known movements with flags and markers anywhere, the whole somewhere in time. */
FMRInputAnimationPtr MakeRecording(FDice& Dice)
{
	mria::Recording Recording = MRInputTestRecordings::MakeKnown();
	for (const mria::Hand Hand : mria::kHands)
	{
		for (const mria::CurveId Curve : {mria::TrackedCurve(Hand), mria::PinchCurve(Hand)})
		{
			bool bIsOn = Dice.Is(0.5);
			TArray<MRInputTestRecordings::FFlagKey> Keys;
			for (double Time = 0.0; Time < 2.0; Time += Dice.Between(0.003, 0.6))
			{
				Keys.Add({static_cast<float>(Time), bIsOn});
				bIsOn = !bIsOn;
			}
			MRInputTestRecordings::SetFlag(Recording, Curve, Keys);
		}
	}
	Recording.markers.clear();
	for (double Time = 0.0; Time < 2.0; Time += Dice.Between(0.0, 1.0))
	{
		Recording.markers.push_back({static_cast<float>(Time), "m" + std::to_string(Recording.markers.size())});
	}
	MRInputTestRecordings::Delay(Recording, Dice.Is(0.5) ? 0.0f : static_cast<float>(Dice.Between(0.0, 50.0)));
	return MRInputTestRecordings::Make(Recording);
}

/** The core's player, taken along the same ways by the core's own arithmetic. */
class FWalk
{
public:
	FWalk(const UMovieSceneMRInputSection& Section)
		: Events(*Section.Animation, Section.bLoop ? mria::LoopMode::Loop : mria::LoopMode::Hold)
		, Clip(MRInputClip::Make(Section))
		, End(Section.GetExclusiveEndFrame())
		, bLoops(Section.bLoop)
	{
	}

	bool IsInside(FFrameTime Time) const { return Clip.start <= Time.GetFrame().Value && Time < End; }

	double PositionAt(FFrameTime Time) const
	{
		const double Position = Clip.PositionAt({std::max<int64>(Time.GetFrame().Value, Clip.start),
			Time.GetFrame().Value < Clip.start ? 0.0 : static_cast<double>(Time.GetSubFrame())});
		if (bLoops && Clip.rate < 0.0 && Position == Clip.range.end)
		{
			return std::nextafter(Position, Clip.range.start); // the end itself is the next round's start
		}
		return Time < End ? Position : Clip.PositionBefore(End.GetFrame().Value);
	}

	void Go(FFrameTime From, FFrameTime To)
	{
		const FFrameTime Start(FFrameNumber(static_cast<int32>(Clip.start)));
		if (std::max(From, To) < Start || (End <= From && End <= To))
		{
			return;
		}
		if (!bHasBegun)
		{
			Events.PlayFrom(PositionAt(From));
		}
		Events.AdvanceTo(PositionAt(To));
		bHasBegun = IsInside(To);
		if (!bHasBegun)
		{
			Events.Stop();
		}
	}

	FMRInputExpectedEvents Events;

private:
	mria::ClipTime Clip;
	FFrameTime End;
	bool bLoops = false;
	bool bHasBegun = false;
};

} // namespace SequencerRandomSpecDetail

BEGIN_DEFINE_SPEC(FMRInputSequencerRandomSpec, "MRInputAnimation.Sequencer.Random",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TStrongObjectPtr<UMRInputEventLog> Log;
FMRInputAnimationPtr Animation;

UMovieSceneMRInputSection& AddSection(SequencerRandomSpecDetail::FDice& Dice, FMRInputTestSequence& Sequence);
void Wander(SequencerRandomSpecDetail::FDice& Dice, FMRInputTestSequence& Sequence);

/** How far what is shown is from what the core samples there, in centimetres; far where a flag differs. */
double FindError(const SequencerRandomSpecDetail::FWalk& Walk, FFrameTime Time) const;
END_DEFINE_SPEC(FMRInputSequencerRandomSpec)

void FMRInputSequencerRandomSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Animation);
			Log = MRInputTestStage::Listen(*World);
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Animation);
			Log.Reset();
		});

	It("tells and shows what the core does, on any way through any section at any rate",
		[this]
		{
			using namespace SequencerRandomSpecDetail;
			const FFrameRate Ticks[] = {FFrameRate(24000, 1), FFrameRate(60000, 1), FFrameRate(24000, 1001),
				FFrameRate(30000, 1001), FFrameRate(60000, 1001), FFrameRate(25, 1), FFrameRate(240, 1)};
			for (uint32 Seed = 1; Seed <= 70 && !HasAnyErrors(); ++Seed)
			{
				FDice Dice(Seed);
				Animation = MakeRecording(Dice);
				FMRInputTestSequence Sequence(*World, 8.0, Ticks[Seed % UE_ARRAY_COUNT(Ticks)]);
				Wander(Dice, Sequence);
			}
		});
}

UMovieSceneMRInputSection& FMRInputSequencerRandomSpec::AddSection(
	SequencerRandomSpecDetail::FDice& Dice, FMRInputTestSequence& Sequence)
{
	const double Start = Dice.Between(0.5, 4.0);
	UMovieSceneMRInputSection& Section = Sequence.Add(Animation.Get(), Start, Start + 0.1 + Dice.Between(0.0, 3.5));
	Section.StartOffset = Sequence.ToTick(Dice.Is(0.5) ? 0.0 : Dice.Between(-1.0, 3.0));
	Section.PlayRate = Dice.Is(0.3) ? 1.0 : Dice.Between(0.1, 4.0) * (Dice.Is(0.4) ? -1.0 : 1.0);
	Section.bLoop = Dice.Is(0.5);
	return Section;
}

double FMRInputSequencerRandomSpec::FindError(const SequencerRandomSpecDetail::FWalk& Walk, FFrameTime Time) const
{
	const mria::Player& Player = Walk.Events.GetPlayer();
	const mria::LoopLine& Line = Player.Line();
	const double Second = Line.PlaceAt(Line.OffsetOf(Walk.PositionAt(Time))).time;
	const FMRInputFrame Shown = World->GetPlayback().GetFrame();
	const FMRInputFrame Sampled = Animation->SampleAt(static_cast<float>(Second));
	double Error = FVector::Dist(Shown.Head.GetLocation(), Sampled.Head.GetLocation());
	for (const mria::Hand Hand : mria::kHands)
	{
		const bool bIsLeft = Hand == mria::Hand::Left;
		const FMRInputHandFrame& Its = bIsLeft ? Shown.LeftHand : Shown.RightHand;
		const FMRInputHandFrame& Wanted = bIsLeft ? Sampled.LeftHand : Sampled.RightHand;
		const bool bIsSame =
			Its.bIsTracked == Player.Input()[Hand].isTracked && Its.bIsPinching == Player.Input()[Hand].isPinching;
		Error = FMath::Max(
			Error, bIsSame ? FVector::Dist(Its.Keypoints[0].GetLocation(), Wanted.Keypoints[0].GetLocation()) : 1e9);
	}
	return Error;
}

void FMRInputSequencerRandomSpec::Wander(SequencerRandomSpecDetail::FDice& Dice, FMRInputTestSequence& Sequence)
{
	using namespace SequencerRandomSpecDetail;
	const double Rates[] = {23.976, 24.0, 25.0, 29.97, 30.0, 48.0, 50.0, 59.94, 60.0, 90.0, 120.0, 144.0, 240.0};
	const FFrameRate Ticks = Sequence.GetScene().GetTickResolution();
	Sequence.GetScene().SetDisplayRate(Ticks); // so that a frame is a tick, and goes to the player as it is
	const double Step = Ticks.AsDecimal() / Rates[Dice.Below(UE_ARRAY_COUNT(Rates))];
	FWalk Walk(AddSection(Dice, Sequence));
	Log->Events.Reset();
	Sequence.GetPlayer().Play();
	FFrameTime Last;
	double Farthest = 0.0;
	bool bIsForward = true;
	for (int32 Frame = 0; Frame < 200; ++Frame)
	{
		bIsForward = Dice.Is(0.06) ? !bIsForward : bIsForward;
		const double By = Step * (Dice.Is(0.8) ? 1 : Dice.Below(40)) * (bIsForward ? 1.0 : -1.0);
		const FFrameTime Time =
			FFrameTime::FromDecimal(FMath::Clamp(Last.AsDecimal() + By, 0.0, 7.9 * Ticks.AsDecimal()));
		Sequence.GetPlayer().SetPlaybackPosition(FMovieSceneSequencePlaybackParams(Time, EUpdatePositionMethod::Play));
		Walk.Go(Last, Time);
		const bool bIsStopped = World->GetPlayback().GetStatus() == EMRInputPlayStatus::Stopped;
		Farthest = FMath::Max(Farthest, Walk.IsInside(Time) ? FindError(Walk, Time) : bIsStopped ? 0.0 : 1e9);
		Last = Time;
	}
	Sequence.GetPlayer().Stop();
	if (Walk.IsInside(Last))
	{
		Walk.Events.Stop();
	}
	TestEqual(TEXT("the events"), *Log->Describe(), *Walk.Events.Describe());
	TestEqual(TEXT("how far it is from what the core samples"), Farthest, 0.0, 0.01);
}

#endif
