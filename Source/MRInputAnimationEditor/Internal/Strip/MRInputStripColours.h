// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

/** The colours of every picture of a recording, linear. The left hand is blue and the right hand orange everywhere. */
namespace MRInputStripColours
{

inline const FLinearColor Background(0.013f, 0.014f, 0.017f);
inline const FLinearColor Lane(0.024f, 0.026f, 0.031f);
inline const FLinearColor LeftHand(0.09f, 0.36f, 0.80f);
inline const FLinearColor RightHand(0.85f, 0.32f, 0.07f);
inline const FLinearColor Marker(0.55f, 0.75f, 0.20f);
inline const FLinearColor Playhead(0.95f, 0.95f, 0.95f);
inline const FLinearColor Tick(0.12f, 0.13f, 0.15f);
inline const FLinearColor Text(0.45f, 0.47f, 0.50f);

/** Over a section's first or last frame while it is held, and where a loop begins again. */
inline const FLinearColor Held(0.0f, 0.0f, 0.0f, 0.45f);
inline const FLinearColor Seam(0.16f, 0.17f, 0.19f);

inline const FLinearColor& OfHand(EMRInputHand Hand)
{
	return Hand == EMRInputHand::Left ? LeftHand : RightHand;
}

/** Where the hand is tracked: dim, so that what lies over it shows. */
inline FLinearColor OfTracked(EMRInputHand Hand)
{
	return OfHand(Hand).CopyWithNewOpacity(0.28f);
}

/** Where it pinches: the hand's full colour. */
inline FLinearColor OfPinched(EMRInputHand Hand)
{
	return OfHand(Hand);
}

/** Its speed or path, lighter than the bands that it crosses. */
inline FLinearColor OfCurve(EMRInputHand Hand)
{
	const FLinearColor& Base = OfHand(Hand);
	return FLinearColor(0.4f + 0.6f * Base.R, 0.4f + 0.6f * Base.G, 0.4f + 0.6f * Base.B);
}

} // namespace MRInputStripColours
