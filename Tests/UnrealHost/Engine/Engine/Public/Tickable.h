// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Stats/Stats.h"

class UWorld;

/** When an object is asked whether to tick. */
enum class ETickableTickType : uint8
{
	Conditional, ///< Every frame, by IsTickable.
	Always,
	Never,
};

class ENGINE_API FTickableObjectBase
{
public:
	virtual ~FTickableObjectBase() = default;

	virtual ETickableTickType GetTickableTickType() const { return ETickableTickType::Conditional; }
	virtual bool IsTickable() const { return true; }
	virtual void Tick(float DeltaTime) = 0;
};

/**
 * Ticks with the world that it names, or with the engine if it names none, from the frame after its construction on.
 * Game thread only.
 */
class ENGINE_API FTickableGameObject : public FTickableObjectBase
{
public:
	FTickableGameObject();
	virtual ~FTickableGameObject() override;
	FTickableGameObject(const FTickableGameObject&) = delete;
	FTickableGameObject& operator=(const FTickableGameObject&) = delete;

	virtual bool IsTickableWhenPaused() const { return false; }
	virtual bool IsTickableInEditor() const { return false; }
	virtual UWorld* GetTickableGameObjectWorld() const { return nullptr; }

	/** Ticks the objects of one world; of none if World is null. */
	static void TickObjects(UWorld* World, int32 TickType, bool bIsPaused, float DeltaSeconds);
};
