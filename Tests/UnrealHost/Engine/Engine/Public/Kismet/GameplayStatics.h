// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Kismet/BlueprintFunctionLibrary.h"

#include "GameplayStatics.generated.h"

UCLASS()
class ENGINE_API UGameplayStatics : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/** The host loads no maps: it remembers the name, see UE::Host::GetAskedLevel. */
	static void OpenLevel(
		const UObject* WorldContextObject, FName LevelName, bool bAbsolute = true, FString Options = FString());
};
