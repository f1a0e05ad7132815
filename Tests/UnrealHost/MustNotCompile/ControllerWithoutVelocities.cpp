// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: abstract
// VERSION: 5.3
// From 5.3 on a motion controller must answer velocities; the base class does it for it.

#ifdef CURED
#include "XRMotionControllerBase.h"
using FBase = FXRMotionControllerBase;
#else
#include "IMotionController.h"
using FBase = IMotionController;
#endif

class FCase : public FBase
{
public:
	virtual FName GetMotionControllerDeviceTypeName() const override { return TEXT("Case"); }
	virtual bool GetControllerOrientationAndPosition(
		const int32, const FName, FRotator&, FVector&, float) const override
	{
		return false;
	}
	virtual ETrackingStatus GetControllerTrackingStatus(const int32, const FName) const override
	{
		return ETrackingStatus::NotTracked;
	}
#ifndef CURED
	virtual void EnumerateSources(TArray<FMotionControllerSource>&) const override {}
	virtual float GetCustomParameterValue(const FName, FName, bool&) const override
	{
		return 0.0f;
	}
	virtual bool GetHandJointPosition(const FName, int, FVector&) const override
	{
		return false;
	}
#else
	using FBase::GetControllerOrientationAndPosition;
#endif
};

FCase MakeCase()
{
	return FCase();
}
