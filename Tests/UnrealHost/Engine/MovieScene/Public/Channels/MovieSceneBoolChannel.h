// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannel.h"

#include "MovieSceneBoolChannel.generated.h"

/** Keys that hold until the next; before the first key its value. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneBoolChannel : public FMovieSceneChannel
{
	GENERATED_BODY()

	TMovieSceneChannelData<bool> GetData() { return {Times, Values}; }

	bool Evaluate(FFrameTime InTime, bool& OutValue) const
	{
		OutValue = Times.Num() > 0 && Values[FMath::Max(0, HostKeyBefore(InTime))];
		return true;
	}

private:
	UPROPERTY()
	TArray<bool> Values;
};
