// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/AutomationTest.h"

#include "Containers/UnrealString.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"
#include "Misc/ScopeLock.h"

#include <regex.h>

#include <atomic>

namespace AutomationTestDetail
{
constexpr double FrameSeconds = 1.0 / 60.0;

std::atomic<FAutomationTestBase*> Current = nullptr;

struct FListener
{
	TFunction<void()> Begin;
	TFunction<void(FAutomationTestBase&)> End;
};

TArray<FListener>& Listeners()
{
	static TArray<FListener> Instance;
	return Instance;
}

TArray<FAutomationSpecBase*>& Specs()
{
	static TArray<FAutomationSpecBase*> Instance;
	return Instance;
}

bool Matches(const UE::Host::FExpectedError& Expected, const FString& Message)
{
	regex_t Expression;
	checkf(regcomp(&Expression, TCHAR_TO_UTF8(*Expected.Pattern), REG_EXTENDED) == 0, TEXT("A broken pattern: %s"),
		*Expected.Pattern);
	const FTCHARToUTF8 Text(*Message);
	regmatch_t Match;
	const bool bFound = regexec(&Expression, Text.Get(), 1, &Match, 0) == 0;
	regfree(&Expression);
	return bFound && (!Expected.bExact || (Match.rm_so == 0 && Match.rm_eo == Text.Length()));
}

bool IsMet(const UE::Host::FExpectedError& Expected)
{
	return Expected.Occurrences < 0 ||
		(Expected.Occurrences == 0 ? Expected.Seen > 0 : Expected.Seen == Expected.Occurrences);
}

TFunction<void(const FDoneDelegate&)> WithoutDelegate(TFunction<void()> Work)
{
	return [Work = MoveTemp(Work)](const FDoneDelegate& Done)
	{
		Work();
		Done.Execute();
	};
}
} // namespace AutomationTestDetail

void UE::Host::OnTest(TFunction<void()> Begin, TFunction<void(FAutomationTestBase&)> End)
{
	AutomationTestDetail::Listeners().Add({MoveTemp(Begin), MoveTemp(End)});
}

TArray<FString> UE::Host::ListAutomationTests()
{
	const uint32 Context =
		static_cast<uint32>(WITH_EDITOR ? EAutomationTestFlags::EditorContext : EAutomationTestFlags::ClientContext);
	TArray<FString> Names;
	for (FAutomationSpecBase* Spec : AutomationTestDetail::Specs())
	{
		if ((Spec->HostGetFlags() & Context) != 0)
		{
			for (const FSpecCase& Case : Spec->HostGetCases())
			{
				Names.Add(Case.Name);
			}
		}
	}
	Names.Sort();
	return Names;
}

UE::Host::FHostTestResult UE::Host::RunAutomationTest(const FString& FullName)
{
	TFunction<FHostTestResult()> Run;
	int32 Count = 0;
	for (FAutomationSpecBase* Spec : AutomationTestDetail::Specs())
	{
		for (const FSpecCase& Case : Spec->HostGetCases())
		{
			if (Case.Name.Equals(FullName))
			{
				++Count;
				Run = [Spec, &Case] { return Spec->HostRun(Case); };
			}
		}
	}
	if (Count == 1)
	{
		return Run();
	}
	FHostTestResult Result;
	Result.Errors.Add(FString::Printf(TEXT("%d tests have the name %s."), Count, *FullName));
	return Result;
}

FAutomationTestBase* FAutomationTestBase::HostGetCurrent()
{
	return AutomationTestDetail::Current;
}

bool FAutomationTestBase::HasAnyErrors() const
{
	const FScopeLock Held(&Lock);
	return HostResult.Errors.Num() > 0;
}

void FAutomationTestBase::AddError(const FString& InError, int32)
{
	const FScopeLock Held(&Lock);
	if (!TakeExpected(InError))
	{
		HostResult.Errors.Add(InError);
	}
}

void FAutomationTestBase::AddInfo(const FString& InLogItem, int32, bool)
{
	const FScopeLock Held(&Lock);
	HostResult.Infos.Add(InLogItem);
}

bool FAutomationTestBase::Check(bool bHolds, UE::Host::FWhat What, const TCHAR* Wanted)
{
	if (!bHolds)
	{
		AddError(FString::Printf(TEXT("Expected '%s' to be %s."), What.Text, Wanted), 1);
	}
	return bHolds;
}

void FAutomationTestBase::AddExpectedError(
	FString ExpectedPatternString, EAutomationExpectedErrorFlags::MatchType CompareType, int32 Occurrences)
{
#if !HOST_HAS_ANY_OCCURRENCES
	Occurrences = FMath::Max(Occurrences, 0);
#endif
	const FScopeLock Held(&Lock);
	HostExpectedErrors.Add(
		{MoveTemp(ExpectedPatternString), CompareType == EAutomationExpectedErrorFlags::Exact, Occurrences, 0});
}

bool FAutomationTestBase::TakeExpected(const FString& Message)
{
	for (UE::Host::FExpectedError& Expected : HostExpectedErrors)
	{
		if (AutomationTestDetail::Matches(Expected, Message))
		{
			++Expected.Seen;
			return true;
		}
	}
	return false;
}

