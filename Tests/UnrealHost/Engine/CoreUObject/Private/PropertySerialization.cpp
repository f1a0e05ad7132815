// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostTypes.h"
#include "HostObjectRegistry.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "UObject/Object.h"
#include "UObject/PropertyPortFlags.h"

namespace PropertySerializationDetail
{
using UE::Host::FHostPropertyVisitor;
using UE::Host::FHostType;

/** Ends a list of named values, as no property is called so. */
const TCHAR* const EndName = TEXT("None");

bool IsLeftOut(const FArchive& Ar, uint64 Flags)
{
	const bool bIsNeverKept = (Flags & CPF_SkipSerialization) != 0;
	const bool bIsTransient = (Flags & CPF_Transient) != 0 && Ar.IsPersistent();
	const bool bIsNotCopied = (Flags & CPF_DuplicateTransient) != 0 && (Ar.GetPortFlags() & PPF_Duplicate) != 0;
	const bool bIsOld = (Flags & CPF_Deprecated) != 0 && Ar.IsSaving();
	return bIsNeverKept || bIsTransient || bIsNotCopied || bIsOld;
}

/** Writes name, type, size and value of a property. */
void Save(FArchive& Ar, const TCHAR* Name, const FHostType& Type, void* Value)
{
	FString NameText(Name);
	uint32 TypeId = Type.Id;
	int64 Size = 0;
	Ar << NameText << TypeId;
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

struct FTag
{
	FString Name;
	uint32 TypeId = 0;
	int64 Position = 0;
};

/** Finds all values first, since properties may have come, gone or changed places since they were written. */
std::vector<FTag> ReadTags(FArchive& Ar)
{
	std::vector<FTag> Tags;
	while (true)
	{
		FTag Tag;
		int64 Size = 0;
		Ar << Tag.Name;
		if (Ar.IsError() || Tag.Name == EndName)
		{
			return Tags;
		}
		Ar << Tag.TypeId << Size;
		Tag.Position = Ar.Tell();
		if (Ar.IsError() || Size < 0 || Size > Ar.TotalSize() - Tag.Position)
		{
			Ar.SetError();
			return Tags;
		}
		Ar.Seek(Tag.Position + Size);
		Tags.push_back(Tag);
	}
}

void SerializeTagged(FArchive& Ar, TFunctionRef<void(const FHostPropertyVisitor&)> VisitAll)
{
	const std::vector<FTag> Tags = Ar.IsLoading() ? ReadTags(Ar) : std::vector<FTag>();
	VisitAll({[&](const TCHAR* Name, const FHostType& Type, void* Value, uint64 Flags)
		{
			if (IsLeftOut(Ar, Flags))
			{
				return;
			}
			if (!Ar.IsLoading())
			{
				Save(Ar, Name, Type, Value);
			}
			for (const FTag& Tag : Tags)
			{
				if (!Ar.IsError() && Tag.Name == Name && Tag.TypeId == Type.Id)
				{
					const int64 End = Ar.Tell();
					Ar.Seek(Tag.Position);
					Type.Serialize(Ar, Value);
					Ar.Seek(End);
				}
			}
		}});
	if (!Ar.IsLoading())
	{
		FString End(EndName);
		Ar << End;
	}
}
} // namespace PropertySerializationDetail

void UE::Host::SerializeProperties(FArchive& Ar, FHostVisit Visit, void* Value)
{
	PropertySerializationDetail::SerializeTagged(
		Ar, [=](const FHostPropertyVisitor& Visitor) { Visit(Value, Visitor); });
}

void UE::Host::AddPropertyReferences(FReferenceCollector& Collector, FHostVisit Visit, void* Value)
{
	Visit(Value,
		{[&](const TCHAR*, const FHostType& Type, void* Member, uint64) { Type.AddReferences(Collector, Member); }});
}

void UObject::Serialize(FArchive& Ar)
{
	PropertySerializationDetail::SerializeTagged(
		Ar, [this](const UE::Host::FHostPropertyVisitor& Visitor) { GetClass()->HostVisit(this, Visitor); });
}

FObjectAndNameAsStringProxyArchive::FObjectAndNameAsStringProxyArchive(
	FArchive& InInnerArchive, bool bInLoadIfFindFails)
	: bLoadIfFindFails(bInLoadIfFindFails)
	, InnerArchive(InInnerArchive)
{
	SetIsLoading(InnerArchive.IsLoading());
	SetIsSaving(InnerArchive.IsSaving());
	SetIsPersistent(InnerArchive.IsPersistent());
	SetCustomVersions(InnerArchive.GetCustomVersions());
}

FArchive& FObjectAndNameAsStringProxyArchive::operator<<(FName& Value)
{
	FString Text = Value.ToString();
	*this << Text;
	if (IsLoading())
	{
		Value = FName(*Text);
	}
	return *this;
}

FArchive& FObjectAndNameAsStringProxyArchive::operator<<(UObject*& Value)
{
	FString Path = Value ? Value->GetPathName() : FString();
	*this << Path;
	if (!IsLoading())
	{
		return *this;
	}
	Value = Path.IsEmpty() ? nullptr : StaticFindObject(nullptr, nullptr, *Path);
	if (!Value && !Path.IsEmpty() && bLoadIfFindFails)
	{
		Value = StaticLoadObject(nullptr, nullptr, *Path);
	}
	return *this;
}
