// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "Modules/ModuleManager.h"
#include "SelfTest.h"

namespace CoreServicesSelfTestsDetail
{

static TArray<FString>& ModuleEvents()
{
	static TArray<FString> Events;
	return Events;
}

class FOuterModule : public IModuleInterface
{
public:
	virtual void StartupModule() override
	{
		FModuleManager::Get().LoadModuleChecked(TEXT("HostSelfTestInner"));
		ModuleEvents().Add(FModuleManager::GetModulePtr<FOuterModule>(TEXT("HostSelfTestOuter")) == this
				? TEXT("outer starts")
				: TEXT("outer does not find itself"));
	}
	virtual void ShutdownModule() override { ModuleEvents().Add(TEXT("outer ends")); }
};

class FInnerModule : public IModuleInterface
{
public:
	virtual void StartupModule() override { ModuleEvents().Add(TEXT("inner starts")); }
	virtual void ShutdownModule() override { ModuleEvents().Add(TEXT("inner ends")); }
};

struct FNumberedFeature : IModularFeature
{
	explicit FNumberedFeature(int32 InNumber)
		: Number(InNumber)
	{
	}
	int32 Number;
};

} // namespace CoreServicesSelfTestsDetail

IMPLEMENT_MODULE(CoreServicesSelfTestsDetail::FOuterModule, HostSelfTestOuter)
IMPLEMENT_MODULE(CoreServicesSelfTestsDetail::FInnerModule, HostSelfTestInner)

using namespace CoreServicesSelfTestsDetail;

HOST_SELF_TEST(ModulesEndInReverse)
{
	ModuleEvents().Reset();
	HOST_EXPECT(!FModuleManager::Get().IsModuleLoaded(TEXT("HostSelfTestOuter")));
	FModuleManager::Get().LoadModuleChecked(TEXT("HostSelfTestOuter"));
	HOST_EXPECT(FModuleManager::Get().IsModuleLoaded(TEXT("HostSelfTestInner")));
	FModuleManager::Get().UnloadModulesAtShutdown();
	const TArray<FString> Expected = {
		TEXT("inner starts"), TEXT("outer starts"), TEXT("outer ends"), TEXT("inner ends")};
	HOST_EXPECT(ModuleEvents() == Expected);
	HOST_EXPECT(FModuleManager::Get().GetModule(TEXT("HostSelfTestOuter")) == nullptr);
}

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
