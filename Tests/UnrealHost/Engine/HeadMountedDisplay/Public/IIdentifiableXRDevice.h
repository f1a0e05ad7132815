// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Part of an XR system that has a name. */
class IXRSystemIdentifier
{
public:
	virtual ~IXRSystemIdentifier() = default;
	virtual FName GetSystemName() const = 0;
};

/** A device of such a system. */
class IIdentifiableXRDevice : public IXRSystemIdentifier
{
public:
	virtual int32 GetSystemDeviceId() const = 0;
};
