// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "UObject/Package.h"

/**
 * Leaves the packages of the persistent level and of the level in which actors spawn as they were, saved or not,
 * whatever is done in the meantime: for temporary actors.
 */
class FMRInputKeepDirtyFlag
{
public:
	explicit FMRInputKeepDirtyFlag(const UWorld& World)
	{
		for (UPackage* Package : {World.GetPackage(), World.GetCurrentLevel()->GetPackage()})
		{
			if (!Package->IsDirty())
			{
				Clean.Add(Package);
			}
		}
	}

	~FMRInputKeepDirtyFlag()
	{
		for (UPackage* Package : Clean)
		{
			if (Package->IsDirty())
			{
				Package->SetDirtyFlag(false);
			}
		}
	}

	UE_NONCOPYABLE(FMRInputKeepDirtyFlag);

private:
	TArray<UPackage*> Clean;
};
