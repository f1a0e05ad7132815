// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "MRInputEngineCompat.h"
#include "MRInputMessages.h"

/**
 * Keeps one device first in the engine's list of its kind, since callers use the first device that answers. The
 * other devices stay registered in their order, so nothing has to be restored and no pointers to them are kept. Game
 * thread; the device must outlive this object.
 */
template <typename FeatureType>
class TMRInputFeatureRegistration
{
public:
	explicit TMRInputFeatureRegistration(FeatureType& InFeature)
		: Feature(InFeature)
	{
	}
	~TMRInputFeatureRegistration() { Unregister(); }
	UE_NONCOPYABLE(TMRInputFeatureRegistration);

	/** Registers the device in front. Does nothing if it is registered. */
	void Register()
	{
		if (bIsRegistered)
		{
			return;
		}
		bIsRegistered = true;
		IModularFeatures& Features = IModularFeatures::Get();
		Features.RegisterModularFeature(GetName(), &Feature);
		MoveToFront();
		RegisteredHandle =
			Features.OnModularFeatureRegistered().AddRaw(this, &TMRInputFeatureRegistration::HandleRegistered);
	}

	/** Call once per frame: moves the device to the front again if another one has been registered since. */
	void KeepInFront()
	{
		if (bIsRegistered && bMayBeBehind)
		{
			MoveToFront();
		}
	}

	/** Unregisters the device. Does nothing if it is not registered. */
	void Unregister()
	{
		if (!bIsRegistered)
		{
			return;
		}
		bIsRegistered = false;
		IModularFeatures& Features = IModularFeatures::Get();
		Features.OnModularFeatureRegistered().Remove(RegisteredHandle);
		Features.UnregisterModularFeature(GetName(), &Feature);
	}

private:
	static FName GetName() { return FeatureType::GetModularFeatureName(); }

	bool IsFirst() const { return IModularFeatures::Get().GetModularFeatureImplementation(GetName(), 0) == &Feature; }

	/**
	 * The newest comes first unless its registration makes the engine's table grow; it does not grow twice in a row.
	 * UNCONFIRMED(features-newest-first): a feature that was registered last is listed first.
	 */
	void MoveToFront()
	{
#if MRINPUT_FEATURE_LIST_HAS_LOCK
		const IModularFeatures::FScopedLockModularFeatureList Lock;
#endif
		for (int32 Try = 0; Try < 2 && !IsFirst(); ++Try)
		{
			IModularFeatures::Get().UnregisterModularFeature(GetName(), &Feature);
			IModularFeatures::Get().RegisterModularFeature(GetName(), &Feature);
		}
		UE_CLOG(
			!IsFirst(), LogMRInput, Warning, TEXT("Another %s comes before the recorded one."), *GetName().ToString());
		bMayBeBehind = false;
	}

	/** Handles every kind: all kinds share a table, and if it grows the order of every list may change. */
	void HandleRegistered(const FName&, IModularFeature*)
	{
		bMayBeBehind = true;
	}

	FeatureType& Feature;
	FDelegateHandle RegisteredHandle;
	bool bIsRegistered = false;
	bool bMayBeBehind = false;
};
