// SPDX-License-Identifier: MIT

#include "MovieSceneMRInputSection.h"

#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputRecordingData.h"
#include "MovieScene.h"

namespace MovieSceneMRInputSectionDetail
{

/** Nobody can aim at more; a marker of a short loop in a long section stands there very often. */
constexpr int32 MostSnapTimes = 4096;

/** The frames of the section at which a position of the recording stands, round by round in a loop. */
void AddFrames(const UMovieSceneMRInputSection& Section, const mria::ClipTime& Clip, double Position,
	TArray<FFrameNumber>& OutFrames)
{
	const TRange<FFrameNumber> Range = Section.GetRange();
	const double Length = static_cast<double>(Clip.range.end) - Clip.range.start;
	const bool bLoops = Section.bLoop && Length > 0.0 && Section.HasStartFrame() && Section.HasEndFrame();
	double First = 0.0;
	double Last = 0.0;
	if (bLoops)
	{
		const double Begin = Clip.PositionAt(Section.GetInclusiveStartFrame().Value);
		const double End = Clip.PositionAt(Section.GetExclusiveEndFrame().Value);
		First = FMath::FloorToDouble((FMath::Min(Begin, End) - Position) / Length);
		Last = FMath::FloorToDouble((FMath::Max(Begin, End) - Position) / Length);
	}
	for (double Round = First; Round <= Last && OutFrames.Num() < MostSnapTimes; Round += 1.0)
	{
		const FFrameNumber Frame(static_cast<int32>(Clip.NearestTick(Position + Round * Length)));
		if (Range.Contains(Frame))
		{
			OutFrames.Add(Frame);
		}
	}
}

} // namespace MovieSceneMRInputSectionDetail

mria::ClipTime MRInputClip::Make(
	const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation, FFrameRate TickResolution)
{
	mria::ClipTime Clip;
	Clip.start = Section.HasStartFrame() ? Section.GetInclusiveStartFrame().Value : 0;
	Clip.offset = Section.StartOffset.Value;
	Clip.rate = Section.PlayRate;
	Clip.ticks = ToTickRate(TickResolution);
	if (const FMRInputRecordingData::FPtr Data = Animation ? Animation->GetData() : nullptr)
	{
		Clip.range = Data->GetRange();
	}
	return Clip;
}

mria::ClipTime MRInputClip::Make(const UMovieSceneMRInputSection& Section)
{
	const UMovieScene* Scene = Section.GetTypedOuter<UMovieScene>();
	return Make(Section, Section.Animation, Scene ? Scene->GetTickResolution() : FFrameRate(24000, 1));
}

UMovieSceneMRInputSection::UMovieSceneMRInputSection()
{
	EvalOptions.EnableAndSetCompletionMode(EMovieSceneCompletionMode::ProjectDefault);
	SetBlendType(EMovieSceneBlendType::Absolute);
}

double UMovieSceneMRInputSection::GetPositionAt(FFrameTime Time) const
{
	return MRInputClip::Make(*this).PositionAt(MRInputClip::ToTickTime(Time));
}

FFrameNumber UMovieSceneMRInputSection::GetFrameAt(double Position) const
{
	return FFrameNumber(static_cast<int32>(MRInputClip::Make(*this).NearestTick(Position)));
}

void UMovieSceneMRInputSection::Slip(FFrameNumber ByFrames)
{
	if (TryModify())
	{
		StartOffset = FFrameNumber(static_cast<int32>(MRInputClip::Make(*this).SlippedBy(ByFrames.Value).offset));
	}
}

UMovieSceneSection* UMovieSceneMRInputSection::SplitSection(FQualifiedFrameTime SplitTime, bool bDeleteKeys)
{
	const mria::ClipTime Whole = MRInputClip::Make(*this);
	UMovieSceneMRInputSection* Right =
		Cast<UMovieSceneMRInputSection>(UMovieSceneSection::SplitSection(SplitTime, bDeleteKeys));
	if (Right)
	{
		const int64 Cut = Right->GetInclusiveStartFrame().Value;
		Right->StartOffset = FFrameNumber(static_cast<int32>(Whole.BeginningAt(Cut).offset));
	}
	return Right;
}

void UMovieSceneMRInputSection::TrimSection(FQualifiedFrameTime TrimTime, bool bTrimLeft, bool bDeleteKeys)
{
	const mria::ClipTime Whole = MRInputClip::Make(*this);
	UMovieSceneSection::TrimSection(TrimTime, bTrimLeft, bDeleteKeys);
	if (bTrimLeft && HasStartFrame())
	{
		const int64 Cut = GetInclusiveStartFrame().Value;
		StartOffset = FFrameNumber(static_cast<int32>(Whole.BeginningAt(Cut).offset));
	}
}

TOptional<TRange<FFrameNumber>> UMovieSceneMRInputSection::GetAutoSizeRange() const
{
	if (!Animation || !Animation->HasRecording() || !HasStartFrame())
	{
		return TOptional<TRange<FFrameNumber>>();
	}
	const mria::ClipTime Clip = MRInputClip::Make(*this);
	const int64 Length = FMath::Clamp<int64>(Clip.LengthInTicks() - Clip.offset, 1, MAX_int32);
	const FFrameNumber Start = GetInclusiveStartFrame();
	return TRange<FFrameNumber>(Start, Start + FFrameNumber(static_cast<int32>(Length)));
}

TOptional<FFrameTime> UMovieSceneMRInputSection::GetOffsetTime() const
{
	return TOptional<FFrameTime>(FFrameTime(StartOffset));
}

void UMovieSceneMRInputSection::GetSnapTimes(TArray<FFrameNumber>& OutSnapTimes, bool bGetSectionBorders) const
{
	UMovieSceneSection::GetSnapTimes(OutSnapTimes, bGetSectionBorders);
	const mria::ClipTime Clip = MRInputClip::Make(*this);
	TArray<FFrameNumber> Frames;
	for (const FMRInputMarker& Marker : Animation ? Animation->GetMarkers() : TArray<FMRInputMarker>())
	{
		MovieSceneMRInputSectionDetail::AddFrames(*this, Clip, Marker.Time, Frames);
	}
	OutSnapTimes.Append(Frames);
}

void UMovieSceneMRInputSection::MigrateFrameTimes(FFrameRate SourceRate, FFrameRate DestinationRate)
{
	UMovieSceneSection::MigrateFrameTimes(SourceRate, DestinationRate);
	const int64 Converted = mria::ConvertTicks(
		StartOffset.Value, MRInputClip::ToTickRate(SourceRate), MRInputClip::ToTickRate(DestinationRate));
	StartOffset = FFrameNumber(static_cast<int32>(Converted));
}
