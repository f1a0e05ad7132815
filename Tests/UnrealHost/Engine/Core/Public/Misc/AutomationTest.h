// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/Async.h"
#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "CoreTypes.h"
#include "Delegates/Delegate.h"
#include "HAL/CriticalSection.h"
#include "Host/HostRuntime.h"
#include "Logging/LogMacros.h"
#include "Math/Color.h"
#include "Math/Transform.h"
#include "Misc/Timespan.h"
#include "Templates/SharedPointer.h"
#include "Templates/UniquePtr.h"

// A scoped enum from 5.5 on, an enum inside a struct before.
#if HOST_HAS_SCOPED_TEST_FLAGS
enum class EAutomationTestFlags : uint32
#else
struct EAutomationTestFlags
{
	enum Type
#endif
{
	EditorContext = 0x00000001,
	ClientContext = 0x00000002,
	ProgramContext = 0x00000010,
	ProductFilter = 0x04000000
};
#if HOST_HAS_SCOPED_TEST_FLAGS
ENUM_CLASS_FLAGS(EAutomationTestFlags);
#else
};
#endif

namespace EAutomationExpectedErrorFlags
{
enum MatchType
{
	/** The whole line matches. */
	Exact,
	/** A part of the line matches. */
	Contains
};
} // namespace EAutomationExpectedErrorFlags

/** Something that a test waits for, over several frames. */
class IAutomationLatentCommand
{
public:
	virtual ~IAutomationLatentCommand() = default;

	/** Called once a frame until it returns true. */
	virtual bool Update() = 0;
};

namespace UE::Host
{
/** A value for a message; nothing when its type has no text. */
template <typename T>
auto TextOf(const T& Value, int) -> decltype(FString(Value.ToString()))
{
	return FString(Value.ToString());
}
template <typename T>
FString TextOf(const T& Value, long)
{
	if constexpr (std::is_floating_point_v<T>)
	{
		return FString::Printf(TEXT("%.17g"), static_cast<double>(Value));
	}
	else if constexpr (std::is_arithmetic_v<T>)
	{
		return LexToString(Value);
	}
	else if constexpr (std::is_constructible_v<FString, const T&>)
	{
		return FString(Value);
	}
	else
	{
		return FString();
	}
}

/** What a check is about: the engine has each check for both kinds of text. */
struct FWhat
{
	FWhat(const TCHAR* InText)
		: Text(InText)
	{
	}
	FWhat(const FString& InText)
		: Text(*InText)
	{
	}
	const TCHAR* Text;
};

/** A log line that a test waits for. */
struct FExpectedError
{
	FString Pattern;
	bool bExact = false;
	int32 Occurrences = 1;
	int32 Seen = 0;
};

/** One step of a spec; it ends when the delegate is executed. */
struct FSpecBlock
{
	TFunction<void(const TDelegate<void()>&)> Work;
	FTimespan Timeout;
};

/** What one Describe holds; the outermost is the spec itself. */
struct FSpecScope
{
	FString Path;
	FSpecScope* Outer = nullptr;
	TArray<FSpecBlock> Before;
	TArray<FSpecBlock> After;
};

struct FSpecCase
{
	FString Name;
	FSpecScope* Scope = nullptr;
	FSpecBlock Block;
};
} // namespace UE::Host

/** The checks of a test. They return whether they held, and may come on any thread. */
class FAutomationTestBase
{
public:
	virtual ~FAutomationTestBase() = default;

	/** Whether logged lines count for this test. */
	virtual bool SuppressLogErrors() { return false; }
	virtual bool SuppressLogWarnings() { return false; }
	virtual bool ElevateLogWarningsToErrors() { return true; }

	bool HasAnyErrors() const;
	virtual void AddError(const FString& InError, int32 StackOffset = 0);
	virtual void AddInfo(const FString& InLogItem, int32 StackOffset = 0, bool bCaptureStack = false);

	/**
	 * Errors and warnings that match do not count. Occurrences: exactly as many, 0 for one or more (from 5.6 on below 0
	 * for any number); otherwise the test fails. The pattern is a regular expression; a broken one ends the program.
	 */
	void AddExpectedError(FString ExpectedPatternString,
		EAutomationExpectedErrorFlags::MatchType CompareType = EAutomationExpectedErrorFlags::Contains,
		int32 Occurrences = 1);

