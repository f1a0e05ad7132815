// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "CoreTypes.h"
#include "Delegates/Delegate.h"
#include "HAL/CriticalSection.h"

/** Base of what can be registered with IModularFeatures. Not deleted through this type. */
class IModularFeature
{
};

/**
 * Implementations by feature name. The registrar keeps ownership and must unregister before it destroys one.
 * The list may be read on any thread while it is locked.
 */
class IModularFeatures
{
public:
	DECLARE_EVENT_TwoParams(IModularFeatures, FOnModularFeatureRegistered, const FName&, IModularFeature*);

	/** Holds the list's lock; the thread holding it may take it again. */
	struct FHostScopedLock
	{
		FHostScopedLock() { Get().Lock.Lock(); }
		~FHostScopedLock() { Get().Lock.Unlock(); }
		FHostScopedLock(const FHostScopedLock&) = delete;
	};
#if HOST_HAS_FEATURE_LIST_LOCK
	using FScopedLockModularFeatureList = FHostScopedLock;
#endif

	static IModularFeatures& Get();

	template <typename TModularFeature>
	TArray<TModularFeature*> GetModularFeatureImplementations(const FName Type)
	{
		const FHostScopedLock Held;
		TArray<TModularFeature*> Features;
		while (IModularFeature* const Feature = GetModularFeatureImplementation(Type, Features.Num()))
		{
			Features.Add(static_cast<TModularFeature*>(Feature));
		}
		return Features;
	}
	/** Allocates nothing, unlike the list. */
	int32 GetModularFeatureImplementationCount(const FName Type)
	{
		const FHostScopedLock Held;
		int32 Count = 0;
		while (GetModularFeatureImplementation(Type, Count))
		{
			++Count;
		}
		return Count;
	}

	/** Null for an index out of range. The newest comes first, until a registration makes the table grow. */
	IModularFeature* GetModularFeatureImplementation(const FName Type, const int32 Index);

	void RegisterModularFeature(const FName Type, IModularFeature* ModularFeature);
	void UnregisterModularFeature(const FName Type, IModularFeature* ModularFeature);

	FOnModularFeatureRegistered& OnModularFeatureRegistered()
	{
		return Registered;
	}

private:
	struct FEntry
	{
		FName Type;
		IModularFeature* Feature = nullptr;
		bool operator==(const FEntry& Other) const { return Type == Other.Type && Feature == Other.Feature; }
	};

	IModularFeatures() = default;

	FCriticalSection Lock;
	TArray<FEntry> Entries; ///< Newest first until the table grows.
	int32 Capacity = 8;
	FOnModularFeatureRegistered Registered;
};
