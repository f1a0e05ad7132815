// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Editor/Transactor.h"

#include "Editor.h"
#include "Misc/AutomationTest.h"
#include "ScopedTransaction.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

void UTransactor::FRecord::Take()
{
	struct FWriter final : FHostMemoryWriter
	{
		explicit FWriter(FRecord& InRecord)
			: FHostMemoryWriter(InRecord.Bytes)
			, Record(InRecord)
		{
			SetIsTransacting(true);
		}
		using FHostMemoryWriter::operator<<;
		FArchive& operator<<(UObject*& Value) override
		{
			int32 Index = Record.Objects.Add(Value);
			return *this << Index;
		}
		FRecord& Record;
	};
	FWriter Writer(*this);
	Object->Serialize(Writer);
	Versions = Writer.GetCustomVersions();
}

void UTransactor::FRecord::Restore() const
{
	struct FReader final : FHostMemoryReader
	{
		explicit FReader(const FRecord& InRecord)
			: FHostMemoryReader(InRecord.Bytes)
			, Record(InRecord)
		{
			SetIsTransacting(true);
			SetCustomVersions(Record.Versions);
		}
		using FHostMemoryReader::operator<<;
		FArchive& operator<<(UObject*& Value) override
		{
			int32 Index = 0;
			*this << Index;
			Value = Record.Objects[Index].Get();
			return *this;
		}
		const FRecord& Record;
	};
	FReader Reader(*this);
	Object->Serialize(Reader);
	checkf(!Reader.IsError(), TEXT("The object reads more than it wrote"));
}

UTransactor::UTransactor()
{
	ModifiedHandle = FCoreUObjectDelegates::OnObjectModified.AddRaw(this, &UTransactor::OnModified);
}

int32 UTransactor::Begin()
{
	if (Depth == 0)
	{
		Current = FStep();
	}
	return Depth++;
}

int32 UTransactor::End()
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

bool UTransactor::Undo(bool bCanRedo)
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

bool UTransactor::Redo()
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

void UTransactor::HostBeginTest()
{
	Depth = 0;
	Current = FStep();
	Done.Reset();
	Undone.Reset();
	Barriers.Reset();
	Done.AddDefaulted_GetRef().bIsUsers = true;
}

void UTransactor::HostEndTest(FAutomationTestBase& Test) const
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

void UTransactor::OnModified(UObject* Object)
{
	const bool bIsKnown =
		Current.Records.ContainsByPredicate([Object](const FRecord& Record) { return Record.Object.Get() == Object; });
	if (Depth > 0 && !bIsKnown && Object->HasAnyFlags(RF_Transactional))
	{
		FRecord Record;
		Record.Object = Object;
		Record.Take();
		Current.Records.Add(MoveTemp(Record));
	}
}

void UTransactor::Swap(FStep& Step, bool bKeepsNow)
{
	for (FRecord& Record : Step.Records)
	{
		if (Record.Object.IsValid())
		{
			FRecord Now;
			Now.Object = Record.Object;
			if (bKeepsNow)
			{
				Now.Take();
			}
			Record.Restore();
			Record = MoveTemp(Now);
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

int32 UEditorEngine::BeginTransaction(const FText&)
{
	return Trans->Begin();
}

int32 UEditorEngine::EndTransaction()
{
	return Trans->End();
}

bool UEditorEngine::UndoTransaction(bool bCanRedo)
{
	return Trans->Undo(bCanRedo);
}

bool UEditorEngine::RedoTransaction()
{
	return Trans->Redo();
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
