// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/ActorComponent.h"

#include "Components/InstancedStaticMeshComponent.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "Host/HostObjects.h"
#include "Materials/Material.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "UObject/Package.h"

AActor* UActorComponent::GetOwner() const
{
	if (!OwnerPrivate)
	{
		OwnerPrivate = GetTypedOuter<AActor>();
	}
	return OwnerPrivate;
}

UWorld* UActorComponent::GetWorld() const
{
	if (WorldPrivate)
	{
		return WorldPrivate;
	}
	if (HasAnyFlags(RF_ClassDefaultObject))
	{
		return nullptr;
	}
	if (const AActor* Owner = GetOwner())
	{
		return Owner->GetWorld();
	}
	return GetTypedOuter<UWorld>();
}

void UActorComponent::PostInitProperties()
{
	Super::PostInitProperties();
	AActor* Owner = GetOwner();
	if (Owner && !HasAnyFlags(RF_ClassDefaultObject))
	{
		Owner->AddOwnedComponent(this);
	}
}

#if WITH_EDITOR
void UActorComponent::PreEditChange(FProperty* PropertyThatWillChange)
{
	Super::PreEditChange(PropertyThatWillChange);
	bIsEdited = bRegistered;
	UnregisterComponent();
}

void UActorComponent::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	if (bIsEdited)
	{
		RegisterComponent();
	}
	bIsEdited = false;
}
#endif

void UActorComponent::RegisterComponent()
{
	const AActor* Owner = GetOwner();
	if (UWorld* OwnerWorld = Owner ? Owner->GetWorld() : nullptr)
	{
		RegisterComponentWithWorld(OwnerWorld);
	}
}

void UActorComponent::RegisterComponentWithWorld(UWorld* InWorld)
{
	if (bRegistered || bIsBeingDestroyed || !InWorld)
	{
		return;
	}
	AActor* Owner = GetOwner();
	if (Owner && Owner->IsActorBeingDestroyed())
	{
		return;
	}
	WorldPrivate = InWorld;
	bRegistered = true;
	OnRegister();

	if (!InWorld->IsGameWorld() || !Owner)
	{
		RegisterComponentTickFunctions(true);
		return;
	}
	if (Owner->IsActorInitialized() && Owner->HasActorBegunPlay())
	{
		HostStartPlay();
	}
}

void UActorComponent::UnregisterComponent()
{
	if (!bRegistered)
	{
		return;
	}
	RegisterComponentTickFunctions(false);
	OnUnregister();
	bRegistered = false;
	WorldPrivate = nullptr;
}

void UActorComponent::OnRegister()
{
	const AActor* Owner = GetOwner();
	if (bAutoActivate && (!WorldPrivate->IsGameWorld() || !Owner || Owner->IsActorInitialized()))
	{
		Activate(true);
	}
}

void UActorComponent::HostStartTick()
{
	FTickFunction& Tick = PrimaryComponentTick;
	if (Tick.bCanEverTick && !HasAnyFlags(RF_ClassDefaultObject) && WorldPrivate)
	{
		Tick.SetTickFunctionEnable(Tick.bStartWithTickEnabled || Tick.IsTickFunctionEnabled());
		Tick.RegisterTickFunction(WorldPrivate->PersistentLevel);
	}
}

void UActorComponent::DestroyComponent(bool)
{
	if (bIsBeingDestroyed)
	{
		return;
	}
	bIsBeingDestroyed = true;
	if (bHasBegunPlay)
	{
		EndPlay(EEndPlayReason::Destroyed);
	}
	UnregisterComponent();
	if (AActor* Owner = GetOwner())
	{
		Owner->RemoveOwnedComponent(this);
	}
	OnComponentDestroyed(false);
	MarkAsGarbage();
}

void FTickFunction::RegisterTickFunction(ULevel* Level)
{
	if (!bCanEverTick || World || !Level || !Level->OwningWorld)
	{
		return;
	}
	World = Level->OwningWorld;
	World->TickFunctions.Add(this);
}

void FTickFunction::UnRegisterTickFunction()
{
	if (World)
	{
		World->TickFunctions.Remove(this);
		World = nullptr;
	}
}

void FActorTickFunction::ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type, const FGraphEventRef&)
{
	if (IsValid(Target) && !Target->IsActorBeingDestroyed())
	{
		Target->TickActor(DeltaTime, TickType, *this);
	}
}

void FActorComponentTickFunction::ExecuteTick(
	float DeltaTime, ELevelTick TickType, ENamedThreads::Type, const FGraphEventRef&)
{
	if (IsValid(Target) && Target->IsRegistered())
	{
		Target->TickComponent(DeltaTime, TickType, this);
	}
}

FAttachmentTransformRules FAttachmentTransformRules::KeepRelativeTransform;

void USceneComponent::UpdateComponentToWorld()
{
	FTransform NewTransform = GetRelativeTransform() * ParentToWorld();
	if (bAbsoluteLocation)
	{
		NewTransform.SetLocation(RelativeLocation);
	}
	if (bAbsoluteRotation)
	{
		NewTransform.SetRotation(RelativeQuat);
	}
	if (bAbsoluteScale)
	{
		NewTransform.SetScale3D(RelativeScale3D);
	}
	ComponentToWorld = NewTransform;
	const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
	for (USceneComponent* Child : Children)
	{
		Child->UpdateComponentToWorld();
	}
}

void USceneComponent::OnRegister()
{
	// Properties may have been loaded since.
	if (!RelativeQuat.Rotator().Equals(RelativeRotation, 1.0e-3))
	{
		RelativeQuat = RelativeRotation.Quaternion();
	}
	if (AttachParent)
	{
		AttachParent->AttachChildren.AddUnique(this);
	}
	UpdateComponentToWorld();
	Super::OnRegister();
}

bool USceneComponent::AttachToComponent(USceneComponent* InParent, const FAttachmentTransformRules&)
{
	if (InParent)
	{
		LeaveParent();
		AttachParent = InParent;
		InParent->AttachChildren.AddUnique(this);
		UpdateComponentToWorld();
	}
	return InParent != nullptr;
}

void USceneComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	Super::OnComponentDestroyed(bDestroyingHierarchy);
	LeaveParent();
	const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
	for (USceneComponent* Child : Children)
	{
		Child->LeaveParent();
		Child->SetWorldTransform(Child->GetComponentTransform());
	}
}

void USceneComponent::SetWorldTransform(const FTransform& NewTransform)
{
	FTransform Relative = NewTransform.GetRelativeTransform(ParentToWorld());
	if (bAbsoluteLocation)
	{
		Relative.SetLocation(NewTransform.GetLocation());
	}
	if (bAbsoluteRotation)
	{
		Relative.SetRotation(NewTransform.GetRotation());
	}
	if (bAbsoluteScale)
	{
		Relative.SetScale3D(NewTransform.GetScale3D());
	}
	SetRelativeTransform(Relative);
}

void USceneComponent::SetVisibility(bool bNewVisibility, bool bPropagateToChildren)
{
	bVisible = bNewVisibility;
	for (USceneComponent* Child : AttachChildren)
	{
		if (bPropagateToChildren)
		{
			Child->SetVisibility(bNewVisibility, true);
		}
	}
}

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
