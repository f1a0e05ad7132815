// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/CustomVersion.h"
#include "UObject/Object.h"

#include "Transactor.generated.h"

/**
 * The editor's undo history: listens to Modify() while it exists. In the engine it is abstract, and UTransBuffer
 * implements it.
 */
UCLASS(Transient)
class UNREALED_API UTransactor : public UObject
{
	GENERATED_BODY()

public:
	UTransactor();
	virtual ~UTransactor() override { FCoreUObjectDelegates::OnObjectModified.Remove(ModifiedHandle); }

	/** Steps that are done before cannot be undone until the barrier is removed. The last barrier counts. */
	virtual void SetUndoBarrier() { Barriers.Add(Done.Num()); }
	virtual void RemoveUndoBarrier()
	{
		if (Barriers.Num() > 0)
		{
			Barriers.Pop();
		}
	}

	/** Before a test the history has one step, an edit of the user's. A test that leaves another history fails. */
	void HostBeginTest();
	void HostEndTest(class FAutomationTestBase& Test) const;

private:
	friend class UEditorEngine;

	/** An object's data at one moment; objects it points at are kept as weak pointers. */
	struct FRecord
	{
		void Take();
		void Restore() const;

		TWeakObjectPtr<UObject> Object;
		TArray<uint8> Bytes;
		TArray<TWeakObjectPtr<UObject>> Objects;
		FCustomVersionContainer Versions;
	};
	struct FStep
	{
		TArray<FRecord> Records;
		bool bIsUsers = false;
	};

	int32 Begin();
	int32 End();
	bool Undo(bool bCanRedo);
	bool Redo();
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
