// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/InstancedStaticMeshComponent.h"

FTransform UInstancedStaticMeshComponent::ToLocal(const FTransform& Transform, bool bWorldSpace) const
{
	return bWorldSpace ? Transform.GetRelativeTransform(GetComponentTransform()) : Transform;
}

bool UInstancedStaticMeshComponent::HasRange(int32 Start, int32 Num) const
{
	return Start >= 0 && Num >= 0 && Start <= InstanceTransforms.Num() - Num;
}

int32 UInstancedStaticMeshComponent::AddInstance(const FTransform& InstanceTransform, bool bWorldSpace)
{
	PerInstanceSMCustomData.AddZeroed(NumCustomDataFloats);
	return InstanceTransforms.Add(ToLocal(InstanceTransform, bWorldSpace));
}

#if HOST_HAS_INSTANCE_NAVIGATION
TArray<int32> UInstancedStaticMeshComponent::AddInstances(
	const TArray<FTransform>& NewTransforms, bool bShouldReturnIndices, bool bWorldSpace, bool)
#else
TArray<int32> UInstancedStaticMeshComponent::AddInstances(
	const TArray<FTransform>& NewTransforms, bool bShouldReturnIndices, bool bWorldSpace)
#endif
{
	TArray<int32> Indices;
	for (const FTransform& Transform : NewTransforms)
	{
		const int32 Index = AddInstance(Transform, bWorldSpace);
		if (bShouldReturnIndices)
		{
			Indices.Add(Index);
		}
	}
	return Indices;
}

bool UInstancedStaticMeshComponent::GetInstanceTransform(
	int32 InstanceIndex, FTransform& OutInstanceTransform, bool bWorldSpace) const
{
	if (!IsValidInstance(InstanceIndex))
	{
		return false;
	}
	const FTransform& Local = InstanceTransforms[InstanceIndex];
	OutInstanceTransform = bWorldSpace ? Local * GetComponentTransform() : Local;
	return true;
}

bool UInstancedStaticMeshComponent::UpdateInstanceTransform(
	int32 InstanceIndex, const FTransform& NewInstanceTransform, bool bWorldSpace, bool, bool)
{
	if (!IsValidInstance(InstanceIndex))
	{
		return false;
	}
	InstanceTransforms[InstanceIndex] = ToLocal(NewInstanceTransform, bWorldSpace);
	return true;
}

bool UInstancedStaticMeshComponent::BatchUpdateInstancesTransforms(int32 StartInstanceIndex,
	const TArray<FTransform>& NewInstancesTransforms, bool bWorldSpace, bool bMarkRenderStateDirty, bool bTeleport)
{
	return BatchUpdateInstancesTransforms(StartInstanceIndex, TArrayView<const FTransform>(NewInstancesTransforms),
		bWorldSpace, bMarkRenderStateDirty, bTeleport);
}

bool UInstancedStaticMeshComponent::BatchUpdateInstancesTransforms(
	int32 StartInstanceIndex, TArrayView<const FTransform> NewInstancesTransforms, bool bWorldSpace, bool, bool)
{
	if (!HasRange(StartInstanceIndex, NewInstancesTransforms.Num()))
	{
		return false;
	}
	for (int32 Index = 0; Index < NewInstancesTransforms.Num(); ++Index)
	{
		InstanceTransforms[StartInstanceIndex + Index] = ToLocal(NewInstancesTransforms[Index], bWorldSpace);
	}
	return true;
}
