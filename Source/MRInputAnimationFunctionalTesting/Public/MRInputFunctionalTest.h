// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "FunctionalTest.h"
#include "MRInputFrame.h"
#include "MRInputFunctionalTestTypes.h"

#include "MRInputFunctionalTest.generated.h"

class FMRInputTestSession;
struct FMRInputTestAccess;
class UMRInputAnimation;

/**
 * A functional test that replays a recording and checks what happens. It passes if everything in Expected Events
 * happened and the snapshot is as expected.
 *
 * Every run is the same: the game advances by a fixed step, random numbers start with the seed, and watched actors are
 * where they were when the level began. Add it to a level; run it in the Session Frontend (Automation > Project >
 * Functional Tests) or in a packaged app with `mria device run-tests`.
 */
UCLASS(Blueprintable, meta = (DisplayName = "MR Input Functional Test"))
class MRINPUTANIMATIONFUNCTIONALTESTING_API AMRInputFunctionalTest : public AFunctionalTest
{
	GENERATED_BODY()

public:
	AMRInputFunctionalTest(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
	virtual ~AMRInputFunctionalTest() override;

	/** Name in reports and file names. If empty, the names of level and actor: Buttons.PressTest. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	FString TestName;

	/** The recording to replay. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	TObjectPtr<UMRInputAnimation> Recording;

	/** A file to replay if Recording is empty; looked for as the console command MRInput.Play does. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	FString RecordingFile;

	/** Whether the origin of the recording is this actor; otherwise it is the origin of tracking space. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	bool bPlaceAtActor = false;

	/** What must happen. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	TArray<FMRInputExpectedEvent> ExpectedEvents;

	/** Differences that count as equal. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	FMRInputTestTolerances Tolerances;

	/** Whether to compare with what happened in an earlier run. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	EMRInputSnapshotMode SnapshotMode = EMRInputSnapshotMode::Compare;

	/** Actors whose state at each marker and at the end belongs to the snapshot. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	TArray<FMRInputWatchedActor> WatchedActors;

	/** Whether to take a screenshot at each marker. Screenshots are kept, not compared. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	bool bScreenshots = true;

	/** What to do with the take that is recorded while the recording replays. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	EMRInputTakeCheck TakeCheck = EMRInputTakeCheck::Report;

	/** Length of each frame of the game during the test. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test",
		meta = (ClampMin = "0.001", Units = "s"))
	float FixedStep = 1.0f / 60.0f;

	/** Start of the game's random numbers. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	int32 RandomSeed = 1;

	/** Called for each expected Assertion at its time, with its name. The test fails unless it returns true. */
	UFUNCTION(BlueprintNativeEvent, Category = "MR Input|Functional Test")
	bool CheckAssertion(const FString& Assertion, float Time);
	virtual bool CheckAssertion_Implementation(const FString& Assertion, float Time);

	/** Test Name, or the names of level and actor. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Functional Test")
	FString GetReportedName() const;

	/** Every difference of the last run, one line each: what, when, expected and actual, and what the hands did. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Functional Test")
	TArray<FString> GetDifferences() const;

	//~ Begin AFunctionalTest interface
	virtual void FinishTest(EFunctionalTestResult TestResult, const FString& Message) override;
	virtual void Tick(float DeltaSeconds) override;
	//~ End AFunctionalTest interface

protected:
	//~ Begin AFunctionalTest interface
	virtual void PrepareTest() override;
	virtual void StartTest() override;
	virtual void OnTimeout() override;
	//~ End AFunctionalTest interface

	//~ Begin AActor interface
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	//~ End AActor interface

private:
	friend FMRInputTestAccess;

	UFUNCTION()
	void HandlePlaybackEvent(const FMRInputEvent& Event);

	void EndReplay();

	/** The recording that plays; referenced, so that it is not garbage collected. */
	UPROPERTY(Transient)
	TObjectPtr<UMRInputAnimation> Replayed;

	/** Where watched actors were when play began. */
	TArray<FTransform> StartTransforms;

	// A shared pointer, since it may point to a type that is not known here.
	TSharedPtr<FMRInputTestSession> Session;
	double StepBefore = 0.0;
	bool bUsedFixedStepBefore = false;
	bool bIsReplaying = false;
};
