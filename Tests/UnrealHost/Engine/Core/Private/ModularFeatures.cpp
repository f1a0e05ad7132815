// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Map.h"
#include "Features/IModularFeatures.h"
#include "HAL/CriticalSection.h"
#include "Host/HostRuntime.h"
#include "Misc/ScopeLock.h"

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
		const TArray<IModularFeature*>* List = Features.Find(Type);
		return List ? List->Num() : 0;
	}

	virtual IModularFeature* GetModularFeatureImplementation(const FName Type, const int32 Index) override
	{
		const FScopeLock Held(&Lock);
		const TArray<IModularFeature*>* List = Features.Find(Type);
		if (!List || !List->IsValidIndex(Index))
		{
			return nullptr;
		}
		return (*List)[bReversed ? List->Num() - 1 - Index : Index];
	}

	virtual void RegisterModularFeature(const FName Type, IModularFeature* ModularFeature) override
	{
		{
			const FScopeLock Held(&Lock);
			Features.FindOrAdd(Type).AddUnique(ModularFeature);
		}
		Registered.Broadcast(Type, ModularFeature);
	}

	virtual void UnregisterModularFeature(const FName Type, IModularFeature* ModularFeature) override
	{
		{
			const FScopeLock Held(&Lock);
			if (TArray<IModularFeature*>* List = Features.Find(Type))
			{
				List->Remove(ModularFeature);
			}
		}
		Unregistered.Broadcast(Type, ModularFeature);
	}

	virtual FOnModularFeatureRegistered& OnModularFeatureRegistered() override { return Registered; }
	virtual FOnModularFeatureUnregistered& OnModularFeatureUnregistered() override { return Unregistered; }

	void SetReversed(bool bInReversed)
	{
		const FScopeLock Held(&Lock);
		bReversed = bInReversed;
	}

private:
	FCriticalSection Lock;
	TMap<FName, TArray<IModularFeature*>> Features;
	FOnModularFeatureRegistered Registered;
	FOnModularFeatureUnregistered Unregistered;
	bool bReversed = false;
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

void UE::Host::SetModularFeatureOrderReversed(bool bReversed)
{
	ModularFeaturesDetail::Instance().SetReversed(bReversed);
}
