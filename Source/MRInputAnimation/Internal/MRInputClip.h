// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameRate.h"
#include "Mria/ClipTime.h"

class UMRInputAnimation;
class UMovieSceneMRInputSection;

/** A section as the core counts it. */
namespace MRInputClip
{

/** With the tick resolution of the section's movie scene; 24000 a second outside of one. */
MRINPUTANIMATION_API mria::ClipTime Make(const UMovieSceneMRInputSection& Section);

/** For a recording that is not the section's own, as a player component may have it. */
MRINPUTANIMATION_API mria::ClipTime Make(
	const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation, FFrameRate TickResolution);

inline mria::TickTime ToTickTime(FFrameTime Time)
{
	return {Time.GetFrame().Value, Time.GetSubFrame()};
}

inline mria::TickRate ToTickRate(FFrameRate Rate)
{
	return {Rate.Numerator, Rate.Denominator};
}

} // namespace MRInputClip
