// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "BlueprintAsyncActionBase.generated.h"

class UGameInstance;

/** A Blueprint node that ends later. A factory function makes it; Activate comes after its pins are bound. */
UCLASS(Abstract)
class ENGINE_API UBlueprintAsyncActionBase : public UObject
{
	GENERATED_BODY()

public:
	UBlueprintAsyncActionBase() = default;

	UFUNCTION(BlueprintCallable, Category = "Async Action")
	virtual void Activate() {}

	/** Keeps the action alive until SetReadyToDestroy. */
	virtual void RegisterWithGameInstance(const UObject* WorldContextObject);
	virtual void RegisterWithGameInstance(UGameInstance* GameInstance);
	virtual void SetReadyToDestroy() { RegisterWithGameInstance(static_cast<UGameInstance*>(nullptr)); }

protected:
	TWeakObjectPtr<UGameInstance> RegisteredWithGameInstance;
};
