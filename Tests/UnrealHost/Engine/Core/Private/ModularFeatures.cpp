// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Array.h"
#include "Features/IModularFeatures.h"
#include "HAL/CriticalSection.h"
#include "Misc/ScopeLock.h"

#include <algorithm>

namespace ModularFeaturesDetail
{
class FModularFeatures : public IModularFeatures
{
public:
	virtual void HostLock() override { Lock.Lock(); }
	virtual void HostUnlock() override { Lock.Unlock(); }

	virtual int32 GetModularFeatureImplementationCount(const FName Type) override
	{
		const FScopeLock Held(&Lock);
		int32 Count = 0;
		for (const FEntry& Entry : Entries)
		{
			Count += Entry.Type == Type ? 1 : 0;
		}
		return Count;
	}

	virtual IModularFeature* GetModularFeatureImplementation(const FName Type, const int32 Index) override
	{
		const FScopeLock Held(&Lock);
		int32 Left = Index;
		for (const FEntry& Entry : Entries)
		{
			if (Entry.Type == Type && Left-- == 0)
			{
				return Entry.Feature;
			}
		}
		return nullptr;
	}

	virtual void RegisterModularFeature(const FName Type, IModularFeature* ModularFeature) override
	{
		{
			const FScopeLock Held(&Lock);
			if (!IsRegistered(Type, ModularFeature))
			{
				Entries.Insert({Type, ModularFeature}, 0);
				Grow();
			}
		}
		Registered.Broadcast(Type, ModularFeature);
	}

	virtual void UnregisterModularFeature(const FName Type, IModularFeature* ModularFeature) override
	{
		{
			const FScopeLock Held(&Lock);
			Entries.RemoveAll([Type, ModularFeature](const FEntry& Entry)
				{ return Entry.Type == Type && Entry.Feature == ModularFeature; });
		}
	}

	virtual FOnModularFeatureRegistered& OnModularFeatureRegistered() override { return Registered; }

private:
	struct FEntry
	{
		FName Type;
		IModularFeature* Feature = nullptr;
	};

	bool IsRegistered(FName Type, const IModularFeature* Feature) const
	{
		return Entries.ContainsByPredicate(
			[Type, Feature](const FEntry& Entry) { return Entry.Type == Type && Entry.Feature == Feature; });
	}

	/** All features share one table; when it has to grow, whatever the kind, every list is in another order. */
	void Grow()
	{
		if (Entries.Num() > Capacity)
		{
			Capacity *= 2;
			std::reverse(Entries.GetData(), Entries.GetData() + Entries.Num());
		}
	}

	FCriticalSection Lock;
	TArray<FEntry> Entries; ///< Newest first until the table grows.
	int32 Capacity = 8;
	FOnModularFeatureRegistered Registered;
};

static FModularFeatures& Instance()
{
	static FModularFeatures Features;
	return Features;
}
} // namespace ModularFeaturesDetail

IModularFeatures& IModularFeatures::Get()
{
	return ModularFeaturesDetail::Instance();
}
