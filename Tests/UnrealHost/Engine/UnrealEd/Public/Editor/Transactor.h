// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "Transactor.generated.h"

namespace UE::Host
{
class FTransactionBuffer;
}

/** The editor's undo history. In the engine it is abstract, and UTransBuffer implements it. */
UCLASS(Transient)
class UNREALED_API UTransactor : public UObject
{
	GENERATED_BODY()

public:
	UTransactor();
	virtual ~UTransactor() override;

	/** Steps that are done before cannot be undone until the barrier is removed. The last barrier counts. */
	virtual void SetUndoBarrier();
	virtual void RemoveUndoBarrier();

	UE::Host::FTransactionBuffer& HostGetBuffer() const { return *Buffer; }

	/** Before and after an automation test. */
	void HostBeginTest();
	void HostEndTest(class FAutomationTestBase& Test) const;

private:
	TSharedPtr<UE::Host::FTransactionBuffer> Buffer;
};
