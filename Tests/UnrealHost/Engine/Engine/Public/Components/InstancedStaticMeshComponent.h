// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/StaticMeshComponent.h"

#include "InstancedStaticMeshComponent.generated.h"

/** One mesh many times. Transforms are kept relative to the component; every call says which space it means. */
UCLASS()
class ENGINE_API UInstancedStaticMeshComponent : public UStaticMeshComponent
{
	GENERATED_BODY()

public:
	/** Empty unless bShouldReturnIndices. */
#if HOST_HAS_INSTANCE_NAVIGATION
	virtual TArray<int32> AddInstances(const TArray<FTransform>& NewTransforms, bool bShouldReturnIndices,
		bool bWorldSpace = false, bool bUpdateNavigation = true);
#else
	virtual TArray<int32> AddInstances(
		const TArray<FTransform>& NewTransforms, bool bShouldReturnIndices, bool bWorldSpace = false);
#endif

	/** False for an index that does not exist. */
	bool GetInstanceTransform(int32 InstanceIndex, FTransform& OutInstanceTransform, bool bWorldSpace = false) const
	{
		const bool bIsValid = InstanceTransforms.IsValidIndex(InstanceIndex);
		if (bIsValid)
		{
			const FTransform& Local = InstanceTransforms[InstanceIndex];
			OutInstanceTransform = bWorldSpace ? Local * GetComponentTransform() : Local;
		}
		return bIsValid;
	}
	virtual bool UpdateInstanceTransform(int32 InstanceIndex, const FTransform& NewInstanceTransform,
		bool bWorldSpace = false, bool = false, bool = false)
	{
		return BatchUpdateInstancesTransforms(InstanceIndex, TArray<FTransform>{NewInstanceTransform}, bWorldSpace);
	}

	/** False, and nothing changes, if the range does not exist. */
	virtual bool BatchUpdateInstancesTransforms(int32 StartInstanceIndex,
		const TArray<FTransform>& NewInstancesTransforms, bool bWorldSpace = false, bool bMarkRenderStateDirty = false,
		bool bTeleport = false);

	int32 GetInstanceCount() const
	{
		return InstanceTransforms.Num();
	}

private:
	FTransform ToLocal(const FTransform& Transform, bool bWorldSpace) const
	{
		return bWorldSpace ? Transform.GetRelativeTransform(GetComponentTransform()) : Transform;
	}

	TArray<FTransform> InstanceTransforms; ///< The engine keeps matrices in PerInstanceSMData.
};
