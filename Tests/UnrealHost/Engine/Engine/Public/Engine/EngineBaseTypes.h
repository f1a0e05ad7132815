// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"
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
	TG_PostUpdateWork = 5,
	TG_MAX = 8,
};

enum ELevelTick : int
{
	LEVELTICK_ViewportsOnly = 1,
	LEVELTICK_All = 2,
	LEVELTICK_PauseTick = 3,
};

namespace EAutoReceiveInput
{
enum Type : int
{
	Disabled,
	Player0,
};
} // namespace EAutoReceiveInput

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

/** Something that a world calls every frame, in its group. */
struct ENGINE_API FTickFunction
{
	FTickFunction() = default;
	FTickFunction(const FTickFunction&) = delete;
	FTickFunction& operator=(const FTickFunction&) = delete;
	virtual ~FTickFunction() { UnRegisterTickFunction(); }

	/** Has no effect unless bCanEverTick. */
	void RegisterTickFunction(ULevel* Level);
	void UnRegisterTickFunction();

	void SetTickFunctionEnable(bool bInEnabled) { bEnabled = bInEnabled; }
	bool IsTickFunctionEnabled() const { return bEnabled; }

	virtual void ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type CurrentThread,
		const FGraphEventRef& MyCompletionGraphEvent) = 0;

	TEnumAsByte<ETickingGroup> TickGroup = TG_PrePhysics;
	bool bTickEvenWhenPaused = false;
	bool bCanEverTick = false;
	bool bStartWithTickEnabled = true;

private:
	friend class UWorld;

	UWorld* World = nullptr;
	bool bEnabled = false;
};

struct ENGINE_API FActorTickFunction : public FTickFunction
{
	virtual void ExecuteTick(float DeltaTime, ELevelTick TickType, ENamedThreads::Type CurrentThread,
		const FGraphEventRef& MyCompletionGraphEvent) override;

	AActor* Target = nullptr;
};

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
