// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Serialization/CustomVersion.h"
#include "UObject/Object.h"

class FAutomationTestBase;

namespace UE::Host
{
/** An object's data at one moment; objects it points at are kept as weak pointers. */
struct FObjectSnapshot
{
	TArray<uint8> Bytes;
	TArray<TWeakObjectPtr<UObject>> Objects;
	FCustomVersionContainer Versions;

	void Take(UObject& Object);
	void Restore(UObject& Object) const;
};

/** The steps that can be undone. Listens to Modify() while it exists. */
class FTransactionBuffer
{
public:
	FTransactionBuffer();
	~FTransactionBuffer();

	int32 Begin();
	int32 End();
	bool Undo(bool bCanRedo);
	bool Redo();
	void SetBarrier() { Barriers.Add(Done.Num()); }
	void RemoveBarrier();

	/** Before a test the history has one step, an edit of the user's. */
	void BeginTest();
	/** Fails a test that leaves another history behind than it found. */
	void EndTest(FAutomationTestBase& Test) const;

private:
	struct FRecord
	{
		TWeakObjectPtr<UObject> Object;
		FObjectSnapshot Other;
	};
	struct FStep
	{
		TArray<FRecord> Records;
		bool bIsUsers = false;
	};

	void OnModified(UObject* Object);
	/** Puts back what was kept and, if it is needed again, keeps what there was. */
	static void Swap(FStep& Step, bool bKeepsNow);

	TArray<FStep> Done;
	TArray<FStep> Undone;
	TArray<int32> Barriers;
	FStep Current;
	int32 Depth = 0;
	FDelegateHandle ModifiedHandle;
};
} // namespace UE::Host
