// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "GameFramework/Actor.h"

#include "EngineSelfTestTypes.generated.h"

/** What the types below saw, in order. Tests empty it first. */
TArray<FString>& EngineSelfTestEvents();

UCLASS()
class USelfTestComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	USelfTestComponent();

	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;
};

UCLASS()
class ASelfTestActor : public AActor
{
	GENERATED_BODY()

public:
	ASelfTestActor();

	virtual void Tick(float DeltaSeconds) override;

	UPROPERTY()
	TObjectPtr<USelfTestComponent> Part;

protected:
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
};
