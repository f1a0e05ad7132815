// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/World.h"

/** Walks the actors of a class as they were when the walk began; those destroyed meanwhile are left out. */
template <typename ActorType>
class TActorIterator
{
public:
	explicit TActorIterator(const UWorld* InWorld, TSubclassOf<ActorType> InClass = ActorType::StaticClass())
	{
		for (AActor* Actor : InWorld->PersistentLevel->Actors)
		{
			if (Actor && Actor->IsA(InClass))
			{
				Found.Add(static_cast<ActorType*>(Actor));
			}
		}
		SkipGone();
	}

	explicit operator bool() const { return Index < Found.Num(); }
	void operator++()
	{
		++Index;
		SkipGone();
	}
	ActorType* operator*() const { return Found[Index].Get(); }
	ActorType* operator->() const { return Found[Index].Get(); }

private:
	void SkipGone()
	{
		while (Index < Found.Num() && (!Found[Index].IsValid() || Found[Index]->IsActorBeingDestroyed()))
		{
			++Index;
		}
	}

	TArray<TWeakObjectPtr<ActorType>> Found;
	int32 Index = 0;
};
