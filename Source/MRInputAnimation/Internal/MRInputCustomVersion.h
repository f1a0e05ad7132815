// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/Guid.h"

/**
 * How assets of this plugin are stored. Never remove or reorder an entry. The bytes must stay first, so that an older
 * plugin can still read them from a newer asset.
 */
struct MRINPUTANIMATION_API FMRInputCustomVersion
{
	enum Type
	{
		/** The recording's bytes as one array after the properties. */
		Initial = 0,

		VersionPlusOne,
		LatestVersion = VersionPlusOne - 1,
	};

	static const FGuid Guid;

	FMRInputCustomVersion() = delete;
};
