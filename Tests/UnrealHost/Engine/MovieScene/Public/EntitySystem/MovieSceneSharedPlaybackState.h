// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/WeakObjectPtrTemplates.h"

#if HOST_HAS_TIME_WARP
namespace UE::MovieScene
{
struct FSharedPlaybackState
{
	explicit FSharedPlaybackState(UObject* InContext)
		: Context(InContext)
	{
	}

	/** The world, or an object in it. May be null. */
	UObject* GetPlaybackContext() const { return Context.Get(); }

private:
	TWeakObjectPtr<> Context;
};
} // namespace UE::MovieScene
#endif
