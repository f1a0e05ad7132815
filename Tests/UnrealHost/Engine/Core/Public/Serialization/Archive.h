// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/EnumAsByte.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Internationalization/Text.h"
#include "Templates/UniquePtr.h"
#include "UObject/NameTypes.h"

class FCustomVersionContainer;
class UObject;
struct FGuid;
struct FSoftObjectPath;
struct FSoftObjectPtr;
struct FWeakObjectPtr;

/**
 * Reads or writes values in one direction with the same code. After an error reading gives zeros. Bytes are as in
 * memory, which is little-endian here; a bool takes four bytes and a text its length (negative for 16-bit units) and
 * its zero.
 */
class FArchive
{
public:
	FArchive();
	virtual ~FArchive();

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

	FArchive& ByteOrderSerialize(void* Value, int32 Length)
	{
		Serialize(Value, Length);
		return *this;
	}

	bool IsLoading() const { return ArIsLoading; }
	bool IsSaving() const { return ArIsSaving; }
	bool IsPersistent() const { return ArIsPersistent; }
	bool IsCooking() const { return ArIsCooking; }
	bool IsObjectReferenceCollector() const { return ArIsObjectReferenceCollector; }
	bool IsSaveGame() const { return ArIsSaveGame; }
	bool IsForcingUnicode() const { return ArForceUnicode; }
	bool IsError() const { return ArIsError; }
	void SetError() { ArIsError = true; }
	void SetCriticalError() { ArIsError = ArIsCriticalError = true; }

	virtual void SetIsLoading(bool bInIsLoading) { ArIsLoading = bInIsLoading; }
	virtual void SetIsSaving(bool bInIsSaving) { ArIsSaving = bInIsSaving; }
	virtual void SetIsPersistent(bool bInIsPersistent) { ArIsPersistent = bInIsPersistent; }
	virtual void SetIsTransacting(bool bInIsTransacting) { ArIsTransacting = bInIsTransacting; }

	/** Says that data of a registered custom version follows; when saving, its latest version is noted. */
	virtual void UsingCustomVersion(const FGuid& Guid);
	/** The version of the data; -1 when loading data that knows nothing of it. */
	int32 CustomVer(const FGuid& Key) const;
	void SetCustomVersion(const FGuid& Key, int32 Version, FName FriendlyName);
	virtual const FCustomVersionContainer& GetCustomVersions() const;
	virtual void SetCustomVersions(const FCustomVersionContainer& NewVersions);

	uint32 GetPortFlags() const { return ArPortFlags; }
	void SetPortFlags(uint32 InPortFlags) { ArPortFlags = InPortFlags; }

	bool ArIsSaveGame = false;
	bool ArNoDelta = false;
	bool ArIgnoreOuterRef = false;
	int64 ArMaxSerializeSize = 0;
	bool ArIsObjectReferenceCollector = false;
	bool ArIsModifyingWeakAndStrongReferences = false;
	bool ArIsCountingMemory = false;
	bool ArWantBinaryPropertySerialization = false;
	bool ArForceUnicode = false;

protected:
	bool ArIsLoading = false;
	bool ArIsSaving = false;
	bool ArIsTransacting = false;
	bool ArIsPersistent = false;
	bool ArIsCooking = false;
	bool ArIsFilterEditorOnly = false;
	bool ArIsError = false;
	bool ArIsCriticalError = false;
	uint32 ArPortFlags = 0;

private:
	TUniquePtr<FCustomVersionContainer> CustomVersions;
};

#include "Serialization/HostArchiveOperators.h"
