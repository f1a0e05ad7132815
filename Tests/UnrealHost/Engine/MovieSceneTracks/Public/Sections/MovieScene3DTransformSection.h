// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneDoubleChannel.h"
#include "CoreMinimal.h"
#include "Misc/EnumClassFlags.h"
#include "MovieSceneSection.h"

#include "MovieScene3DTransformSection.generated.h"

enum class EMovieSceneTransformChannel : uint32
{
	None = 0x000,
	TranslationX = 0x001,
	TranslationY = 0x002,
	TranslationZ = 0x004,
	Translation = TranslationX | TranslationY | TranslationZ,
	RotationX = 0x008,
	RotationY = 0x010,
	RotationZ = 0x020,
	Rotation = RotationX | RotationY | RotationZ,
	ScaleX = 0x040,
	ScaleY = 0x080,
	ScaleZ = 0x100,
	Scale = ScaleX | ScaleY | ScaleZ,
	AllTransform = Translation | Rotation | Scale,
};
ENUM_CLASS_FLAGS(EMovieSceneTransformChannel)

/** Which channels count. */
struct FMovieSceneTransformMask
{
	FMovieSceneTransformMask(EMovieSceneTransformChannel Channel = EMovieSceneTransformChannel::AllTransform)
		: Mask(Channel)
	{
	}

	EMovieSceneTransformChannel GetChannels() const { return Mask; }

private:
	EMovieSceneTransformChannel Mask;
};

/** Location, rotation (roll, pitch, yaw in degrees) and scale over time: nine channels. */
UCLASS()
class MOVIESCENETRACKS_API UMovieScene3DTransformSection : public UMovieSceneSection
{
	GENERATED_BODY()

public:
	UMovieScene3DTransformSection();

	/** A channel without key and default, or that the mask leaves out, has the base's value. */
	FTransform HostEvaluate(FFrameTime Time, const FTransform& Base) const;

protected:
	virtual EMovieSceneChannelProxyType CacheChannelProxy() override;

private:
	double HostValue(int32 Channel, FFrameTime Time, double Base) const;

	UPROPERTY()
	FMovieSceneDoubleChannel Translation[3];

	UPROPERTY()
	FMovieSceneDoubleChannel Rotation[3];

	UPROPERTY()
	FMovieSceneDoubleChannel Scale[3];

	FMovieSceneTransformMask TransformMask;
};
