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

namespace KismetDetail
{
UWorld* WorldOf(const UObject* Context)
{
	return GEngine ? GEngine->GetWorldFromContextObject(Context, EGetWorldErrorMode::LogAndReturnNull) : nullptr;
}
} // namespace KismetDetail

UBlueprintFunctionLibrary::UBlueprintFunctionLibrary(const FObjectInitializer&)
	: UBlueprintFunctionLibrary()
{
}

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
