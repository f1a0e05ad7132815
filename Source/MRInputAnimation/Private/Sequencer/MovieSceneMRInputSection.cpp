// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneMRInputSection.h"

#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputRecordingData.h"
#include "MovieScene.h"

#if MRINPUT_SECTIONS_ARE_RETIMED
#include "IMovieSceneRetimingInterface.h"
#endif

namespace MovieSceneMRInputSectionDetail
{

/** More snap times would be useless; a short loop in a long section repeats its markers very often. */
constexpr std::size_t MostSnapTimes = 4096;

} // namespace MovieSceneMRInputSectionDetail

mria::ClipTime MRInputClip::Make(
	const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation, FFrameRate TickResolution)
{
	mria::ClipTime Clip;
	Clip.start = Section.HasStartFrame() ? Section.GetInclusiveStartFrame().Value : 0;
	Clip.offset = Section.StartOffset.Value;
	Clip.rate = Section.PlayRate;
	Clip.ticks = ToTickRate(TickResolution);
	if (const FMRInputRecordingData::FPtr Data = Animation ? FMRInputAccess::GetData(*Animation) : nullptr)
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
	// UNCONFIRMED(set-blend-type-modifies): SetBlendType is an edit, which a constructor must not make.
	BlendType = EMovieSceneBlendType::Absolute;
}

double UMovieSceneMRInputSection::GetPositionAt(FFrameTime Time) const
{
	return MRInputClip::Make(*this).PositionAt(MRInputClip::ToTickTime(Time));
}

FFrameNumber UMovieSceneMRInputSection::GetFrameAt(double Position) const
{
	return MRInputClip::ToFrame(MRInputClip::Make(*this).NearestTick(Position));
}

void UMovieSceneMRInputSection::Slip(FFrameNumber ByFrames)
{
	if (TryModify())
	{
		StartOffset = MRInputClip::ToFrame(MRInputClip::Make(*this).SlippedBy(ByFrames.Value).offset);
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
		Right->StartOffset = MRInputClip::ToFrame(Whole.BeginningAt(Cut).offset);
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
		StartOffset = MRInputClip::ToFrame(Whole.BeginningAt(Cut).offset);
	}
}

TOptional<TRange<FFrameNumber>> UMovieSceneMRInputSection::GetAutoSizeRange() const
{
	if (!Animation || !Animation->HasRecording() || !HasStartFrame())
	{
		return TOptional<TRange<FFrameNumber>>();
	}
	const mria::ClipTime Clip = MRInputClip::Make(*this);
	const int64 Length = FMath::Max<int64>(Clip.LengthInTicks() - Clip.offset, 1);
	return TRange<FFrameNumber>(GetInclusiveStartFrame(), MRInputClip::ToFrame(Clip.start + Length));
}

TOptional<FFrameTime> UMovieSceneMRInputSection::GetOffsetTime() const
{
	return TOptional<FFrameTime>(FFrameTime(StartOffset));
}

void UMovieSceneMRInputSection::GetSnapTimes(TArray<FFrameNumber>& OutSnapTimes, bool bGetSectionBorders) const
{
	UMovieSceneSection::GetSnapTimes(OutSnapTimes, bGetSectionBorders);
	std::vector<double> MarkerTimes;
	for (const FMRInputMarker& Marker : Animation ? Animation->GetMarkers() : TArray<FMRInputMarker>())
	{
		MarkerTimes.push_back(Marker.Time);
	}
	const int64 First = HasStartFrame() ? GetInclusiveStartFrame().Value : MIN_int32;
	const int64 Last = HasEndFrame() ? int64(GetExclusiveEndFrame().Value) - 1 : MAX_int32;
	const bool bRepeats = bLoop && HasStartFrame() && HasEndFrame();
	for (const int64 Tick : mria::FindTicks(MRInputClip::Make(*this), bRepeats, MarkerTimes, First, Last,
			 MovieSceneMRInputSectionDetail::MostSnapTimes))
	{
		OutSnapTimes.Add(MRInputClip::ToFrame(Tick));
	}
}

void UMovieSceneMRInputSection::MigrateFrameTimes(FFrameRate SourceRate, FFrameRate DestinationRate)
{
	// UNCONFIRMED(migrate-forms-independent): The base's MigrateFrameTimes does nothing; neither form calls the other.
	// [by hand: slip a section, change the sequence's tick resolution: the recording stays where it is]
	const int64 Converted = mria::ConvertTicks(
		StartOffset.Value, MRInputClip::ToTickRate(SourceRate), MRInputClip::ToTickRate(DestinationRate));
	StartOffset = MRInputClip::ToFrame(Converted);
}

#if MRINPUT_SECTIONS_ARE_RETIMED
void UMovieSceneMRInputSection::MigrateFrameTimes(const UE::MovieScene::IRetimingInterface& Retimer)
{
	// A length, not a time.
	const FFrameTime Zero{FFrameNumber(0)};
	StartOffset = (Retimer.RemapTime(FFrameTime(StartOffset)) - Retimer.RemapTime(Zero)).RoundToFrame();
}
#endif
