// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Tickable.h"

#include "Engine/EngineBaseTypes.h"
#include "Engine/World.h"

namespace TickableDetail
{
/** Never freed: objects of static storage may leave it at the program's end. */
TArray<FTickableGameObject*>& Objects()
{
	static TArray<FTickableGameObject*>* const List = new TArray<FTickableGameObject*>();
	return *List;
}

bool ShouldTick(const FTickableGameObject& Object, const UWorld* World, int32 TickType, bool bIsPaused)
{
	const ETickableTickType Type = Object.GetTickableTickType();
	if (Type == ETickableTickType::Never || Object.GetTickableGameObjectWorld() != World)
	{
		return false;
	}
	if (Type != ETickableTickType::Always && !Object.IsTickable())
	{
		return false;
	}
	if (bIsPaused && !Object.IsTickableWhenPaused())
	{
		return false;
	}
	const bool bIsGame = TickType == LEVELTICK_All || (World && World->IsGameWorld());
	return bIsGame || Object.IsTickableInEditor();
}
} // namespace TickableDetail

FTickableGameObject::FTickableGameObject()
{
	TickableDetail::Objects().Add(this);
}

FTickableGameObject::~FTickableGameObject()
{
	TickableDetail::Objects().Remove(this);
}

void FTickableGameObject::TickObjects(UWorld* World, int32 TickType, bool bIsPaused, float DeltaSeconds)
{
	using namespace TickableDetail;
	const TArray<FTickableGameObject*> Known = Objects();
	for (FTickableGameObject* Object : Known)
	{
		if (Objects().Contains(Object) && ShouldTick(*Object, World, TickType, bIsPaused))
		{
			Object->Tick(DeltaSeconds);
		}
	}
}
