// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "InputAction.h"

#include "InputMappingContext.generated.h"

USTRUCT(BlueprintType)
struct ENHANCEDINPUT_API FEnhancedActionKeyMapping
{
	GENERATED_BODY()

	UPROPERTY()
	TObjectPtr<UInputAction> Action; ///< The engine's points to const.

	FKey Key;
};

UCLASS(BlueprintType)
class ENHANCEDINPUT_API UInputMappingContext : public UDataAsset
{
	GENERATED_BODY()

public:
	/** Valid until the next change. */
	FEnhancedActionKeyMapping& MapKey(const UInputAction* Action, FKey ToKey)
	{
		FEnhancedActionKeyMapping Mapping;
		Mapping.Action = const_cast<UInputAction*>(Action);
		Mapping.Key = ToKey;
		return Mappings[Mappings.Add(Mapping)];
	}
	const TArray<FEnhancedActionKeyMapping>& GetMappings() const { return Mappings; }

private:
	UPROPERTY()
	TArray<FEnhancedActionKeyMapping> Mappings;
};
