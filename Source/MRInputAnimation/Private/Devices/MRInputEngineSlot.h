// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

/** Temporarily replaces one of the shared pointers through which the engine refers to its single device of a kind. */
template <typename DeviceType>
class TMRInputEngineSlot
{
public:
	using FPtr = TSharedPtr<DeviceType, ESPMode::ThreadSafe>;

	bool IsReplaced() const { return Ours.IsValid(); }

	/** Replaces the device with `InOurs`, which must not be null, and remembers the previous one. */
	void Replace(FPtr& Slot, const FPtr& InOurs)
	{
		check(InOurs.IsValid() && !IsReplaced());
		Ours = InOurs;
		Before = Slot;
		Slot = Ours;
	}

	/** Restores the previous device. Returns false and changes nothing if another device has been installed since. */
	bool Restore(FPtr& Slot)
	{
		const bool bIsStillOurs = Slot == Ours;
		if (bIsStillOurs)
		{
			Slot = Before;
		}
		Forget();
		return bIsStillOurs;
	}

	/** Forgets both devices without restoring anything. */
	void Forget()
	{
		Ours.Reset();
		Before.Reset();
	}

private:
	FPtr Ours;
	FPtr Before;
};
