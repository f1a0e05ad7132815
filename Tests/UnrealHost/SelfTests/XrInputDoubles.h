// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "UObject/GarbageCollection.h"
#include "UObject/UObjectGlobals.h"
#include "XRMotionControllerBase.h"
#include "XRTrackingSystemBase.h"

/** Devices and a game for the self tests of the XR modules. */
namespace XrInputDoubles
{

/** Seconds a frame. */
inline constexpr float Frame = 1.0f / 60.0f;

/** A running game with player 0, ended with the object. */
class FGame
{
public:
	FGame()
	{
		GameInstance = NewObject<UGameInstance>(GEngine);
		GameInstance->AddToRoot();
		GameInstance->InitializeStandalone();
		World = GameInstance->GetWorld();
		World->GetWorldSettings()->DefaultGameMode = AGameModeBase::StaticClass();
		World->SetGameMode(FURL());
		World->InitializeActorsForPlay(FURL());
		World->BeginPlay();
		FString Error;
		GameInstance->CreateLocalPlayer(0, Error, true);
	}

	~FGame()
	{
		GEngine->DestroyWorldContext(World);
		World->DestroyWorld(true);
		GameInstance->Shutdown();
		GameInstance->RemoveFromRoot();
		CollectGarbage(RF_NoFlags);
	}

	APlayerController* GetPlayer() const { return World->GetFirstPlayerController(); }

	UGameInstance* GameInstance = nullptr;
	UWorld* World = nullptr;
};

/** Answers to one source, while it is registered. */
class FController : public FXRMotionControllerBase
{
public:
	explicit FController(FName InSource)
		: Source(InSource)
	{
		IModularFeatures::Get().RegisterModularFeature(GetModularFeatureName(), static_cast<IMotionController*>(this));
	}
	~FController()
	{
		IModularFeatures::Get().UnregisterModularFeature(
			GetModularFeatureName(), static_cast<IMotionController*>(this));
	}

	using FXRMotionControllerBase::GetControllerOrientationAndPosition;
	using FXRMotionControllerBase::GetControllerTrackingStatus;

	virtual FName GetMotionControllerDeviceTypeName() const override { return FName(TEXT("SelfTest")); }
	virtual bool GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
		FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const override
	{
		LastIndex = ControllerIndex;
		if (!bAnswers || MotionSource != Source)
		{
			return false;
		}
		OutOrientation = FRotator(0.0, 90.0, 0.0);
		OutPosition = Metres * WorldToMetersScale;
		return true;
	}
#if !HOST_HAS_CONTROLLER_VELOCITY
	virtual bool GetControllerOrientationAndPosition(
		const int32, const EControllerHand, FRotator&, FVector&, float) const override
	{
		return false;
	}
	virtual ETrackingStatus GetControllerTrackingStatus(const int32, const EControllerHand) const override
	{
		return ETrackingStatus::NotTracked;
	}
#endif
	virtual ETrackingStatus GetControllerTrackingStatus(const int32, const FName MotionSource) const override
	{
		return bAnswers && MotionSource == Source ? ETrackingStatus::Tracked : ETrackingStatus::NotTracked;
	}
	virtual float GetCustomParameterValue(const FName, FName, bool& bOutValueFound) const override
	{
		bOutValueFound = true;
		return 7.0f;
	}
	virtual bool GetHandJointPosition(const FName, int jointIndex, FVector& OutPosition) const override
	{
		OutPosition = FVector(jointIndex, 0.0, 0.0);
		return true;
	}

	FName Source;
	FVector Metres = FVector(1.0, 2.0, 3.0);
	bool bAnswers = true;
	mutable int32 LastIndex = INDEX_NONE;
};

/** A head at a fixed place. */
class FTracking : public FXRTrackingSystemBase
{
public:
	FTracking()
		: FXRTrackingSystemBase(nullptr)
	{
	}

	virtual FName GetSystemName() const override { return FName(TEXT("SelfTestSystem")); }
	virtual int32 GetXRSystemFlags() const override { return EXRSystemFlags::IsHeadMounted; }
	virtual bool EnumerateTrackedDevices(TArray<int32>& OutDevices, EXRTrackedDeviceType Type) override
	{
		const bool bHead = Type == EXRTrackedDeviceType::Any || Type == EXRTrackedDeviceType::HeadMountedDisplay;
		if (bHead)
		{
			OutDevices.Add(HMDDeviceId);
		}
		return bHead;
	}
	virtual bool GetCurrentPose(int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition) override
	{
		OutOrientation = FRotator(0.0, 30.0, 0.0).Quaternion();
		OutPosition = FVector(0.0, 0.0, 170.0);
		return DeviceId == HMDDeviceId;
	}
	virtual void ResetOrientationAndPosition(float) override {}
	virtual bool IsHeadTrackingAllowed() const override { return true; }

protected:
	virtual float GetWorldToMetersScale() const override { return 100.0f; }
};

/** Puts a tracking system into the engine and takes it out again. */
class FScopedTracking
{
public:
	FScopedTracking()
		: System(MakeShared<FTracking, ESPMode::ThreadSafe>())
	{
		GEngine->XRSystem = System;
	}
	~FScopedTracking() { GEngine->XRSystem.Reset(); }

	TSharedRef<FTracking, ESPMode::ThreadSafe> System;
};

} // namespace XrInputDoubles
