// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor.h"
#include "Editor/Transactor.h"
#include "Misc/AutomationTest.h"
#include "ScopedTransaction.h"
#include "Serialization/Archive.h"
#include "Serialization/CustomVersion.h"
#include "UObject/SoftObjectPtr.h"

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
	FTransactionBuffer()
	{
		ModifiedHandle = FCoreUObjectDelegates::OnObjectModified.AddRaw(this, &FTransactionBuffer::OnModified);
	}
	~FTransactionBuffer() { FCoreUObjectDelegates::OnObjectModified.Remove(ModifiedHandle); }

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

namespace HostTransactionBufferDetail
{
class FSnapshotArchive final : public FMemoryArchive
{
public:
	FSnapshotArchive(UE::Host::FObjectSnapshot& InSnapshot, bool bIsLoading)
		: Snapshot(InSnapshot)
	{
		SetIsLoading(bIsLoading);
		SetIsSaving(!bIsLoading);
		SetIsTransacting(true);
	}

	using FMemoryArchive::operator<<;
	int64 TotalSize() override { return Snapshot.Bytes.Num(); }
	void Serialize(void* Data, int64 Num) override
	{
		const int64 Missing = Offset + Num - Snapshot.Bytes.Num();
		if (Num <= 0)
		{
			return;
		}
		if (IsLoading())
		{
			checkf(Missing <= 0, TEXT("The object reads more than it wrote"));
			FMemory::Memcpy(Data, Snapshot.Bytes.GetData() + Offset, static_cast<SIZE_T>(Num));
		}
		else
		{
			if (Missing > 0)
			{
				Snapshot.Bytes.AddDefaulted(static_cast<int32>(Missing));
			}
			FMemory::Memcpy(Snapshot.Bytes.GetData() + Offset, Data, static_cast<SIZE_T>(Num));
		}
		Offset += Num;
	}
	FArchive& operator<<(UObject*& Value) override
	{
		int32 Index = IsSaving() ? Snapshot.Objects.Add(Value) : 0;
		*this << Index;
		if (IsLoading())
		{
			Value = Snapshot.Objects[Index].Get();
		}
		return *this;
	}

private:
	UE::Host::FObjectSnapshot& Snapshot;
};
} // namespace HostTransactionBufferDetail

namespace UE::Host
{
void FObjectSnapshot::Take(UObject& Object)
{
	HostTransactionBufferDetail::FSnapshotArchive Writer(*this, false);
	Object.Serialize(Writer);
	Versions = Writer.GetCustomVersions();
}

void FObjectSnapshot::Restore(UObject& Object) const
{
	HostTransactionBufferDetail::FSnapshotArchive Reader(const_cast<FObjectSnapshot&>(*this), true);
	Reader.SetCustomVersions(Versions);
	Object.Serialize(Reader);
}

int32 FTransactionBuffer::Begin()
{
	if (Depth == 0)
	{
		Current = FStep();
	}
	return Depth++;
}

int32 FTransactionBuffer::End()
{
	if (Depth == 0)
	{
		return INDEX_NONE;
	}
	--Depth;
	if (Depth == 0 && Current.Records.Num() > 0)
	{
		Undone.Reset();
		Done.Add(MoveTemp(Current));
	}
	return Depth;
}

bool FTransactionBuffer::Undo(bool bCanRedo)
{
	const bool bCan = Depth == 0 && Done.Num() > (Barriers.Num() > 0 ? Barriers.Last() : 0);
	if (bCan)
	{
		FStep Step = Done.Pop();
		Swap(Step, bCanRedo);
		if (bCanRedo)
		{
			Undone.Add(MoveTemp(Step));
		}
	}
	return bCan;
}

bool FTransactionBuffer::Redo()
{
	const bool bCan = Depth == 0 && Undone.Num() > 0;
	if (bCan)
	{
		FStep Step = Undone.Pop();
		Swap(Step, true);
		Done.Add(MoveTemp(Step));
	}
	return bCan;
}

void FTransactionBuffer::RemoveBarrier()
{
	if (Barriers.Num() > 0)
	{
		Barriers.Pop();
	}
}

void FTransactionBuffer::BeginTest()
{
	Depth = 0;
	Current = FStep();
	Done.Reset();
	Undone.Reset();
	Barriers.Reset();
	Done.AddDefaulted_GetRef().bIsUsers = true;
}

void FTransactionBuffer::EndTest(FAutomationTestBase& Test) const
{
	if (Done.Num() == 0 || !Done[0].bIsUsers)
	{
		Test.AddError(TEXT("The test has undone the user's last edit, or thrown it away"));
	}
	else if (Depth > 0 || Done.Num() > 1 || Undone.Num() > 0 || Barriers.Num() > 0)
	{
		Test.AddError(FString::Printf(
			TEXT("The test leaves this in the user's undo history: steps to undo %d, to redo %d, open %d, barriers %d"),
			Done.Num() - 1, Undone.Num(), Depth, Barriers.Num()));
	}
}

void FTransactionBuffer::OnModified(UObject* Object)
{
	const bool bIsKnown =
		Current.Records.ContainsByPredicate([Object](const FRecord& Record) { return Record.Object.Get() == Object; });
	if (Depth > 0 && !bIsKnown && Object->HasAnyFlags(RF_Transactional))
	{
		FRecord Record;
		Record.Object = Object;
		Record.Other.Take(*Object);
		Current.Records.Add(MoveTemp(Record));
	}
}

void FTransactionBuffer::Swap(FStep& Step, bool bKeepsNow)
{
	for (FRecord& Record : Step.Records)
	{
		if (UObject* Object = Record.Object.Get())
		{
			FObjectSnapshot Now;
			if (bKeepsNow)
			{
				Now.Take(*Object);
			}
			Record.Other.Restore(*Object);
			Record.Other = MoveTemp(Now);
		}
	}
	for (const FRecord& Record : Step.Records)
	{
		if (UObject* Object = Record.Object.Get())
		{
			Object->PostEditUndo();
		}
	}
}
} // namespace UE::Host

bool UEditorEngine::UndoTransaction(bool bCanRedo)
{
	return Trans->HostGetBuffer().Undo(bCanRedo);
}

bool UEditorEngine::RedoTransaction()
{
	return Trans->HostGetBuffer().Redo();
}

FScopedTransaction::FScopedTransaction(const FText& SessionName, const bool bShouldActuallyTransact)
	: Index(GEditor && bShouldActuallyTransact ? GEditor->BeginTransaction(SessionName) : INDEX_NONE)
{
}

FScopedTransaction::~FScopedTransaction()
{
	if (IsOutstanding())
	{
		GEditor->EndTransaction();
	}
}

int32 UEditorEngine::BeginTransaction(const FText&)
{
	return Trans->HostGetBuffer().Begin();
}

int32 UEditorEngine::EndTransaction()
{
	return Trans->HostGetBuffer().End();
}

UTransactor::UTransactor()
	: Buffer(MakeShared<UE::Host::FTransactionBuffer>())
{
}

void UTransactor::SetUndoBarrier()
{
	Buffer->SetBarrier();
}

void UTransactor::RemoveUndoBarrier()
{
	Buffer->RemoveBarrier();
}

UTransactor::~UTransactor() = default;

void UTransactor::HostBeginTest()
{
	Buffer->BeginTest();
}

void UTransactor::HostEndTest(FAutomationTestBase& Test) const
{
	Buffer->EndTest(Test);
}
