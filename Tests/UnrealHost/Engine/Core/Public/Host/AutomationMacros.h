// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/AutomationTestFramework.h"

// Part of Misc/AutomationTest.h.

/** The members every macro-made test class has. */
#define HOST_AUTOMATION_TEST_MEMBERS(TClass, PrettyName, TFlags)                                                       \
	static_assert(UE::Host::HasContext(static_cast<uint32>(TFlags)),                                                   \
		"AutomationTest has no application flag. It shouldn't be registered.");                                        \
	static_assert(UE::Host::HasOneFilter(static_cast<uint32>(TFlags)),                                                 \
		"AutomationTest must have exactly one filter type specified.");                                                \
	virtual UE::Host::FTestFlags GetTestFlags() const override                                                         \
	{                                                                                                                  \
		return static_cast<UE::Host::FTestFlags>(TFlags);                                                              \
	}                                                                                                                  \
	virtual uint32 GetRequiredDeviceNum() const override                                                               \
	{                                                                                                                  \
		return 1;                                                                                                      \
	}                                                                                                                  \
	virtual FString GetTestSourceFileName() const override                                                             \
	{                                                                                                                  \
		return FString(__FILE__);                                                                                      \
	}                                                                                                                  \
	virtual int32 GetTestSourceFileLine() const override                                                               \
	{                                                                                                                  \
		return __LINE__;                                                                                               \
	}                                                                                                                  \
	virtual FString GetBeautifiedTestName() const override                                                             \
	{                                                                                                                  \
		return FString(PrettyName);                                                                                    \
	}

#define HOST_AUTOMATION_TEST_INSTANCE(TClass)                                                                          \
	namespace                                                                                                          \
	{                                                                                                                  \
	TClass TClass##AutomationTestInstance(TEXT(#TClass));                                                              \
	}

#define IMPLEMENT_CUSTOM_SIMPLE_AUTOMATION_TEST(TClass, TBaseClass, PrettyName, TFlags)                                \
	class TClass : public TBaseClass                                                                                   \
	{                                                                                                                  \
	public:                                                                                                            \
		TClass(const FString& InName)                                                                                  \
			: TBaseClass(InName, false)                                                                                \
		{                                                                                                              \
		}                                                                                                              \
		HOST_AUTOMATION_TEST_MEMBERS(TClass, PrettyName, TFlags)                                                       \
                                                                                                                       \
	protected:                                                                                                         \
		virtual void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override    \
		{                                                                                                              \
			OutBeautifiedNames.Add(FString());                                                                         \
			OutTestCommands.Add(FString());                                                                            \
		}                                                                                                              \
		virtual bool RunTest(const FString& Parameters) override;                                                      \
	};                                                                                                                 \
	HOST_AUTOMATION_TEST_INSTANCE(TClass)

#define IMPLEMENT_CUSTOM_COMPLEX_AUTOMATION_TEST(TClass, TBaseClass, PrettyName, TFlags)                               \
	class TClass : public TBaseClass                                                                                   \
	{                                                                                                                  \
	public:                                                                                                            \
		TClass(const FString& InName)                                                                                  \
			: TBaseClass(InName, true)                                                                                 \
		{                                                                                                              \
		}                                                                                                              \
		HOST_AUTOMATION_TEST_MEMBERS(TClass, PrettyName, TFlags)                                                       \
                                                                                                                       \
	protected:                                                                                                         \
		virtual void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override;   \
		virtual bool RunTest(const FString& Parameters) override;                                                      \
	};                                                                                                                 \
	HOST_AUTOMATION_TEST_INSTANCE(TClass)

#define IMPLEMENT_SIMPLE_AUTOMATION_TEST(TClass, PrettyName, TFlags)                                                   \
	IMPLEMENT_CUSTOM_SIMPLE_AUTOMATION_TEST(TClass, FAutomationTestBase, PrettyName, TFlags)
#define IMPLEMENT_COMPLEX_AUTOMATION_TEST(TClass, PrettyName, TFlags)                                                  \
	IMPLEMENT_CUSTOM_COMPLEX_AUTOMATION_TEST(TClass, FAutomationTestBase, PrettyName, TFlags)

/** Members of the spec follow; END_DEFINE_SPEC closes it. */
#define BEGIN_DEFINE_SPEC(TClass, PrettyName, TFlags)                                                                  \
	class TClass : public FAutomationSpecBase                                                                          \
	{                                                                                                                  \
	public:                                                                                                            \
		TClass(const FString& InName)                                                                                  \
			: FAutomationSpecBase(InName, true)                                                                        \
		{                                                                                                              \
		}                                                                                                              \
		HOST_AUTOMATION_TEST_MEMBERS(TClass, PrettyName, TFlags)                                                       \
                                                                                                                       \
	protected:                                                                                                         \
		virtual void Define() override;

#define END_DEFINE_SPEC(TClass)                                                                                        \
	}                                                                                                                  \
	;                                                                                                                  \
	HOST_AUTOMATION_TEST_INSTANCE(TClass)

#define DEFINE_SPEC(TClass, PrettyName, TFlags)                                                                        \
	BEGIN_DEFINE_SPEC(TClass, PrettyName, TFlags)                                                                      \
	END_DEFINE_SPEC(TClass)

