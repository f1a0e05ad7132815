// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Compilation/IMovieSceneDeterminismSource.h"
#include "Evaluation/MovieScenePlayback.h"
#include "Sections/MovieSceneSubSection.h"

#include <algorithm>

namespace HostSequenceFencesDetail
{
/** A time, and the last one before it. */
struct FCut
{
	static FCut Of(FFrameNumber Frame) { return {FFrameTime(Frame - 1, 0.999999940f), FFrameTime(Frame)}; }

	FFrameTime Before;
	FFrameTime At;
};

FFrameNumber ToFrame(const FMovieSceneDeterminismFence& Fence)
{
#if HOST_HAS_FENCE_STRUCTS
	return Fence.FrameNumber;
#else
	return Fence.GetFrame();
#endif
}

/** The sequence's own, and whether those around it are to have some at its borders. */
FMovieSceneDeterminismData Ask(const UMovieSceneSequence& Sequence)
{
	FMovieSceneDeterminismData Data;
	const UMovieScene& Scene = *Sequence.GetMovieScene();
	Scene.HostForEachTrack(
		[&](const UMovieSceneTrack& Track, const FGuid&)
		{
			if (const IMovieSceneDeterminismSource* Source = Cast<IMovieSceneDeterminismSource>(&Track))
			{
				Source->PopulateDeterminismData(Data, Scene.GetPlaybackRange());
			}
		});
	return Data;
}

/** Every outer time on a way at which the inner one passes a fence, whichever way; a warp may do so several times. */
void AddPassed(const UMovieSceneSubSection& Sub, FFrameTime Fence, double From, double To, TArray<FCut>& OutCuts)
{
	constexpr int32 Looks = 64;
	const auto IsBeyond = [&](FFrameTime Outer) { return Fence <= Sub.HostToInner(Outer); };
	for (int32 Look = 0; Look < Looks; ++Look)
	{
		FFrameTime Before = FFrameTime::FromDecimal(From + (To - From) * Look / Looks);
		FFrameTime After = FFrameTime::FromDecimal(From + (To - From) * (Look + 1) / Looks);
		const bool bIsBeyond = IsBeyond(After);
		if (IsBeyond(Before) == bIsBeyond)
		{
			continue;
		}
		while (true)
		{
			const FFrameTime Middle = FFrameTime::FromDecimal((Before.AsDecimal() + After.AsDecimal()) * 0.5);
			if (Middle == Before || Middle == After)
			{
				break;
			}
			(IsBeyond(Middle) == bIsBeyond ? After : Before) = Middle;
		}
		OutCuts.Add({Before, After});
	}
}

/** Adds what lies between two times, the first one less. */
void AddFences(const UMovieSceneSequence& Sequence, FFrameTime Low, FFrameTime High, TArray<FCut>& OutCuts,
	FMovieSceneDeterminismData& OutData)
{
	OutData = Ask(Sequence);
	for (const FMovieSceneDeterminismFence& Fence : OutData.Fences)
	{
		OutCuts.Add(FCut::Of(ToFrame(Fence)));
	}
	for (const UMovieSceneSection* Section : Sequence.GetMovieScene()->GetAllSections())
	{
		const UMovieSceneSubSection* Sub = Cast<UMovieSceneSubSection>(Section);
		if (!Sub || !Sub->GetSequence())
		{
			continue;
		}
		const FFrameTime From = FMath::Max(Low, FFrameTime(Sub->GetInclusiveStartFrame()));
		const FFrameTime To = FMath::Min(High, FFrameTime(Sub->GetExclusiveEndFrame()));
		TArray<FCut> Inner;
		FMovieSceneDeterminismData InnerData;
		if (From <= To)
		{
			const TRange<FFrameTime> Hull = Sub->HostHull(From, To);
			AddFences(*Sub->GetSequence(), Hull.GetLowerBoundValue(), Hull.GetUpperBoundValue(), Inner, InnerData);
		}
		for (const FCut& Cut : Inner)
		{
			AddPassed(*Sub, Cut.At, From.AsDecimal(), To.AsDecimal(), OutCuts);
		}
		if (InnerData.bParentSequenceRequiresLowerFence)
		{
			OutCuts.Add(FCut::Of(Sub->GetInclusiveStartFrame()));
			OutData.bParentSequenceRequiresLowerFence = true;
		}
		if (InnerData.bParentSequenceRequiresUpperFence)
		{
			OutCuts.Add(FCut::Of(Sub->GetExclusiveEndFrame()));
			OutData.bParentSequenceRequiresUpperFence = true;
		}
	}
	OutCuts.RemoveAll([Low, High](const FCut& Cut) { return Cut.At <= Low || High < Cut.At; });
}
} // namespace HostSequenceFencesDetail

namespace HostSequenceFences
{
TArray<FMovieSceneContext> Cut(const UMovieSceneSequence& Root, const FMovieSceneContext& Whole)
{
	using namespace HostSequenceFencesDetail;
	const FFrameRate Rate = Whole.GetFrameRate();
	const bool bBackwards = Whole.GetDirection() == EPlayDirection::Backwards;
	TArray<FMovieSceneContext> Parts;
	const auto Add = [&](const FMovieSceneEvaluationRange& Range)
	{
		FMovieSceneContext Part(Range, Whole.GetStatus());
		Part.SetHasJumped(Whole.HasJumped());
		Parts.Add(Part);
	};

	TArray<FCut> Cuts;
	FMovieSceneDeterminismData Data;
	AddFences(Root, Whole.GetRange().GetLowerBoundValue(), Whole.GetRange().GetUpperBoundValue(), Cuts, Data);
	std::sort(Cuts.GetData(), Cuts.GetData() + Cuts.Num(),
		[bBackwards](const FCut& A, const FCut& B) { return bBackwards ? B.At < A.At : A.At < B.At; });
	FFrameTime From = Whole.GetPreviousTime();
	for (const FCut& Cut : Cuts)
	{
		if (From != Cut.At)
		{
			Add(bBackwards ? FMovieSceneEvaluationRange(From, Cut.At, Rate)
						   : FMovieSceneEvaluationRange::HostUntil(From, Cut.Before, Cut.At, Rate));
			From = Cut.At;
		}
	}
	Add(FMovieSceneEvaluationRange(From, Whole.GetTime(), Rate));
	return Parts;
}
} // namespace HostSequenceFences
