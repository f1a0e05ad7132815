// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneSection.h"

#include "Generators/MovieSceneEasingCurves.h"
#include "MovieScene.h"
#include "MovieSceneTimeHelpers.h"
#include "MovieSceneTrack.h"

FArchive& operator<<(FArchive& Ar, FMovieSceneFrameRange& Range)
{
	using FBound = TRangeBound<FFrameNumber>;
	const auto SerializeBound = [&Ar](FBound Bound)
	{
		uint8 Kind = Bound.IsOpen() ? 0 : (Bound.IsInclusive() ? 1 : 2);
		FFrameNumber Frame = Bound.IsOpen() ? FFrameNumber(0) : Bound.GetValue();
		Ar << Kind;
		Ar << Frame;
		return Kind == 0 ? FBound::Open() : (Kind == 1 ? FBound::Inclusive(Frame) : FBound::Exclusive(Frame));
	};
	const FBound Lower = SerializeBound(Range.Value.GetLowerBound());
	const FBound Upper = SerializeBound(Range.Value.GetUpperBound());
	Range.Value = TRange<FFrameNumber>(Lower, Upper);
	return Ar;
}

float UMovieSceneBuiltInEasingFunction::Evaluate(float Interp) const
{
	const float T = FMath::Clamp(Interp, 0.0f, 1.0f);
	return T < 0.5f ? 4.0f * T * T * T : 1.0f - 4.0f * (1.0f - T) * (1.0f - T) * (1.0f - T);
}

UMovieSceneSection::UMovieSceneSection()
	: SectionRange(TRange<FFrameNumber>(FFrameNumber(0), FFrameNumber(0)))
{
	// UNCONFIRMED(default-easing): The easing of a new section is a cubic, in and out.
	const auto MakeEasing = [this](const TCHAR* Name)
	{ return CreateDefaultSubobject<UMovieSceneBuiltInEasingFunction>(Name); };
	Easing.EaseIn = MakeEasing(TEXT("EaseInFunction"));
	Easing.EaseOut = MakeEasing(TEXT("EaseOutFunction"));
}

void UMovieSceneSection::SetRange(const TRange<FFrameNumber>& NewRange)
{
	check(NewRange.GetLowerBound().IsOpen() || NewRange.GetUpperBound().IsOpen() || !NewRange.IsEmpty());
	if (TryModify())
	{
		SectionRange.Value = NewRange;
	}
}

void UMovieSceneSection::SetStartFrame(TRangeBound<FFrameNumber> NewStartFrame)
{
	SetRange(TRange<FFrameNumber>(NewStartFrame, SectionRange.Value.GetUpperBound()));
}

void UMovieSceneSection::SetEndFrame(TRangeBound<FFrameNumber> NewEndFrame)
{
	SetRange(TRange<FFrameNumber>(SectionRange.Value.GetLowerBound(), NewEndFrame));
}

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

TRange<FFrameNumber> UMovieSceneSection::GetEaseInRange() const
{
	const int32 Duration = Easing.GetEaseInDuration();
	return HasStartFrame() && Duration > 0
		? TRange<FFrameNumber>(GetInclusiveStartFrame(), GetInclusiveStartFrame() + Duration)
		: TRange<FFrameNumber>::Empty();
}

TRange<FFrameNumber> UMovieSceneSection::GetEaseOutRange() const
{
	const int32 Duration = Easing.GetEaseOutDuration();
	return HasEndFrame() && Duration > 0
		? TRange<FFrameNumber>(GetExclusiveEndFrame() - Duration, GetExclusiveEndFrame())
		: TRange<FFrameNumber>::Empty();
}

float UMovieSceneSection::EvaluateEasing(FFrameTime InTime) const
{
	const auto Evaluate = [](const TScriptInterface<IMovieSceneEasingFunction>& Function, double Part)
	{
		const float Interp = static_cast<float>(FMath::Clamp(Part, 0.0, 1.0));
		return Function.GetInterface() ? Function->Evaluate(Interp) : Interp;
	};
	float Weight = 1.0f;
	const TRange<FFrameNumber> In = GetEaseInRange();
	const TRange<FFrameNumber> Out = GetEaseOutRange();
	const double Time = InTime.AsDecimal();
	if (!In.IsEmpty() && Time < In.GetUpperBoundValue().Value)
	{
		Weight *= Evaluate(Easing.EaseIn, (Time - In.GetLowerBoundValue().Value) / Easing.GetEaseInDuration());
	}
	if (!Out.IsEmpty() && Time >= Out.GetLowerBoundValue().Value)
	{
		Weight *=
			1.0f - Evaluate(Easing.EaseOut, (Time - Out.GetLowerBoundValue().Value) / Easing.GetEaseOutDuration());
	}
	return Weight;
}

bool UMovieSceneSection::TryModify(bool bAlwaysMarkDirty)
{
	if (IsReadOnly())
	{
		return false;
	}
	Modify(bAlwaysMarkDirty);
	return true;
}

FMovieSceneChannelProxy& UMovieSceneSection::GetChannelProxy() const
{
	if (!ChannelProxy)
	{
		const_cast<UMovieSceneSection*>(this)->CacheChannelProxy();
	}
	return *ChannelProxy;
}

EMovieSceneChannelProxyType UMovieSceneSection::CacheChannelProxy()
{
	ChannelProxy = MakeShared<FMovieSceneChannelProxy>();
	return EMovieSceneChannelProxyType::Static;
}

FFrameNumber UMovieSceneSection::GetInclusiveStartFrame() const
{
	return UE::MovieScene::DiscreteInclusiveLower(SectionRange.Value);
}

FFrameNumber UMovieSceneSection::GetExclusiveEndFrame() const
{
	return UE::MovieScene::DiscreteExclusiveUpper(SectionRange.Value);
}
