// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameNumber.h"
#include "Misc/FrameRate.h"
#include "Misc/FrameTime.h"
#include "Mria/ClipTime.h"

class UMRInputAnimation;
class UMovieSceneMRInputSection;

/** Converts a section to the core's clip time. */
namespace MRInputClip
{

/** With the tick resolution of the section's movie scene; 24000 a second outside of one. */
MRINPUTANIMATION_API mria::ClipTime Make(const UMovieSceneMRInputSection& Section);

/** For a recording other than that of the section, such as that of a player component. */
MRINPUTANIMATION_API mria::ClipTime Make(
	const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation, FFrameRate TickResolution);

inline mria::TickTime ToTickTime(FFrameTime Time)
{
	return {Time.GetFrame().Value, Time.GetSubFrame()};
}

/** Clamped to the range of frame numbers. */
inline FFrameNumber ToFrame(int64 Tick)
{
	return FFrameNumber(static_cast<int32>(FMath::Clamp<int64>(Tick, MIN_int32, MAX_int32)));
}

inline mria::TickRate ToTickRate(FFrameRate Rate)
{
	return {Rate.Numerator, Rate.Denominator};
}

} // namespace MRInputClip