#define DEFINE_LATENT_AUTOMATION_COMMAND(CommandName)                                                                  \
	class CommandName : public IAutomationLatentCommand                                                                \
	{                                                                                                                  \
	public:                                                                                                            \
		virtual bool Update() override;                                                                                \
	};

#define DEFINE_LATENT_AUTOMATION_COMMAND_ONE_PARAMETER(CommandName, ParamType0, ParamName0)                            \
	class CommandName : public IAutomationLatentCommand                                                                \
	{                                                                                                                  \
	public:                                                                                                            \
		CommandName(ParamType0 InputParam0)                                                                            \
			: ParamName0(InputParam0)                                                                                  \
		{                                                                                                              \
		}                                                                                                              \
		virtual bool Update() override;                                                                                \
                                                                                                                       \
	private:                                                                                                           \
		ParamType0 ParamName0;                                                                                         \
	};

#define DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(CommandName, ParamType0, ParamName0, ParamType1, ParamName1)    \
	class CommandName : public IAutomationLatentCommand                                                                \
	{                                                                                                                  \
	public:                                                                                                            \
		CommandName(ParamType0 InputParam0, ParamType1 InputParam1)                                                    \
			: ParamName0(InputParam0)                                                                                  \
			, ParamName1(InputParam1)                                                                                  \
		{                                                                                                              \
		}                                                                                                              \
		virtual bool Update() override;                                                                                \
                                                                                                                       \
	private:                                                                                                           \
		ParamType0 ParamName0;                                                                                         \
		ParamType1 ParamName1;                                                                                         \
	};

#define DEFINE_LATENT_AUTOMATION_COMMAND_THREE_PARAMETER(                                                              \
	CommandName, ParamType0, ParamName0, ParamType1, ParamName1, ParamType2, ParamName2)                               \
	class CommandName : public IAutomationLatentCommand                                                                \
	{                                                                                                                  \
	public:                                                                                                            \
		CommandName(ParamType0 InputParam0, ParamType1 InputParam1, ParamType2 InputParam2)                            \
			: ParamName0(InputParam0)                                                                                  \
			, ParamName1(InputParam1)                                                                                  \
			, ParamName2(InputParam2)                                                                                  \
		{                                                                                                              \
		}                                                                                                              \
		virtual bool Update() override;                                                                                \
                                                                                                                       \
	private:                                                                                                           \
		ParamType0 ParamName0;                                                                                         \
		ParamType1 ParamName1;                                                                                         \
		ParamType2 ParamName2;                                                                                         \
	};

#define DEFINE_LATENT_AUTOMATION_COMMAND_FOUR_PARAMETER(                                                               \
	CommandName, ParamType0, ParamName0, ParamType1, ParamName1, ParamType2, ParamName2, ParamType3, ParamName3)       \
	class CommandName : public IAutomationLatentCommand                                                                \
	{                                                                                                                  \
	public:                                                                                                            \
		CommandName(ParamType0 InputParam0, ParamType1 InputParam1, ParamType2 InputParam2, ParamType3 InputParam3)    \
			: ParamName0(InputParam0)                                                                                  \
			, ParamName1(InputParam1)                                                                                  \
			, ParamName2(InputParam2)                                                                                  \
			, ParamName3(InputParam3)                                                                                  \
		{                                                                                                              \
		}                                                                                                              \
		virtual bool Update() override;                                                                                \
                                                                                                                       \
	private:                                                                                                           \
		ParamType0 ParamName0;                                                                                         \
		ParamType1 ParamName1;                                                                                         \
		ParamType2 ParamName2;                                                                                         \
		ParamType3 ParamName3;                                                                                         \
	};

#define ADD_LATENT_AUTOMATION_COMMAND(ClassDeclaration)                                                                \
	FAutomationTestFramework::Get().EnqueueLatentCommand(MakeShareable(new ClassDeclaration));

#define TestTrueExpr(Expression) TestTrue(TEXT(#Expression), Expression)

/** Leave RunTest at the first check that does not hold. */
#define HOST_UTEST(...)                                                                                                \
	if (!(__VA_ARGS__))                                                                                                \
	{                                                                                                                  \
		return false;                                                                                                  \
	}
#define UTEST_TRUE(What, Value) HOST_UTEST(TestTrue(What, Value))
#define UTEST_FALSE(What, Value) HOST_UTEST(TestFalse(What, Value))
#define UTEST_EQUAL(What, Actual, Expected) HOST_UTEST(TestEqual(What, Actual, Expected))
#define UTEST_EQUAL_TOLERANCE(What, Actual, Expected, Tolerance)                                                       \
	HOST_UTEST(TestEqual(What, Actual, Expected, Tolerance))
#define UTEST_NEARLY_EQUAL(What, Actual, Expected, Tolerance)                                                          \
	HOST_UTEST(TestNearlyEqual(What, Actual, Expected, Tolerance))
#define UTEST_NOT_EQUAL(What, Actual, Expected) HOST_UTEST(TestNotEqual(What, Actual, Expected))
#define UTEST_NULL(What, Pointer) HOST_UTEST(TestNull(What, Pointer))
#define UTEST_NOT_NULL(What, Pointer) HOST_UTEST(TestNotNull(What, Pointer))
#define UTEST_VALID(What, Value) HOST_UTEST(TestValid(What, Value))
#define UTEST_INVALID(What, Value) HOST_UTEST(TestInvalid(What, Value))
