// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineTypes.h"
#include "EngineGlobals.h"

#include <list>

#include "Engine.generated.h"

/** Its elements keep their address while others come and go. */
template <typename T>
using TIndirectArray = std::list<T>;

class IEyeTracker;
class IXRTrackingSystem;
class UGameInstance;
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
	void SetCurrentWorld(UWorld* World) { ThisCurrentWorld = World; }
	UWorld* World() const { return ThisCurrentWorld; }

	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;
	TObjectPtr<UGameInstance> OwningGameInstance;

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
	FWorldContext& CreateNewWorldContext(EWorldType::Type WorldType)
	{
		WorldList.emplace_back().WorldType = WorldType;
		return WorldList.back();
	}

	/** Does nothing for a world without a context; the world itself lives on. */
	void DestroyWorldContext(UWorld* InWorld)
	{
		WorldList.remove_if([InWorld](const FWorldContext& Context) { return Context.World() == InWorld; });
	}
	const TIndirectArray<FWorldContext>& GetWorldContexts() const { return WorldList; }
	FWorldContext* GetWorldContextFromWorld(const UWorld* InWorld);
	UWorld* GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const;

	/** Any key but -1 replaces the message of that key. */
	void AddOnScreenDebugMessage(
		int32 Key, float, FColor, const FString&, bool = true, const FVector2D& = FVector2D(1.0, 1.0))
	{
		ScreenMessages.AddUnique(Key);
	}
	void ClearOnScreenDebugMessages() { ScreenMessages.Reset(); }
	bool OnScreenDebugMessageExists(uint64 Key) const { return ScreenMessages.Contains(static_cast<int32>(Key)); }

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
	{
		UEngine* Engine = static_cast<UEngine*>(InThis);
		for (FWorldContext& Context : Engine->WorldList)
		{
			Collector.AddReferencedObject(Context.ThisCurrentWorld);
			Collector.AddReferencedObject(Context.OwningGameInstance);
		}
		Super::AddReferencedObjects(InThis, Collector);
	}

	/** The active tracking system; null without a headset. */
	TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> XRSystem;

	/** The active eye tracker; null without one. */
	// UNCONFIRMED(eye-tracker-made-once): The engine assigns its eye tracker once, from the modules there are when it
	// starts. [by hand: with an eye tracker, play and stop a recording with gaze, and start play in the editor again:
	// the real gaze is back]
	TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> EyeTrackingDevice;

private:
	TIndirectArray<FWorldContext> WorldList;
	TArray<int32> ScreenMessages; ///< Their keys.
};