	bool TestTrue(UE::Host::FWhat What, bool Value) { return Check(Value, What, TEXT("true")); }
	bool TestFalse(UE::Host::FWhat What, bool Value) { return Check(!Value, What, TEXT("false")); }

	/** Text is compared without regard to case, but for TestEqualSensitive. */
#define HOST_CHECK_EQUAL(Function, FirstType, SecondType, ...)                                                         \
	bool Function(UE::Host::FWhat What, FirstType Actual, SecondType Expected)                                         \
	{                                                                                                                  \
		return CheckValues(__VA_ARGS__, What, TEXT("equal"), Actual, Expected);                                        \
	}
#define HOST_CHECK_NEAR(Function, Type, ToleranceType, ...)                                                            \
	bool Function(UE::Host::FWhat What, const Type Actual, const Type Expected,                                        \
		ToleranceType Tolerance = ToleranceType(UE_KINDA_SMALL_NUMBER))                                                \
	{                                                                                                                  \
		return CheckValues(__VA_ARGS__, What, TEXT("nearly equal"), Actual, Expected);                                 \
	}
#define HOST_CHECK_NEAR_TYPES(Function)                                                                                \
	HOST_CHECK_NEAR(Function, float, float, FMath::IsNearlyEqual(Actual, Expected, Tolerance))                         \
	HOST_CHECK_NEAR(Function, double, double, FMath::IsNearlyEqual(Actual, Expected, Tolerance))                       \
	HOST_CHECK_NEAR(Function, FVector, float, Expected.Equals(Actual, Tolerance))                                      \
	HOST_CHECK_NEAR(Function, FTransform, float, Expected.Equals(Actual, Tolerance))                                   \
	HOST_CHECK_NEAR(Function, FRotator, float, Expected.Equals(Actual, Tolerance))

	HOST_CHECK_NEAR_TYPES(TestEqual)
	HOST_CHECK_NEAR_TYPES(TestNearlyEqual)
	HOST_CHECK_EQUAL(TestEqual, const int32, const int32, Actual == Expected)
	HOST_CHECK_EQUAL(TestEqual, const int64, const int64, Actual == Expected)
	HOST_CHECK_EQUAL(TestEqual, const FColor, const FColor, Actual == Expected)
	HOST_CHECK_EQUAL(TestEqual, const FLinearColor, const FLinearColor, Actual == Expected)
	HOST_CHECK_EQUAL(TestEqual, const TCHAR*, const TCHAR*, FString(Actual) == Expected)
	HOST_CHECK_EQUAL(TestEqualSensitive, const TCHAR*, const TCHAR*, FString(Actual).Equals(Expected))
#if HOST_HAS_TESTS_OF_VIEWS
	HOST_CHECK_EQUAL(TestEqual, FStringView, FStringView, Actual.Equals(Expected, ESearchCase::IgnoreCase))
	HOST_CHECK_EQUAL(TestEqualSensitive, FStringView, FStringView, Actual.Equals(Expected))
#else
	HOST_CHECK_EQUAL(TestEqual, const TCHAR*, const FString&, Expected == Actual)
	HOST_CHECK_EQUAL(TestEqual, const FString&, const TCHAR*, Actual == Expected)
	HOST_CHECK_EQUAL(TestEqual, const FString&, const FString&, Actual == Expected)
#endif

#undef HOST_CHECK_NEAR_TYPES
#undef HOST_CHECK_NEAR
#undef HOST_CHECK_EQUAL

	/** Exactly equal by operator==. */
	template <typename ValueType>
	bool TestEqual(UE::Host::FWhat What, const ValueType& Actual, const ValueType& Expected)
	{
		return CheckValues(Actual == Expected, What, TEXT("equal"), Actual, Expected);
	}
	template <typename ValueType>
	bool TestNotEqual(UE::Host::FWhat What, const ValueType& Actual, const ValueType& Expected)
	{
		return CheckValues(!(Actual == Expected), What, TEXT("different"), Actual, Expected);
	}
	template <typename ValueType>
	bool TestNull(UE::Host::FWhat What, const ValueType* Pointer)
	{
		return Check(Pointer == nullptr, What, TEXT("null"));
	}
	template <typename ValueType>
	bool TestNotNull(UE::Host::FWhat What, const ValueType* Pointer)
	{
		return Check(Pointer != nullptr, What, TEXT("not null"));
	}

