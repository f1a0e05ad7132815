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

/** Leave RunTest at the first check that does not hold. */
