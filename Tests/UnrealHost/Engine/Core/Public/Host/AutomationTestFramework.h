// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Map.h"
#include "Delegates/Delegate.h"
#include "Host/AutomationTestBase.h"
#include "Host/HostRuntime.h"
#include "Templates/SharedPointer.h"

/** Part of Misc/AutomationTest.h: work that goes on after RunTest, one step a turn. */
class IAutomationLatentCommand : public TSharedFromThis<IAutomationLatentCommand>
{
public:
	virtual ~IAutomationLatentCommand() = default;

	/** True when finished. */
	virtual bool Update() = 0;

	/** Called by the framework: notes the start, then updates. */
	bool InternalUpdate();

protected:
	/** Seconds since the first update. */
	double GetCurrentRunTime() const;

	double StartTime = 0.0;
};

/** All tests, and the one that runs. Game thread only, but for the log lines it gets. */
class FAutomationTestFramework
{
public:
	static FAutomationTestFramework& Get();

	/** Around all tests of a run: before the first that runs, and at UE::Host::Shutdown. */
	FSimpleMulticastDelegate OnBeforeAllTestsEvent;
	FSimpleMulticastDelegate OnAfterAllTestsEvent;

	/** Finished commands make room for the next; commands run in the order of their coming. */
	void EnqueueLatentCommand(TSharedPtr<IAutomationLatentCommand> NewCommand);

	/** False when the name is taken. */
	bool RegisterAutomationTest(const FString& InTestNameToRegister, FAutomationTestBase* InTestToRegister);
	bool UnregisterAutomationTest(const FString& InTestNameToUnregister);

	/** Null while none runs. */
	FAutomationTestBase* GetCurrentTest() const;

	TArray<FString> HostListTests() const;
	UE::Host::FHostTestResult HostRunTest(const FString& FullName);
	void HostEndAllTests();

private:
	struct FCase
	{
		FAutomationTestBase* Test;
		FString FullName;
		FString Parameters;
	};

	FAutomationTestFramework();
	TArray<FCase> GatherCases() const;
	/** True when no command is left. */
	bool ExecuteLatentCommands();
	UE::Host::FHostTestResult RunCase(const FCase& Case);

	TMap<FString, FAutomationTestBase*> Tests;
	TArray<TSharedPtr<IAutomationLatentCommand>> LatentCommands;
	mutable FCriticalSection CurrentTestLock;
	FAutomationTestBase* CurrentTest = nullptr;
	bool bAnyTestRan = false;
};
