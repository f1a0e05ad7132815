// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"
#include "Templates/UnrealTemplate.h"

/** Names one binding of a delegate. Handles of different bindings always differ. */
class FDelegateHandle
{
public:
	enum EGenerateNewHandleType
	{
		GenerateNewHandle
	};

	FDelegateHandle() = default;
	explicit FDelegateHandle(EGenerateNewHandleType);

	bool IsValid() const { return ID != 0; }
	void Reset() { ID = 0; }
	friend bool operator==(const FDelegateHandle& A, const FDelegateHandle& B) { return A.ID == B.ID; }

private:
	uint64 ID = 0;
};
