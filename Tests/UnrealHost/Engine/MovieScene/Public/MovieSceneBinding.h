// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneTrack.h"

#include "MovieSceneBinding.generated.h"

USTRUCT()
struct MOVIESCENE_API FMovieSceneBinding
{
	GENERATED_BODY()

	FMovieSceneBinding() = default;
	FMovieSceneBinding(const FGuid& InObjectGuid, const FString& InBindingName)
		: ObjectGuid(InObjectGuid)
		, BindingName(InBindingName)
	{
	}

	const FGuid& GetObjectGuid() const { return ObjectGuid; }
	const TArray<UMovieSceneTrack*>& GetTracks() const { return ObjectPtrDecay(Tracks); }
	void AddTrack(UMovieSceneTrack& NewTrack) { Tracks.Add(&NewTrack); }

private:
	UPROPERTY()
	FGuid ObjectGuid;

	UPROPERTY()
	FString BindingName;

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneTrack>> Tracks;
};
