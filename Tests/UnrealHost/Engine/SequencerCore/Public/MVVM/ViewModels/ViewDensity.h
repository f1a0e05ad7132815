// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#if HOST_HAS_SECTION_DENSITY
namespace UE::Sequencer
{
enum class EViewDensity
{
	Variable,
	Compact,
	Relaxed,
};

struct FViewDensityInfo
{
	FViewDensityInfo()
		: FViewDensityInfo(EViewDensity::Variable)
	{
	}
	FViewDensityInfo(EViewDensity InViewDensity)
		: UniformHeight(GetUniformHeight(InViewDensity))
		, Density(InViewDensity)
	{
	}

	/** The numbers are the host's own. */
	static TOptional<float> GetUniformHeight(EViewDensity Density)
	{
		if (Density == EViewDensity::Variable)
		{
			return TOptional<float>();
		}
		return TOptional<float>(Density == EViewDensity::Compact ? 28.0f : 36.0f);
	}

	TOptional<float> UniformHeight;
	EViewDensity Density;
};
} // namespace UE::Sequencer
#endif
