// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/World.h"
#include "UObject/Package.h"

/** Leaves the level's package as it was, saved or not, whatever is done meanwhile: for actors that do not stay. */
class FMRInputKeepDirtyFlag
{
public:
	explicit FMRInputKeepDirtyFlag(const UWorld& World)
		: Package(World.GetPackage())
		, bWasDirty(Package->IsDirty())
	{
	}

	~FMRInputKeepDirtyFlag()
	{
		if (!bWasDirty && Package->IsDirty())
		{
			Package->SetDirtyFlag(false);
		}
	}

	UE_NONCOPYABLE(FMRInputKeepDirtyFlag);

private:
	UPackage* Package;
	bool bWasDirty;
};
