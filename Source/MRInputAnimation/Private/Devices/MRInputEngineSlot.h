// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

/** One of the engine's shared pointers to its single device of a kind, in whose place ours stands for a while. */
template <typename DeviceType>
class TMRInputEngineSlot
{
public:
	using FPtr = TSharedPtr<DeviceType, ESPMode::ThreadSafe>;

	bool IsReplaced() const { return Ours.IsValid(); }

	/** Puts `InOurs`, which must not be null, in the place and remembers what was there. */
	void Replace(FPtr& Slot, const FPtr& InOurs)
	{
		check(InOurs.IsValid() && !IsReplaced());
		Ours = InOurs;
		Before = Slot;
		Slot = Ours;
	}

	/** Puts back what was there. False, leaving the place alone, if somebody else has taken it since. */
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

	/** Lets go without putting anything back. */
	void Forget()
	{
		Ours.Reset();
		Before.Reset();
	}

private:
	FPtr Ours;
	FPtr Before;
};
