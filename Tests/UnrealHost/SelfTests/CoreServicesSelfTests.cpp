// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "SelfTest.h"

namespace CoreServicesSelfTestsDetail
{

struct FNumberedFeature : IModularFeature
{
	explicit FNumberedFeature(int32 InNumber)
		: Number(InNumber)
	{
	}
	int32 Number;
};

} // namespace CoreServicesSelfTestsDetail

using namespace CoreServicesSelfTestsDetail;

HOST_SELF_TEST(ModularFeaturesAreListedNewestFirst)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Type(TEXT("HostSelfTestFeature"));
	FNumberedFeature First(1);
	FNumberedFeature Second(2);
	int32 Registrations = 0;
	const FDelegateHandle Handle = Features.OnModularFeatureRegistered().AddLambda(
		[&Registrations](const FName&, IModularFeature*) { ++Registrations; });
	Features.RegisterModularFeature(Type, &First);
	Features.RegisterModularFeature(Type, &Second);
	Features.OnModularFeatureRegistered().Remove(Handle);
	HOST_EXPECT(Registrations == 2 && Features.GetModularFeatureImplementationCount(Type) == 2);
	HOST_EXPECT(Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[0]->Number == 2);
	HOST_EXPECT(Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[1]->Number == 1);
	Features.UnregisterModularFeature(Type, &Second);
	HOST_EXPECT(Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[0]->Number == 1);
	Features.UnregisterModularFeature(Type, &First);
	HOST_EXPECT(Features.GetModularFeatureImplementationCount(Type) == 0);
}

HOST_SELF_TEST(ModularFeaturesChangeTheirOrderWhenAnyKindGrows)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Type(TEXT("HostSelfTestFeature"));
	const FName OtherType(TEXT("HostSelfTestOtherFeature"));
	FNumberedFeature First(1);
	FNumberedFeature Second(2);
	Features.RegisterModularFeature(Type, &First);
	Features.RegisterModularFeature(Type, &Second);
	const int32 FirstBefore = Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[0]->Number;
	TArray<TUniquePtr<FNumberedFeature>> Others;
	while (Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[0]->Number == FirstBefore &&
		Others.Num() < 1000)
	{
		Others.Add(MakeUnique<FNumberedFeature>(3));
		Features.RegisterModularFeature(OtherType, Others.Last().Get());
	}
	HOST_EXPECT(Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[0]->Number != FirstBefore);
	for (const TUniquePtr<FNumberedFeature>& Other : Others)
	{
		Features.UnregisterModularFeature(OtherType, Other.Get());
	}
	Features.UnregisterModularFeature(Type, &First);
	Features.UnregisterModularFeature(Type, &Second);
}
