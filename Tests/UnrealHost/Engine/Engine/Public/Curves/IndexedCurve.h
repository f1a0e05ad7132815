// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/KeyHandle.h"

#include "IndexedCurve.generated.h"

/** Keys that can be named by handle. */
USTRUCT()
struct ENGINE_API FIndexedCurve
{
	GENERATED_USTRUCT_BODY()

	virtual ~FIndexedCurve() = default;

	virtual int32 GetNumKeys() const PURE_VIRTUAL(FIndexedCurve::GetNumKeys, return 0;);

	/** INDEX_NONE for a handle of no key of this curve. */
	virtual int32 GetIndexSafe(FKeyHandle KeyHandle) const;
	FKeyHandle GetKeyHandle(int32 KeyIndex) const;
	bool IsKeyHandleValid(FKeyHandle KeyHandle) const { return GetIndexSafe(KeyHandle) != INDEX_NONE; }

	/** Handles in the order of the keys. */
	const TArray<FKeyHandle>& GetHandles() const;

protected:
	/** Beside the keys; filled up when keys came in from elsewhere. */
	mutable TArray<FKeyHandle> KeyHandles;
};
