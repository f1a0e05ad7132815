// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieScene.h"

#include "MovieSceneTimeHelpers.h"
#include "Tracks/MovieSceneSubTrack.h"
#include "Variants/MovieSceneTimeWarpCurve.h"

UMovieSceneTrack* UMovieScene::HostAddTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid)
{
	const TArray<TObjectPtr<UMovieSceneTrack>>* Place = HostTracks(ObjectGuid);
	if (!Place)
	{
		return nullptr;
	}
	Modify();
	UMovieSceneTrack* Track = NewObject<UMovieSceneTrack>(this, TrackClass, NAME_None, RF_Transactional);
	const_cast<TArray<TObjectPtr<UMovieSceneTrack>>*>(Place)->Add(Track);
	return Track;
}

void UMovieScene::HostForEachTrack(TFunctionRef<void(UMovieSceneTrack&, const FGuid&)> Visit) const
{
	for (UMovieSceneTrack* Track : Tracks)
	{
		Visit(*Track, FGuid());
	}
	for (const FMovieSceneBinding& Binding : ObjectBindings)
	{
		for (UMovieSceneTrack* Track : Binding.GetTracks())
		{
			Visit(*Track, Binding.GetObjectGuid());
		}
	}
}

TArray<UMovieSceneSection*> UMovieScene::GetAllSections() const
{
	TArray<UMovieSceneSection*> Sections;
	HostForEachTrack([&](UMovieSceneTrack& Track, const FGuid&) { Sections.Append(Track.GetAllSections()); });
	return Sections;
}

FGuid UMovieSceneTrack::FindObjectBindingGuid() const
{
	FGuid Found;
	if (const UMovieScene* Scene = GetTypedOuter<UMovieScene>())
	{
		Scene->HostForEachTrack(
			[&](UMovieSceneTrack& Track, const FGuid& Guid) { Found = &Track == this ? Guid : Found; });
	}
	return Found;
}

const TArray<UMovieSceneSection*>& UMovieSceneTrack::GetAllSections() const
{
	static const TArray<UMovieSceneSection*> None{};
	return None;
}

namespace MovieSceneDetail
{
/**
 * UNCONFIRMED(warp-counts-outer-frames): A time warp counts frames of the outer sequence from the start of its section.
 */
FFrameTime ToInner(const UMovieSceneSubSection& Section, FFrameTime Warped)
{
	const UMovieScene* Outer = Section.GetTypedOuter<UMovieScene>();
	const UMovieScene* Inner = Section.GetSequence()->GetMovieScene();
	return FFrameRate::TransformTime(Warped, Outer->GetTickResolution(), Inner->GetTickResolution()) +
		FFrameTime(UE::MovieScene::DiscreteInclusiveLower(Inner->GetPlaybackRange())) +
		FFrameTime(Section.Parameters.StartFrameOffset);
}
} // namespace MovieSceneDetail

FFrameTime UMovieSceneSubSection::HostToInner(FFrameTime OuterTime) const
{
	const FFrameTime Since = OuterTime - FFrameTime(GetInclusiveStartFrame());
#if HOST_HAS_TIME_WARP
	return MovieSceneDetail::ToInner(*this, Parameters.TimeScale.RemapTime(Since));
#else
	return MovieSceneDetail::ToInner(*this, Since * Parameters.TimeScale);
#endif
}

TRange<FFrameTime> UMovieSceneSubSection::HostHull(FFrameTime From, FFrameTime To) const
{
	using FBound = TRangeBound<FFrameTime>;
	FFrameTime Low = HostToInner(From);
	FFrameTime High = HostToInner(To);
#if HOST_HAS_TIME_WARP
	if (const UMovieSceneTimeWarpGetter* Warp = Parameters.TimeScale.AsCustom())
	{
		const FFrameTime Start(GetInclusiveStartFrame());
		const TRange<FFrameTime> Hull = Warp->ComputeTraversedHull(TRange<FFrameTime>(
			FBound::Inclusive(FMath::Min(From, To) - Start), FBound::Inclusive(FMath::Max(From, To) - Start)));
		Low = MovieSceneDetail::ToInner(*this, Hull.GetLowerBoundValue());
		High = MovieSceneDetail::ToInner(*this, Hull.GetUpperBoundValue());
	}
#endif
	return TRange<FFrameTime>(FBound::Inclusive(FMath::Min(Low, High)), FBound::Inclusive(FMath::Max(Low, High)));
}

#if WITH_EDITOR
void UMovieSceneSignedObject::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	MarkAsChanged();
}
#endif

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

bool FMovieSceneDoubleChannel::Evaluate(FFrameTime InTime, double& OutValue) const
{
	if (Times.Num() == 0)
	{
		OutValue = bHasDefaultValue ? DefaultValue : OutValue;
		return bHasDefaultValue;
	}
	const int32 Index = HostKeyBefore(InTime);
	if (Index == INDEX_NONE || Index + 1 == Times.Num())
	{
		OutValue = Values[FMath::Max(Index, 0)].Value;
		return true;
	}
	const double Start = Times[Index].Value;
	const double U = (InTime.AsDecimal() - Start) / FMath::Max(Times[Index + 1].Value - Start, 1.0);
	const bool bIsLine = Values[Index].InterpMode == RCIM_Linear;
	OutValue = FMath::Lerp(Values[Index].Value, Values[Index + 1].Value, bIsLine ? U : U * U * (3.0 - 2.0 * U));
	return true;
}

TRange<FFrameTime> UMovieSceneTimeWarpCurve::ComputeTraversedHull(const TRange<FFrameTime>& Range) const
{
	// Only keys are where it may turn.
	FFrameTime Low = RemapTime(Range.GetLowerBoundValue());
	FFrameTime High = Low;
	const auto Include = [&](FFrameTime Time)
	{
		const FFrameTime Warped = RemapTime(Time);
		Low = Warped < Low ? Warped : Low;
		High = High < Warped ? Warped : High;
	};
	for (const FFrameNumber Key : Channel.GetTimes())
	{
		if (Range.Contains(FFrameTime(Key)))
		{
			Include(FFrameTime(Key));
		}
	}
	Include(Range.GetUpperBoundValue());
	using FBound = TRangeBound<FFrameTime>;
	return TRange<FFrameTime>(FBound::Inclusive(Low), FBound::Inclusive(High));
}
