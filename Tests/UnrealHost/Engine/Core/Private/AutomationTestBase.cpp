// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/AutomationTestBase.h"

#include "Containers/StringConv.h"
#include "Host/AutomationTestFramework.h"
#include "Misc/CString.h"
#include "Misc/ScopeLock.h"

#include <regex>
#include <string>

bool FAutomationTestBase::bSuppressLogErrors = false;
bool FAutomationTestBase::bSuppressLogWarnings = false;
bool FAutomationTestBase::bElevateLogWarningsToErrors = true;
TArray<FString> FAutomationTestBase::SuppressedLogCategories;

bool UE::Host::FExpectedMessage::Matches(const FString& Message) const
{
	if (!bRegex)
	{
		return bExact ? Message.Equals(Pattern, ESearchCase::CaseSensitive)
					  : Message.Contains(Pattern, ESearchCase::CaseSensitive);
	}
	const std::regex Expression(std::string(TCHAR_TO_UTF8(*Pattern)));
	const std::string Text(TCHAR_TO_UTF8(*Message));
	return bExact ? std::regex_match(Text, Expression) : std::regex_search(Text, Expression);
}

bool UE::Host::FExpectedMessage::IsMet() const
{
	if (Occurrences < 0)
	{
		return true;
	}
	return Occurrences == 0 ? Seen > 0 : Seen == Occurrences;
}

FAutomationTestBase::FAutomationTestBase(const FString& InName, const bool bInComplexTask)
	: TestName(InName)
	, bComplexTask(bInComplexTask)
{
	FAutomationTestFramework::Get().RegisterAutomationTest(TestName, this);
}

FAutomationTestBase::~FAutomationTestBase()
{
	FAutomationTestFramework::Get().UnregisterAutomationTest(TestName);
}

bool FAutomationTestBase::HasAnyErrors() const
{
	const FScopeLock Held(&Lock);
	return Errors.Num() > 0;
}

void FAutomationTestBase::AddError(const FString& InError, int32)
{
	const FScopeLock Held(&Lock);
	if (!TakeExpected(InError, ELogVerbosity::Error))
	{
		Errors.Add(InError);
	}
}

bool FAutomationTestBase::AddErrorIfFalse(bool bCondition, const FString& InError, int32 StackOffset)
{
	if (!bCondition)
	{
		AddError(InError, StackOffset);
	}
	return bCondition;
}

void FAutomationTestBase::AddWarning(const FString& InWarning, int32)
{
	const FScopeLock Held(&Lock);
	if (!TakeExpected(InWarning, ELogVerbosity::Warning))
	{
		Warnings.Add(InWarning);
	}
}

void FAutomationTestBase::AddInfo(const FString& InLogItem, int32, bool)
{
	const FScopeLock Held(&Lock);
	Infos.Add(InLogItem);
}

void FAutomationTestBase::AddExpected(
	FString Pattern, ELogVerbosity::Type Verbosity, bool bExact, int32 Occurrences, bool bRegex)
{
	UE::Host::FExpectedMessage Expected;
	Expected.Pattern = MoveTemp(Pattern);
	Expected.Verbosity = Verbosity;
	Expected.bExact = bExact;
	Expected.bRegex = bRegex;
#if HOST_HAS_ANY_OCCURRENCES
	Expected.Occurrences = Occurrences;
#else
	Expected.Occurrences = FMath::Max(Occurrences, 0);
#endif
	const FScopeLock Held(&Lock);
	ExpectedMessages.Add(Expected);
}

bool FAutomationTestBase::TakeExpected(const FString& Message, ELogVerbosity::Type Verbosity)
{
	for (UE::Host::FExpectedMessage& Expected : ExpectedMessages)
	{
		if (Verbosity <= Expected.Verbosity && Expected.Matches(Message))
		{
			++Expected.Seen;
			return true;
		}
	}
	return false;
}

void FAutomationTestBase::ReceiveLog(const FString& Message, ELogVerbosity::Type Verbosity, const FString& Category)
{
	if (SuppressedLogCategories.Contains(Category))
	{
		return;
	}
	const FString Line = Category + TEXT(": ") + Message;
	const FScopeLock Held(&Lock);
	const bool bError = Verbosity <= ELogVerbosity::Error;
	const bool bWarning = Verbosity == ELogVerbosity::Warning;
	if (TakeExpected(Message, Verbosity) || (bError ? SuppressLogErrors() : bWarning && SuppressLogWarnings()))
	{
		return;
	}
	if (bError || (bWarning && ElevateLogWarningsToErrors()))
	{
		Errors.Add(Line);
	}
	else if (bWarning)
	{
		Warnings.Add(Line);
	}
}

void FAutomationTestBase::BeginRun(const FString& FullName)
{
	const FScopeLock Held(&Lock);
	TestFullName = FullName;
	Errors.Reset();
	Warnings.Reset();
	Infos.Reset();
	ExpectedMessages.Reset();
}

UE::Host::FHostTestResult FAutomationTestBase::EndRun(bool bReturned)
{
	const FScopeLock Held(&Lock);
	for (const UE::Host::FExpectedMessage& Expected : ExpectedMessages)
	{
		if (!Expected.IsMet())
		{
			Errors.Add(FString::Printf(TEXT("Expected message '%s' %d time(s), but it came %d time(s)."),
				*Expected.Pattern, Expected.Occurrences, Expected.Seen));
		}
	}
	UE::Host::FHostTestResult Result;
	Result.Name = TestFullName;
	Result.Errors = Errors;
	Result.Warnings = Warnings;
	Result.Infos = Infos;
	Result.bPassed = bReturned && Errors.Num() == 0;
	if (!bReturned && Errors.Num() == 0)
	{
		Result.Errors.Add(TEXT("RunTest returned false."));
	}
	return Result;
}
