// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/StaticMesh.h"
#include "Host/HostObjects.h"
#include "Materials/Material.h"
#include "UObject/Package.h"

/** As much of the engine's own content as plugins name by its path. */
namespace HostEngineContentDetail
{
template <typename AssetType>
AssetType* FindOrMake(const FString& Folder, const TCHAR* Name)
{
	UPackage* Package = CreatePackage(*(Folder / Name));
	if (AssetType* Existing = FindObject<AssetType>(Package, Name))
	{
		return Existing;
	}
	AssetType* Asset = NewObject<AssetType>(Package, Name, RF_Public | RF_Standalone);
	Asset->AddToRoot();
	return Asset;
}

void MakeBasicShapes()
{
	const FString Folder = TEXT("/Engine/BasicShapes");
	UMaterial* Material = FindOrMake<UMaterial>(Folder, TEXT("BasicShapeMaterial"));
	for (const TCHAR* Name : {TEXT("Cube"), TEXT("Sphere"), TEXT("Cylinder"), TEXT("Cone"), TEXT("Plane")})
	{
		FindOrMake<UStaticMesh>(Folder, Name)->SetMaterial(0, Material);
	}
}

const bool bIsListening = []
{
	UE::Host::OnObjectsInit(&MakeBasicShapes);
	return true;
}();
} // namespace HostEngineContentDetail
