// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SphereComponent.h"
#include "Containers/Ticker.h"
#include "CoreGlobals.h"
#include "Curves/RichCurve.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "GameFramework/PlayerController.h"
#include "GenericPlatform/GenericPlatformFile.h"
#include "HAL/FileManager.h"
#include "HAL/PlatformFileManager.h"
#include "HAL/PlatformProcess.h"
#include "InputTriggers.h"
#include "MRInputAsyncActions.h"
#include "MRInputSettings.h"
#include "Materials/Material.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Misc/AutomationTest.h"
#include "Misc/ConfigCacheIni.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "RenderingThread.h"
#include "Support/MRInputLoadLog.h"
#include "Support/MRInputTestGhosts.h"
#include "Support/MRInputTestWorld.h"
#include "Tasks/Pipe.h"
#include "UObject/GarbageCollection.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/UObjectGlobals.h"

#if WITH_DEV_AUTOMATION_TESTS

/**
 * Probes: what the plugin takes for granted of the engine and no public source settles. Each asks the engine itself and
 * has the words of the mark of its name in the code. On the stand-in a probe checks the stand-in.
 */
BEGIN_DEFINE_SPEC(FMRInputAssumptionsSpec, "MRInputAnimation.Assumptions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
FString Folder;

void Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds);
/** The same, asked so many of the engine's own frames later. */
void Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds, int32 Frames);
void DefineFiles();
void DefineWorlds();
void DefineContent();
void DefineObjects();
void DefineComponents();
void DefineRendering();
END_DEFINE_SPEC(FMRInputAssumptionsSpec)

namespace AssumptionsSpecDetail
{
/** How often a world delegate fires for that world while it ticks once. */
template <typename DelegateType>
int32 CountInOneTick(DelegateType& Delegate, FMRInputTestWorld& World)
{
	int32 Count = 0;
	const FDelegateHandle Handle = Delegate.AddLambda(
		[&Count, &World](UWorld* Ticked, ELevelTick, float) { Count += Ticked == &World.Get() ? 1 : 0; });
	World.Tick(0.01f);
	Delegate.Remove(Handle);
	return Count;
}
} // namespace AssumptionsSpecDetail

void FMRInputAssumptionsSpec::Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds)
{
	It(Row, [this, Sentence, Holds = MoveTemp(Holds)] { TestTrue(Sentence, Holds()); });
}

void FMRInputAssumptionsSpec::Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds, int32 Frames)
{
	LatentIt(Row,
		[this, Sentence, Holds = MoveTemp(Holds), Frames](const FDoneDelegate& Done)
		{
			const auto Ask = [this, Sentence, Holds, Done, Left = Frames](float) mutable
			{
				--Left;
				if (Left == 0)
				{
					TestTrue(Sentence, Holds());
					Done.Execute();
				}
				return Left > 0;
			};
			FTSTicker::GetCoreTicker().AddTicker(FTickerDelegate::CreateLambda(Ask));
		});
}

void FMRInputAssumptionsSpec::Define()
{
	BeforeEach(
		[this]
		{
			World = MakeUnique<FMRInputTestWorld>();
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			IFileManager::Get().MakeDirectory(*Folder, true);
		});
	AfterEach(
		[this]
		{
			World.Reset();
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});
	DefineFiles();
	DefineWorlds();
	DefineContent();
	DefineObjects();
	DefineComponents();
	DefineRendering();
}

