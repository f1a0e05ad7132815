// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"
#include "IIdentifiableXRDevice.h"

class FRDGBuilder;
class FRHICommandListImmediate;
class FSceneViewFamily;
class IHeadMountedDisplay;
class IOpenXRHMD;
class IStereoRendering;
class IXRCamera;
class IXRLoadingScreen;
class UWorld;
struct FWorldContext;

/**
 * An XR platform: tracked devices, their poses in tracking space and Unreal units, and where that space lies in the
 * world. GEngine->XRSystem holds the active one, or null.
 */
class HEADMOUNTEDDISPLAY_API IXRTrackingSystem : public IModularFeature, public IXRSystemIdentifier
{
public:
	static constexpr int32 HMDDeviceId = 0;

	virtual FString GetVersionString() const = 0;
	/** Bits of EXRSystemFlags. */
	virtual int32 GetXRSystemFlags() const = 0;
	virtual bool DoesSupportPositionalTracking() const = 0;
	virtual bool DoesSupportLateUpdate() const { return true; }
	virtual bool DoesSupportLateProjectionUpdate() const { return false; }
	virtual bool HasValidTrackingPosition() = 0;

	virtual bool EnumerateTrackedDevices(
		TArray<int32>& OutDevices, EXRTrackedDeviceType Type = EXRTrackedDeviceType::Any) = 0;
	virtual uint32 CountTrackedDevices(EXRTrackedDeviceType Type = EXRTrackedDeviceType::Any) = 0;
	virtual bool IsTracking(int32 DeviceId) = 0;
	/** In tracking space; works on the game and the render thread. */
	virtual bool GetCurrentPose(int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition) = 0;
	virtual bool GetRelativeEyePose(int32 DeviceId, int32 ViewIndex, FQuat& OutOrientation, FVector& OutPosition) = 0;
	virtual bool GetTrackingSensorProperties(
		int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition, FXRSensorProperties& OutSensorProperties) = 0;
	virtual EXRTrackedDeviceType GetTrackedDeviceType(int32 DeviceId) const = 0;
	virtual FString GetTrackedDevicePropertySerialNumber(int32 DeviceId) = 0;

	virtual void SetTrackingOrigin(EHMDTrackingOrigin::Type NewOrigin) = 0;
	virtual EHMDTrackingOrigin::Type GetTrackingOrigin() const = 0;
	virtual FTransform GetTrackingToWorldTransform() const = 0;
	virtual float GetWorldToMetersScale() const = 0;
	virtual bool GetFloorToEyeTrackingTransform(FTransform& OutFloorToEye) const = 0;
	virtual void UpdateTrackingToWorldTransform(const FTransform& TrackingToWorldOverride) = 0;
	virtual void CalibrateExternalTrackingSource(const FTransform&) {}
	virtual void UpdateExternalTrackingPosition(const FTransform&) {}
	virtual FVector2D GetPlayAreaBounds(EHMDTrackingOrigin::Type) const { return FVector2D::ZeroVector; }

	virtual void ResetOrientationAndPosition(float Yaw = 0.0f) = 0;
	virtual void ResetOrientation(float = 0.0f) {}
	virtual void ResetPosition() {}
	virtual void SetBaseRotation(const FRotator&) {}
	virtual FRotator GetBaseRotation() const { return FRotator::ZeroRotator; }
	virtual void SetBaseOrientation(const FQuat&) {}
	virtual FQuat GetBaseOrientation() const { return FQuat::Identity; }
	virtual void SetBasePosition(const FVector&) {}
	virtual FVector GetBasePosition() const { return FVector::ZeroVector; }

	virtual TSharedPtr<class IXRCamera, ESPMode::ThreadSafe> GetXRCamera(int32 = HMDDeviceId) { return nullptr; }
	virtual IHeadMountedDisplay* GetHMDDevice() { return nullptr; }
	virtual TSharedPtr<class IStereoRendering, ESPMode::ThreadSafe> GetStereoRenderingDevice() { return nullptr; }
	virtual IXRLoadingScreen* GetLoadingScreen() { return nullptr; }

	virtual bool IsHeadTrackingAllowed() const { return false; }
	virtual bool IsHeadTrackingAllowedForWorld(UWorld&) const { return IsHeadTrackingAllowed(); }
	virtual bool IsHeadTrackingEnforced() const { return false; }
	virtual void SetHeadTrackingEnforced(bool) {}

	virtual void OnBeginPlay(FWorldContext&) {}
	virtual void OnEndPlay(FWorldContext&) {}
	/** Before the world ticks. */
	virtual bool OnStartGameFrame(FWorldContext&) { return false; }
	virtual bool OnEndGameFrame(FWorldContext&) { return false; }
#if !HOST_HAS_RENDER_GRAPH_HOOKS
	virtual void OnBeginRendering_GameThread() {}
	virtual void OnBeginRendering_RenderThread(FRHICommandListImmediate&, FSceneViewFamily&) {}
	virtual void OnLateUpdateApplied_RenderThread(FRHICommandListImmediate&, const FTransform&) {}
#else
	virtual void OnBeginRendering_GameThread(FSceneViewFamily&) {}
	virtual void OnBeginRendering_RenderThread(FRDGBuilder&, FSceneViewFamily&) {}
	virtual void OnLateUpdateApplied_RenderThread(FRDGBuilder&, const FTransform&) {}
#endif

	virtual void GetHMDData(UObject* WorldContext, FXRHMDData& HMDData);
#if HOST_HAS_XR_STATES
	UE_DEPRECATED(5.5, "Use GetMotionControllerState and GetHandTrackingState.")
#endif
	virtual void GetMotionControllerData(
		UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData) = 0;
#if HOST_HAS_XR_STATES
	virtual void GetMotionControllerState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
		const EControllerHand Hand, const EXRControllerPoseType XRControllerPoseType,
		FXRMotionControllerState& MotionControllerState) = 0;
	virtual void GetHandTrackingState(UObject* WorldContext, const EXRSpaceType XRSpaceType, const EControllerHand Hand,
		FXRHandTrackingState& HandTrackingState) = 0;
#endif
	virtual bool GetCurrentInteractionProfile(const EControllerHand Hand, FString& InteractionProfile) = 0;

	virtual EXRDeviceConnectionResult::Type ConnectRemoteXRDevice(const FString&, const int32)
	{
		return EXRDeviceConnectionResult::FeatureNotSupported;
	}
	virtual void DisconnectRemoteXRDevice() {}

#if HOST_HAS_XR_ORIGIN_TRANSFORMS
	virtual bool GetTrackingOriginTransform(TEnumAsByte<EHMDTrackingOrigin::Type>, FTransform&) const
	{
		return false;
	}
	virtual bool GetPlayAreaRect(FTransform&, FVector2D&) const
	{
		return false;
	}
	virtual IOpenXRHMD* GetIOpenXRHMD()
	{
		return nullptr;
	}
#endif
};
