// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/GameInstance.h"

#include "Engine/Engine.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"

void UGameInstance::InitializeStandalone(const FName InPackageName, UPackage* InWorldPackage)
{
	WorldContext = &GetEngine()->CreateNewWorldContext(EWorldType::Game);
	WorldContext->OwningGameInstance = this;
	UWorld* World = UWorld::CreateWorld(EWorldType::Game, false, InPackageName, InWorldPackage);
	World->SetGameInstance(this);
	WorldContext->SetCurrentWorld(World);
	Init();
}

void UGameInstance::Shutdown()
{
	while (LocalPlayers.Num() > 0)
	{
		RemoveLocalPlayer(LocalPlayers.Last());
	}
	ReferencedObjects.Empty();
	SubsystemCollection.Deinitialize();
	WorldContext = nullptr;
}

ULocalPlayer* UGameInstance::CreateLocalPlayer(int32 ControllerId, FString& OutError, bool bSpawnPlayerController)
{
	return CreateLocalPlayer(FPlatformUserId::CreateFromInternalId(ControllerId), OutError, bSpawnPlayerController);
}

ULocalPlayer* UGameInstance::CreateLocalPlayer(FPlatformUserId UserId, FString& OutError, bool bSpawnPlayerController)
{
	if (FindLocalPlayerFromPlatformUserId(UserId))
	{
		OutError = TEXT("There is a local player of this platform user already");
		return nullptr;
	}
	ULocalPlayer* Player = NewObject<ULocalPlayer>(GetEngine());
	AddLocalPlayer(Player, UserId);
	if (bSpawnPlayerController && !Player->SpawnPlayActor(FString(), OutError, GetWorld()))
	{
		RemoveLocalPlayer(Player);
		return nullptr;
	}
	return Player;
}

int32 UGameInstance::AddLocalPlayer(ULocalPlayer* NewPlayer, FPlatformUserId UserId)
{
	const int32 Index = LocalPlayers.Add(NewPlayer);
	NewPlayer->OwningGameInstance = this;
	NewPlayer->HostAdded(UserId);
	return Index;
}

bool UGameInstance::RemoveLocalPlayer(ULocalPlayer* ExistingPlayer)
{
	if (LocalPlayers.Remove(ExistingPlayer) == 0)
	{
		return false;
	}
	if (IsValid(ExistingPlayer->PlayerController))
	{
		ExistingPlayer->PlayerController->Destroy();
	}
	ExistingPlayer->PlayerController = nullptr;
	ExistingPlayer->PlayerRemoved();
	ExistingPlayer->OwningGameInstance = nullptr;
	return true;
}

ULocalPlayer* UGameInstance::GetLocalPlayerByIndex(const int32 Index) const
{
	return LocalPlayers.IsValidIndex(Index) ? LocalPlayers[Index].Get() : nullptr;
}

const TArray<ULocalPlayer*>& UGameInstance::GetLocalPlayers() const
{
	LocalPlayersView.Reset();
	for (ULocalPlayer* Player : LocalPlayers)
	{
		LocalPlayersView.Add(Player);
	}
	return LocalPlayersView;
}

ULocalPlayer* UGameInstance::FindLocalPlayerFromPlatformUserId(const FPlatformUserId UserId) const
{
	for (ULocalPlayer* Player : LocalPlayers)
	{
		if (Player->GetPlatformUserId() == UserId)
		{
			return Player;
		}
	}
	return nullptr;
}

void UGameInstance::UnregisterReferencedObject(UObject* ObjectToReference)
{
	ReferencedObjects.RemoveSingle(ObjectToReference);
}

void UGameInstance::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	static_cast<UGameInstance*>(InThis)->SubsystemCollection.AddReferencedObjects(InThis, Collector);
	Super::AddReferencedObjects(InThis, Collector);
}

UEngine* UGameInstance::GetEngine() const
{
	return CastChecked<UEngine>(GetOuter());
}

UWorld* UGameInstance::GetWorld() const
{
	return WorldContext ? WorldContext->World() : nullptr;
}
