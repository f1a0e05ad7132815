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

void Dress(UInstancedStaticMeshComponent& Mesh, const TSoftObjectPtr<UStaticMesh>& Chosen, UStaticMesh* DefaultMesh,
	UMaterialInterface* Material, const FName ColorParameter, const FLinearColor& Color)
{
	UStaticMesh* Shape = Chosen.IsNull() ? DefaultMesh : Chosen.LoadSynchronous();
	if (!Shape)
	{
		UE_LOG(LogMRInput, Warning, TEXT("Ghost hands lack a mesh: %s does not exist. Choose another one, or cook it."),
			*Chosen.ToString());
	}
	Mesh.SetStaticMesh(Shape);
	if (!Material && Shape)
	{
		Material = Shape->GetMaterial(0);
	}
	if (Material)
	{
		UMaterialInstanceDynamic* Colored = UMaterialInstanceDynamic::Create(Material, &Mesh);
		// UNCONFIRMED(basic-shape-color): BasicShapeMaterial has a parameter Color and may be used with instances.
		Colored->SetVectorParameterValue(ColorParameter, Color);
		Mesh.SetMaterial(0, Colored);
	}
}

void SetInstanceTransform(UInstancedStaticMeshComponent& Mesh, const FTransform& Transform)
{
	if (!Mesh.GetRelativeTransform().Equals(Transform, 0.0))
	{
		Mesh.SetRelativeTransform(Transform);
	}
}

} // namespace MRInputGhostMeshesDetail

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
	// UNCONFIRMED(meshes-of-owner): meshes made after registration and destroyed with their component leave nothing
	// behind.
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
	UMaterialInterface* Chosen = Style.Material.LoadSynchronous();
	const auto Dress = [this, Chosen](UInstancedStaticMeshComponent& Mesh, const TSoftObjectPtr<UStaticMesh>& Shape,
						   UStaticMesh* DefaultMesh, const FLinearColor& Color)
	{
		UMaterialInterface* Material = Chosen || !Shape.IsNull() ? Chosen : DefaultMaterial.Get();
		MRInputGhostMeshesDetail::Dress(Mesh, Shape, DefaultMesh, Material, Style.ColorParameter, Color);
	};
	Dress(*Joints, Style.JointMesh, DefaultJointMesh, Style.JointColor);
	Dress(*Bones, Style.BoneMesh, DefaultBoneMesh, Style.BoneColor);
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
	MRInputGhostMeshesDetail::SetInstanceTransform(*Joints, Transform);
	MRInputGhostMeshesDetail::SetInstanceTransform(*Bones, Transform);
}

void UMRInputGhostHandsComponent::Draw()
{
	// Marked dirty, which engines before about 5.4 need.
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
