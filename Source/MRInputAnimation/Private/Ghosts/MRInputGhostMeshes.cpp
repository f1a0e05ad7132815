// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/InstancedStaticMeshComponent.h"
#include "Devices/MRInputDriverSet.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "Ghosts/MRInputGhostPose.h"
#include "MRInputGhostHandsComponent.h"
#include "MRInputMessages.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Materials/MaterialInterface.h"

/** What ghost hands are drawn with. */
namespace MRInputGhostMeshesDetail
{

void Dress(UInstancedStaticMeshComponent& Mesh, const TSoftObjectPtr<UStaticMesh>& Shape,
	const FMRInputGhostStyle& Style, const FLinearColor& Color)
{
	UStaticMesh* Loaded = Shape.LoadSynchronous();
	if (!Loaded)
	{
		UE_LOG(LogMRInput, Warning, TEXT("Ghost hands lack a mesh: %s is not there. Choose another one, or cook it."),
			*Shape.ToString());
	}
	Mesh.SetStaticMesh(Loaded);
	UMaterialInterface* Material = Style.Material.LoadSynchronous();
	if (!Material && Loaded)
	{
		Material = Loaded->GetMaterial(0);
	}
	if (Material)
	{
		UMaterialInstanceDynamic* Colored = UMaterialInstanceDynamic::Create(Material, &Mesh);
		Colored->SetVectorParameterValue(Style.ColorParameter, Color);
		Mesh.SetMaterial(0, Colored);
	}
}

void Place(UInstancedStaticMeshComponent& Mesh, const FTransform& Transform)
{
	if (!Mesh.GetRelativeTransform().Equals(Transform, 0.0))
	{
		Mesh.SetRelativeTransform(Transform);
	}
}

} // namespace MRInputGhostMeshesDetail

// UNCONFIRMED: that the engine's shapes and their material are in a packaged game that uses them nowhere else.
FMRInputGhostStyle::FMRInputGhostStyle()
	: JointMesh(FSoftObjectPath(TEXT("/Engine/BasicShapes/Sphere.Sphere")))
	, BoneMesh(FSoftObjectPath(TEXT("/Engine/BasicShapes/Cylinder.Cylinder")))
	, Material(FSoftObjectPath(TEXT("/Engine/BasicShapes/BasicShapeMaterial.BasicShapeMaterial")))
{
}

void UMRInputGhostHandsComponent::MakeMeshes()
{
	if (!Joints)
	{
		Joints = MakeMesh(FMRInputGhostPose::JointCount);
		Bones = MakeMesh(FMRInputGhostPose::BoneCount);
		Pose->Invalidate();
	}
	if (!bIsStyleApplied)
	{
		ApplyStyle();
	}
	if (!Joints->GetVisibleFlag())
	{
		Joints->SetVisibility(true);
		Bones->SetVisibility(true);
	}
}

UInstancedStaticMeshComponent* UMRInputGhostHandsComponent::MakeMesh(int32 Count)
{
	UObject* Outer = GetOwner() ? static_cast<UObject*>(GetOwner()) : this;
	UInstancedStaticMeshComponent* Mesh =
		NewObject<UInstancedStaticMeshComponent>(Outer, NAME_None, RF_Transient | RF_DuplicateTransient);
	Mesh->SetupAttachment(this);
	Mesh->SetMobility(EComponentMobility::Movable);
	Mesh->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	Mesh->SetGenerateOverlapEvents(false);
	Mesh->SetCanEverAffectNavigation(false);
	Mesh->SetCastShadow(false);
	Mesh->RegisterComponentWithWorld(GetWorld());
	TArray<FTransform> Hidden;
	Hidden.Init(FTransform(FQuat::Identity, FVector::ZeroVector, FVector::ZeroVector), Count);
	Mesh->AddInstances(Hidden, false);
	return Mesh;
}

void UMRInputGhostHandsComponent::ApplyStyle()
{
	bIsStyleApplied = true;
	MRInputGhostMeshesDetail::Dress(*Joints, Style.JointMesh, Style, Style.JointColor);
	MRInputGhostMeshesDetail::Dress(*Bones, Style.BoneMesh, Style, Style.BoneColor);
}

/** Instances stay in the recording's space; only the meshes move with the space. */
void UMRInputGhostHandsComponent::PutInSpace()
{
	FTransform Transform = FTransform::Identity;
	if (Space == EMRInputGhostSpace::Player)
	{
		Transform = FMRInputDriverSet::GetTrackingToWorld(GetWorld());
	}
	else if (Space == EMRInputGhostSpace::World)
	{
		Transform = WorldOrigin;
	}
	const bool bIsAbsolute = Space != EMRInputGhostSpace::Component;
	if (bIsPlacedInWorld != bIsAbsolute)
	{
		bIsPlacedInWorld = bIsAbsolute;
		Joints->SetAbsolute(bIsAbsolute, bIsAbsolute, bIsAbsolute);
		Bones->SetAbsolute(bIsAbsolute, bIsAbsolute, bIsAbsolute);
	}
	MRInputGhostMeshesDetail::Place(*Joints, Transform);
	MRInputGhostMeshesDetail::Place(*Bones, Transform);
}

void UMRInputGhostHandsComponent::Draw()
{
	Joints->BatchUpdateInstancesTransforms(0, Pose->Joints, false, true, true);
	Bones->BatchUpdateInstancesTransforms(0, Pose->Bones, false, true, true);
}

/** The component's own visibility does not reach its children by itself. */
void UMRInputGhostHandsComponent::Hide()
{
	if (Joints && Joints->GetVisibleFlag())
	{
		Joints->SetVisibility(false);
		Bones->SetVisibility(false);
	}
}

void UMRInputGhostHandsComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	for (UInstancedStaticMeshComponent* Mesh : {Joints.Get(), Bones.Get()})
	{
		if (Mesh)
		{
			Mesh->DestroyComponent();
		}
	}
	Joints = nullptr;
	Bones = nullptr;
	Super::OnComponentDestroyed(bDestroyingHierarchy);
}
