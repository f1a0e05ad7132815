// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostObjects.h"
#include "UObject/Class.h"
#include "UObject/ObjectPtr.h"
#include "UObject/UObjectGlobals.h"

/** Finds assets for the constructors of classes; a missing one leaves Object null. */
struct ConstructorHelpers
{
	template <typename T>
	struct FObjectFinder
	{
		explicit FObjectFinder(const TCHAR* ObjectToFind, uint32 LoadFlags = LOAD_None)
			: Object(LoadObject<T>(nullptr, ObjectToFind, nullptr, LoadFlags))
		{
			UE::Host::CheckInConstructor(ObjectToFind);
		}

		TObjectPtr<T> Object;
	};
};
