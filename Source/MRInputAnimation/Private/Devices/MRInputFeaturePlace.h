// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "MRInputEngineCompat.h"
#include "MRInputMessages.h"

/**
 * Keeps one device first in the engine's list of its kind, since whoever asks takes the first that answers. The others
 * stay registered in their old order: nobody is ever left out, so there is nothing to put back afterwards and no
 * pointer of theirs to keep. Game thread; the device must outlive this.
 */
template <typename FeatureType>
class TMRInputFeaturePlace
{
public:
	explicit TMRInputFeaturePlace(FeatureType& InFeature)
		: Feature(InFeature)
	{
	}
	~TMRInputFeaturePlace() { Leave(); }
	UE_NONCOPYABLE(TMRInputFeaturePlace);

	/** Registers the device, in front. Again: nothing. */
	void Take()
	{
		if (bIsTaken)
		{
			return;
		}
		bIsTaken = true;
		IModularFeatures& Features = IModularFeatures::Get();
		Features.RegisterModularFeature(GetName(), &Feature);
		MoveToFront();
		RegisteredHandle = Features.OnModularFeatureRegistered().AddRaw(this, &TMRInputFeaturePlace::HandleRegistered);
	}

	/** Once a frame: comes to the front again if another device has been registered meanwhile. */
	void Hold()
	{
		if (bIsTaken && bMayBeBehind)
		{
			MoveToFront();
		}
	}

	/** Takes the device out of the list. Again: nothing. */
	void Leave()
	{
		if (!bIsTaken)
		{
			return;
		}
		bIsTaken = false;
		IModularFeatures& Features = IModularFeatures::Get();
		Features.OnModularFeatureRegistered().Remove(RegisteredHandle);
		Features.UnregisterModularFeature(GetName(), &Feature);
	}

private:
	static FName GetName() { return FeatureType::GetModularFeatureName(); }

	static TArray<FeatureType*> GetAll()
	{
		return IModularFeatures::Get().GetModularFeatureImplementations<FeatureType>(GetName());
	}

	bool IsFirst() const
	{
		const TArray<FeatureType*> All = GetAll();
		return All.Num() > 0 && All[0] == &Feature;
	}

	void Reregister(FeatureType& Other)
	{
		IModularFeatures::Get().UnregisterModularFeature(GetName(), &Other);
		IModularFeatures::Get().RegisterModularFeature(GetName(), &Other);
	}

	/** UNCONFIRMED: whether a list grows at its front or at its end; so this looks instead of relying on either. */
	void MoveToFront()
	{
#if MRINPUT_FEATURE_LIST_HAS_LOCK
		const IModularFeatures::FScopedLockModularFeatureList Lock;
#endif
		if (!IsFirst())
		{
			Reregister(Feature);
		}
		if (!IsFirst())
		{
			for (FeatureType* Other : GetAll())
			{
				if (Other != &Feature)
				{
					Reregister(*Other);
				}
			}
		}
		UE_CLOG(
			!IsFirst(), LogMRInput, Warning, TEXT("Another %s comes before the recorded one."), *GetName().ToString());
		bMayBeBehind = false;
	}

	void HandleRegistered(const FName& Name, IModularFeature*)
	{
		bMayBeBehind |= Name == GetName();
	}

	FeatureType& Feature;
	FDelegateHandle RegisteredHandle;
	bool bIsTaken = false;
	bool bMayBeBehind = false;
};
