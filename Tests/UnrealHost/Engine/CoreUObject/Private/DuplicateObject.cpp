// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Package.h"
#include "UObject/PropertyPortFlags.h"

#include <unordered_map>

namespace DuplicateObjectDetail
{
UObject* MakeCopy(const UObject* Source, UObject* Outer, FName Name)
{
	// The outer's constructor may have made its own subobject of that name already.
	UObject* const Existing = Name.IsNone() ? nullptr : UE::Host::FObjectRegistry::Get().Find(Outer, Name);
	if (Existing && Existing->GetClass() == Source->GetClass() && Existing->HasAnyFlags(RF_DefaultSubObject))
	{
		return Existing;
	}
	constexpr EObjectFlags NotCopied =
		RF_ClassDefaultObject | RF_ArchetypeObject | RF_BeginDestroyed | RF_FinishDestroyed;
	return UE::Host::ConstructObject(Source->GetClass(), Outer, Name, Source->GetFlags() & ~NotCopied);
}
} // namespace DuplicateObjectDetail

UObject* StaticDuplicateObject(UObject const* SourceObject, UObject* DestOuter, const FName DestName)
{
	checkf(SourceObject, TEXT("There is no object to duplicate"));
	using namespace DuplicateObjectDetail;
	const TArray<UObject*> Sources = UE::Host::WithInners({const_cast<UObject*>(SourceObject)}, RF_NoFlags);
	std::unordered_map<const UObject*, UObject*> Copies;
	for (UObject* Source : Sources)
	{
		const bool bIsTop = Source == SourceObject;
		UObject* const Outer = bIsTop ? (DestOuter ? DestOuter : GetTransientPackage()) : Copies[Source->GetOuter()];
		Copies[Source] = MakeCopy(Source, Outer, bIsTop ? DestName : Source->GetFName());
	}
	for (UObject* Source : Sources)
	{
		TArray<uint8> Bytes;
		FMemoryWriter BytesWriter(Bytes, true);
		// Objects are written as their addresses: both ends are in this program.
		UE::Host::FObjectArchive Writer(BytesWriter,
			[](FArchive& Ar, UObject*& Value)
			{
				uint64 Address = reinterpret_cast<uint64>(Value);
				Ar << Address;
			});
		Writer.SetPortFlags(PPF_Duplicate);
		Source->Serialize(Writer);
		FMemoryReader BytesReader(Bytes, true);
		// References to what was copied become references to the copies.
		UE::Host::FObjectArchive Reader(BytesReader,
			[&Copies](FArchive& Ar, UObject*& Value)
			{
				uint64 Address = 0;
				Ar << Address;
				const auto Copy = Copies.find(reinterpret_cast<UObject*>(Address));
				Value = Copy == Copies.end() ? reinterpret_cast<UObject*>(Address) : Copy->second;
			});
		Reader.SetPortFlags(PPF_Duplicate);
		Reader.SetCustomVersions(Writer.GetCustomVersions());
		Copies[Source]->Serialize(Reader);
	}
	for (UObject* Source : Sources)
	{
		// UNCONFIRMED(copies-get-post-load): A copy that DuplicateObject makes gets PostLoad.
		Copies[Source]->SetFlags(RF_NeedPostLoad);
		Copies[Source]->ConditionalPostLoad();
	}
	return Copies[SourceObject];
}
