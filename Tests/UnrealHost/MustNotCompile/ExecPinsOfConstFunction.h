// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: ExpandEnumAsExecs: function 'Make' is a pure node, which has no execution pins
// A const function with outputs becomes a pure node, and its Success and Failure pins do not exist.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "ExecPinsOfConstFunction.generated.h"

/** What came of it. */
UENUM(BlueprintType)
enum class EExecPinsResult : uint8
{
	Success,
	Failure
};

/** A class. */
UCLASS()
class UExecPinsOfConstFunction : public UObject
{
	GENERATED_BODY()

public:
	/** Makes something. */
	// BROKEN
	UFUNCTION(BlueprintCallable, Category = "MR Input", meta = (ExpandEnumAsExecs = "ReturnValue"))
	// CURED
	// UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input",
	//	meta = (ExpandEnumAsExecs = "ReturnValue"))
	// END
	EExecPinsResult Make(int32& Number) const;
};
