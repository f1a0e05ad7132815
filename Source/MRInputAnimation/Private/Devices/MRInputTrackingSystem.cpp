// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputTrackingSystem.h"

#include "DefaultXRCamera.h"
#include "Devices/MRInputKeyPresets.h"
#include "Devices/MRInputXRCamera.h"
#include "Devices/MRInputXRState.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "MRInputConvert.h"
#include "MRInputFrameSource.h"

namespace MRInputTrackingSystemDetail
{

FWorldContext* FindContext(const UWorld* World)
{
	return GEngine && World ? GEngine->GetWorldContextFromWorld(World) : nullptr;
}

} // namespace MRInputTrackingSystemDetail

FMRInputTrackingSystem::FMRInputTrackingSystem(const FMRInputFrameSource& InFrameSource)
	: FXRTrackingSystemBase(nullptr)
	, FrameSource(InFrameSource)
{
}

FMRInputTrackingSystem::~FMRInputTrackingSystem()
{
	// The base class may delete this object, which belongs to the real system.
	// UNCONFIRMED(xr-base-members): XRCamera and LoadingScreen of FXRTrackingSystemBase are protected [compile].
	LoadingScreen = nullptr;
}

void FMRInputTrackingSystem::Begin(const FSystemPtr& InInner, const UWorld* World)
{
	// The frame has begun already: without this the first one would be at the world's origin.
	FWorldContext* Context = MRInputTrackingSystemDetail::FindContext(World);
	if (Context && !InInner)
	{
		RefreshTrackingToWorldTransform(*Context);
	}
	TSharedPtr<FMRInputXRCamera, ESPMode::ThreadSafe> NewCamera;
	if (const TSharedPtr<IXRCamera, ESPMode::ThreadSafe> Real = InInner ? InInner->GetXRCamera() : nullptr)
	{
		NewCamera = MakeShared<FMRInputXRCamera, ESPMode::ThreadSafe>(FrameSource, Real.ToSharedRef());
	}
	const FWriteScopeLock Lock(Guard);
	Inner = InInner;
	InnerCamera = NewCamera;
	InteractionProfile = MRInputKeyPresets::GetInteractionProfile(GetDefault<UMRInputSettings>()->KeyPreset);
	PlayingWorld = World;
}

void FMRInputTrackingSystem::End()
{
	// The next world may have no camera to take it from, and must not find this one's.
	FXRTrackingSystemBase::UpdateTrackingToWorldTransform(FTransform::Identity);
	const FWriteScopeLock Lock(Guard);
	Inner.Reset();
	InnerCamera.Reset();
	PlayingWorld = nullptr;
	// The base's camera also looks at every view that is drawn, so it must not stay.
	XRCamera.Reset();
	LoadingScreen = nullptr;
}

FMRInputTrackingSystem::FSystemPtr FMRInputTrackingSystem::GetInner() const
{
	if (IsInGameThread())
	{
		return Inner; // no other thread changes it
	}
	const FReadScopeLock Lock(Guard);
	return Inner;
}

FTransform FMRInputTrackingSystem::FindTrackingToWorld(const UWorld* World) const
{
	// UNCONFIRMED(compute-tracking-to-world): ComputeTrackingToWorldTransform works for a system that is not the
	// engine's.
	FWorldContext* Context = MRInputTrackingSystemDetail::FindContext(World);
	return Context ? ComputeTrackingToWorldTransform(*Context) : FTransform::Identity;
}

bool FMRInputTrackingSystem::FindHead(
	const FMRInputFrameSource& InFrameSource, FQuat& OutOrientation, FVector& OutPosition)
{
	bool bIsDriven = false;
	const auto ReadHead = [&](const FMRInputSnapshot& Snapshot)
	{
		bIsDriven = Snapshot.IsHeadDriven();
		if (bIsDriven)
		{
			const mria::Pose& Head = Snapshot.Mixed.frame.camera;
			OutOrientation = MRInputConvert::ToUnrealRotation(Head.rotation);
			OutPosition = MRInputConvert::ToUnrealPosition(Head.position, Snapshot.WorldToMeters);
		}
	};
	return InFrameSource.Read(ReadHead) && bIsDriven;
}

bool FMRInputTrackingSystem::IsHeadDriven() const
{
	FQuat Orientation;
	FVector Position;
	return FindHead(FrameSource, Orientation, Position);
}

FName FMRInputTrackingSystem::GetOwnName()
{
	static const FName Name(TEXT("MRInput"));
	return Name;
}

bool FMRInputTrackingSystem::IsOfOtherWorld(const UObject* WorldContext) const
{
	const UWorld* World = WorldContext ? WorldContext->GetWorld() : nullptr;
	const FReadScopeLock Lock(Guard);
	return World && PlayingWorld && World != PlayingWorld;
}

FName FMRInputTrackingSystem::GetSystemName() const
{
	// Never the name of the real system: code that knows that name casts the system to the class behind it.
	return GetOwnName();
}

int32 FMRInputTrackingSystem::GetXRSystemFlags() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetXRSystemFlags() : EXRSystemFlags::IsHeadMounted | EXRSystemFlags::SupportsHandTracking;
}

bool FMRInputTrackingSystem::EnumerateTrackedDevices(TArray<int32>& OutDevices, EXRTrackedDeviceType Type)
{
	if (const FSystemPtr Real = GetInner())
	{
		return Real->EnumerateTrackedDevices(OutDevices, Type);
	}
	if (Type != EXRTrackedDeviceType::Any && Type != EXRTrackedDeviceType::HeadMountedDisplay)
	{
		return false;
	}
	OutDevices.Add(HMDDeviceId);
	return true;
}

