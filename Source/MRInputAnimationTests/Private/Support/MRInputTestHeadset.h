// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IHeadMountedDisplay.h"
#include "XRTrackingSystemBase.h"

/**
 * The display of a "real" headset: connected or not, and nothing else.
 * UNCONFIRMED(display-pure-functions): These are the pure functions of IHeadMountedDisplay in every release. [compile]
 */
class FMRInputTestDisplay final : public IHeadMountedDisplay
{
public:
	bool bIsConnected = true;

	//~ Begin IHeadMountedDisplay interface
	virtual bool IsHMDConnected() override { return bIsConnected; }
	virtual bool IsHMDEnabled() const override { return true; }
	virtual void EnableHMD(bool) override {}
	virtual bool GetHMDMonitorInfo(MonitorInfo&) override { return false; }
	virtual void GetFieldOfView(float&, float&) const override {}
	virtual void SetInterpupillaryDistance(float) override {}
	virtual float GetInterpupillaryDistance() const override { return 0.064f; }
	virtual bool GetHMDDistortionEnabled(EShadingPath) const override { return false; }
	virtual bool IsChromaAbCorrectionEnabled() const override { return false; }
	//~ End IHeadMountedDisplay interface
};

/** A "real" tracking system whose head does not move, given in tracking space and centimetres. */
class FMRInputTestHeadset : public FXRTrackingSystemBase
{
public:
	explicit FMRInputTestHeadset(const FVector& InPosition)
		: FXRTrackingSystemBase(nullptr)
		, Position(InPosition)
	{
	}

	FMRInputTestDisplay Display;
	int32 FramesStarted = 0;
	bool bHasPose = true;

	using FXRTrackingSystemBase::ComputeTrackingToWorldTransform;

	//~ Begin IXRTrackingSystem interface
	virtual FName GetSystemName() const override { return TEXT("MRInputTest"); }
	virtual int32 GetXRSystemFlags() const override { return EXRSystemFlags::IsHeadMounted; }
	virtual bool EnumerateTrackedDevices(TArray<int32>& OutDevices, EXRTrackedDeviceType) override
	{
		OutDevices.Add(HMDDeviceId);
		return true;
	}
	virtual bool GetCurrentPose(int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition) override
	{
		OutOrientation = FQuat::Identity;
		OutPosition = Position;
		return bHasPose && DeviceId == HMDDeviceId;
	}
	virtual bool DoesSupportPositionalTracking() const override { return true; }
	virtual bool IsHeadTrackingAllowed() const override { return true; }
	virtual void ResetOrientationAndPosition(float) override {}
	virtual IHeadMountedDisplay* GetHMDDevice() override { return &Display; }
	virtual bool OnStartGameFrame(FWorldContext& WorldContext) override
	{
		++FramesStarted;
		RefreshTrackingToWorldTransform(WorldContext);
		return true;
	}
	//~ End IXRTrackingSystem interface

protected:
	virtual float GetWorldToMetersScale() const override { return 100.0f; }

private:
	FVector Position;
};