void FMRInputAssumptionsSpec::DefineFiles()
{
	Probe(TEXT("file-allow-read"), TEXT("OpenWrite with bAllowRead lets others read the file while it is written"),
		[this]
		{
			const FString Path = Folder / TEXT("Shared.bin");
			IPlatformFile& Files = FPlatformFileManager::Get().GetPlatformFile();
			const TUniquePtr<IFileHandle> Writer(Files.OpenWrite(*Path, true, true));
			return TUniquePtr<FArchive>(IFileManager::Get().CreateFileReader(*Path, FILEREAD_AllowWrite)).IsValid();
		});
	Probe(TEXT("handle-flush"), TEXT("Flush(false) hands the bytes to the system, so that they outlive the program"),
		[this]
		{
			const FString Path = Folder / TEXT("Flushed.bin");
			IPlatformFile& Files = FPlatformFileManager::Get().GetPlatformFile();
			const TUniquePtr<IFileHandle> Writer(Files.OpenWrite(*Path, true, true));
			const uint8 Byte = 7;
			return Writer->Write(&Byte, 1) && Writer->Flush(false) && IFileManager::Get().FileSize(*Path) == 1;
		});
	Probe(TEXT("move-without-replace"), TEXT("a Move that fails without Replace leaves both files alone"),
		[this]
		{
			const FString From = Folder / TEXT("From.txt");
			const FString To = Folder / TEXT("To.txt");
			FFileHelper::SaveStringToFile(TEXT("from"), *From);
			FFileHelper::SaveStringToFile(TEXT("to"), *To);
			FString Left, Kept;
			return !IFileManager::Get().Move(*To, *From, false, false, false, true) &&
				FFileHelper::LoadFileToString(Left, *From) && FFileHelper::LoadFileToString(Kept, *To) &&
				Left == TEXT("from") && Kept == TEXT("to");
		});
	Probe(TEXT("user-temp-dir"),
		TEXT("FPlatformProcess::UserTempDir exists on every platform, empty where there is none"),
		[] { return FPlatformProcess::UserTempDir() != nullptr; });
	Probe(TEXT("pipe-empty"), TEXT("a pipe is empty once the Wait of its last task has returned"),
		[]
		{
			UE::Tasks::FPipe Pipe(TEXT("MRInputAssumptions"));
			Pipe.Launch(TEXT("First"), [] {});
			Pipe.Launch(TEXT("Last"), [] {}).Wait();
			return !Pipe.HasWork();
		});
}

void FMRInputAssumptionsSpec::DefineWorlds()
{
	using namespace AssumptionsSpecDetail;
	Probe(TEXT("player-without-viewport"), TEXT("A local player that is added by hand needs no viewport client"),
		[this] { return World->GetPlayer().IsLocalController() && World->GetPlayer().GetPawn() != nullptr; });
	Probe(TEXT("world-ticks-by-frame-counter"), TEXT("A world whose frame counter has moved on ticks everything again"),
		[this]
		{
			const double Before = World->Get().GetTimeSeconds();
			World->TickFrames(2, 0.25f);
			return FMath::IsNearlyEqual(World->Get().GetTimeSeconds() - Before, 0.5, 1e-4);
		});
	Probe(TEXT("pre-actor-tick-while-paused"), TEXT("OnWorldPreActorTick fires in a paused world too"),
		[this] {
			return World->GetPlayer().SetPause(true) &&
				CountInOneTick(FWorldDelegates::OnWorldPreActorTick, *World) == 1;
		});
	Probe(TEXT("post-actor-tick"),
		TEXT("OnWorldPostActorTick fires in every version, after the player's keys were handled"),
		[this] { return CountInOneTick(FWorldDelegates::OnWorldPostActorTick, *World) == 1; });
}

void FMRInputAssumptionsSpec::DefineContent()
{
	Probe(TEXT("basic-shape-size"),
		TEXT("the engine's sphere and cylinder are 100 units wide and long, the cylinder along Z"),
		[]
		{
			const auto SizeOf = [](const TCHAR* Path)
			{
				const UStaticMesh* Mesh = LoadObject<UStaticMesh>(nullptr, Path);
				return Mesh ? Mesh->GetBoundingBox().GetSize() : FVector::ZeroVector;
			};
			const FVector Cube(100.0);
			return SizeOf(TEXT("/Engine/BasicShapes/Sphere.Sphere")).Equals(Cube, 1.0) &&
				SizeOf(TEXT("/Engine/BasicShapes/Cylinder.Cylinder")).Equals(Cube, 1.0);
		});
	Probe(TEXT("basic-shape-color"), TEXT("BasicShapeMaterial has a parameter Color and may be used with instances"),
		[]
		{
			const UMaterial* Material =
				LoadObject<UMaterial>(nullptr, TEXT("/Engine/BasicShapes/BasicShapeMaterial.BasicShapeMaterial"));
			TArray<FMaterialParameterInfo> Parameters;
			TArray<FGuid> Ids;
			if (Material)
			{
				Material->GetAllVectorParameterInfo(Parameters, Ids);
			}
			return Material && Material->bUsedWithInstancedStaticMeshes &&
				Parameters.ContainsByPredicate(
					[](const FMaterialParameterInfo& Info) { return Info.Name == TEXT("Color"); });
		});
	Probe(TEXT("shapes-found-early"),
		TEXT("constructors in a module that loads at PostConfigInit may look for content"),
		[]
		{
			TArray<UObject*> Found;
			FReferenceFinder(Found).FindReferences(UMRInputGhostHandsComponent::StaticClass()->GetDefaultObject());
			return Found.ContainsByPredicate([](const UObject* Object) { return Object->IsA<UStaticMesh>(); });
		});
	Probe(TEXT("oscillating-curves-mirror"), TEXT("A rich curve that oscillates runs backwards in every other cycle"),
		[]
		{
			FRichCurve Curve;
			Curve.SetKeyInterpMode(Curve.AddKey(0.0f, 0.0f), RCIM_Linear);
			Curve.SetKeyInterpMode(Curve.AddKey(1.0f, 1.0f), RCIM_Linear);
			Curve.PostInfinityExtrap = RCCE_Oscillate;
			return FMath::IsNearlyEqual(Curve.Eval(1.25f), 0.75f, 1e-4f);
		});
}

