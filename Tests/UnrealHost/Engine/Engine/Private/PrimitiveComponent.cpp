// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/PrimitiveComponent.h"

#include "Components/InstancedStaticMeshComponent.h"
#include "Engine/StaticMesh.h"
#include "Host/HostObjects.h"
#include "Materials/Material.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "UObject/Package.h"

UMaterialInterface* UStaticMeshComponent::GetMaterial(int32 ElementIndex) const
{
	UMaterialInterface* Own = Super::GetMaterial(ElementIndex);
	return Own || !StaticMesh ? Own : StaticMesh->GetMaterial(ElementIndex);
}

void UMaterialInterface::GetAllVectorParameterInfo(
	TArray<FMaterialParameterInfo>& OutParameterInfo, TArray<FGuid>& OutParameterIds) const
{
	OutParameterInfo = {FMaterialParameterInfo{TEXT("Color")}};
	OutParameterIds = {FGuid()};
}

#if HOST_HAS_INSTANCE_NAVIGATION
TArray<int32> UInstancedStaticMeshComponent::AddInstances(
	const TArray<FTransform>& NewTransforms, bool bShouldReturnIndices, bool bWorldSpace, bool)
#else
TArray<int32> UInstancedStaticMeshComponent::AddInstances(
	const TArray<FTransform>& NewTransforms, bool bShouldReturnIndices, bool bWorldSpace)
#endif
{
	check(!bShouldReturnIndices);
	for (const FTransform& Transform : NewTransforms)
	{
		InstanceTransforms.Add(ToLocal(Transform, bWorldSpace));
	}
	return {};
}

bool UInstancedStaticMeshComponent::BatchUpdateInstancesTransforms(
	int32 StartInstanceIndex, const TArray<FTransform>& NewInstancesTransforms, bool bWorldSpace, bool, bool)
{
	if (StartInstanceIndex < 0 || StartInstanceIndex > InstanceTransforms.Num() - NewInstancesTransforms.Num())
	{
		return false;
	}
	for (int32 Index = 0; Index < NewInstancesTransforms.Num(); ++Index)
	{
		InstanceTransforms[StartInstanceIndex + Index] = ToLocal(NewInstancesTransforms[Index], bWorldSpace);
	}
	return true;
}

/** As much of the engine's own content as plugins name by its path. */
namespace PrimitiveComponentDetail
{
template <typename AssetType>
AssetType* Make(const TCHAR* Name)
{
	UPackage* Package = CreatePackage(*(FString(TEXT("/Engine/BasicShapes")) / Name));
	AssetType* Asset = NewObject<AssetType>(Package, Name, RF_Public | RF_Standalone);
	Asset->AddToRoot();
	return Asset;
}

void MakeBasicShapes()
{
	UMaterial* Material = Make<UMaterial>(TEXT("BasicShapeMaterial"));
	for (const TCHAR* Name : {TEXT("Cube"), TEXT("Sphere"), TEXT("Cylinder")})
	{
		Make<UStaticMesh>(Name)->HostMaterial = Material;
	}
}

const bool bIsListening = (UE::Host::OnObjectsInit(&MakeBasicShapes), true);
} // namespace PrimitiveComponentDetail
