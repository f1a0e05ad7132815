// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: AddInstances
// VERSION: 5.3
// Whether added instances update navigation can be said from 5.4 on.

#include "Components/InstancedStaticMeshComponent.h"

void AddHidden(UInstancedStaticMeshComponent& Mesh, const TArray<FTransform>& Transforms)
{
#ifdef CURED
	Mesh.AddInstances(Transforms, false, false);
#else
	Mesh.AddInstances(Transforms, false, false, false);
#endif
}