void FMRInputAssumptionsSpec::DefineObjects()
{
	Probe(TEXT("copies-get-post-load"), TEXT("A copy that DuplicateObject makes gets PostLoad"),
		[]
		{
			const UMRInputLoadLog* Copy = DuplicateObject(NewObject<UMRInputLoadLog>(), GetTransientPackage());
			return Copy->PostLoads == 1;
		});
	Probe(TEXT("async-without-game"), TEXT("an asynchronous action without a game instance may be collected early"),
		[]
		{
			const TWeakObjectPtr<UMRInputLoadRecordingAsync> Action(NewObject<UMRInputLoadRecordingAsync>());
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			return !Action.IsValid();
		});
	Probe(TEXT("settings-struct-line"),
		TEXT("a struct is saved as one line, and members that it lacks keep their defaults"),
		[this]
		{
			const TCHAR* Section = TEXT("/Script/MRInputAnimation.MRInputSettings");
			const TStrongObjectPtr<UMRInputSettings> Settings(NewObject<UMRInputSettings>());
			const FString Saved = FPaths::ConvertRelativePathToFull(Folder / TEXT("Saved.ini"));
			Settings->PlayOptions.bAsStored = true;
			Settings->SaveConfig(CPF_Config, *Saved, GConfig, false);
			FString Line;
			GConfig->GetString(Section, TEXT("PlayOptions"), Line, Saved);
			GConfig->SetString(Section, TEXT("PlayOptions"), TEXT("(Rate=0.25)"), Saved);
			Settings->LoadConfig(nullptr, *Saved);
			return Line.Contains(TEXT("bAsStored=True")) && Settings->PlayOptions.Rate == 0.25f &&
				Settings->PlayOptions.bAsStored;
		});
	Probe(TEXT("actuation-threshold"), TEXT("Triggers actuate at 0.5 by default"),
		[] { return GetDefault<UInputTriggerPressed>()->ActuationThreshold == 0.5f; });
}

void FMRInputAssumptionsSpec::DefineComponents()
{
	Probe(TEXT("shape-profile"),
		TEXT("Shape components have the collision profile OverlapAllDynamic until another one is set"),
		[] { return GetDefault<USphereComponent>()->GetCollisionProfileName() == TEXT("OverlapAllDynamic"); });
	Probe(TEXT("meshes-of-owner"),
		TEXT("meshes made after registration and destroyed with their component leave nothing behind"),
		[]
		{
			FMRInputTestGhosts Test;
			AActor* Actor = Test.World.AddActor();
			const auto CountComponents = [Actor]
			{
				TArray<UActorComponent*> Found;
				Actor->GetComponents(Found);
				return Found.Num();
			};
			const int32 Before = CountComponents();
			UMRInputGhostHandsComponent* Ghosts = Test.Add(Actor);
			Ghosts->SetTime(1.0f);
			const int32 While = CountComponents();
			Ghosts->DestroyComponent();
			return While > Before + 1 && CountComponents() == Before;
		});
#if WITH_EDITOR
	Probe(TEXT("edit-registers-again"), TEXT("editing a property registers the component again"),
		[this]
		{
			USceneComponent* Component = World->AddActor()->GetRootComponent();
			Component->PreEditChange(nullptr);
			const bool bIsUnregistered = !Component->IsRegistered();
			Component->PostEditChange();
			return bIsUnregistered && Component->IsRegistered();
		});
#endif
}

void FMRInputAssumptionsSpec::DefineRendering()
{
	Probe(
		TEXT("render-frame-counter"),
		TEXT("GFrameCounterRenderThread is GFrameCounter of the frame that is being drawn"),
		[]
		{
			uint64 Drawn = 0;
			ENQUEUE_RENDER_COMMAND(MRInputAssumptions)
			([&Drawn](FRHICommandListImmediate&) { Drawn = GFrameCounterRenderThread; });
			FlushRenderingCommands();
			return Drawn == GFrameCounter;
		},
		3); // the frames of test worlds count, but nobody draws them
}

#endif // WITH_DEV_AUTOMATION_TESTS
