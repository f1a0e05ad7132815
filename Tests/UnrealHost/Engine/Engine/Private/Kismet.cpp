// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/CancellableAsyncAction.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Kismet/BlueprintAsyncActionBase.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Kismet/GameplayStatics.h"

namespace KismetDetail
{
UWorld* WorldOf(const UObject* Context)
{
	return GEngine ? GEngine->GetWorldFromContextObject(Context, EGetWorldErrorMode::LogAndReturnNull) : nullptr;
}
} // namespace KismetDetail

UBlueprintFunctionLibrary::UBlueprintFunctionLibrary() = default;

UBlueprintFunctionLibrary::UBlueprintFunctionLibrary(const FObjectInitializer&)
	: UBlueprintFunctionLibrary()
{
}

UBlueprintAsyncActionBase::UBlueprintAsyncActionBase() = default;

void UBlueprintAsyncActionBase::Activate() {}

void UBlueprintAsyncActionBase::RegisterWithGameInstance(const UObject* WorldContextObject)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	RegisterWithGameInstance(World ? World->GetGameInstance() : nullptr);
}

void UBlueprintAsyncActionBase::RegisterWithGameInstance(UGameInstance* GameInstance)
{
	if (UGameInstance* Old = RegisteredWithGameInstance.Get())
	{
		Old->UnregisterReferencedObject(this);
	}
	RegisteredWithGameInstance = GameInstance;
	if (GameInstance)
	{
		GameInstance->RegisterReferencedObject(this);
	}
}

void UBlueprintAsyncActionBase::SetReadyToDestroy()
{
	RegisterWithGameInstance(static_cast<UGameInstance*>(nullptr));
}

void UCancellableAsyncAction::Cancel()
{
	SetReadyToDestroy();
}

bool UCancellableAsyncAction::IsActive() const
{
	return ShouldBroadcastDelegates();
}

bool UCancellableAsyncAction::ShouldBroadcastDelegates() const
{
	return IsRegistered();
}

bool UCancellableAsyncAction::IsRegistered() const
{
	return RegisteredWithGameInstance.IsValid();
}

FTimerManager* UCancellableAsyncAction::GetTimerManager() const
{
	const UGameInstance* Game = RegisteredWithGameInstance.Get();
	return Game ? &Game->GetTimerManager() : nullptr;
}

UGameInstance* UGameplayStatics::GetGameInstance(const UObject* WorldContextObject)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	return World ? World->GetGameInstance() : nullptr;
}

APlayerController* UGameplayStatics::GetPlayerController(const UObject* WorldContextObject, int32 PlayerIndex)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	if (!World)
	{
		return nullptr;
	}
	int32 Index = 0;
	for (TActorIterator<APlayerController> It(World); It; ++It)
	{
		if (Index++ == PlayerIndex)
		{
			return *It;
		}
	}
	return nullptr;
}

APawn* UGameplayStatics::GetPlayerPawn(const UObject* WorldContextObject, int32 PlayerIndex)
{
	const APlayerController* Controller = GetPlayerController(WorldContextObject, PlayerIndex);
	return Controller ? Controller->GetPawn() : nullptr;
}

bool UGameplayStatics::SetGamePaused(const UObject* WorldContextObject, bool bPaused)
{
	APlayerController* Controller = GetPlayerController(WorldContextObject, 0);
	return Controller && Controller->SetPause(bPaused);
}

bool UGameplayStatics::IsGamePaused(const UObject* WorldContextObject)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	return World && World->IsPaused();
}

float UGameplayStatics::GetGlobalTimeDilation(const UObject* WorldContextObject)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	return World ? World->GetWorldSettings()->TimeDilation : 1.0f;
}

void UGameplayStatics::SetGlobalTimeDilation(const UObject* WorldContextObject, float TimeDilation)
{
	if (const UWorld* World = KismetDetail::WorldOf(WorldContextObject))
	{
		World->GetWorldSettings()->SetTimeDilation(TimeDilation);
	}
}

double UGameplayStatics::GetTimeSeconds(const UObject* WorldContextObject)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	return World ? World->GetTimeSeconds() : 0.0;
}

double UGameplayStatics::GetWorldDeltaSeconds(const UObject* WorldContextObject)
{
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	return World ? World->GetDeltaSeconds() : 0.0;
}

AActor* UGameplayStatics::GetActorOfClass(const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass)
{
	TArray<AActor*> Found;
	GetAllActorsOfClass(WorldContextObject, ActorClass, Found);
	return Found.Num() > 0 ? Found[0] : nullptr;
}

void UGameplayStatics::GetAllActorsOfClass(
	const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass, TArray<AActor*>& OutActors)
{
	OutActors.Reset();
	const UWorld* World = KismetDetail::WorldOf(WorldContextObject);
	if (!World || !ActorClass)
	{
		return;
	}
	for (TActorIterator<AActor> It(World, ActorClass); It; ++It)
	{
		OutActors.Add(*It);
	}
}

AActor* UGameplayStatics::FinishSpawningActor(AActor* Actor, const FTransform& SpawnTransform)
{
	if (Actor)
	{
		Actor->FinishSpawning(SpawnTransform);
	}
	return Actor;
}