bool FMRInputTrackingSystem::IsTracking(int32 DeviceId)
{
	if (DeviceId == HMDDeviceId && IsHeadDriven())
	{
		return true;
	}
	const FSystemPtr Real = GetInner();
	return Real && Real->IsTracking(DeviceId);
}

bool FMRInputTrackingSystem::GetCurrentPose(int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition)
{
	if (DeviceId == HMDDeviceId && FindHead(FrameSource, OutOrientation, OutPosition))
	{
		return true;
	}
	const FSystemPtr Real = GetInner();
	return Real && Real->GetCurrentPose(DeviceId, OutOrientation, OutPosition);
}

bool FMRInputTrackingSystem::DoesSupportPositionalTracking() const
{
	const FSystemPtr Real = GetInner();
	return !Real || IsHeadDriven() || Real->DoesSupportPositionalTracking();
}

bool FMRInputTrackingSystem::HasValidTrackingPosition()
{
	const FSystemPtr Real = GetInner();
	return IsHeadDriven() || (Real && Real->HasValidTrackingPosition());
}

bool FMRInputTrackingSystem::DoesSupportLateUpdate() const
{
	const FSystemPtr Real = GetInner();
	return !IsHeadDriven() && Real && Real->DoesSupportLateUpdate();
}

bool FMRInputTrackingSystem::IsHeadTrackingAllowed() const
{
	const FSystemPtr Real = GetInner();
	return IsHeadDriven() || (Real && Real->IsHeadTrackingAllowed());
}

bool FMRInputTrackingSystem::IsHeadTrackingAllowedForWorld(UWorld& World) const
{
	// A camera that queries the head does not pass its world, so cameras of other worlds must not query it.
	if (IsHeadDriven())
	{
		return !IsOfOtherWorld(&World);
	}
	const FSystemPtr Real = GetInner();
	return Real && Real->IsHeadTrackingAllowedForWorld(World);
}

TSharedPtr<IXRCamera, ESPMode::ThreadSafe> FMRInputTrackingSystem::GetXRCamera(int32 DeviceId)
{
	{
		const FReadScopeLock Lock(Guard);
		if (InnerCamera && DeviceId == HMDDeviceId)
		{
			return InnerCamera;
		}
	}
	return FXRTrackingSystemBase::GetXRCamera(DeviceId);
}

bool FMRInputTrackingSystem::OnStartGameFrame(FWorldContext& WorldContext)
{
	if (const FSystemPtr Real = GetInner())
	{
		return Real->OnStartGameFrame(WorldContext);
	}
	const UWorld* World = WorldContext.World();
	if (World && World->IsGameWorld() && !IsOfOtherWorld(World))
	{
		RefreshTrackingToWorldTransform(WorldContext);
	}
	return true;
}

void FMRInputTrackingSystem::GetHMDData(UObject* WorldContext, FXRHMDData& HMDData)
{
	const bool bIsOfOtherWorld = IsOfOtherWorld(WorldContext);
	if (!bIsOfOtherWorld && MRInputXRState::FillHead(FrameSource, GetSystemName(), HMDData))
	{
		return;
	}
	if (const FSystemPtr Real = GetInner())
	{
		Real->GetHMDData(WorldContext, HMDData);
	}
	else if (!bIsOfOtherWorld) // the base takes the head's pose, which is the recorded one for every world
	{
		FXRTrackingSystemBase::GetHMDData(WorldContext, HMDData);
	}
}

bool FMRInputTrackingSystem::GetCurrentInteractionProfile(const EControllerHand Hand, FString& OutProfile)
{
	if (const FSystemPtr Real = GetInner())
	{
		return Real->GetCurrentInteractionProfile(Hand, OutProfile);
	}
	if (!MRInputXRState::IsHandDriven(FrameSource, Hand))
	{
		return FXRTrackingSystemBase::GetCurrentInteractionProfile(Hand, OutProfile);
	}
	const FReadScopeLock Lock(Guard);
	OutProfile = InteractionProfile;
	return true;
}

#if MRINPUT_HAS_CONTROLLER_DATA

PRAGMA_DISABLE_DEPRECATION_WARNINGS

void FMRInputTrackingSystem::GetMotionControllerData(
	UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData)
{
	if (!IsOfOtherWorld(WorldContext) &&
		MRInputXRState::FillControllerData(FrameSource, GetSystemName(), Hand, MotionControllerData))
	{
		return;
	}
	if (const FSystemPtr Real = GetInner())
	{
		Real->GetMotionControllerData(WorldContext, Hand, MotionControllerData);
	}
}

PRAGMA_ENABLE_DEPRECATION_WARNINGS

#endif

#if MRINPUT_HAS_XR_STATES

void FMRInputTrackingSystem::GetMotionControllerState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
	const EControllerHand Hand, const EXRControllerPoseType XRControllerPoseType,
	FXRMotionControllerState& MotionControllerState)
{
	if (!IsOfOtherWorld(WorldContext) &&
		MRInputXRState::FillControllerState(
			FrameSource, GetSystemName(), XRSpaceType, Hand, XRControllerPoseType, MotionControllerState))
	{
		return;
	}
	if (const FSystemPtr Real = GetInner())
	{
		Real->GetMotionControllerState(WorldContext, XRSpaceType, Hand, XRControllerPoseType, MotionControllerState);
	}
}

void FMRInputTrackingSystem::GetHandTrackingState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
	const EControllerHand Hand, FXRHandTrackingState& HandTrackingState)
{
	if (!IsOfOtherWorld(WorldContext) &&
		MRInputXRState::FillHandState(FrameSource, GetSystemName(), XRSpaceType, Hand, HandTrackingState))
	{
		return;
	}
	if (const FSystemPtr Real = GetInner())
	{
		Real->GetHandTrackingState(WorldContext, XRSpaceType, Hand, HandTrackingState);
	}
}

#endif
