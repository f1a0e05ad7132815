// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GameFramework/Actor.h"

#include "FunctionalTest.generated.h"

UENUM(BlueprintType)
enum class EFunctionalTestResult : uint8
{
	Default,
	Invalid,
	Error,
	Running,
	Failed,
	Succeeded,
};

DECLARE_DYNAMIC_MULTICAST_DELEGATE(FFunctionalTestEventSignature);
DECLARE_LOG_CATEGORY_EXTERN(LogFunctionalTest, Log, All);

/** A test that is an actor: it prepares, waits until it is ready, starts, and runs until FinishTest or its limit. */
UCLASS()
class FUNCTIONALTESTING_API AFunctionalTest : public AActor
{
	GENERATED_BODY()

public:
	AFunctionalTest(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
		, bIsEnabled(true)
	{
		PrimaryActorTick.bCanEverTick = true;
	}

	/** False if it is disabled or runs already. */
	virtual bool RunTest(const TArray<FString>& Params = TArray<FString>());

	virtual void FinishTest(EFunctionalTestResult, const FString&)
	{
		if (!bIsRunning)
		{
			return;
		}
		bIsRunning = false;
		OnTestFinished.Broadcast();
	}
	virtual void SetTimeLimit(float NewTimeLimit, EFunctionalTestResult ResultWhenTimeRunsOut)
	{
		TimeLimit = NewTimeLimit;
		TimesUpResult = ResultWhenTimeRunsOut;
	}
	bool IsRunning() const { return bIsRunning; }

	/** Logs an error if the condition is false, as in a game that runs no automation test. */
	UFUNCTION(BlueprintCallable)
	virtual bool AssertTrue(bool Condition, const FString& Message, const UObject* ContextObject = nullptr);

	/** Asked once a frame until it is true. */
	UFUNCTION(BlueprintNativeEvent)
	bool IsReady();
	virtual bool IsReady_Implementation() { return true; }

	virtual void Tick(float DeltaSeconds) override;

	uint32 bIsEnabled : 1;
	float PreparationTimeLimit = 15.0f;

	/** Seconds; 0 for none. */
	float TimeLimit = 60.0f;

	UPROPERTY()
	FFunctionalTestEventSignature OnTestFinished;
	bool bIsRunning = false;

protected:
	virtual void PrepareTest() {}
	virtual void StartTest() {}
	virtual void OnTimeout() { FinishTest(TimesUpResult, TEXT("Time's up!")); }

private:
	EFunctionalTestResult TimesUpResult = EFunctionalTestResult::Failed;
	float TotalTime = 0.0f;
	bool bHasStarted = false;
};
