// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EngineSelfTestTypes.h"

TArray<FString>& EngineSelfTestEvents()
{
	static TArray<FString> Events;
	return Events;
}

USelfTestComponent::USelfTestComponent()
{
	PrimaryComponentTick.bCanEverTick = true;
}

void USelfTestComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	EngineSelfTestEvents().Add(TEXT("Component.Tick"));
}

ASelfTestActor::ASelfTestActor()
{
	PrimaryActorTick.bCanEverTick = true;
	Part = CreateDefaultSubobject<USelfTestComponent>(TEXT("Part"));
}

void ASelfTestActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	EngineSelfTestEvents().Add(TEXT("Actor.EndPlay"));
	Super::EndPlay(EndPlayReason);
}

void ASelfTestActor::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	EngineSelfTestEvents().Add(TEXT("Actor.Tick"));
}
