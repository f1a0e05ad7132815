// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: use TObjectPtr
// The editor tracks access and loads lazily through TObjectPtr.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "RawObjectProperty.generated.h"

/** A class. */
UCLASS()
class URawObjectProperty : public UObject
{
	GENERATED_BODY()

public:
	/** Another object. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input")
	// BROKEN
	UObject* Other = nullptr;
	// CURED
	// TObjectPtr<UObject> Other;
	// END
};
