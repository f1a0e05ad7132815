// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/KeyHandle.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"

#include "MovieSceneChannel.generated.h"

/** Keys of one value over time. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneChannel
{
	GENERATED_BODY()

	virtual ~FMovieSceneChannel() = default;
	virtual int32 GetNumKeys() const { return 0; }

	/** Takes all keys out; the default value stays. */
	virtual void Reset() {}

	/** Moves all keys. */
	virtual void Offset(FFrameNumber) {}
	virtual void DeleteKeysFrom(FFrameNumber, bool) {}
	virtual void ChangeFrameResolution(FFrameRate, FFrameRate) {}

	/** From the first to the last key, both included; empty without keys. */
	virtual TRange<FFrameNumber> ComputeEffectiveRange() const { return TRange<FFrameNumber>::Empty(); }
};
