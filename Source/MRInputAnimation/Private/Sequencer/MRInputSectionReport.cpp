// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionReport.h"

#include "Engine/World.h"
#include "IMovieScenePlayer.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputPlayerComponent.h"
#include "MovieSceneMRInputSection.h"

#include <algorithm>

namespace MRInputSectionReportDetail
{

/** The number of straight lines that replace an easing: a cubic is then off by 0.00003 at most. */
constexpr int64 LinesPerEasing = 256;

FMRInputChannels GetCommon(const FMRInputChannels& A, const FMRInputChannels& B)
{
	FMRInputChannels Both;
	Both.bHead = A.bHead && B.bHead;
	Both.bLeftHand = A.bLeftHand && B.bLeftHand;
	Both.bRightHand = A.bRightHand && B.bRightHand;
	Both.bGaze = A.bGaze && B.bGaze;
	Both.bKeys = A.bKeys && B.bKeys;
	return Both;
}

/** Whether the time between two frames is played, not skipped. */
bool DoesPlay(const FMovieSceneContext& Context)
{
	// A paused player moves only if it is moved "as in playing", and then it fires events too.
	return Context.GetStatus() == EMovieScenePlayerStatus::Playing ||
		Context.GetStatus() == EMovieScenePlayerStatus::Paused;
}

/** The start of the time that the context covers. */
FFrameTime FindBegin(const FMovieSceneContext& Context)
{
	// The end it is farther from. Not by the direction: a time warp may lead backwards while its sequence plays on, and
	// the range then be all that was passed, not what lies between two times.
	const FFrameTime Low = Context.GetRange().GetLowerBoundValue();
	const FFrameTime High = Context.GetRange().GetUpperBoundValue();
	return Context.GetTime() - Low < High - Context.GetTime() ? High : Low;
}

/** But for the rounding that a sequence inside another brings, and the last moment before a border where it is cut. */
bool IsSameMoment(FFrameTime A, FFrameTime B)
{
	return FMath::Abs((A - B).AsDecimal()) < 1e-3;
}

/**
 * Whether the stretch does not continue the last one. For sections that fire events of scrubs only where a looping
 * sequence begins again.
 * UNCONFIRMED(loop-has-jumped): a sequence that loops has jumped, with a range from its start on; a scrub's is empty.
 */
bool DoesJump(const FMovieSceneContext& Context, bool bFiresScrubs)
{
	const bool bHasLength = Context.GetRange().GetLowerBoundValue() < Context.GetRange().GetUpperBoundValue();
	return Context.HasJumped() && (!bFiresScrubs || (DoesPlay(Context) && bHasLength));
}

/** Adds the ticks of one easing's lines that touch a stretch, the nearest on either side of it included. */
void AddKnots(const TRange<FFrameNumber>& Easing, int64 First, int64 Last, std::vector<mria::WeightKnot>& OutWeights)
{
	if (Easing.IsEmpty())
	{
		return;
	}
	const int64 Start = Easing.GetLowerBoundValue().Value;
	const int64 Length = Easing.GetUpperBoundValue().Value - Start;
	const int64 Lines = FMath::Min(LinesPerEasing, Length);
	const auto ToLine = [=](int64 Tick) { return FMath::Clamp<int64>((Tick - Start) * Lines / Length, 0, Lines); };
	const int64 To = FMath::Min(ToLine(Last) + 2, Lines);
	for (int64 Line = FMath::Max<int64>(ToLine(First) - 1, 0); Line <= To; ++Line)
	{
		OutWeights.push_back({Start + Line * Length / Lines, 0.0f});
	}
}

} // namespace MRInputSectionReportDetail

std::uint64_t MRInputSectionReport::ToPlayerId(const IMovieScenePlayer& Player)
{
	return static_cast<std::uint64_t>(reinterpret_cast<UPTRINT>(&Player));
}

