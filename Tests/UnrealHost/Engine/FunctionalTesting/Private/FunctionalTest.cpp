// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FunctionalTest.h"

DEFINE_LOG_CATEGORY(LogFunctionalTest);

bool AFunctionalTest::RunTest(const TArray<FString>&)
{
	if (bIsRunning || !bIsEnabled)
	{
		return false;
	}
	bIsRunning = true;
	bHasStarted = false;
	TotalTime = 0.0f;
	PrepareTest();
	return true;
}

bool AFunctionalTest::AssertTrue(bool Condition, const FString& Message, const UObject* ContextObject)
{
	if (!Condition)
	{
		UE_LOG(LogFunctionalTest, Error, TEXT("Assertion Failed: '%s' for context '%s'"), *Message,
			ContextObject ? *ContextObject->GetName() : TEXT(""));
	}
	return Condition;
}

void AFunctionalTest::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	if (!bIsRunning)
	{
		return;
	}
	TotalTime += DeltaSeconds;
	const float Limit = bHasStarted ? TimeLimit : PreparationTimeLimit;
	if (Limit > 0.0f && TotalTime > Limit)
	{
		OnTimeout();
	}
	else if (!bHasStarted && IsReady())
	{
		bHasStarted = true;
		TotalTime = 0.0f;
		StartTest();
	}
}
