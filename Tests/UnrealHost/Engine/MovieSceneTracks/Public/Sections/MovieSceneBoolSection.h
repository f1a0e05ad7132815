// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneBoolChannel.h"
#include "MovieSceneSection.h"

#include "MovieSceneBoolSection.generated.h"

UCLASS()
class MOVIESCENETRACKS_API UMovieSceneBoolSection : public UMovieSceneSection
{
	GENERATED_BODY()

public:
	const FMovieSceneBoolChannel& GetChannel() const { return BoolCurve; }

protected:
	virtual EMovieSceneChannelProxyType CacheChannelProxy() override
	{
		ChannelProxy = MakeShared<FMovieSceneChannelProxy>(BoolCurve);
		return EMovieSceneChannelProxyType::Static;
	}

	UPROPERTY()
	FMovieSceneBoolChannel BoolCurve;
};
