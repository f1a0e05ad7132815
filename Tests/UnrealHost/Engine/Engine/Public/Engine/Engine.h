// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/IndirectArray.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "EngineGlobals.h"
#include "Subsystems/EngineSubsystem.h"
#include "Subsystems/SubsystemCollection.h"
#include "Templates/SharedPointer.h"
#include "UObject/Object.h"

#include "Engine.generated.h"

class APlayerController;
class IEyeTracker;
class IXRTrackingSystem;
class UGameInstance;
class UGameViewportClient;
class ULocalPlayer;
class UWorld;

/** What GetWorldFromContextObject does when there is no world. */
enum class EGetWorldErrorMode
{
	ReturnNull,
	LogAndReturnNull,
	Assert,
};

/** One world that the engine is busy with. Its address is stable until DestroyWorldContext. */
struct ENGINE_API FWorldContext
{
	void SetCurrentWorld(UWorld* World);
	UWorld* World() const { return ThisCurrentWorld; }

	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;
	FName ContextHandle;
	int32 PIEInstance = INDEX_NONE;
	bool RunAsDedicated = false;
	TObjectPtr<UGameInstance> OwningGameInstance;
	TObjectPtr<UGameViewportClient> GameViewport;

private:
	friend class UEngine;

	TObjectPtr<UWorld> ThisCurrentWorld;
};

/** The engine: worlds, engine subsystems, XR and eye-tracking devices. There is one, GEngine. */
UCLASS()
class ENGINE_API UEngine : public UObject
{
	GENERATED_BODY()

public:
	UEngine();

	FWorldContext& CreateNewWorldContext(EWorldType::Type WorldType);

	/** Does nothing for a world without a context; the world itself lives on. */
	void DestroyWorldContext(UWorld* InWorld);
	const TIndirectArray<FWorldContext>& GetWorldContexts() const { return WorldList; }
	FWorldContext* GetWorldContextFromWorld(const UWorld* InWorld);
	const FWorldContext* GetWorldContextFromWorld(const UWorld* InWorld) const;
	FWorldContext& GetWorldContextFromWorldChecked(const UWorld* InWorld);
	UWorld* GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const;
	UWorld* GetWorldFromContextObjectChecked(const UObject* Object) const
	{
		return GetWorldFromContextObject(Object, EGetWorldErrorMode::Assert);
	}
	UWorld* GetCurrentPlayWorld(UWorld* PossiblePlayWorld = nullptr) const;

	/** Broadcast with the world that comes and goes, where the caller of CreateWorld asked for it. */
	virtual void WorldAdded(UWorld* World);
	virtual void WorldDestroyed(UWorld* InWorld);
	DECLARE_EVENT_OneParam(UEngine, FWorldAddedEvent, UWorld*);
	FWorldAddedEvent& OnWorldAdded() { return WorldAddedEvent; }
	DECLARE_EVENT_OneParam(UEngine, FWorldDestroyedEvent, UWorld*);
	FWorldDestroyedEvent& OnWorldDestroyed() { return WorldDestroyedEvent; }

	ULocalPlayer* GetFirstGamePlayer(UWorld* InWorld);
	APlayerController* GetFirstLocalPlayerController(const UWorld* InWorld);
	const TArray<ULocalPlayer*>& GetGamePlayers(const UWorld* World) const;
	int32 GetNumGamePlayers(const UWorld* InWorld);

	/** A key of -1 always adds; any other replaces the message of that key. */
	void AddOnScreenDebugMessage(int32 Key, float TimeToDisplay, FColor DisplayColor, const FString& DebugMessage,
		bool bNewerOnTop = true, const FVector2D& TextScale = FVector2D(1.0, 1.0));
	void ClearOnScreenDebugMessages() { ScreenMessages.Reset(); }
	bool OnScreenDebugMessageExists(uint64 Key) const;

	template <typename TSubsystemClass>
	TSubsystemClass* GetEngineSubsystem() const
	{
		return EngineSubsystemCollection.GetSubsystem<TSubsystemClass>(TSubsystemClass::StaticClass());
	}
	bool IsInitialized() const { return bIsInitialized; }

	/** Eye of the host: makes and ends the engine subsystems. */
	void HostInitialize();
	void HostShutdown();

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

	/** The active tracking system; null without a headset. */
	TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> XRSystem;

	/** The active eye tracker; null without one. */
	TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> EyeTrackingDevice;

	UPROPERTY(Transient)
	TObjectPtr<UGameViewportClient> GameViewport;

	bool bEnableOnScreenDebugMessages = true;

private:
	struct FScreenMessage
	{
		int32 Key = -1;
		FString Text;
	};

	TIndirectArray<FWorldContext> WorldList;
	FSubsystemCollection<UEngineSubsystem> EngineSubsystemCollection;
	FWorldAddedEvent WorldAddedEvent;
	FWorldDestroyedEvent WorldDestroyedEvent;
	TArray<FScreenMessage> ScreenMessages;
	int32 NextContextId = 0;
	bool bIsInitialized = false;
};
