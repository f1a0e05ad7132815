// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneTrack.h"

#include "MovieSceneNameableTrack.generated.h"

UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneNameableTrack : public UMovieSceneTrack
{
	GENERATED_BODY()

public:
#if WITH_EDITORONLY_DATA
	virtual void SetDisplayName(const FText& NewDisplayName);

	/** Shown until the user has given a name. */
	virtual FText GetDefaultDisplayName() const;

private:
	UPROPERTY()
	FText DisplayName;
#endif
};
