// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "EngineGlobals.h"
#include "Subsystems/EngineSubsystem.h"
#include "Subsystems/SubsystemCollection.h"
#include "Templates/SharedPointer.h"
#include "Templates/UniquePtr.h"
#include "UObject/Object.h"

#include "Engine.generated.h"

/** An array whose elements keep their address while others come and go. */
template <typename T>
class TIndirectArray
{
public:
	int32 Num() const { return Elements.Num(); }
	T& operator[](int32 Index) { return *Elements[Index]; }

	/** Takes the element over. */
	int32 Add(T* Item) { return Elements.Add(TUniquePtr<T>(Item)); }
	void RemoveAt(int32 Index) { Elements.RemoveAt(Index); }

	auto begin() { return TIterator<T>{Elements.GetData()}; }
	auto end() { return TIterator<T>{Elements.GetData() + Elements.Num()}; }
	auto begin() const { return TIterator<const T>{Elements.GetData()}; }
	auto end() const { return TIterator<const T>{Elements.GetData() + Elements.Num()}; }

private:
	template <typename ElementType>
	struct TIterator
	{
		ElementType& operator*() const { return **At; }
		void operator++() { ++At; }
		bool operator!=(const TIterator& Other) const { return At != Other.At; }

		const TUniquePtr<T>* At;
	};

	TArray<TUniquePtr<T>> Elements;
};

class APlayerController;
class IEyeTracker;
class IXRTrackingSystem;
class UGameInstance;
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
	FWorldContext& CreateNewWorldContext(EWorldType::Type WorldType);

	/** Does nothing for a world without a context; the world itself lives on. */
	void DestroyWorldContext(UWorld* InWorld);
	const TIndirectArray<FWorldContext>& GetWorldContexts() const { return WorldList; }
	FWorldContext* GetWorldContextFromWorld(const UWorld* InWorld);
	UWorld* GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const;

	/** A key of -1 always adds; any other replaces the message of that key. */
	void AddOnScreenDebugMessage(int32 Key, float TimeToDisplay, FColor DisplayColor, const FString& DebugMessage,
		bool bNewerOnTop = true, const FVector2D& TextScale = FVector2D(1.0, 1.0));
	void ClearOnScreenDebugMessages() { ScreenMessages.Reset(); }
	bool OnScreenDebugMessageExists(uint64 Key) const;

	/** Eye of the host: makes and ends the engine subsystems. */
	void HostInitialize();
	void HostShutdown();

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);

	/** The active tracking system; null without a headset. */
	TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> XRSystem;

	/** The active eye tracker; null without one. */
	// UNCONFIRMED(eye-tracker-made-once): The engine assigns its eye tracker once, from the modules there are when it
	// starts. [by hand: with an eye tracker, play and stop a recording with gaze, and start play in the editor again:
	// the real gaze is back]
	TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> EyeTrackingDevice;

private:
	struct FScreenMessage
	{
		int32 Key = -1;
		FString Text;
	};

	TIndirectArray<FWorldContext> WorldList;
	FSubsystemCollection<UEngineSubsystem> EngineSubsystemCollection;
	TArray<FScreenMessage> ScreenMessages;
	bool bIsInitialized = false;
};
