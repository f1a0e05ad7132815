// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannel.h"
#include "Channels/MovieSceneChannelData.h"
#include "CoreMinimal.h"

#include "MovieSceneBoolChannel.generated.h"

/** Keys that hold until the next; before the first key its value. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneBoolChannel : public FMovieSceneChannel
{
	GENERATED_BODY()

	TMovieSceneChannelData<bool> GetData() { return TMovieSceneChannelData<bool>(Times, Values, Handles); }

	/** False, leaving the value alone, without keys and default. */
	bool Evaluate(FFrameTime InTime, bool& OutValue) const;

	void SetDefault(bool InDefaultValue)
	{
		DefaultValue = InDefaultValue;
		bHasDefaultValue = true;
	}

	virtual int32 GetNumKeys() const override { return Times.Num(); }

private:
	UPROPERTY()
	TArray<FFrameNumber> Times;

	UPROPERTY()
	TArray<bool> Values;

	UPROPERTY()
	TArray<FKeyHandle> Handles;

	UPROPERTY()
	bool DefaultValue = false;

	UPROPERTY()
	bool bHasDefaultValue = false;
};
