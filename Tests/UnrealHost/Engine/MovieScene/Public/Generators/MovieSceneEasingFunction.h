// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Interface.h"

#include "MovieSceneEasingFunction.generated.h"

UINTERFACE()
class MOVIESCENE_API UMovieSceneEasingFunction : public UInterface
{
	GENERATED_BODY()
};

/** How a weight grows from 0 to 1 while the parameter does. */
class MOVIESCENE_API IMovieSceneEasingFunction
{
	GENERATED_BODY()

public:
	virtual float Evaluate(float Interp) const = 0;
};
