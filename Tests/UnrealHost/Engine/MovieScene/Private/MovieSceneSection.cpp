// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneSection.h"

#include "MovieScene.h"
#include "MovieSceneTimeHelpers.h"

UMovieSceneSection* UMovieSceneSection::SplitSection(FQualifiedFrameTime SplitTime, bool)
{
	UMovieSceneTrack* Track = Cast<UMovieSceneTrack>(GetOuter());
	const UMovieScene* Scene = GetTypedOuter<UMovieScene>();
	const FFrameNumber Frame = (Scene ? SplitTime.ConvertTo(Scene->GetTickResolution()) : SplitTime.Time).GetFrame();
	if (!Track || !SectionRange.Value.Contains(Frame) || !TryModify())
	{
		return nullptr;
	}
	const TRange<FFrameNumber> Whole = SectionRange.Value;
	UMovieSceneSection* Right = DuplicateObject<UMovieSceneSection>(this, Track);
	Right->SetRange(TRange<FFrameNumber>(TRangeBound<FFrameNumber>::Inclusive(Frame), Whole.GetUpperBound()));
	SetRange(TRange<FFrameNumber>(Whole.GetLowerBound(), TRangeBound<FFrameNumber>::Exclusive(Frame)));
	Track->Modify();
	Track->AddSection(*Right);
	return Right;
}

void UMovieSceneSection::TrimSection(FQualifiedFrameTime TrimTime, bool bTrimLeft, bool)
{
	const UMovieScene* Scene = GetTypedOuter<UMovieScene>();
	const FFrameNumber Frame = (Scene ? TrimTime.ConvertTo(Scene->GetTickResolution()) : TrimTime.Time).GetFrame();
	if (!SectionRange.Value.Contains(Frame) || !TryModify())
	{
		return;
	}
	using FBound = TRangeBound<FFrameNumber>;
	SetRange(bTrimLeft ? TRange<FFrameNumber>(FBound::Inclusive(Frame), SectionRange.Value.GetUpperBound())
					   : TRange<FFrameNumber>(SectionRange.Value.GetLowerBound(), FBound::Exclusive(Frame)));
}

void UMovieSceneSection::GetSnapTimes(TArray<FFrameNumber>& OutSnapTimes, bool bGetSectionBorders) const
{
	if (bGetSectionBorders && HasStartFrame())
	{
		OutSnapTimes.Add(GetInclusiveStartFrame());
	}
	if (bGetSectionBorders && HasEndFrame())
	{
		OutSnapTimes.Add(GetExclusiveEndFrame());
	}
}

float UMovieSceneSection::EvaluateEasing(FFrameTime InTime) const
{
	// UNCONFIRMED(default-easing): The easing of a new section is a cubic, in and out.
	const auto Evaluate = [InTime](const TRange<FFrameNumber>& Range)
	{
		const double First = Range.GetLowerBoundValue().Value;
		const double Part = (InTime.AsDecimal() - First) / (Range.GetUpperBoundValue().Value - First);
		const float T = static_cast<float>(FMath::Clamp(Part, 0.0, 1.0));
		return T < 0.5f ? 4.0f * T * T * T : 1.0f - 4.0f * (1.0f - T) * (1.0f - T) * (1.0f - T);
	};
	const TRange<FFrameNumber> In = GetEaseInRange();
	const TRange<FFrameNumber> Out = GetEaseOutRange();
	return (In.IsEmpty() ? 1.0f : Evaluate(In)) * (Out.IsEmpty() ? 1.0f : 1.0f - Evaluate(Out));
}

FFrameNumber UMovieSceneSection::GetExclusiveEndFrame() const
{
	return UE::MovieScene::DiscreteExclusiveUpper(SectionRange.Value);
}

FFrameNumber UMovieSceneSection::GetInclusiveStartFrame() const
{
	return UE::MovieScene::DiscreteInclusiveLower(SectionRange.Value);
}
