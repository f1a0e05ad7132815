// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

/** Base of the U-class of an interface; has no members of its own. */
class UInterface : public UObject
{
public:
	using Super = UObject;
	using ThisClass = UInterface;

	UInterface(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	static UE::Host::FHostClassInfo& HostClassInfo();
	UObject* HostGetUObject() const override { return const_cast<UInterface*>(this); }
};
