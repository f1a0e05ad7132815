// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/StringView.h"
#include "Containers/UnrealString.h"
#include "HAL/CriticalSection.h"
#include "Host/AutomationFlags.h"
#include "Logging/LogVerbosity.h"
#include "Math/UnrealMath.h"

namespace UE::Host
{
struct FHostTestResult;

/** A log line that a test waits for. */
struct FExpectedMessage
{
	FString Pattern;
	ELogVerbosity::Type Verbosity = ELogVerbosity::Error;
	bool bExact = false;
	bool bRegex = true;
	int32 Occurrences = 1;
	int32 Seen = 0;

	bool Matches(const FString& Message) const;
	bool IsMet() const;
};

/** A value for a message; nothing when its type has no text. */
template <typename T, typename = void>
struct TValueText
{
	static FString Get(const T&) { return FString(); }
};
template <typename T>
struct TValueText<T, std::enable_if_t<std::is_arithmetic_v<T>>>
{
	static FString Get(const T& Value) { return LexToString(Value); }
};
template <typename T>
struct TValueText<T, std::void_t<decltype(std::declval<const T&>().ToString())>>
{
	static FString Get(const T& Value) { return FString(Value.ToString()); }
};
template <>
struct TValueText<FString>
{
	static FString Get(const FString& Value) { return Value; }
};

} // namespace UE::Host

/** Part of Misc/AutomationTest.h: a test and its checks. The checks give whether they held, and may come on any thread.
 */
class FAutomationTestBase
{
public:
	/** Registers the test under the name of its class until it is destroyed. */
	FAutomationTestBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationTestBase();
	FAutomationTestBase(const FAutomationTestBase&) = delete;
	FAutomationTestBase& operator=(const FAutomationTestBase&) = delete;

	/** Of all tests. */
	static bool bSuppressLogErrors;
	static bool bSuppressLogWarnings;
	static bool bElevateLogWarningsToErrors;
	static TArray<FString> SuppressedLogCategories;

	/** Whether logged lines count for this test. */
	virtual bool SuppressLogErrors() { return bSuppressLogErrors; }
	virtual bool SuppressLogWarnings() { return bSuppressLogWarnings; }
	virtual bool ElevateLogWarningsToErrors() { return bElevateLogWarningsToErrors; }

	virtual UE::Host::FTestFlags GetTestFlags() const = 0;
	virtual uint32 GetRequiredDeviceNum() const = 0;
	virtual FString GetTestSourceFileName() const { return FString(); }
	virtual int32 GetTestSourceFileLine() const { return 0; }

	bool HasAnyErrors() const;

	virtual void AddError(const FString& InError, int32 StackOffset = 0);
	virtual bool AddErrorIfFalse(bool bCondition, const FString& InError, int32 StackOffset = 0);
	virtual void AddWarning(const FString& InWarning, int32 StackOffset = 0);
	virtual void AddInfo(const FString& InLogItem, int32 StackOffset = 0, bool bCaptureStack = false);

