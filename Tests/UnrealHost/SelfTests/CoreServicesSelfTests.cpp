// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "SelfTest.h"

HOST_SELF_TEST(ModularFeaturesChangeTheirOrderWhenAnyKindGrows)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Type(TEXT("HostSelfTestFeature"));
	const FName OtherType(TEXT("HostSelfTestOtherFeature"));
	IModularFeature First;
	IModularFeature Second;
	Features.RegisterModularFeature(Type, &First);
	Features.RegisterModularFeature(Type, &Second);
	IModularFeature* const InFront = Features.GetModularFeatureImplementation(Type, 0);
	TArray<TUniquePtr<IModularFeature>> Others;
	while (Features.GetModularFeatureImplementation(Type, 0) == InFront && Others.Num() < 1000)
	{
		Others.Add(MakeUnique<IModularFeature>());
		Features.RegisterModularFeature(OtherType, Others.Last().Get());
	}
	HOST_EXPECT(Features.GetModularFeatureImplementation(Type, 0) != InFront);
	for (const TUniquePtr<IModularFeature>& Other : Others)
	{
		Features.UnregisterModularFeature(OtherType, Other.Get());
	}
	Features.UnregisterModularFeature(Type, &First);
	Features.UnregisterModularFeature(Type, &Second);
}
