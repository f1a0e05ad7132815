// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "MRInputMarkerLog.generated.h"

/** Keeps which events of Wait For Recorded Marker have fired. Hold it by a strong pointer. */
UCLASS()
class UMRInputMarkerLog : public UObject
{
	GENERATED_BODY()

public:
	/** "reached 1.50, missed 2.00". */
	FString Describe() const { return FString::Join(Lines, TEXT(", ")); }

	UFUNCTION()
	void HandleReached(float Time) { Lines.Add(FString::Printf(TEXT("reached %.2f"), Time)); }

	UFUNCTION()
	void HandleMissed(float Time) { Lines.Add(FString::Printf(TEXT("missed %.2f"), Time)); }

private:
	TArray<FString> Lines;
};
