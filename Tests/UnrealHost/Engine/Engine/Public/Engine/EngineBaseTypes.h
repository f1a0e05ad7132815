// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/TaskGraphInterfaces.h"
#include "Containers/EnumAsByte.h"
#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"
#include "UObject/WeakObjectPtr.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AActor;
class UActorComponent;
class ULevel;
class UWorld;

/** Groups of tick functions; a frame runs them in this order. */
enum ETickingGroup : int
{
	TG_PrePhysics,
	TG_DuringPhysics = 2,
	TG_PostPhysics = 4,
	TG_PostUpdateWork,
	TG_MAX = 8,
};

/** What one tick of a world brings up to date. */
enum ELevelTick : int
{
	LEVELTICK_TimeOnly = 0,
	LEVELTICK_ViewportsOnly = 1,
	LEVELTICK_All = 2,
	LEVELTICK_PauseTick = 3,
};

/** Whose input an actor or pawn takes as soon as it is in play. */
namespace EAutoReceiveInput
{
enum Type : int
{
	Disabled,
	Player0,
};
} // namespace EAutoReceiveInput

/** What happened to a key. */
enum EInputEvent : int
{
	IE_Pressed = 0,
	IE_Released = 1,
	IE_Repeat = 2,
	IE_Axis = 4,
};

class FGraphEvent;

/** Completion of a task, which ticks of the host do not have. The engine's counts its references itself. */
using FGraphEventRef = TSharedPtr<FGraphEvent, ESPMode::ThreadSafe>;

struct FTickFunction;

/** Another tick function that has to run first, and the object that it belongs to. */
struct FTickPrerequisite
{
	FTickPrerequisite() = default;
	FTickPrerequisite(UObject* TargetObject, FTickFunction& TargetTickFunction);

	/** Null once the object is gone. */
	FTickFunction* Get() const;
	bool operator==(const FTickPrerequisite& Other) const;

	TWeakObjectPtr<UObject> PrerequisiteObject;
	FTickFunction* PrerequisiteTickFunction = nullptr;
};

/**
 * Something that a world calls every frame, in its group and after its prerequisites. A function whose prerequisite is
 * in a later group runs in that group.
 */
struct ENGINE_API FTickFunction
{
	FTickFunction() = default;
	FTickFunction(const FTickFunction&) = delete;
	FTickFunction& operator=(const FTickFunction&) = delete;
	virtual ~FTickFunction();

	/** Has no effect unless bCanEverTick. */
	void RegisterTickFunction(ULevel* Level);
	void UnRegisterTickFunction();
	bool IsTickFunctionRegistered() const { return World != nullptr; }

	void SetTickFunctionEnable(bool bInEnabled);
	bool IsTickFunctionEnabled() const { return bEnabled; }

	void AddPrerequisite(UObject* TargetObject, FTickFunction& TargetTickFunction);

	virtual void ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type CurrentThread,
		const FGraphEventRef& MyCompletionGraphEvent) = 0;

	TEnumAsByte<ETickingGroup> TickGroup = TG_PrePhysics;
	bool bTickEvenWhenPaused = false;
	bool bCanEverTick = false;
	bool bStartWithTickEnabled = true;
	float TickInterval = 0.0f; ///< Seconds between ticks; 0 is every frame.

private:
	friend struct FHostTickRunner;

	TArray<FTickPrerequisite> Prerequisites;
	UWorld* World = nullptr;
	bool bEnabled = false;
	float SinceLastTick = 0.0f;
};

/** Calls AActor::TickActor. */
struct ENGINE_API FActorTickFunction : public FTickFunction
{
	virtual void ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type CurrentThread,
		const FGraphEventRef& MyCompletionGraphEvent) override;

	AActor* Target = nullptr;
};

/** Calls UActorComponent::TickComponent. */
struct ENGINE_API FActorComponentTickFunction : public FTickFunction
{
	virtual void ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type CurrentThread,
		const FGraphEventRef& MyCompletionGraphEvent) override;

	UActorComponent* Target = nullptr;
};

/** Address of a map; the host knows no maps and keeps the options only. */
struct ENGINE_API FURL
{
	FURL() = default;

	FString Map;
};
