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

/** Runs one block; a block waiting for its delegate takes several turns. */
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
		Block.Work(FDoneDelegate::CreateLambda([Flag = bDone] { *Flag = true; }));
		if (!Block.bLatent)
		{
			*bDone = true;
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

UE::Host::FSpecBlock FAutomationSpecBase::MakeBlock(FWork Work) const
{
	return {[Work](const FDoneDelegate&) { Work(); }, false, DefaultTimeout, bEnableSkipIfError};
}

void FAutomationSpecBase::It(const FString& InDescription, FWork DoWork)
{
	CurrentScope->Its.Add({InDescription, MakeBlock(MoveTemp(DoWork))});
}

void FAutomationSpecBase::LatentIt(const FString& InDescription, FLatentWork DoWork)
{
	CurrentScope->Its.Add({InDescription, {MoveTemp(DoWork), true, DefaultTimeout, bEnableSkipIfError}});
}

void FAutomationSpecBase::BeforeEach(FWork DoWork)
{
	CurrentScope->Before.Add(MakeBlock(MoveTemp(DoWork)));
}

void FAutomationSpecBase::AfterEach(FWork DoWork)
{
	UE::Host::FSpecBlock Block = MakeBlock(MoveTemp(DoWork));
	Block.bSkipIfErrored = false;
	CurrentScope->After.Add(MoveTemp(Block));
}

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
