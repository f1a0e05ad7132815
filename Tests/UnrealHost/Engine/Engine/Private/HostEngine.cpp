// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostEngine.h"

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "EngineUtils.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/WorldSettings.h"
#include "Misc/CoreDelegates.h"
#include "UObject/Package.h"

namespace HostEngineDetail
{
TArray<TFunction<void()>>& Listeners(bool bOfShutdown)
{
	static TArray<TFunction<void()>> All[2];
	return All[bOfShutdown];
}

#if UE_EDITOR
void OpenEditorWorld()
{
	FWorldContext& Context = GEngine->CreateNewWorldContext(EWorldType::Editor);
	UWorld* World = UWorld::CreateWorld(EWorldType::Editor, true);
	Context.SetCurrentWorld(World);
}
#else
/** The game that a Game target runs, up to the point at which modules hear of the engine. */
UGameInstance* PrepareGame()
{
	UGameInstance* Game = NewObject<UGameInstance>(GEngine);
	Game->InitializeStandalone();
	Game->AddLocalPlayer(NewObject<ULocalPlayer>(GEngine), IPlatformInputDeviceMapper::Get().GetPrimaryPlatformUser());
	return Game;
}

void StartGame(UGameInstance& Game)
{
	UWorld* World = Game.GetWorld();
	World->GetWorldSettings()->DefaultGameMode = AGameModeBase::StaticClass();
	World->SetGameMode(FURL());
	World->InitializeActorsForPlay(FURL());
	FString Error;
	const bool bSpawned = Game.GetFirstGamePlayer()->SpawnPlayActor(FString(), Error, World);
	checkf(bSpawned, TEXT("%s"), *Error);
	World->BeginPlay();
}
#endif

void BroadcastPostEngineInit()
{
#if HOST_HAS_ENGINE_INIT_GETTER
	FCoreDelegates::GetOnPostEngineInit().Broadcast();
#else
	FCoreDelegates::OnPostEngineInit.Broadcast();
#endif
}

/** Contexts may come and go while their worlds tick. */
TArray<TWeakObjectPtr<UWorld>> ContextWorlds()
{
	TArray<TWeakObjectPtr<UWorld>> Worlds;
	for (const FWorldContext& Context : GEngine->GetWorldContexts())
	{
		if (Context.World())
		{
			Worlds.Add(Context.World());
		}
	}
	return Worlds;
}
} // namespace HostEngineDetail

namespace UE::Host
{
void InitializeEngine()
{
	using namespace HostEngineDetail;
	check(!GEngine);
	GEngine = NewObject<UEngine>(GetTransientPackage());
	GEngine->AddToRoot();
#if UE_EDITOR
	OpenEditorWorld();
#else
	UGameInstance* Game = PrepareGame();
#endif
	for (const TFunction<void()>& Listener : Listeners(false))
	{
		Listener();
	}
	BroadcastPostEngineInit();
#if !UE_EDITOR
	StartGame(*Game);
#endif
}

void ShutdownEngine()
{
	using namespace HostEngineDetail;
	check(GEngine);
	FCoreDelegates::OnEnginePreExit.Broadcast();
	for (const TWeakObjectPtr<UWorld>& Weak : ContextWorlds())
	{
		UWorld* World = Weak.Get();
		UGameInstance* Game = World ? World->GetGameInstance() : nullptr;
		if (World)
		{
			World->BeginTearingDown();
			for (TActorIterator<AActor> It(World); It; ++It)
			{
				It->RouteEndPlay(EEndPlayReason::Quit);
			}
			World->DestroyWorld(false);
		}
		if (Game)
		{
			Game->Shutdown();
		}
		GEngine->DestroyWorldContext(World);
	}
	for (const TFunction<void()>& Listener : Listeners(true))
	{
		Listener();
	}
	GEngine->XRSystem.Reset();
	GEngine->EyeTrackingDevice.Reset();
	GEngine->RemoveFromRoot();
	GEngine = nullptr;
}

void OnEngineInit(TFunction<void()> Listener)
{
	HostEngineDetail::Listeners(false).Add(MoveTemp(Listener));
}

void OnEngineShutdown(TFunction<void()> Listener)
{
	HostEngineDetail::Listeners(true).Add(MoveTemp(Listener));
}
} // namespace UE::Host
