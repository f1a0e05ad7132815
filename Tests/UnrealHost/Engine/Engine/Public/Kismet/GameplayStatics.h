// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Templates/SubclassOf.h"

#include "GameplayStatics.generated.h"

class AActor;
class APawn;
class APlayerController;
class UGameInstance;

/** Game functions by world context; null or nothing for a context without a world. */
UCLASS()
class ENGINE_API UGameplayStatics : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	static UGameInstance* GetGameInstance(const UObject* WorldContextObject);
	static APlayerController* GetPlayerController(const UObject* WorldContextObject, int32 PlayerIndex);
	static APawn* GetPlayerPawn(const UObject* WorldContextObject, int32 PlayerIndex);

	/** False without a player controller. */
	static bool SetGamePaused(const UObject* WorldContextObject, bool bPaused);
	static bool IsGamePaused(const UObject* WorldContextObject);

	static float GetGlobalTimeDilation(const UObject* WorldContextObject);
	static void SetGlobalTimeDilation(const UObject* WorldContextObject, float TimeDilation);
	static double GetTimeSeconds(const UObject* WorldContextObject);
	static double GetWorldDeltaSeconds(const UObject* WorldContextObject);

	/** The host loads no maps: nothing happens. */
	static void OpenLevel(
		const UObject* WorldContextObject, FName LevelName, bool bAbsolute = true, FString Options = FString());
	static AActor* GetActorOfClass(const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass);
	static void GetAllActorsOfClass(
		const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass, TArray<AActor*>& OutActors);
	static AActor* FinishSpawningActor(AActor* Actor, const FTransform& SpawnTransform);
};
