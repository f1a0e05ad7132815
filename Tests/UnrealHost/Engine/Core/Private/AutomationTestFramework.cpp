// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/AutomationTestFramework.h"

#include "CoreGlobals.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"
#include "Host/HostLog.h"
#include "Host/HostRuntime.h"
#include "Misc/ScopeLock.h"

namespace AutomationTestFrameworkDetail
{
static constexpr double FrameSeconds = 1.0 / 60.0;
static constexpr double LimitSeconds = 60.0;

/** Whether a run of this target without rendering and without a user offers the test. */
static bool IsOffered(UE::Host::FTestFlags Flags)
{
	const uint32 Bits = static_cast<uint32>(Flags);
	const uint32 Context =
		static_cast<uint32>(WITH_EDITOR ? EAutomationTestFlags::EditorContext : EAutomationTestFlags::ClientContext);
	const uint32 Excluded = static_cast<uint32>(EAutomationTestFlags::Disabled) |
		static_cast<uint32>(EAutomationTestFlags::NonNullRHI) | static_cast<uint32>(EAutomationTestFlags::RequiresUser);
	return (Bits & Context) != 0 && (Bits & Excluded) == 0;
}

struct FTestListener
{
	TFunction<void()> Begin;
	TFunction<void(FAutomationTestBase&)> End;
};

static TArray<FTestListener>& TestListeners()
{
	static TArray<FTestListener> Listeners;
	return Listeners;
}

} // namespace AutomationTestFrameworkDetail

void UE::Host::OnTest(TFunction<void()> Begin, TFunction<void(FAutomationTestBase&)> End)
{
	AutomationTestFrameworkDetail::TestListeners().Add({MoveTemp(Begin), MoveTemp(End)});
}

bool IAutomationLatentCommand::InternalUpdate()
{
	StartTime = StartTime == 0.0 ? FPlatformTime::Seconds() : StartTime;
	return Update();
}

double IAutomationLatentCommand::GetCurrentRunTime() const
{
	return StartTime == 0.0 ? 0.0 : FPlatformTime::Seconds() - StartTime;
}

FAutomationTestFramework& FAutomationTestFramework::Get()
{
	static FAutomationTestFramework Instance;
	return Instance;
}

FAutomationTestFramework::FAutomationTestFramework()
{
	UE::Host::AddLogListener(
		[this](const TCHAR* Message, ELogVerbosity::Type Verbosity, FName Category)
		{
			const FScopeLock Held(&CurrentTestLock);
			if (CurrentTest)
			{
				CurrentTest->ReceiveLog(Message, Verbosity, Category.ToString());
			}
		});
}

void FAutomationTestFramework::EnqueueLatentCommand(TSharedPtr<IAutomationLatentCommand> NewCommand)
{
	check(IsInGameThread());
	LatentCommands.Add(NewCommand);
}

bool FAutomationTestFramework::RegisterAutomationTest(
	const FString& InTestNameToRegister, FAutomationTestBase* InTestToRegister)
{
	if (Tests.Contains(InTestNameToRegister))
	{
		return false;
	}
	Tests.Add(InTestNameToRegister, InTestToRegister);
	return true;
}

bool FAutomationTestFramework::UnregisterAutomationTest(const FString& InTestNameToUnregister)
{
	return Tests.Remove(InTestNameToUnregister) > 0;
}

FAutomationTestBase* FAutomationTestFramework::GetCurrentTest() const
{
	const FScopeLock Held(&CurrentTestLock);
	return CurrentTest;
}

TArray<FAutomationTestFramework::FCase> FAutomationTestFramework::GatherCases() const
{
	TArray<FCase> Cases;
	for (const auto& Pair : Tests)
	{
		FAutomationTestBase* Test = Pair.Value;
		TArray<FString> Names;
		TArray<FString> Commands;
		Test->GetTests(Names, Commands);
		for (int32 Index = 0; Index < Names.Num(); ++Index)
		{
			const FString Suffix = Names[Index].IsEmpty() ? FString() : TEXT(".") + Names[Index];
			Cases.Add(FCase{Test, Test->GetBeautifiedTestName() + Suffix, Commands[Index]});
		}
	}
	return Cases;
}

TArray<FString> FAutomationTestFramework::HostListTests() const
{
	TArray<FString> Names;
	for (const FCase& Case : GatherCases())
	{
		if (AutomationTestFrameworkDetail::IsOffered(Case.Test->GetTestFlags()))
		{
			Names.Add(Case.FullName);
		}
	}
	Names.Sort();
	return Names;
}

UE::Host::FHostTestResult FAutomationTestFramework::HostRunTest(const FString& FullName)
{
	const TArray<FCase> Cases = GatherCases();
	const FCase* Found = nullptr;
	int32 Count = 0;
	for (const FCase& Case : Cases)
	{
		if (Case.FullName.Equals(FullName))
		{
			Found = &Case;
			++Count;
		}
	}
	if (Count == 1)
	{
		return RunCase(*Found);
	}
	UE::Host::FHostTestResult Result;
	Result.Name = FullName;
	Result.Errors.Add(FString::Printf(TEXT("%d tests have this name."), Count));
	return Result;
}

UE::Host::FHostTestResult FAutomationTestFramework::RunCase(const FCase& Case)
{
	if (!bAnyTestRan)
	{
		bAnyTestRan = true;
		OnBeforeAllTestsEvent.Broadcast();
	}
	const auto SetCurrent = [this](FAutomationTestBase* Test)
	{
		const FScopeLock Held(&CurrentTestLock);
		CurrentTest = Test;
	};
	Case.Test->BeginRun(Case.FullName);
	for (const AutomationTestFrameworkDetail::FTestListener& Listener : AutomationTestFrameworkDetail::TestListeners())
	{
		Listener.Begin();
	}
	SetCurrent(Case.Test);
	const bool bReturned = Case.Test->RunTest(Case.Parameters);
	const double Start = FPlatformTime::Seconds();
	while (!ExecuteLatentCommands())
	{
		if (FPlatformTime::Seconds() - Start > AutomationTestFrameworkDetail::LimitSeconds)
		{
			Case.Test->AddError(TEXT("Latent work did not end in time."));
			LatentCommands.Empty();
			break;
		}
		// Sleeps a little: what is waited for may happen on other threads.
		FPlatformProcess::Sleep(0.0002f);
		UE::Host::PumpGameThread(AutomationTestFrameworkDetail::FrameSeconds);
	}
	SetCurrent(nullptr);
	for (const AutomationTestFrameworkDetail::FTestListener& Listener : AutomationTestFrameworkDetail::TestListeners())
	{
		Listener.End(*Case.Test);
	}
	return Case.Test->EndRun(bReturned);
}

bool FAutomationTestFramework::ExecuteLatentCommands()
{
	while (LatentCommands.Num() > 0)
	{
		const TSharedPtr<IAutomationLatentCommand> Command = LatentCommands[0];
		if (!Command->InternalUpdate())
		{
			return false;
		}
		LatentCommands.RemoveAt(0);
	}
	return true;
}

void FAutomationTestFramework::HostEndAllTests()
{
	if (bAnyTestRan)
	{
		bAnyTestRan = false;
		OnAfterAllTestsEvent.Broadcast();
	}
}
