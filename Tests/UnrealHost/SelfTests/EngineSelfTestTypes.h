// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "Engine/CancellableAsyncAction.h"
#include "GameFramework/Actor.h"
#include "Subsystems/EngineSubsystem.h"
#include "Subsystems/GameInstanceSubsystem.h"
#include "Subsystems/WorldSubsystem.h"

#include "EngineSelfTestTypes.generated.h"

/** What the types below saw, in order. Tests empty it first. */
TArray<FString>& EngineSelfTestEvents();

UCLASS()
class USelfTestComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	USelfTestComponent();

	virtual void InitializeComponent() override;
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;
	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;

	float LastDelta = 0.0f;
	int32 Ticks = 0;

protected:
	virtual void OnRegister() override;
};

UCLASS()
class ASelfTestActor : public AActor
{
	GENERATED_BODY()

public:
	ASelfTestActor();

	virtual void PostInitializeComponents() override;
	virtual void Tick(float DeltaSeconds) override;

	UFUNCTION()
	void HearDestroyed(AActor* Actor);

	UPROPERTY()
	TObjectPtr<USceneComponent> Root;

	UPROPERTY()
	TObjectPtr<USceneComponent> Child;

	UPROPERTY()
	TObjectPtr<USelfTestComponent> Part;

protected:
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
};

UCLASS()
class USelfTestWorldSubsystem : public UTickableWorldSubsystem
{
	GENERATED_BODY()

public:
	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void PostInitialize() override;
	virtual void OnWorldBeginPlay(UWorld& InWorld) override;
	virtual void Deinitialize() override;
	virtual void Tick(float DeltaTime) override;
	virtual TStatId GetStatId() const override;
};

UCLASS()
class USelfTestEngineSubsystem : public UEngineSubsystem
{
	GENERATED_BODY()
};

UCLASS()
class USelfTestGameSubsystem : public UGameInstanceSubsystem
{
	GENERATED_BODY()
};

UCLASS()
class USelfTestAsyncAction : public UCancellableAsyncAction
{
	GENERATED_BODY()
};
