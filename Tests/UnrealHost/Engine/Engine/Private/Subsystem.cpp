// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Subsystems/Subsystem.h"

#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "Subsystems/EngineSubsystem.h"
#include "Subsystems/GameInstanceSubsystem.h"
#include "Subsystems/LocalPlayerSubsystem.h"
#include "Subsystems/WorldSubsystem.h"

USubsystem::USubsystem() = default;
UEngineSubsystem::UEngineSubsystem() = default;
UGameInstanceSubsystem::UGameInstanceSubsystem() = default;
ULocalPlayerSubsystem::ULocalPlayerSubsystem() = default;
UWorldSubsystem::UWorldSubsystem() = default;
UTickableWorldSubsystem::UTickableWorldSubsystem() = default;

UGameInstance* UGameInstanceSubsystem::GetGameInstance() const
{
	return Cast<UGameInstance>(GetOuter());
}

ULocalPlayer* ULocalPlayerSubsystem::GetLocalPlayerChecked() const
{
	return CastChecked<ULocalPlayer>(GetOuter());
}

UWorld* UWorldSubsystem::GetWorld() const
{
	return Cast<UWorld>(GetOuter());
}

UWorld& UWorldSubsystem::GetWorldRef() const
{
	return *CastChecked<UWorld>(GetOuter());
}

bool UWorldSubsystem::ShouldCreateSubsystem(UObject* Outer) const
{
	const UWorld* World = Cast<UWorld>(Outer);
	return World && Super::ShouldCreateSubsystem(Outer) && DoesSupportWorldType(World->WorldType);
}

bool UWorldSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::Editor || WorldType == EWorldType::PIE;
}

ETickableTickType UTickableWorldSubsystem::GetTickableTickType() const
{
	return HasAnyFlags(RF_ClassDefaultObject) ? ETickableTickType::Never : ETickableTickType::Conditional;
}

void UTickableWorldSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	bInitialized = true;
}

void UTickableWorldSubsystem::Deinitialize()
{
	bInitialized = false;
	Super::Deinitialize();
}

void UTickableWorldSubsystem::BeginDestroy()
{
	ensureMsgf(!bInitialized, TEXT("%s is destroyed without Super::Deinitialize"), *GetName());
	Super::BeginDestroy();
}
