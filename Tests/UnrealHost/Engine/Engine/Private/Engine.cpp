// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"

#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"

UEngine* GEngine = nullptr;
bool GIsEditor = UE_EDITOR != 0;

DEFINE_LOG_CATEGORY_STATIC(LogHostEngine, Log, All);

void UEngine::HostInitialize()
{
	EngineSubsystemCollection.Initialize(this);
	bIsInitialized = true;
}

void UEngine::HostShutdown()
{
	bIsInitialized = false;
	EngineSubsystemCollection.Deinitialize();
	XRSystem.Reset();
	EyeTrackingDevice.Reset();
}

FWorldContext& UEngine::CreateNewWorldContext(EWorldType::Type WorldType)
{
	FWorldContext* Context = new FWorldContext();
	Context->WorldType = WorldType;
	WorldList.Add(Context);
	return *Context;
}

void UEngine::DestroyWorldContext(UWorld* InWorld)
{
	for (int32 Index = 0; Index < WorldList.Num(); ++Index)
	{
		if (WorldList[Index].World() == InWorld)
		{
			WorldList.RemoveAt(Index);
			return;
		}
	}
}

FWorldContext* UEngine::GetWorldContextFromWorld(const UWorld* InWorld)
{
	for (FWorldContext& Context : WorldList)
	{
		if (Context.World() == InWorld)
		{
			return &Context;
		}
	}
	return nullptr;
}

UWorld* UEngine::GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const
{
	UWorld* World = Object ? Object->GetWorld() : nullptr;
	if (!World)
	{
		check(ErrorMode != EGetWorldErrorMode::Assert);
		if (ErrorMode == EGetWorldErrorMode::LogAndReturnNull)
		{
			const FString Name = Object ? Object->GetPathName() : FString(TEXT("None"));
			UE_LOG(LogHostEngine, Warning, TEXT("%s is no world context object"), *Name);
		}
	}
	return World;
}

void UEngine::AddOnScreenDebugMessage(int32 Key, float, FColor, const FString& DebugMessage, bool, const FVector2D&)
{
	ScreenMessages.RemoveAll([Key](const FScreenMessage& Message) { return Key != -1 && Message.Key == Key; });
	FScreenMessage Message;
	Message.Key = Key;
	Message.Text = DebugMessage;
	ScreenMessages.Add(Message);
}

bool UEngine::OnScreenDebugMessageExists(uint64 Key) const
{
	return ScreenMessages.ContainsByPredicate(
		[Key](const FScreenMessage& Message) { return static_cast<uint64>(Message.Key) == Key; });
}

void UEngine::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	UEngine* Engine = static_cast<UEngine*>(InThis);
	Engine->EngineSubsystemCollection.AddReferencedObjects(InThis, Collector);
	for (FWorldContext& Context : Engine->WorldList)
	{
		Collector.AddReferencedObject(Context.ThisCurrentWorld);
		Collector.AddReferencedObject(Context.OwningGameInstance);
	}
	Super::AddReferencedObjects(InThis, Collector);
}
