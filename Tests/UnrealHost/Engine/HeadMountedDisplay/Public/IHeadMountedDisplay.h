// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HeadMountedDisplayTypes.h"
#include "Modules/ModuleInterface.h"

// UNCONFIRMED(shading-path-header): An include of the test headset declares EShadingPath. [compile]
enum class EShadingPath;

/** The display of a headset: what has to be given, and what tests without one ask about. */
class HEADMOUNTEDDISPLAY_API IHeadMountedDisplay : public IModuleInterface
{
public:
	/** The monitor of a headset that is one; the host has none. */
	struct MonitorInfo
	{
	};

	virtual ~IHeadMountedDisplay() = default;

	virtual bool IsHMDConnected() = 0;
	virtual bool IsHMDEnabled() const = 0;
	virtual void EnableHMD(bool bEnable = true) = 0;
	virtual bool GetHMDMonitorInfo(MonitorInfo&) = 0;
	virtual void GetFieldOfView(float& InOutHFOVInDegrees, float& InOutVFOVInDegrees) const = 0;
	virtual void SetInterpupillaryDistance(float NewInterpupillaryDistance) = 0;
	virtual float GetInterpupillaryDistance() const = 0;
	virtual bool GetHMDDistortionEnabled(EShadingPath ShadingPath) const = 0;
	virtual bool IsChromaAbCorrectionEnabled() const = 0;
};
