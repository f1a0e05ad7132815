// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Generators/MovieSceneEasingFunction.h"
#include "UObject/Object.h"

#include "MovieSceneEasingCurves.generated.h"

/** The engine has more curves than the host's cubic. */
UCLASS()
class MOVIESCENE_API UMovieSceneBuiltInEasingFunction : public UObject, public IMovieSceneEasingFunction
{
	GENERATED_BODY()

public:
	virtual float Evaluate(float Interp) const override;
};
