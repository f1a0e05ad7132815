// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/AutomationTestBase.h"
#include "Misc/CString.h"

bool FAutomationTestBase::Check(bool bHolds, const TCHAR* What, const TCHAR* Wanted)
{
	return AddErrorIfFalse(bHolds, FString::Printf(TEXT("Expected '%s' to be %s."), What, Wanted), 1);
}

bool FAutomationTestBase::CheckText(bool bHolds, const TCHAR* What, const FString& Actual, const FString& Wanted)
{
	return AddErrorIfFalse(
		bHolds, FString::Printf(TEXT("Expected '%s' to be %s, but it was %s."), What, *Wanted, *Actual), 1);
}

bool FAutomationTestBase::TestTrue(const TCHAR* What, bool Value)
{
	return Check(Value, What, TEXT("true"));
}

bool FAutomationTestBase::TestFalse(const TCHAR* What, bool Value)
{
	return Check(!Value, What, TEXT("false"));
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const int32 Actual, const int32 Expected)
{
	return CheckText(
		Actual == Expected, What, FString::Printf(TEXT("%d"), Actual), FString::Printf(TEXT("%d"), Expected));
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const int64 Actual, const int64 Expected)
{
	return CheckText(Actual == Expected, What, FString::Printf(TEXT("%lld"), static_cast<long long>(Actual)),
		FString::Printf(TEXT("%lld"), static_cast<long long>(Expected)));
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const float Actual, const float Expected, float Tolerance)
{
	return TestNearlyEqual(What, Actual, Expected, Tolerance);
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const double Actual, const double Expected, double Tolerance)
{
	return TestNearlyEqual(What, Actual, Expected, Tolerance);
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const FVector Actual, const FVector Expected, float Tolerance)
{
	return TestNearlyEqual(What, Actual, Expected, Tolerance);
}

bool FAutomationTestBase::TestEqual(
	const TCHAR* What, const FTransform Actual, const FTransform Expected, float Tolerance)
{
	return TestNearlyEqual(What, Actual, Expected, Tolerance);
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const FRotator Actual, const FRotator Expected, float Tolerance)
{
	return TestNearlyEqual(What, Actual, Expected, Tolerance);
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const FColor Actual, const FColor Expected)
{
	return CheckText(Actual == Expected, What, Actual.ToString(), Expected.ToString());
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const FLinearColor Actual, const FLinearColor Expected)
{
	return CheckText(Actual == Expected, What, Actual.ToString(), Expected.ToString());
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const TCHAR* Actual, const TCHAR* Expected)
{
	return TestEqualInsensitive(What, Actual, Expected);
}

bool FAutomationTestBase::TestEqualInsensitive(const TCHAR* What, const TCHAR* Actual, const TCHAR* Expected)
{
	return CheckText(FCString::Stricmp(Actual, Expected) == 0, What, FString::Printf(TEXT("\"%s\""), Actual),
		FString::Printf(TEXT("\"%s\""), Expected));
}

bool FAutomationTestBase::TestEqualSensitive(const TCHAR* What, const TCHAR* Actual, const TCHAR* Expected)
{
	return CheckText(FCString::Strcmp(Actual, Expected) == 0, What, FString::Printf(TEXT("\"%s\""), Actual),
		FString::Printf(TEXT("\"%s\""), Expected));
}

#if HOST_HAS_TESTS_OF_VIEWS
bool FAutomationTestBase::TestEqual(const TCHAR* What, FStringView Actual, FStringView Expected)
{
	return TestEqual(What, *FString(Actual), *FString(Expected));
}

bool FAutomationTestBase::TestEqualSensitive(const TCHAR* What, FStringView Actual, FStringView Expected)
{
	return TestEqualSensitive(What, *FString(Actual), *FString(Expected));
}

bool FAutomationTestBase::TestEqualInsensitive(const TCHAR* What, FStringView Actual, FStringView Expected)
{
	return TestEqualInsensitive(What, *FString(Actual), *FString(Expected));
}
#else
bool FAutomationTestBase::TestEqual(const TCHAR* What, const TCHAR* Actual, const FString& Expected)
{
	return TestEqual(What, Actual, *Expected);
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const FString& Actual, const TCHAR* Expected)
{
	return TestEqual(What, *Actual, Expected);
}

bool FAutomationTestBase::TestEqual(const TCHAR* What, const FString& Actual, const FString& Expected)
{
	return TestEqual(What, *Actual, *Expected);
}
#endif

