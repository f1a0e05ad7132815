// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/AutomationTestFramework.h"
#include "Misc/Timespan.h"

DECLARE_DELEGATE(FDoneDelegate);

namespace UE::Host
{
/** One step of a spec. Latent ones end when their FDoneDelegate is executed, the others when Work returns. */
struct FSpecBlock
{
	TFunction<void(const FDoneDelegate&)> Work;
	bool bLatent = false;
	FTimespan Timeout;
	/** Left out once the test has an error. */
	bool bSkipIfErrored = false;
};

struct FSpecScope;

} // namespace UE::Host

/**
 * Part of Misc/AutomationTest.h: a test written as Describe and It. Define() runs once; each It is a test case of its
 * own, "Describe.It", around which the BeforeEach of all its scopes run from the outside in, the AfterEach from the
 * inside out. After an error the rest but the AfterEach is left out.
 */
class FAutomationSpecBase : public FAutomationTestBase, public TSharedFromThis<FAutomationSpecBase>
{
public:
	FAutomationSpecBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationSpecBase() override;

	using FWork = TFunction<void()>;
	using FLatentWork = TFunction<void(const FDoneDelegate&)>;

	void Describe(const FString& InDescription, FWork DoWork);

	void It(const FString& InDescription, FWork DoWork);
	void LatentIt(const FString& InDescription, FLatentWork DoWork);
	void BeforeEach(FWork DoWork);
	void AfterEach(FWork DoWork);

	virtual void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override;

protected:
	/** Describes the tests; implemented by the spec. */
	virtual void Define() = 0;
	virtual bool RunTest(const FString& Parameters) override;

	/** For blocks that give no timeout. */
	FTimespan DefaultTimeout;
	bool bEnableSkipIfError = true;

private:
	struct FCase
	{
		FString Name;
		TArray<UE::Host::FSpecBlock> Blocks;
	};

	void EnsureDefinitions() const;
	void Flatten(const UE::Host::FSpecScope& Scope, const FString& Path, TArray<UE::Host::FSpecBlock> Before,
		TArray<UE::Host::FSpecBlock> After);
	UE::Host::FSpecBlock MakeBlock(FWork Work) const;

	bool bDefined = false;
	TArray<FCase> Cases;
	TSharedPtr<UE::Host::FSpecScope> RootScope;
	UE::Host::FSpecScope* CurrentScope = nullptr;
};
