// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/LocalPlayer.h"

#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"

void ULocalPlayer::HostAdded(FPlatformUserId InUserId)
{
	PlatformUserId = InUserId;
	SubsystemCollection.Initialize(this);
}

bool ULocalPlayer::SpawnPlayActor(const FString&, FString& OutError, UWorld* InWorld)
{
	if (!InWorld)
	{
		OutError = TEXT("There is no world to spawn the player in");
		return false;
	}
	return InWorld->SpawnPlayActor(this, OutError) != nullptr;
}

void ULocalPlayer::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	static_cast<ULocalPlayer*>(InThis)->SubsystemCollection.AddReferencedObjects(InThis, Collector);
	Super::AddReferencedObjects(InThis, Collector);
}

UWorld* ULocalPlayer::GetWorld() const
{
	return OwningGameInstance ? OwningGameInstance->GetWorld() : nullptr;
}
