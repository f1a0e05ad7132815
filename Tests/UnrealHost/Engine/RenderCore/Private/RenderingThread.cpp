// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "RenderingThread.h"

#include "Async/HostCompletion.h"

namespace RenderingThreadDetail
{
using FCommand = TUniqueFunction<void(FRHICommandListImmediate&)>;

TArray<FCommand>& GetQueue()
{
	static TArray<FCommand> Queue;
	return Queue;
}
} // namespace RenderingThreadDetail

void UE::Host::FRenderCommandQueue::operator()(TUniqueFunction<void(FRHICommandListImmediate&)> Command) const
{
	check(IsInGameThread());
	RenderingThreadDetail::GetQueue().Add(MoveTemp(Command));
}

void FlushRenderingCommands()
{
	check(IsInGameThread());
	UE::Host::RunOnRenderThread(
		[Commands = MoveTemp(RenderingThreadDetail::GetQueue())]() mutable
		{
			FRHICommandListImmediate CommandList;
			for (RenderingThreadDetail::FCommand& Command : Commands)
			{
				Command(CommandList);
			}
		});
}
