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

	bool IsTaken() const { return Ours.IsValid(); }

	/** Puts `InOurs`, which must not be null, in the place and remembers what was there. */
	void Take(FPtr& Place, const FPtr& InOurs)
	{
		check(InOurs.IsValid() && !IsTaken());
		Ours = InOurs;
		Before = Place;
		Place = Ours;
	}

	/** Puts back what was there. False, leaving the place alone, if somebody else has taken it since. */
	bool Leave(FPtr& Place)
	{
		const bool bIsStillOurs = Place == Ours;
		if (bIsStillOurs)
		{
			Place = Before;
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
