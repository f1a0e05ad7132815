// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostTypes.h"
#include "HostObjectRegistry.h"
#include "UObject/PropertyPortFlags.h"

namespace PropertySerializationDetail
{
/** Ends a list of named values, as no property is called so. */
const TCHAR* const EndName = TEXT("None");

bool IsLeftOut(const FArchive& Ar, uint64 Flags)
{
	const bool bIsNeverKept = (Flags & CPF_SkipSerialization) != 0;
	const bool bIsTransient = (Flags & CPF_Transient) != 0 && Ar.IsPersistent();
	const bool bIsNotCopied = (Flags & CPF_DuplicateTransient) != 0 && (Ar.GetPortFlags() & PPF_Duplicate) != 0;
	const bool bIsNotCooked = (Flags & CPF_EditorOnly) != 0 && Ar.IsCooking();
	const bool bIsNotInSaveGame = (Flags & CPF_SaveGame) == 0 && Ar.IsSaveGame();
	const bool bIsOld = (Flags & CPF_Deprecated) != 0 && Ar.IsSaving();
	return bIsNeverKept || bIsTransient || bIsNotCopied || bIsNotCooked || bIsNotInSaveGame || bIsOld;
}

/** Writes name, type, size and value of each property. */
class FSaveVisitor : public UE::Host::FHostPropertyVisitor
{
public:
	explicit FSaveVisitor(FArchive& InAr)
		: Ar(InAr)
	{
	}

	void Visit(const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 Flags) override
	{
		if (IsLeftOut(Ar, Flags))
		{
			return;
		}
		FString NameText(Name);
		FString TypeText(Type.Name);
		int64 Size = 0;
		Ar << NameText;
		Ar << TypeText;
		const int64 SizePosition = Ar.Tell();
		Ar << Size;
		const int64 Start = Ar.Tell();
		Type.Serialize(Ar, Value);
		const int64 End = Ar.Tell();
		Size = End - Start;
		Ar.Seek(SizePosition);
		Ar << Size;
		Ar.Seek(End);
	}

private:
	FArchive& Ar;
};

/** Finds all values first, since properties may have come, gone or changed places since they were written. */
class FLoadVisitor : public UE::Host::FHostPropertyVisitor
{
public:
	explicit FLoadVisitor(FArchive& InAr)
		: Ar(InAr)
	{
		while (ReadTag())
		{
		}
	}

	void Visit(const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 Flags) override
	{
		for (const FTag& Tag : Tags)
		{
			if (!Ar.IsError() && Tag.Name == Name && Tag.Type == Type.Name && !IsLeftOut(Ar, Flags))
			{
				const int64 End = Ar.Tell();
				Ar.Seek(Tag.Position);
				Type.Serialize(Ar, Value);
				Ar.Seek(End);
			}
		}
	}

private:
	struct FTag
	{
		FString Name;
		FString Type;
		int64 Position;
	};

	bool ReadTag()
	{
		FTag Tag;
		int64 Size = 0;
		Ar << Tag.Name;
		if (Ar.IsError() || Tag.Name == EndName)
		{
			return false;
		}
		Ar << Tag.Type;
		Ar << Size;
		Tag.Position = Ar.Tell();
		if (Ar.IsError() || Size < 0 || Size > Ar.TotalSize() - Tag.Position)
		{
			Ar.SetError();
			return false;
		}
		Ar.Seek(Tag.Position + Size);
		Tags.push_back(Tag);
		return true;
	}

	FArchive& Ar;
	std::vector<FTag> Tags;
};

template <typename TVisit>
void SerializeTagged(FArchive& Ar, const TVisit& VisitAll)
{
	if (Ar.IsLoading())
	{
		FLoadVisitor Visitor(Ar);
		VisitAll(Visitor);
		return;
	}
	FSaveVisitor Visitor(Ar);
	VisitAll(Visitor);
	FString End(EndName);
	Ar << End;
}

class FReferenceVisitor : public UE::Host::FHostPropertyVisitor
{
public:
	explicit FReferenceVisitor(FReferenceCollector& InCollector)
		: Collector(InCollector)
	{
	}
	void Visit(const TCHAR*, const UE::Host::FHostType& Type, void* Value, uint64) override
	{
		Type.AddReferences(Collector, Value);
	}

private:
	FReferenceCollector& Collector;
};
} // namespace PropertySerializationDetail

void UE::Host::SerializeProperties(FArchive& Ar, void (*Visit)(void*, FHostPropertyVisitor&), void* Value)
{
	PropertySerializationDetail::SerializeTagged(
		Ar, [Visit, Value](FHostPropertyVisitor& Visitor) { Visit(Value, Visitor); });
}

void UE::Host::AddPropertyReferences(
	FReferenceCollector& Collector, void (*Visit)(void*, FHostPropertyVisitor&), void* Value)
{
	PropertySerializationDetail::FReferenceVisitor Visitor(Collector);
	Visit(Value, Visitor);
}

void UObject::Serialize(FArchive& Ar)
{
	SerializeScriptProperties(Ar);
}

void UObject::SerializeScriptProperties(FArchive& Ar)
{
	PropertySerializationDetail::SerializeTagged(
		Ar, [this](UE::Host::FHostPropertyVisitor& Visitor) { GetClass()->HostVisit(this, Visitor); });
}