FMRInputLayerContent MRInputSectionReport::FindContent(
	const UMovieSceneMRInputSection& Section, UMRInputPlayerComponent* Component, const UWorld& World)
{
	FMRInputLayerContent Content;
	UMRInputAnimation* Found = !Section.Animation && Component ? Component->Animation : Section.Animation;
	Content.Animation = Found && Found->HasRecording() ? Found : nullptr;
	Content.Component = Component;
	FMRInputPlayOptions& Options = Content.Options;
	Options.Channels = Section.Channels;
	Options.bDriveDevices = Section.bDriveDevices;
	Options.Origin = Section.Origin;
	Options.OriginTransform = Section.OriginTransform;
	Options.Floor = EMRInputFloor::AsRecorded;
	if (Component)
	{
		const FMRInputPlayOptions& Own = Component->Options;
		Options = Own;
		Options.Channels = MRInputSectionReportDetail::GetCommon(Own.Channels, Section.Channels);
		Options.bDriveDevices = Own.bDriveDevices && Section.bDriveDevices;
	}
	// A sequence that plays in the editor must not press the editor's keys.
	Options.Channels.bKeys = Options.Channels.bKeys && World.IsGameWorld();
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = Section.bLoop ? EMRInputLoopMode::Loop : EMRInputLoopMode::Hold;
	Options.Rate = static_cast<float>(FMath::Abs(Section.PlayRate));
	Options.StartDelay = 0.0f;
	Options.StartOffset = 0.0f;
	return Content;
}

mria::LayerStretch MRInputSectionReport::MakeStretch(
	const UMovieSceneMRInputSection& Section, const FMovieSceneContext& Context, const TOptional<FFrameTime>& LastTime)
{
	using namespace MRInputSectionReportDetail;
	const bool bFiresScrubs = Section.bFireEventsWhenScrubbing;
	const FFrameTime Begin = FindBegin(Context);
	// All parts of a stretch that is cut may say that it has jumped; only the first one has.
	const bool bContinues =
		LastTime.IsSet() && (!DoesJump(Context, bFiresScrubs) || IsSameMoment(LastTime.GetValue(), Begin));
	const bool bPlays = Context.GetStatus() == EMovieScenePlayerStatus::Playing;
	mria::LayerStretch Stretch;
	Stretch.from = MRInputClip::ToTickTime(bContinues ? LastTime.GetValue() : Begin);
	Stretch.to = MRInputClip::ToTickTime(Context.GetTime());
	Stretch.kind = !DoesPlay(Context) && !bFiresScrubs ? mria::StretchKind::Jumped
		: bPlays									   ? mria::StretchKind::Played
													   : mria::StretchKind::Scrubbed;
	return Stretch;
}

void MRInputSectionReport::FindWeights(const UMovieSceneMRInputSection& Section, const mria::LayerStretch& Stretch,
	std::vector<mria::WeightKnot>& OutWeights)
{
	using namespace MRInputSectionReportDetail;
	OutWeights.clear();
	const int64 First = FMath::Min(Stretch.from.tick, Stretch.to.tick);
	const int64 Last = FMath::Max(Stretch.from.tick, Stretch.to.tick) + 1;
	AddKnots(Section.GetEaseInRange(), First, Last, OutWeights);
	AddKnots(Section.GetEaseOutRange(), First, Last, OutWeights);
	const auto IsBefore = [](const mria::WeightKnot& A, const mria::WeightKnot& B) { return A.tick < B.tick; };
	const auto IsSame = [](const mria::WeightKnot& A, const mria::WeightKnot& B) { return A.tick == B.tick; };
	std::sort(OutWeights.begin(), OutWeights.end(), IsBefore);
	OutWeights.erase(std::unique(OutWeights.begin(), OutWeights.end(), IsSame), OutWeights.end());
	for (mria::WeightKnot& Knot : OutWeights)
	{
		const float Weight = Section.EvaluateEasing(FFrameTime(MRInputClip::ToFrame(Knot.tick)));
		Knot.weight = FMath::Clamp(Weight, 0.0f, 1.0f);
	}
}
