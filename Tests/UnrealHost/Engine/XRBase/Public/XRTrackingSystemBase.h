// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IXRTrackingSystem.h"

class FDefaultXRCamera;
class IARSystemSupport;

#if !HOST_HAS_XRBASE_MODULE
#define HOST_XRBASE_API HEADMOUNTEDDISPLAY_API
#else
#define HOST_XRBASE_API XRBASE_API
#endif

/**
 * Base of tracking systems. A subclass still has to give: GetSystemName, GetXRSystemFlags, EnumerateTrackedDevices,
 * GetCurrentPose, ResetOrientationAndPosition, GetWorldToMetersScale.
 */
class HOST_XRBASE_API FXRTrackingSystemBase : public IXRTrackingSystem
{
public:
	/** AR support is not part of the host: pass null. */
	FXRTrackingSystemBase(IARSystemSupport* InARImplementation);
	virtual ~FXRTrackingSystemBase() = default;

	virtual FString GetVersionString() const override { return FString(TEXT("Host")); }
	virtual bool DoesSupportPositionalTracking() const override { return false; }
	virtual bool HasValidTrackingPosition() override { return DoesSupportPositionalTracking(); }
	virtual uint32 CountTrackedDevices(EXRTrackedDeviceType Type = EXRTrackedDeviceType::Any) override;
	/** Whether the device has a pose. */
	virtual bool IsTracking(int32 DeviceId) override;
	/** No offset, for the head only: the host has no stereo. */
	virtual bool GetRelativeEyePose(
		int32 DeviceId, int32 ViewIndex, FQuat& OutOrientation, FVector& OutPosition) override;
	virtual bool GetTrackingSensorProperties(int32, FQuat&, FVector&, FXRSensorProperties&) override { return false; }
	virtual EXRTrackedDeviceType GetTrackedDeviceType(int32 DeviceId) const override
	{
		return DeviceId == HMDDeviceId ? EXRTrackedDeviceType::HeadMountedDisplay : EXRTrackedDeviceType::Invalid;
	}
	virtual FString GetTrackedDevicePropertySerialNumber(int32) override { return FString(); }
	/** Ignored: the origin stays at eye level. */
	virtual void SetTrackingOrigin(EHMDTrackingOrigin::Type) override {}
	virtual EHMDTrackingOrigin::Type GetTrackingOrigin() const override;
	virtual FTransform GetTrackingToWorldTransform() const override { return CachedTrackingToWorld; }
	virtual bool GetFloorToEyeTrackingTransform(FTransform& OutFloorToEye) const override;
	virtual void UpdateTrackingToWorldTransform(const FTransform& TrackingToWorldOverride) override
	{
		CachedTrackingToWorld = TrackingToWorldOverride;
	}
	/** A FDefaultXRCamera, made on demand; only the head has one, another device is a check. */
	virtual TSharedPtr<class IXRCamera, ESPMode::ThreadSafe> GetXRCamera(int32 DeviceId = HMDDeviceId) override;
	/** Final as in the engine: asks CreateLoadingScreen once. */
	virtual IXRLoadingScreen* GetLoadingScreen() override final
	{
		LoadingScreen = LoadingScreen ? LoadingScreen : CreateLoadingScreen();
		return LoadingScreen;
	}

	/** An empty answer that is not valid. */
	virtual void GetMotionControllerData(UObject*, const EControllerHand, FXRMotionControllerData& Data) override
	{
		Data = FXRMotionControllerData();
	}
	virtual bool GetCurrentInteractionProfile(const EControllerHand, FString&) override { return false; }

protected:
	virtual float GetWorldToMetersScale() const override = 0;

	/**
	 * For OnStartGameFrame: takes the parent of the head-locked camera of the first player's view target as the place
	 * of the tracking space, and returns it.
	 *
	 * UNCONFIRMED(tracking-to-world-stays): Without a locked camera RefreshTrackingToWorldTransform keeps the
	 * transform.
	 */
	FTransform RefreshTrackingToWorldTransform(FWorldContext& WorldContext);
	/** What the refresh would take, without keeping it. */
	FTransform ComputeTrackingToWorldTransform(FWorldContext& WorldContext) const;

	/** The engine has a default one; the host shows none. */
	virtual IXRLoadingScreen* CreateLoadingScreen() { return nullptr; }

	TSharedPtr<class FDefaultXRCamera, ESPMode::ThreadSafe> XRCamera;
	IXRLoadingScreen* LoadingScreen = nullptr;

private:
	FTransform CachedTrackingToWorld = FTransform::Identity;

public:
#if HOST_HAS_XR_STATES
	virtual void GetMotionControllerState(UObject*, const EXRSpaceType, const EControllerHand,
		const EXRControllerPoseType, FXRMotionControllerState& State) override
	{
		State = FXRMotionControllerState();
	}
	virtual void GetHandTrackingState(
		UObject*, const EXRSpaceType, const EControllerHand, FXRHandTrackingState& State) override
	{
		State = FXRHandTrackingState();
	}
#endif
};
