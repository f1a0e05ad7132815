// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class IXRSystemIdentifier
{
public:
	virtual ~IXRSystemIdentifier() = default;
	virtual FName GetSystemName() const = 0;
};

class IIdentifiableXRDevice : public IXRSystemIdentifier
{
public:
	virtual int32 GetSystemDeviceId() const = 0;
};
