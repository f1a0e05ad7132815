// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Delegates/Delegate.h"
#include "Features/IModularFeature.h"
#include "Misc/AssertionMacros.h"
#include "UObject/NameTypes.h"

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
		FHostScopedLock() { IModularFeatures::Get().HostLock(); }
		~FHostScopedLock() { IModularFeatures::Get().HostUnlock(); }
		FHostScopedLock(const FHostScopedLock&) = delete;
		FHostScopedLock& operator=(const FHostScopedLock&) = delete;
	};
#if HOST_HAS_FEATURE_LIST_LOCK
	using FScopedLockModularFeatureList = FHostScopedLock;
#endif

	static IModularFeatures& Get();

	virtual void HostLock() = 0;
	virtual void HostUnlock() = 0;

	template <typename TModularFeature>
	TArray<TModularFeature*> GetModularFeatureImplementations(const FName Type)
	{
		const FHostScopedLock Lock;
		TArray<TModularFeature*> Features;
		const int32 Count = GetModularFeatureImplementationCount(Type);
		for (int32 Index = 0; Index < Count; ++Index)
		{
			Features.Add(static_cast<TModularFeature*>(GetModularFeatureImplementation(Type, Index)));
		}
		return Features;
	}

	virtual int32 GetModularFeatureImplementationCount(const FName Type) = 0;

	/** Null for an index out of range. The newest comes first, until a registration makes the table grow. */
	virtual IModularFeature* GetModularFeatureImplementation(const FName Type, const int32 Index) = 0;

	virtual void RegisterModularFeature(const FName Type, IModularFeature* ModularFeature) = 0;
	virtual void UnregisterModularFeature(const FName Type, IModularFeature* ModularFeature) = 0;

	virtual FOnModularFeatureRegistered& OnModularFeatureRegistered() = 0;

protected:
	virtual ~IModularFeatures() = default;
};
