// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/PrimitiveComponent.h"

#include "Components/StaticMeshComponent.h"
#include "Engine/StaticMesh.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Materials/MaterialInterface.h"
#include "UObject/Package.h"

UMaterialInterface* UPrimitiveComponent::GetMaterial(int32 ElementIndex) const
{
	return OverrideMaterials.IsValidIndex(ElementIndex) ? OverrideMaterials[ElementIndex].Get() : nullptr;
}

void UPrimitiveComponent::SetMaterial(int32 ElementIndex, UMaterialInterface* Material)
{
	if (ElementIndex < 0)
	{
		return;
	}
	while (OverrideMaterials.Num() <= ElementIndex)
	{
		OverrideMaterials.Add(nullptr);
	}
	OverrideMaterials[ElementIndex] = Material;
}

void UPrimitiveComponent::SetCollisionProfileName(FName InCollisionProfileName, bool)
{
	CollisionProfileName = InCollisionProfileName;
}

bool UStaticMeshComponent::SetStaticMesh(UStaticMesh* NewMesh)
{
	if (StaticMesh == NewMesh)
	{
		return false;
	}
	StaticMesh = NewMesh;
	return true;
}

UMaterialInterface* UStaticMeshComponent::GetMaterial(int32 ElementIndex) const
{
	UMaterialInterface* Own = Super::GetMaterial(ElementIndex);
	return Own || !StaticMesh ? Own : StaticMesh->GetMaterial(ElementIndex);
}

UMaterialInterface* UStaticMesh::GetMaterial(int32 MaterialIndex) const
{
	return Materials.IsValidIndex(MaterialIndex) ? Materials[MaterialIndex].Get() : nullptr;
}

void UStaticMesh::SetMaterial(int32 MaterialIndex, UMaterialInterface* NewMaterial)
{
	while (Materials.Num() <= MaterialIndex)
	{
		Materials.Add(nullptr);
	}
	Materials[MaterialIndex] = NewMaterial;
}

UMaterialInstanceDynamic* UMaterialInstanceDynamic::Create(UMaterialInterface* ParentMaterial, UObject* InOuter)
{
	return Create(ParentMaterial, InOuter, NAME_None);
}

UMaterialInstanceDynamic* UMaterialInstanceDynamic::Create(
	UMaterialInterface* ParentMaterial, UObject* InOuter, FName Name)
{
	UObject* Outer = InOuter ? InOuter : GetTransientPackage();
	UMaterialInstanceDynamic* Instance = NewObject<UMaterialInstanceDynamic>(Outer, Name);
	Instance->Parent = ParentMaterial;
	return Instance;
}

void UMaterialInterface::GetAllVectorParameterInfo(
	TArray<FMaterialParameterInfo>& OutParameterInfo, TArray<FGuid>& OutParameterIds) const
{
	OutParameterInfo = {FMaterialParameterInfo{TEXT("Color")}};
	OutParameterIds = {FGuid()};
}

FLinearColor UMaterialInstanceDynamic::K2_GetVectorParameterValue(FName ParameterName) const
{
	const FLinearColor* Value = Vectors.Find(ParameterName);
	return Value ? *Value : FLinearColor::Black;
}
