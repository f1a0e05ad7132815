// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
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
		while (GetModularFeatureImplementation(Type, Count))
		{
			++Count;
		}
		return Count;
	}

	virtual IModularFeature* GetModularFeatureImplementation(const FName Type, const int32 Index) override
	{
		const FScopeLock Held(&Lock);
		int32 Left = Index;
		const FEntry* const Found =
			Entries.FindByPredicate([&](const FEntry& Entry) { return Entry.Type == Type && Left-- == 0; });
		return Found ? Found->Feature : nullptr;
	}

	virtual void RegisterModularFeature(const FName Type, IModularFeature* ModularFeature) override
	{
		{
			const FScopeLock Held(&Lock);
			if (!Entries.Contains(FEntry{Type, ModularFeature}))
			{
				Entries.Insert({Type, ModularFeature}, 0);
				Grow();
			}
		}
		Registered.Broadcast(Type, ModularFeature);
	}

	virtual void UnregisterModularFeature(const FName Type, IModularFeature* ModularFeature) override
	{
		const FScopeLock Held(&Lock);
		Entries.Remove({Type, ModularFeature});
	}

	virtual FOnModularFeatureRegistered& OnModularFeatureRegistered() override { return Registered; }

private:
	struct FEntry
	{
		FName Type;
		IModularFeature* Feature = nullptr;
		bool operator==(const FEntry& Other) const { return Type == Other.Type && Feature == Other.Feature; }
	};

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
} // namespace ModularFeaturesDetail

IModularFeatures& IModularFeatures::Get()
{
	static ModularFeaturesDetail::FModularFeatures Features;
	return Features;
}
