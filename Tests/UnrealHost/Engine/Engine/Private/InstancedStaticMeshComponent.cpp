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

bool UInstancedStaticMeshComponent::BatchUpdateInstancesTransform(
	int32 StartInstanceIndex, int32 NumInstances, const FTransform& NewInstancesTransform, bool bWorldSpace, bool, bool)
{
	if (!HasRange(StartInstanceIndex, NumInstances))
	{
		return false;
	}
	for (int32 Index = 0; Index < NumInstances; ++Index)
	{
		InstanceTransforms[StartInstanceIndex + Index] = ToLocal(NewInstancesTransform, bWorldSpace);
	}
	return true;
}

bool UInstancedStaticMeshComponent::RemoveInstance(int32 InstanceIndex)
{
	if (!IsValidInstance(InstanceIndex))
	{
		return false;
	}
	InstanceTransforms.RemoveAt(InstanceIndex);
	PerInstanceSMCustomData.RemoveAt(InstanceIndex * NumCustomDataFloats, NumCustomDataFloats);
	return true;
}

void UInstancedStaticMeshComponent::ClearInstances()
{
	InstanceTransforms.Empty();
	PerInstanceSMCustomData.Empty();
}

bool UInstancedStaticMeshComponent::SetCustomDataValue(
	int32 InstanceIndex, int32 CustomDataIndex, float CustomDataValue, bool)
{
	if (!IsValidInstance(InstanceIndex) || CustomDataIndex < 0 || CustomDataIndex >= NumCustomDataFloats)
	{
		return false;
	}
	PerInstanceSMCustomData[InstanceIndex * NumCustomDataFloats + CustomDataIndex] = CustomDataValue;
	return true;
}

bool UInstancedStaticMeshComponent::SetCustomData(
	int32 InstanceIndex, TArrayView<const float> CustomDataFloats, bool bMarkRenderStateDirty)
{
	if (!IsValidInstance(InstanceIndex) || CustomDataFloats.Num() == 0)
	{
		return false;
	}
	const int32 Count = FMath::Min(CustomDataFloats.Num(), NumCustomDataFloats);
	for (int32 Index = 0; Index < Count; ++Index)
	{
		SetCustomDataValue(InstanceIndex, Index, CustomDataFloats[Index], bMarkRenderStateDirty);
	}
	return true;
}

void UInstancedStaticMeshComponent::SetNumCustomDataFloats(int32 InNumCustomDataFloats)
{
	NumCustomDataFloats = FMath::Max(0, InNumCustomDataFloats);
	PerInstanceSMCustomData.Empty();
	PerInstanceSMCustomData.AddZeroed(NumCustomDataFloats * InstanceTransforms.Num());
}
