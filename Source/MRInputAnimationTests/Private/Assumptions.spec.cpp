// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/RichCurve.h"
#include "Engine/Engine.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "EyeTrackerFunctionLibrary.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/Actor.h"
#include "GameFramework/PlayerController.h"
#include "GenericPlatform/GenericPlatformFile.h"
#include "HAL/FileManager.h"
#include "HAL/PlatformFileManager.h"
#include "HAL/PlatformProcess.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "MotionControllerComponent.h"
#include "MovieScene.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestSequence.h"
#include "Support/MRInputTestWorld.h"
#include "Tasks/Pipe.h"
#include "UObject/Package.h"

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
void DefineFiles();
void DefineWorlds();
void DefineDevices();
void DefineContent();
void DefineSequences();
END_DEFINE_SPEC(FMRInputAssumptionsSpec)

namespace AssumptionsSpecDetail
{
/** A modular feature that does nothing. */
class FFeature final : public IModularFeature
{
};

const FName FeatureName(TEXT("MRInputAssumptions"));

TArray<IModularFeature*> ListFeatures()
{
	return IModularFeatures::Get().GetModularFeatureImplementations<IModularFeature>(FeatureName);
}

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
	DefineDevices();
	DefineContent();
	DefineSequences();
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

void FMRInputAssumptionsSpec::DefineDevices()
{
	using namespace AssumptionsSpecDetail;
	Probe(TEXT("features-newest-first"), TEXT("a feature that was registered last is listed first"),
		[]
		{
			FFeature Older, Newer;
			IModularFeatures::Get().RegisterModularFeature(FeatureName, &Older);
			IModularFeatures::Get().RegisterModularFeature(FeatureName, &Newer);
			const TArray<IModularFeature*> Listed = ListFeatures();
			IModularFeatures::Get().UnregisterModularFeature(FeatureName, &Newer);
			IModularFeatures::Get().UnregisterModularFeature(FeatureName, &Older);
			return Listed.Num() == 2 && Listed[0] == &Newer;
		});
	Probe(TEXT("eye-tracker-exchange"), TEXT("GEngine->EyeTrackingDevice may be exchanged while the engine runs"),
		[]
		{
			const TSharedPtr<IEyeTracker, ESPMode::ThreadSafe> Own = GEngine->EyeTrackingDevice;
			GEngine->EyeTrackingDevice = MakeShared<FMRInputTestEyeTracker, ESPMode::ThreadSafe>(FVector::ZeroVector);
			const bool bIsConnected = UEyeTrackerFunctionLibrary::IsEyeTrackerConnected();
			GEngine->EyeTrackingDevice = Own;
			return bIsConnected;
		});
	Probe(TEXT("controllers-move-while-paused"), TEXT("A motion controller component follows in a paused game"),
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			const UMotionControllerComponent* Controller = World->AddMotionController(TEXT("LeftPalm"));
			FMRInputPlayOptions Options;
			Options.Clock = EMRInputClock::External;
			World->Play(Known.Get(), Options);
			World->GetPlayer().SetPause(true);
			World->GetPlayback().AdvanceTo(0.5);
			World->Tick(0.01f);
			return !Controller->GetComponentLocation().IsNearlyZero();
		});
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

void FMRInputAssumptionsSpec::DefineSequences()
{
	Probe(TEXT("position-evaluates-at-once"), TEXT("SetPlaybackPosition evaluates before it returns"),
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			FMRInputTestSequence Sequence(*World, 2.0);
			Sequence.Add(Known.Get(), 0.0, 2.0);
			Sequence.GoTo(0.5, EUpdatePositionMethod::Jump);
			return World->GetPlayback().IsDriving();
		});
	Probe(TEXT("sequence-plays-by-world-tick"), TEXT("A sequence plays by a world's tick alone, before its actors"),
		[this]
		{
			FMRInputTestSequence Sequence(*World, 2.0);
			Sequence.GetPlayer().Play();
			World->TickFrames(2, 0.25f);
			return Sequence.GetPlayer().GetCurrentTime().AsSeconds() > 0.2;
		});
	Probe(TEXT("default-easing"), TEXT("The easing of a new section is a cubic, in and out"),
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			FMRInputTestSequence Sequence(*World, 4.0);
			UMovieSceneMRInputSection& Section = Sequence.Add(Known.Get(), 0.0, 4.0);
			Sequence.SetEasing(Section, 4.0, 0.0);
			return FMath::IsNearlyEqual(Section.EvaluateEasing(FFrameTime(Sequence.ToTick(1.0))), 0.0625f, 1e-3f);
		});
	Probe(TEXT("possessable-class"), TEXT("A possessable's class stays the class of the object it was added for"),
		[]
		{
			UMovieScene* Scene = NewObject<UMovieScene>(GetTransientPackage());
			const FGuid Guid = Scene->AddPossessable(TEXT("Actor"), AActor::StaticClass());
			return Scene->FindPossessable(Guid)->GetPossessedObjectClass() == AActor::StaticClass();
		});
}

#endif // WITH_DEV_AUTOMATION_TESTS
