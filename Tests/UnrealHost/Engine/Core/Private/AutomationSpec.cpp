// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/AutomationSpec.h"

#include <atomic>

namespace UE::Host
{

/** What one Describe holds; the root is the spec itself. */
struct FSpecScope
{
	struct FIt
	{
		FString Description;
		FSpecBlock Block;
	};

	FString Description;
	TArray<FSpecBlock> Before;
	TArray<FSpecBlock> After;
	TArray<FIt> Its;
	TArray<TSharedPtr<FSpecScope>> Children;
};

} // namespace UE::Host

namespace AutomationSpecDetail
{

/** Runs one block; a block on another thread or waiting for its delegate takes several turns. */
class FBlockCommand : public IAutomationLatentCommand
{
public:
	FBlockCommand(FAutomationTestBase* InTest, const UE::Host::FSpecBlock& InBlock)
		: Test(InTest)
		, Block(InBlock)
	{
	}

	virtual bool Update() override
	{
		if (!bStarted)
		{
			if (Block.bSkipIfErrored && Test->HasAnyErrors())
			{
				return true;
			}
			bStarted = true;
			Start();
		}
		if (*bDone)
		{
			return true;
		}
		if (GetCurrentRunTime() < Block.Timeout.GetTotalSeconds())
		{
			return false;
		}
		Test->AddError(TEXT("A step of the spec did not end in time."));
		return true;
	}

private:
	void Start()
	{
		const TSharedPtr<std::atomic<bool>, ESPMode::ThreadSafe> Flag = bDone;
		const TFunction<void(const FDoneDelegate&)> Work = Block.Work;
		const bool bLatent = Block.bLatent;
		const auto Run = [Flag, Work, bLatent]
		{
			Work(FDoneDelegate::CreateLambda([Flag] { *Flag = true; }));
			if (!bLatent)
			{
				*Flag = true;
			}
		};
		if (Block.Execution.IsSet())
		{
			Async(Block.Execution.GetValue(), Run);
		}
		else
		{
			Run();
		}
	}

	FAutomationTestBase* Test;
	UE::Host::FSpecBlock Block;
	bool bStarted = false;
	TSharedPtr<std::atomic<bool>, ESPMode::ThreadSafe> bDone =
		MakeShared<std::atomic<bool>, ESPMode::ThreadSafe>(false);
};

} // namespace AutomationSpecDetail

FAutomationSpecBase::FAutomationSpecBase(const FString& InName, const bool bInComplexTask)
	: FAutomationTestBase(InName, bInComplexTask)
	, DefaultTimeout(FTimespan::FromSeconds(30.0))
	, RootScope(MakeShared<UE::Host::FSpecScope>())
	, CurrentScope(RootScope.Get())
{
}

FAutomationSpecBase::~FAutomationSpecBase() = default;

void FAutomationSpecBase::Describe(const FString& InDescription, FWork DoWork)
{
	const TSharedPtr<UE::Host::FSpecScope> Child = MakeShared<UE::Host::FSpecScope>();
	Child->Description = InDescription;
	CurrentScope->Children.Add(Child);
	UE::Host::FSpecScope* const Outer = CurrentScope;
	CurrentScope = Child.Get();
	DoWork();
	CurrentScope = Outer;
}

UE::Host::FSpecBlock FAutomationSpecBase::MakeBlock(
	FWork Work, TOptional<EAsyncExecution> Execution, TOptional<FTimespan> Timeout) const
{
	UE::Host::FSpecBlock Block = MakeLatentBlock([Work](const FDoneDelegate&) { Work(); }, Execution, Timeout);
	Block.bLatent = false;
	return Block;
}

UE::Host::FSpecBlock FAutomationSpecBase::MakeLatentBlock(
	FLatentWork Work, TOptional<EAsyncExecution> Execution, TOptional<FTimespan> Timeout) const
{
	UE::Host::FSpecBlock Block;
	Block.Work = MoveTemp(Work);
	Block.bLatent = true;
	Block.Execution = Execution;
	Block.Timeout = Timeout.Get(DefaultTimeout);
	return Block;
}

void FAutomationSpecBase::AddCase(const FString& Description, UE::Host::FSpecBlock Block)
{
	Block.bSkipIfErrored = bEnableSkipIfError;
	CurrentScope->Its.Add({Description, MoveTemp(Block)});
}

void FAutomationSpecBase::AddBefore(UE::Host::FSpecBlock Block)
{
	Block.bSkipIfErrored = bEnableSkipIfError;
	CurrentScope->Before.Add(MoveTemp(Block));
}

void FAutomationSpecBase::AddAfter(UE::Host::FSpecBlock Block)
{
	CurrentScope->After.Add(MoveTemp(Block));
}

void FAutomationSpecBase::It(const FString& InDescription, FWork DoWork)
{
	AddCase(InDescription, MakeBlock(MoveTemp(DoWork), {}, {}));
}

void FAutomationSpecBase::It(const FString& InDescription, EAsyncExecution Execution, FWork DoWork)
{
	AddCase(InDescription, MakeBlock(MoveTemp(DoWork), Execution, {}));
}

void FAutomationSpecBase::It(
	const FString& InDescription, EAsyncExecution Execution, const FTimespan& Timeout, FWork DoWork)
{
	AddCase(InDescription, MakeBlock(MoveTemp(DoWork), Execution, Timeout));
}

