// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** What a details panel does for its widgets; one a panel. */
class IPropertyUtilities
{
public:
	virtual ~IPropertyUtilities() = default;
	/** Done with the panel's next tick. */
	virtual void EnqueueDeferredAction(FSimpleDelegate DeferredAction) = 0;
	/** Makes the panel's layouts again, at once. */
	virtual void ForceRefresh() = 0;
};
