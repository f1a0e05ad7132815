// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Materials/MaterialInterface.h"

#include "MaterialInstanceDynamic.generated.h"

/** Names a parameter. The engine has it in a header that this one includes, another one in each of its releases. */
struct FMaterialParameterInfo
{
	FName Name;
};

/** A material whose parameters change while the game runs. */
UCLASS()
class ENGINE_API UMaterialInstanceDynamic : public UMaterialInterface
{
	GENERATED_BODY()

public:
	static UMaterialInstanceDynamic* Create(UMaterialInterface* ParentMaterial, UObject* InOuter)
	{
		UMaterialInstanceDynamic* Instance = NewObject<UMaterialInstanceDynamic>(InOuter);
		Instance->Parent = ParentMaterial;
		return Instance;
	}

	void SetVectorParameterValue(FName ParameterName, FLinearColor Value) { Vectors.Add(ParameterName, Value); }

	FLinearColor K2_GetVectorParameterValue(FName ParameterName) const { return Vectors.FindRef(ParameterName); }

	UPROPERTY()
	TObjectPtr<UMaterialInterface> Parent; ///< The engine has it in UMaterialInstance.

private:
	TMap<FName, FLinearColor> Vectors;
};
