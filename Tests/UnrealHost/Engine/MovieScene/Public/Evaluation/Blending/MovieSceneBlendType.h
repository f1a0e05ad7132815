// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MovieSceneBlendType.generated.h"

UENUM(BlueprintType)
enum class EMovieSceneBlendType : uint8
{
	Invalid = 0,
	Absolute = 1 << 0,
	Additive = 1 << 1,
	Relative = 1 << 2,
	AdditiveFromBase = 1 << 3,
};

struct FOptionalMovieSceneBlendType
{
	FOptionalMovieSceneBlendType() = default;
	FOptionalMovieSceneBlendType(EMovieSceneBlendType InBlendType)
		: BlendType(InBlendType)
		, bIsValid(true)
	{
	}

	EMovieSceneBlendType Get() const { return BlendType; }

private:
	EMovieSceneBlendType BlendType = EMovieSceneBlendType::Absolute;
	bool bIsValid = false;
};

struct FMovieSceneBlendTypeField
{
	void Add(EMovieSceneBlendType Type) { Bits |= static_cast<uint8>(Type); }

private:
	uint8 Bits = 0;
};
