// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/Async.h"
#include "Host/AutomationTestFramework.h"
#include "Misc/Optional.h"
#include "Misc/Timespan.h"

DECLARE_DELEGATE(FDoneDelegate);

namespace UE::Host
{

/** One step of a spec. Latent ones end when their FDoneDelegate is executed, the others when Work returns. */
struct FSpecBlock
{
	TFunction<void(const FDoneDelegate&)> Work;
	bool bLatent = false;
	TOptional<EAsyncExecution> Execution;
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
	void xDescribe(const FString&, FWork) {}

	void It(const FString& InDescription, FWork DoWork);
	void It(const FString& InDescription, EAsyncExecution Execution, FWork DoWork);
	void It(const FString& InDescription, EAsyncExecution Execution, const FTimespan& Timeout, FWork DoWork);
	void LatentIt(const FString& InDescription, FLatentWork DoWork);
	void LatentIt(const FString& InDescription, const FTimespan& Timeout, FLatentWork DoWork);
	void LatentIt(const FString& InDescription, EAsyncExecution Execution, FLatentWork DoWork);
	void LatentIt(
		const FString& InDescription, EAsyncExecution Execution, const FTimespan& Timeout, FLatentWork DoWork);

	void BeforeEach(FWork DoWork);
	void BeforeEach(EAsyncExecution Execution, FWork DoWork);
	void BeforeEach(EAsyncExecution Execution, const FTimespan& Timeout, FWork DoWork);
	void LatentBeforeEach(FLatentWork DoWork);
	void LatentBeforeEach(const FTimespan& Timeout, FLatentWork DoWork);
	void LatentBeforeEach(EAsyncExecution Execution, FLatentWork DoWork);
	void LatentBeforeEach(EAsyncExecution Execution, const FTimespan& Timeout, FLatentWork DoWork);

	void AfterEach(FWork DoWork);
	void AfterEach(EAsyncExecution Execution, FWork DoWork);
	void AfterEach(EAsyncExecution Execution, const FTimespan& Timeout, FWork DoWork);
	void LatentAfterEach(FLatentWork DoWork);
	void LatentAfterEach(const FTimespan& Timeout, FLatentWork DoWork);
	void LatentAfterEach(EAsyncExecution Execution, FLatentWork DoWork);
	void LatentAfterEach(EAsyncExecution Execution, const FTimespan& Timeout, FLatentWork DoWork);

	void xIt(const FString&, FWork) {}
	void xIt(const FString&, EAsyncExecution, FWork) {}
	void xIt(const FString&, EAsyncExecution, const FTimespan&, FWork) {}
	void xLatentIt(const FString&, FLatentWork) {}
	void xLatentIt(const FString&, const FTimespan&, FLatentWork) {}
	void xLatentIt(const FString&, EAsyncExecution, FLatentWork) {}
	void xLatentIt(const FString&, EAsyncExecution, const FTimespan&, FLatentWork) {}
	void xBeforeEach(FWork) {}
	void xBeforeEach(EAsyncExecution, FWork) {}
	void xBeforeEach(EAsyncExecution, const FTimespan&, FWork) {}
	void xLatentBeforeEach(FLatentWork) {}
	void xLatentBeforeEach(const FTimespan&, FLatentWork) {}
	void xLatentBeforeEach(EAsyncExecution, FLatentWork) {}
	void xLatentBeforeEach(EAsyncExecution, const FTimespan&, FLatentWork) {}
	void xAfterEach(FWork) {}
	void xAfterEach(EAsyncExecution, FWork) {}
	void xAfterEach(EAsyncExecution, const FTimespan&, FWork) {}
	void xLatentAfterEach(FLatentWork) {}
	void xLatentAfterEach(const FTimespan&, FLatentWork) {}
	void xLatentAfterEach(EAsyncExecution, FLatentWork) {}
	void xLatentAfterEach(EAsyncExecution, const FTimespan&, FLatentWork) {}

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
	void AddCase(const FString& Description, UE::Host::FSpecBlock Block);
	void Flatten(const UE::Host::FSpecScope& Scope, const FString& Path, TArray<UE::Host::FSpecBlock> Before,
		TArray<UE::Host::FSpecBlock> After);
	UE::Host::FSpecBlock MakeBlock(
		FWork Work, TOptional<EAsyncExecution> Execution, TOptional<FTimespan> Timeout) const;
	UE::Host::FSpecBlock MakeLatentBlock(
		FLatentWork Work, TOptional<EAsyncExecution> Execution, TOptional<FTimespan> Timeout) const;
	void AddBefore(UE::Host::FSpecBlock Block);
	void AddAfter(UE::Host::FSpecBlock Block);

	bool bDefined = false;
	TArray<FCase> Cases;
	TSharedPtr<UE::Host::FSpecScope> RootScope;
	UE::Host::FSpecScope* CurrentScope = nullptr;
};
