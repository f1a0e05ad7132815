// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostObjects.h"
#include "UObject/UObjectGlobals.h"

/** Finds assets for the constructors of classes; a missing one leaves Object null. */
struct ConstructorHelpers
{
	template <typename T>
	struct FObjectFinder
	{
		explicit FObjectFinder(const TCHAR* ObjectToFind)
			: Object(LoadObject<T>(nullptr, ObjectToFind))
		{
			UE::Host::CheckInConstructor(ObjectToFind);
		}

		TObjectPtr<T> Object;
	};
};
