// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Package.h"
#include "UObject/PropertyPortFlags.h"
#include "UObject/UObjectHash.h"

#include <algorithm>
#include <unordered_map>

namespace DuplicateObjectDetail
{
using FCopies = std::unordered_map<const UObject*, UObject*>;

/** Objects are written as their addresses: both ends are in this program. */
class FWriter : public FHostMemoryWriter
{
public:
	explicit FWriter(TArray<uint8>& InBytes)
		: FHostMemoryWriter(InBytes, true)
	{
		SetPortFlags(PPF_Duplicate);
	}

	using FHostMemoryWriter::operator<<;
	FArchive& operator<<(UObject*& Value) override
	{
		uint64 Address = reinterpret_cast<uint64>(Value);
		return *this << Address;
	}
};

/** References to what was copied become references to the copies. */
class FReader : public FHostMemoryReader
{
public:
	FReader(const TArray<uint8>& InBytes, const FCopies& InCopies)
		: FHostMemoryReader(InBytes, true)
		, Copies(InCopies)
	{
		SetPortFlags(PPF_Duplicate);
	}

	using FHostMemoryReader::operator<<;
	FArchive& operator<<(UObject*& Value) override
	{
		uint64 Address = 0;
		*this << Address;
		UObject* const Original = reinterpret_cast<UObject*>(Address);
		const auto Copy = Copies.find(Original);
		Value = Copy == Copies.end() ? Original : Copy->second;
		return *this;
	}

private:
	const FCopies& Copies;
};

/** The object itself first, then what lies in it, outers before inners. */
TArray<UObject*> GatherWithInners(const UObject* Source)
{
	TArray<UObject*> Inners;
	GetObjectsWithOuter(Source, Inners, true, RF_NoFlags, EInternalObjectFlags::Garbage);
	const auto Depth = [](const UObject* Object)
	{
		int32 Steps = 0;
		for (const UObject* Outer = Object->GetOuter(); Outer; Outer = Outer->GetOuter())
		{
			++Steps;
		}
		return Steps;
	};
	std::stable_sort(Inners.GetData(), Inners.GetData() + Inners.Num(),
		[Depth](const UObject* Left, const UObject* Right) { return Depth(Left) < Depth(Right); });
	TArray<UObject*> Objects;
	Objects.Add(const_cast<UObject*>(Source));
	Objects.Append(Inners);
	return Objects;
}

UObject* MakeCopy(const UObject* Source, UObject* Outer, FName Name)
{
	// The outer's constructor may have made its own subobject of that name already.
	UObject* const Existing = Name.IsNone() ? nullptr : UE::Host::FObjectRegistry::Get().Find(Outer, Name);
	if (Existing && Existing->GetClass() == Source->GetClass() && Existing->IsDefaultSubobject())
	{
		return Existing;
	}
	FStaticConstructObjectParameters Parameters(Source->GetClass());
	Parameters.Outer = Outer;
	Parameters.Name = Name;
	constexpr EObjectFlags NotCopied = RF_ClassDefaultObject | RF_ArchetypeObject | RF_BeginDestroyed |
		RF_FinishDestroyed | RF_MarkAsNative | RF_WasLoaded | RF_LoadCompleted;
	Parameters.SetFlags = Source->GetFlags() & ~NotCopied;
	return StaticConstructObject_Internal(Parameters);
}
} // namespace DuplicateObjectDetail

UObject* StaticDuplicateObject(UObject const* SourceObject, UObject* DestOuter, const FName DestName)
{
	checkf(SourceObject, TEXT("There is no object to duplicate"));
	using namespace DuplicateObjectDetail;
	const TArray<UObject*> Sources = GatherWithInners(SourceObject);
	FCopies Copies;
	for (UObject* Source : Sources)
	{
		const bool bIsTop = Source == SourceObject;
		UObject* const Outer = bIsTop ? (DestOuter ? DestOuter : GetTransientPackage()) : Copies[Source->GetOuter()];
		Copies[Source] = MakeCopy(Source, Outer, bIsTop ? DestName : Source->GetFName());
	}
	for (UObject* Source : Sources)
	{
		TArray<uint8> Bytes;
		FWriter Writer(Bytes);
		Source->Serialize(Writer);
		FReader Reader(Bytes, Copies);
		Reader.SetCustomVersions(Writer.GetCustomVersions());
		Copies[Source]->Serialize(Reader);
	}
	for (UObject* Source : Sources)
	{
		UObject* const Copy = Copies[Source];
		Copy->PostDuplicate(EDuplicateMode::Normal);
		// UNCONFIRMED(copies-get-post-load): A copy that DuplicateObject makes gets PostLoad.
		Copy->SetFlags(RF_NeedPostLoad);
		Copy->ConditionalPostLoad();
	}
	return Copies[SourceObject];
}
