// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "RHICommandList.h"

namespace UE::Host
{
struct RENDERCORE_API FRenderCommandQueue
{
	/** Game thread. */
	void operator()(TUniqueFunction<void(FRHICommandListImmediate&)> Command) const;
};
} // namespace UE::Host

/**
 * Commands run on the render thread in the order in which they were queued. The host's is as late as the engine allows
 * one to be: it runs nothing before somebody waits for it.
 */
#define ENQUEUE_RENDER_COMMAND(Type) UE::Host::FRenderCommandQueue()

/** Waits until the render thread has run everything queued so far. Game thread. */
RENDERCORE_API void FlushRenderingCommands();
