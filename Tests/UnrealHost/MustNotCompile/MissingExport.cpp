// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: undefined reference to .MRInputStatus::DescribePlayback
// DEPENDS: Core, CoreUObject, Engine, MRInputAnimation
// LINK: yes
// A module shows the others only what has its macro: the rest compiles, but does not link.

#ifdef CURED
#include "MRInputPaths.h"
#include "MRInputTypes.h"

void Case(const FString& Path, FString& Found, FMRInputError& Error)
{
	MRInputPaths::Resolve(Path, Found, Error);
}
#else
#include "CoreMinimal.h"

class UWorld;

namespace MRInputStatus
{
FString DescribePlayback(const UWorld& World);
}

FString Case(const UWorld& World)
{
	return MRInputStatus::DescribePlayback(World);
}
#endif
