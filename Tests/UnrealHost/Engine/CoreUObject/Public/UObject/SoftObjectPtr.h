// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/SoftObjectPath.h"

/** A path with the object it leads to, once that is in memory; null for an object of another class. */
template <typename T = UObject>
struct TSoftObjectPtr
{
	TSoftObjectPtr() = default;
	explicit TSoftObjectPtr(const FSoftObjectPath& InPath)
		: Path(InPath)
	{
	}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*>, int> = 0>
	TSoftObjectPtr(U* Object)
		: Path(reinterpret_cast<const UObject*>(static_cast<const T*>(Object)))
	{
	}
	TSoftObjectPtr& operator=(const FSoftObjectPath& NewPath) { return *this = TSoftObjectPtr(NewPath); }
	TSoftObjectPtr& operator=(TYPE_OF_NULLPTR) { return *this = TSoftObjectPtr(); }
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*>, int> = 0>
	TSoftObjectPtr& operator=(U* Object)
	{
		return *this = TSoftObjectPtr(Object);
	}

	T* LoadSynchronous() const
	{
		UObject* const Object = Path.TryLoad();
		return UE::Host::IsObjectOf(Object, T::StaticClass()) ? reinterpret_cast<T*>(Object) : nullptr;
	}
	FString ToString() const { return Path.ToString(); }
	bool IsNull() const { return Path.IsNull(); }
	void SerializePath(FArchive& Ar) { Path.SerializePath(Ar); }

private:
	FSoftObjectPath Path;
};
