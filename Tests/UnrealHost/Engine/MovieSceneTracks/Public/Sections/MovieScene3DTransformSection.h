// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneDoubleChannel.h"
#include "MovieSceneSection.h"

#include "MovieScene3DTransformSection.generated.h"

/** Location, rotation (roll, pitch, yaw in degrees) and scale over time: nine channels. */
UCLASS()
class MOVIESCENETRACKS_API UMovieScene3DTransformSection : public UMovieSceneSection
{
	GENERATED_BODY()

public:
	/** A channel without key has the base's value. */
	FTransform HostEvaluate(FFrameTime Time, const FTransform& Base) const;

protected:
	virtual EMovieSceneChannelProxyType CacheChannelProxy() override;

private:
	double HostValue(int32 Channel, FFrameTime Time, double Base) const
	{
		const FMovieSceneDoubleChannel* Groups[] = {Translation, Rotation, Scale};
		double Value = Base;
		Groups[Channel / 3][Channel % 3].Evaluate(Time, Value);
		return Value;
	}

	UPROPERTY()
	FMovieSceneDoubleChannel Translation[3];

	UPROPERTY()
	FMovieSceneDoubleChannel Rotation[3];

	UPROPERTY()
	FMovieSceneDoubleChannel Scale[3];
};
