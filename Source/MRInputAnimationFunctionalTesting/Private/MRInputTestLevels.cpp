// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestLevels.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "HAL/PlatformMisc.h"
#include "Kismet/GameplayStatics.h"
#include "MRInputFunctionalTestSettings.h"

TArray<FString> FMRInputTestLevels::List() const
{
	TArray<FString> Names;
	for (const FSoftObjectPath& Level : GetDefault<UMRInputFunctionalTestSettings>()->Levels)
	{
		Names.Add(Level.GetLongPackageName());
	}
	return Names.Num() > 0 ? Names : TArray<FString>({FString()});
}

void FMRInputTestLevels::Open(const FString& Level)
{
	Asked = Level;
}

UWorld* FMRInputTestLevels::FindOpened()
{
	UWorld* World = FindWorld();
	if (!World || !Asked.IsSet())
	{
		return World;
	}
	const FString Name = Asked->IsEmpty() ? UWorld::RemovePIEPrefix(World->GetMapName()) : *Asked;
	Asked.Reset();
	Left = World;
	UGameplayStatics::OpenLevel(World, FName(*Name));
	return nullptr;
}

UWorld* FMRInputTestLevels::FindWorld() const
{
	for (const FWorldContext& Context : GEngine->GetWorldContexts())
	{
		UWorld* World = Context.World();
		if (World && World->IsGameWorld() && World->HasBegunPlay() && World != Left.Get())
		{
			return World;
		}
	}
	return nullptr;
}

void FMRInputTestLevels::Quit()
{
	FPlatformMisc::RequestExit(false);
}