	/** The test that runs; null while none does. */
	static FAutomationTestBase* HostGetCurrent();
	/** A log line while the test runs. */
	void HostReceiveLog(const FString& Message, ELogVerbosity::Type Verbosity, const FString& Category);

protected:
	bool Check(bool bHolds, UE::Host::FWhat What, const TCHAR* Wanted);
	template <typename FirstType, typename SecondType>
	bool CheckValues(
		bool bHolds, UE::Host::FWhat What, const TCHAR* Wanted, const FirstType& Actual, const SecondType& Expected)
	{
		return bHolds ||
			Check(false, What,
				*(FString(Wanted) + TEXT(" to ") + UE::Host::TextOf(Expected, 0) + TEXT(", but it was ") +
					UE::Host::TextOf(Actual, 0)));
	}
	bool TakeExpected(const FString& Message);

	mutable FCriticalSection Lock;
	UE::Host::FHostTestResult HostResult;
	TArray<UE::Host::FExpectedError> HostExpectedErrors;
};

using FDoneDelegate = TDelegate<void()>;

/**
 * A test written as Describe and It. Define() runs once; each It is a test case of its own, "Describe.It", around which
 * the BeforeEach of all its scopes run from the outside in, the AfterEach from the inside out. After an error the rest
 * but the AfterEach is left out.
 */
class FAutomationSpecBase : public FAutomationTestBase, public TSharedFromThis<FAutomationSpecBase>
{
public:
	/** Registers the spec until it is destroyed. */
	FAutomationSpecBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationSpecBase() override;

	void Describe(const FString& InDescription, TFunction<void()> DoWork);
	void It(const FString& InDescription, TFunction<void()> DoWork);
	void LatentIt(const FString& InDescription, TFunction<void(const FDoneDelegate&)> DoWork);
	void BeforeEach(TFunction<void()> DoWork);
	void AfterEach(TFunction<void()> DoWork);

	virtual uint32 HostGetFlags() const = 0;
	virtual FString GetBeautifiedTestName() const = 0;
	/** Under their full names. */
	const TArray<UE::Host::FSpecCase>& HostGetCases();
	UE::Host::FHostTestResult HostRun(const UE::Host::FSpecCase& Case);

protected:
	/** Describes the tests; implemented by the spec. */
	virtual void Define() = 0;

	FTimespan DefaultTimeout = FTimespan::FromSeconds(30.0);

private:
	void RunBlock(const UE::Host::FSpecBlock& Block);

	TArray<TUniquePtr<UE::Host::FSpecScope>> HostScopes;
	UE::Host::FSpecScope* CurrentScope = nullptr;
	TArray<UE::Host::FSpecCase> Cases;
};

/** Members of the spec follow; END_DEFINE_SPEC closes it. */
#define BEGIN_DEFINE_SPEC(TClass, PrettyName, TFlags)                                                                  \
	class TClass : public FAutomationSpecBase                                                                          \
	{                                                                                                                  \
	public:                                                                                                            \
		TClass(const FString& InName)                                                                                  \
			: FAutomationSpecBase(InName, true)                                                                        \
		{                                                                                                              \
		}                                                                                                              \
		static_assert((static_cast<uint32>(TFlags) & 0x1f) != 0,                                                       \
			"AutomationTest has no application flag. It shouldn't be registered.");                                    \
		static_assert((static_cast<uint32>(TFlags) & 0xff000000) != 0,                                                 \
			"AutomationTest must have exactly one filter type specified.");                                            \
		virtual uint32 HostGetFlags() const override { return static_cast<uint32>(TFlags); }                           \
		virtual FString GetBeautifiedTestName() const override { return FString(PrettyName); }                         \
                                                                                                                       \
	protected:                                                                                                         \
		virtual void Define() override;

#define END_DEFINE_SPEC(TClass)                                                                                        \
	}                                                                                                                  \
	;                                                                                                                  \
	namespace                                                                                                          \
	{                                                                                                                  \
	TClass TClass##AutomationTestInstance(TEXT(#TClass));                                                              \
	}