bool FAutomationTestBase::TestNearlyEqual(const TCHAR* What, const float Actual, const float Expected, float Tolerance)
{
	return CheckText(FMath::IsNearlyEqual(Actual, Expected, Tolerance), What,
		FString::Printf(TEXT("%.9g"), static_cast<double>(Actual)),
		FString::Printf(TEXT("%.9g within %g"), static_cast<double>(Expected), static_cast<double>(Tolerance)));
}

bool FAutomationTestBase::TestNearlyEqual(
	const TCHAR* What, const double Actual, const double Expected, double Tolerance)
{
	return CheckText(FMath::IsNearlyEqual(Actual, Expected, Tolerance), What, FString::Printf(TEXT("%.17g"), Actual),
		FString::Printf(TEXT("%.17g within %g"), Expected, Tolerance));
}

bool FAutomationTestBase::TestNearlyEqual(
	const TCHAR* What, const FVector Actual, const FVector Expected, float Tolerance)
{
	return CheckText(Expected.Equals(Actual, Tolerance), What, Actual.ToString(), Expected.ToString());
}

bool FAutomationTestBase::TestNearlyEqual(
	const TCHAR* What, const FTransform Actual, const FTransform Expected, float Tolerance)
{
	return CheckText(Expected.Equals(Actual, Tolerance), What, Actual.ToString(), Expected.ToString());
}

bool FAutomationTestBase::TestNearlyEqual(
	const TCHAR* What, const FRotator Actual, const FRotator Expected, float Tolerance)
{
	return CheckText(Expected.Equals(Actual, Tolerance), What, Actual.ToString(), Expected.ToString());
}

#if HOST_HAS_EXPECTED_MESSAGES
void FAutomationTestBase::AddExpectedMessage(FString ExpectedPatternString, ELogVerbosity::Type ExpectedVerbosity,
	EAutomationExpectedMessageFlags::MatchType CompareType, int32 Occurrences, bool IsRegex)
{
	AddExpected(MoveTemp(ExpectedPatternString), ExpectedVerbosity,
		CompareType == EAutomationExpectedMessageFlags::Exact, Occurrences, IsRegex);
}

void FAutomationTestBase::AddExpectedMessage(FString ExpectedPatternString,
	EAutomationExpectedMessageFlags::MatchType CompareType, int32 Occurrences, bool IsRegex)
{
	AddExpectedMessage(MoveTemp(ExpectedPatternString), ELogVerbosity::All, CompareType, Occurrences, IsRegex);
}

void FAutomationTestBase::AddExpectedError(FString ExpectedPatternString,
	EAutomationExpectedErrorFlags::MatchType CompareType, int32 Occurrences, bool IsRegex)
{
	AddExpected(MoveTemp(ExpectedPatternString), ELogVerbosity::Warning,
		CompareType == EAutomationExpectedErrorFlags::Exact, Occurrences, IsRegex);
}

void FAutomationTestBase::AddExpectedErrorPlain(
	FString ExpectedString, EAutomationExpectedErrorFlags::MatchType CompareType, int32 Occurrences)
{
	AddExpectedError(MoveTemp(ExpectedString), CompareType, Occurrences, false);
}
#else
void FAutomationTestBase::AddExpectedMessage(FString ExpectedPatternString, ELogVerbosity::Type ExpectedVerbosity,
	EAutomationExpectedMessageFlags::MatchType CompareType, int32 Occurrences)
{
	AddExpected(MoveTemp(ExpectedPatternString), ExpectedVerbosity,
		CompareType == EAutomationExpectedMessageFlags::Exact, Occurrences, true);
}

void FAutomationTestBase::AddExpectedMessage(
	FString ExpectedPatternString, EAutomationExpectedMessageFlags::MatchType CompareType, int32 Occurrences)
{
	AddExpectedMessage(MoveTemp(ExpectedPatternString), ELogVerbosity::All, CompareType, Occurrences);
}

void FAutomationTestBase::AddExpectedError(
	FString ExpectedPatternString, EAutomationExpectedErrorFlags::MatchType CompareType, int32 Occurrences)
{
	AddExpected(MoveTemp(ExpectedPatternString), ELogVerbosity::Warning,
		CompareType == EAutomationExpectedErrorFlags::Exact, Occurrences, true);
}
#endif