	/**
	 * Errors and warnings that match do not count. Occurrences: exactly as many, 0 for one or more (from 5.6 on below 0
	 * for any number); otherwise the test fails. A pattern is a regular expression; a broken one ends the program.
	 */
#if HOST_HAS_EXPECTED_MESSAGES
	void AddExpectedMessage(FString ExpectedPatternString, ELogVerbosity::Type ExpectedVerbosity,
		EAutomationExpectedMessageFlags::MatchType CompareType = EAutomationExpectedMessageFlags::Contains,
		int32 Occurrences = 1, bool IsRegex = true);
	void AddExpectedMessage(FString ExpectedPatternString,
		EAutomationExpectedMessageFlags::MatchType CompareType = EAutomationExpectedMessageFlags::Contains,
		int32 Occurrences = 1, bool IsRegex = true);
	void AddExpectedError(FString ExpectedPatternString,
		EAutomationExpectedErrorFlags::MatchType CompareType = EAutomationExpectedErrorFlags::Contains,
		int32 Occurrences = 1, bool IsRegex = true);
	void AddExpectedErrorPlain(FString ExpectedString,
		EAutomationExpectedErrorFlags::MatchType CompareType = EAutomationExpectedErrorFlags::Contains,
		int32 Occurrences = 1);
#else
	void AddExpectedMessage(FString ExpectedPatternString, ELogVerbosity::Type ExpectedVerbosity,
		EAutomationExpectedMessageFlags::MatchType CompareType = EAutomationExpectedMessageFlags::Contains,
		int32 Occurrences = 1);
	void AddExpectedMessage(FString ExpectedPatternString,
		EAutomationExpectedMessageFlags::MatchType CompareType = EAutomationExpectedMessageFlags::Contains,
		int32 Occurrences = 1);
	void AddExpectedError(FString ExpectedPatternString,
		EAutomationExpectedErrorFlags::MatchType CompareType = EAutomationExpectedErrorFlags::Contains,
		int32 Occurrences = 1);
#endif

#define HOST_CHECK_ONE(Function, Type)                                                                                 \
	bool Function(const TCHAR* What, Type Value);                                                                      \
	bool Function(const FString& What, Type Value)                                                                     \
	{                                                                                                                  \
		return Function(*What, Value);                                                                                 \
	}
#define HOST_CHECK_TWO(Function, Type)                                                                                 \
	bool Function(const TCHAR* What, Type Actual, Type Expected);                                                      \
	bool Function(const FString& What, Type Actual, Type Expected)                                                     \
	{                                                                                                                  \
		return Function(*What, Actual, Expected);                                                                      \
	}
#define HOST_CHECK_TWO_TYPES(Function, FirstType, SecondType)                                                          \
	bool Function(const TCHAR* What, FirstType Actual, SecondType Expected);                                           \
	bool Function(const FString& What, FirstType Actual, SecondType Expected)                                          \
	{                                                                                                                  \
		return Function(*What, Actual, Expected);                                                                      \
	}
#define HOST_CHECK_NEAR(Function, Type, ToleranceType)                                                                 \
	bool Function(const TCHAR* What, Type Actual, Type Expected,                                                       \
		ToleranceType Tolerance = ToleranceType(UE_KINDA_SMALL_NUMBER));                                               \
	bool Function(const FString& What, Type Actual, Type Expected,                                                     \
		ToleranceType Tolerance = ToleranceType(UE_KINDA_SMALL_NUMBER))                                                \
	{                                                                                                                  \
		return Function(*What, Actual, Expected, Tolerance);                                                           \
	}

	HOST_CHECK_ONE(TestTrue, bool)
	HOST_CHECK_ONE(TestFalse, bool)

	HOST_CHECK_TWO(TestEqual, const int32)
	HOST_CHECK_TWO(TestEqual, const int64)
	HOST_CHECK_NEAR(TestEqual, const float, float)
	HOST_CHECK_NEAR(TestEqual, const double, double)
	HOST_CHECK_NEAR(TestEqual, const FVector, float)
	HOST_CHECK_NEAR(TestEqual, const FTransform, float)
	HOST_CHECK_NEAR(TestEqual, const FRotator, float)
	HOST_CHECK_TWO(TestEqual, const FColor)
	HOST_CHECK_TWO(TestEqual, const FLinearColor)

	/** Text without regard to case. */
	HOST_CHECK_TWO(TestEqual, const TCHAR*)
#if HOST_HAS_TESTS_OF_VIEWS
	HOST_CHECK_TWO(TestEqual, FStringView)
	HOST_CHECK_TWO(TestEqualSensitive, FStringView)
	bool TestEqualInsensitive(const TCHAR* What, FStringView Actual, FStringView Expected);
#else
	HOST_CHECK_TWO_TYPES(TestEqual, const TCHAR*, const FString&)
	HOST_CHECK_TWO_TYPES(TestEqual, const FString&, const TCHAR*)
	HOST_CHECK_TWO(TestEqual, const FString&)
#endif
	HOST_CHECK_TWO(TestEqualSensitive, const TCHAR*)
	bool TestEqualInsensitive(const TCHAR* What, const TCHAR* Actual, const TCHAR* Expected);

