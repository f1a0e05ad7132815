// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "UObject/Package.h"

/**
 * Restores the dirty flags of the persistent level's package and of the package of the level in which actors spawn. For
 * temporary actors.
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