void FAutomationTestBase::HostReceiveLog(const FString& Message, ELogVerbosity::Type Verbosity, const FString& Category)
{
	const bool bError = Verbosity <= ELogVerbosity::Error;
	const FScopeLock Held(&Lock);
	if (Verbosity > ELogVerbosity::Warning || TakeExpected(Message) ||
		(bError ? SuppressLogErrors() : SuppressLogWarnings()))
	{
		return;
	}
	(bError || ElevateLogWarningsToErrors() ? HostResult.Errors : HostResult.Warnings)
		.Add(Category + TEXT(": ") + Message);
}

FAutomationSpecBase::FAutomationSpecBase(const FString&, const bool)
{
	AutomationTestDetail::Specs().Add(this);
}

FAutomationSpecBase::~FAutomationSpecBase()
{
	AutomationTestDetail::Specs().Remove(this);
}

void FAutomationSpecBase::Describe(const FString& InDescription, TFunction<void()> DoWork)
{
	UE::Host::FSpecScope* const Outer = CurrentScope;
	CurrentScope = HostScopes.Add_GetRef(MakeUnique<UE::Host::FSpecScope>()).Get();
	CurrentScope->Path = Outer ? Outer->Path + TEXT(".") + InDescription : InDescription;
	CurrentScope->Outer = Outer;
	DoWork();
	CurrentScope = Outer;
}

void FAutomationSpecBase::It(const FString& InDescription, TFunction<void()> DoWork)
{
	LatentIt(InDescription, AutomationTestDetail::WithoutDelegate(MoveTemp(DoWork)));
}

void FAutomationSpecBase::LatentIt(const FString& InDescription, TFunction<void(const FDoneDelegate&)> DoWork)
{
	Cases.Add({CurrentScope->Path + TEXT(".") + InDescription, CurrentScope, {MoveTemp(DoWork), DefaultTimeout}});
}

void FAutomationSpecBase::BeforeEach(TFunction<void()> DoWork)
{
	CurrentScope->Before.Add({AutomationTestDetail::WithoutDelegate(MoveTemp(DoWork)), DefaultTimeout});
}

void FAutomationSpecBase::AfterEach(TFunction<void()> DoWork)
{
	CurrentScope->After.Add({AutomationTestDetail::WithoutDelegate(MoveTemp(DoWork)), DefaultTimeout});
}

const TArray<UE::Host::FSpecCase>& FAutomationSpecBase::HostGetCases()
{
	if (HostScopes.Num() == 0)
	{
		Describe(GetBeautifiedTestName(), [this] { Define(); });
	}
	return Cases;
}

void FAutomationSpecBase::RunBlock(const UE::Host::FSpecBlock& Block)
{
	const TSharedRef<std::atomic<bool>, ESPMode::ThreadSafe> bDone =
		MakeShared<std::atomic<bool>, ESPMode::ThreadSafe>(false);
	Block.Work(FDoneDelegate::CreateLambda([bDone] { *bDone = true; }));
	const double End = FPlatformTime::Seconds() + Block.Timeout.GetTotalSeconds();
	while (!*bDone)
	{
		if (FPlatformTime::Seconds() > End)
		{
			AddError(TEXT("A step of the spec did not end in time."));
			return;
		}
		// Sleeps a little: what is waited for may happen on other threads.
		FPlatformProcess::Sleep(0.0002f);
		UE::Host::PumpGameThread(AutomationTestDetail::FrameSeconds);
	}
}

UE::Host::FHostTestResult FAutomationSpecBase::HostRun(const UE::Host::FSpecCase& Case)
{
	{
		const FScopeLock Held(&Lock);
		HostResult = {};
		HostExpectedErrors.Reset();
	}
	for (const AutomationTestDetail::FListener& Listener : AutomationTestDetail::Listeners())
	{
		Listener.Begin();
	}
	AutomationTestDetail::Current = this;
	TArray<UE::Host::FSpecBlock> Blocks = {Case.Block};
	for (const UE::Host::FSpecScope* Scope = Case.Scope; Scope; Scope = Scope->Outer)
	{
		Blocks.Insert(Scope->Before.GetData(), Scope->Before.Num(), 0);
	}
	for (const UE::Host::FSpecBlock& Block : Blocks)
	{
		if (!HasAnyErrors())
		{
			RunBlock(Block);
		}
	}
	for (const UE::Host::FSpecScope* Scope = Case.Scope; Scope; Scope = Scope->Outer)
	{
		for (const UE::Host::FSpecBlock& Block : Scope->After)
		{
			RunBlock(Block);
		}
	}
	AutomationTestDetail::Current = nullptr;
	for (const AutomationTestDetail::FListener& Listener : AutomationTestDetail::Listeners())
	{
		Listener.End(*this);
	}
	const FScopeLock Held(&Lock);
	for (const UE::Host::FExpectedError& Expected : HostExpectedErrors)
	{
		if (!AutomationTestDetail::IsMet(Expected))
		{
			HostResult.Errors.Add(FString::Printf(TEXT("Expected message '%s' %d time(s), but it came %d time(s)."),
				*Expected.Pattern, Expected.Occurrences, Expected.Seen));
		}
	}
	HostResult.bPassed = HostResult.Errors.Num() == 0;
	return HostResult;
}
