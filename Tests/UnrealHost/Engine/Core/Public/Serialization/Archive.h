// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Internationalization/Text.h"
#include "Misc/Optional.h"
#include "Templates/SharedPointer.h"
#include "Templates/UnrealTemplate.h"

class FCustomVersionContainer;
class UObject;
struct FGuid;

/**
 * Reads or writes values in one direction with the same code. After an error reading gives zeros. Bytes are as in
 * memory, which is little-endian here; a bool takes four bytes and a text its length (negative for 16-bit units) and
 * its zero.
 */
class FArchive
{
public:
	virtual ~FArchive() = default;

	/** Everything goes through this. The base does nothing. */
	virtual void Serialize(void* Data, int64 Num) { (void)Data, (void)Num; }
	virtual int64 Tell() { return INDEX_NONE; }
	virtual int64 TotalSize() { return INDEX_NONE; }
	virtual void Seek(int64) {}
	virtual void Flush() {}
	virtual bool Close() { return !ArIsError; }

	/** What the base cannot write: it leaves names and objects alone. Texts are written by namespace, key and source.
	 */
	virtual FArchive& operator<<(FName&) { return *this; }
	virtual FArchive& operator<<(UObject*&) { return *this; }

	bool IsLoading() const { return ArIsLoading; }
	bool IsSaving() const { return ArIsSaving; }
	bool IsPersistent() const { return ArIsPersistent; }
	bool IsObjectReferenceCollector() const { return ArIsObjectReferenceCollector; }
	bool IsError() const { return ArIsError; }
	void SetError() { ArIsError = true; }

	virtual void SetIsLoading(bool bInIsLoading) { ArIsLoading = bInIsLoading; }
	virtual void SetIsSaving(bool bInIsSaving) { ArIsSaving = bInIsSaving; }
	virtual void SetIsPersistent(bool bInIsPersistent) { ArIsPersistent = bInIsPersistent; }
	virtual void SetIsTransacting(bool bInIsTransacting) { ArIsTransacting = bInIsTransacting; }

	/** Says that data of a registered custom version follows; when saving, its latest version is noted. */
	virtual void UsingCustomVersion(const FGuid& Guid);
	/** The version of the data; -1 when loading data that knows nothing of it. */
	int32 CustomVer(const FGuid& Key) const;
	virtual const FCustomVersionContainer& GetCustomVersions() const;
	virtual void SetCustomVersions(const FCustomVersionContainer& NewVersions);

	uint32 GetPortFlags() const { return ArPortFlags; }
	void SetPortFlags(uint32 InPortFlags) { ArPortFlags = InPortFlags; }

	bool ArIsObjectReferenceCollector = false;

protected:
	bool ArIsLoading = false;
	bool ArIsSaving = false;
	bool ArIsTransacting = false;
	bool ArIsPersistent = false;
	bool ArIsError = false;
	uint32 ArPortFlags = 0;

private:
	TSharedPtr<FCustomVersionContainer> CustomVersions;
};

/** Numbers and characters. */
template <typename T>
std::enable_if_t<std::is_arithmetic_v<T> && !std::is_same_v<T, bool>, FArchive&> operator<<(FArchive& Ar, T& Value)
{
	Ar.Serialize(&Value, sizeof(Value));
	return Ar;
}
FArchive& operator<<(FArchive& Ar, FString& Value);

namespace UE::Host
{
/** How many elements to expect: an error when there are fewer bytes left than elements. */
inline void SerializeCount(FArchive& Ar, int32& Count)
{
	Ar << Count;
	const int64 Total = Ar.TotalSize();
	if (Ar.IsLoading() && (Ar.IsError() || Count < 0 || (Total != INDEX_NONE && Count > Total - Ar.Tell())))
	{
		Ar.SetError();
		Count = 0;
	}
}
} // namespace UE::Host

template <typename T>
FArchive& operator<<(FArchive& Ar, TArray<T>& Array)
{
	int32 Count = Array.Num();
	UE::Host::SerializeCount(Ar, Count);
	if (Ar.IsLoading())
	{
		Array.Empty();
	}
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		Ar << (Ar.IsLoading() ? Array.AddDefaulted_GetRef() : Array[Index]);
	}
	return Ar;
}

/** An archive over bytes in memory; names are written as text. */
class FMemoryArchive : public FArchive
{
public:
	using FArchive::operator<<;

	void Seek(int64 InPos) final { Offset = InPos; }
	int64 Tell() final { return Offset; }
	FArchive& operator<<(FName& Name) override;

protected:
	int64 Offset = 0;
};