	HOST_CHECK_NEAR(TestNearlyEqual, const float, float)
	HOST_CHECK_NEAR(TestNearlyEqual, const double, double)
	HOST_CHECK_NEAR(TestNearlyEqual, const FVector, float)
	HOST_CHECK_NEAR(TestNearlyEqual, const FTransform, float)
	HOST_CHECK_NEAR(TestNearlyEqual, const FRotator, float)

#undef HOST_CHECK_NEAR
#undef HOST_CHECK_TWO_TYPES
#undef HOST_CHECK_TWO
#undef HOST_CHECK_ONE

	/** Exactly equal by operator==. */
	template <typename ValueType>
	bool TestEqual(const TCHAR* What, const ValueType& Actual, const ValueType& Expected)
	{
		return CheckValues(Actual == Expected, What, TEXT("equal"), Actual, Expected);
	}
	template <typename ValueType>
	bool TestEqual(const FString& What, const ValueType& Actual, const ValueType& Expected)
	{
		return TestEqual(*What, Actual, Expected);
	}

	template <typename ValueType>
	bool TestNotEqual(const TCHAR* What, const ValueType& Actual, const ValueType& Expected)
	{
		return CheckValues(!(Actual == Expected), What, TEXT("different"), Actual, Expected);
	}
	template <typename ValueType>
	bool TestNotEqual(const FString& What, const ValueType& Actual, const ValueType& Expected)
	{
		return TestNotEqual(*What, Actual, Expected);
	}

	template <typename ValueType>
	bool TestNull(const TCHAR* What, const ValueType* Pointer)
	{
		return Check(Pointer == nullptr, What, TEXT("null"));
	}
	template <typename ValueType>
	bool TestNotNull(const TCHAR* What, const ValueType* Pointer)
	{
		return Check(Pointer != nullptr, What, TEXT("not null"));
	}
	template <typename ValueType>
	bool TestNotNull(const FString& What, const ValueType* Pointer)
	{
		return TestNotNull(*What, Pointer);
	}

	virtual FString GetBeautifiedTestName() const = 0;
	/** Names of the cases and what RunTest gets for each; one unnamed case for a simple test. */
	virtual void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const = 0;

protected:
	/** True when it passed so far; errors count beside it. */
	virtual bool RunTest(const FString& Parameters) = 0;

private:
	friend class FAutomationTestFramework;

	bool Check(bool bHolds, const TCHAR* What, const TCHAR* Wanted);
	bool CheckText(bool bHolds, const TCHAR* What, const FString& Actual, const FString& Wanted);

	template <typename ValueType>
	bool CheckValues(
		bool bHolds, const TCHAR* What, const TCHAR* Wanted, const ValueType& Actual, const ValueType& Expected)
	{
		using FValueText = UE::Host::TValueText<ValueType>;
		return bHolds ||
			CheckText(false, What, FValueText::Get(Actual), FString(Wanted) + TEXT(" to ") + FValueText::Get(Expected));
	}

	/** A log line while the test runs. */
	void ReceiveLog(const FString& Message, ELogVerbosity::Type Verbosity, const FString& Category);
	bool TakeExpected(const FString& Message, ELogVerbosity::Type Verbosity);
	void AddExpected(FString Pattern, ELogVerbosity::Type Verbosity, bool bExact, int32 Occurrences, bool bRegex);
	void BeginRun(const FString& FullName);
	UE::Host::FHostTestResult EndRun(bool bReturned);

	FString TestName;
	FString TestFullName;
	bool bComplexTask;

	mutable FCriticalSection Lock;
	TArray<FString> Errors;
	TArray<FString> Warnings;
	TArray<FString> Infos;
	TArray<UE::Host::FExpectedMessage> ExpectedMessages;
};
