// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Kismet/BlueprintAsyncActionBase.h"

#include "CancellableAsyncAction.generated.h"

/**
 * An async action that can be given up. It broadcasts only while it is registered with a game. Its Blueprint node gives
 * the action out, to be cancelled.
 */
UCLASS(Abstract, BlueprintType, meta = (ExposedAsyncProxy = AsyncAction))
class ENGINE_API UCancellableAsyncAction : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	UFUNCTION(BlueprintCallable, Category = "Async Action")
	virtual void Cancel() { SetReadyToDestroy(); }

	UFUNCTION(BlueprintCallable, Category = "Async Action")
	virtual bool IsActive() const { return ShouldBroadcastDelegates(); }

	virtual bool ShouldBroadcastDelegates() const { return IsRegistered(); }
	bool IsRegistered() const { return RegisteredWithGameInstance.IsValid(); }
};