void FAutomationSpecBase::LatentIt(const FString& InDescription, FLatentWork DoWork)
{
	AddCase(InDescription, MakeLatentBlock(MoveTemp(DoWork), {}, {}));
}

void FAutomationSpecBase::LatentIt(const FString& InDescription, const FTimespan& Timeout, FLatentWork DoWork)
{
	AddCase(InDescription, MakeLatentBlock(MoveTemp(DoWork), {}, Timeout));
}

void FAutomationSpecBase::LatentIt(const FString& InDescription, EAsyncExecution Execution, FLatentWork DoWork)
{
	AddCase(InDescription, MakeLatentBlock(MoveTemp(DoWork), Execution, {}));
}

void FAutomationSpecBase::LatentIt(
	const FString& InDescription, EAsyncExecution Execution, const FTimespan& Timeout, FLatentWork DoWork)
{
	AddCase(InDescription, MakeLatentBlock(MoveTemp(DoWork), Execution, Timeout));
}

#define HOST_SPEC_EACH(Each, Add)                                                                                      \
	void FAutomationSpecBase::Each(FWork DoWork)                                                                       \
	{                                                                                                                  \
		Add(MakeBlock(MoveTemp(DoWork), {}, {}));                                                                      \
	}                                                                                                                  \
	void FAutomationSpecBase::Each(EAsyncExecution Execution, FWork DoWork)                                            \
	{                                                                                                                  \
		Add(MakeBlock(MoveTemp(DoWork), Execution, {}));                                                               \
	}                                                                                                                  \
	void FAutomationSpecBase::Each(EAsyncExecution Execution, const FTimespan& Timeout, FWork DoWork)                  \
	{                                                                                                                  \
		Add(MakeBlock(MoveTemp(DoWork), Execution, Timeout));                                                          \
	}                                                                                                                  \
	void FAutomationSpecBase::Latent##Each(FLatentWork DoWork)                                                         \
	{                                                                                                                  \
		Add(MakeLatentBlock(MoveTemp(DoWork), {}, {}));                                                                \
	}                                                                                                                  \
	void FAutomationSpecBase::Latent##Each(const FTimespan& Timeout, FLatentWork DoWork)                               \
	{                                                                                                                  \
		Add(MakeLatentBlock(MoveTemp(DoWork), {}, Timeout));                                                           \
	}                                                                                                                  \
	void FAutomationSpecBase::Latent##Each(EAsyncExecution Execution, FLatentWork DoWork)                              \
	{                                                                                                                  \
		Add(MakeLatentBlock(MoveTemp(DoWork), Execution, {}));                                                         \
	}                                                                                                                  \
	void FAutomationSpecBase::Latent##Each(EAsyncExecution Execution, const FTimespan& Timeout, FLatentWork DoWork)    \
	{                                                                                                                  \
		Add(MakeLatentBlock(MoveTemp(DoWork), Execution, Timeout));                                                    \
	}

HOST_SPEC_EACH(BeforeEach, AddBefore)
HOST_SPEC_EACH(AfterEach, AddAfter)
#undef HOST_SPEC_EACH

void FAutomationSpecBase::EnsureDefinitions() const
{
	if (!bDefined)
	{
		// Asked for through GetTests, which is const in the engine's interface.
		FAutomationSpecBase* const Self = const_cast<FAutomationSpecBase*>(this);
		Self->bDefined = true;
		Self->Define();
		Self->Flatten(*RootScope, FString(), {}, {});
	}
}

void FAutomationSpecBase::Flatten(const UE::Host::FSpecScope& Scope, const FString& Path,
	TArray<UE::Host::FSpecBlock> Before, TArray<UE::Host::FSpecBlock> After)
{
	const auto Join = [](const FString& Left, const FString& Right)
	{ return Left.IsEmpty() || Right.IsEmpty() ? Left + Right : Left + TEXT(".") + Right; };
	const FString ScopePath = Join(Path, Scope.Description);
	Before.Append(Scope.Before);
	TArray<UE::Host::FSpecBlock> InsideOut = Scope.After;
	InsideOut.Append(After);
	for (const UE::Host::FSpecScope::FIt& It : Scope.Its)
	{
		FCase Case{Join(ScopePath, It.Description), Before};
		Case.Blocks.Add(It.Block);
		Case.Blocks.Append(InsideOut);
		Cases.Add(MoveTemp(Case));
	}
	for (const TSharedPtr<UE::Host::FSpecScope>& Child : Scope.Children)
	{
		Flatten(*Child, ScopePath, Before, InsideOut);
	}
}

void FAutomationSpecBase::GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const
{
	EnsureDefinitions();
	for (const FCase& Case : Cases)
	{
		OutBeautifiedNames.Add(Case.Name);
		OutTestCommands.Add(Case.Name);
	}
}

bool FAutomationSpecBase::RunTest(const FString& Parameters)
{
	EnsureDefinitions();
	for (const FCase& Case : Cases)
	{
		if (Case.Name.Equals(Parameters))
		{
			for (const UE::Host::FSpecBlock& Block : Case.Blocks)
			{
				FAutomationTestFramework::Get().EnqueueLatentCommand(
					MakeShareable(new AutomationSpecDetail::FBlockCommand(this, Block)));
			}
		}
	}
	return true;
}
