// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputRecordingData.h"
#include "Mria/TestSnapshot.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AActor;
class AMRInputFunctionalTest;
class FMRInputAssertLog;
class UMRInputAnimation;

/** The folders of a test's files, and which files are written. */
struct FMRInputTestFiles
{
	FString Folder; ///< For takes, screenshots and, in a run, snapshots that are written.
	FString Prefix; ///< Begins the names of files that a run makes: "<runId>-". Empty in the editor.
	TArray<FString> ExpectedFolders; ///< Folders of expected snapshots. The editor writes to the first.
	bool bTakes = true;
	bool bScreenshots = true;
	bool bWriteSnapshots = false; ///< Overrides the mode of the test.
};

/**
 * One run of a functional test: collects events and values while a recording replays, and gives a verdict at the end.
 * The core compares and makes the texts (Mria/TestSnapshot.h); this class reads actors and writes files. Game thread.
 */
class MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputTestSession
{
public:
	/** Saved/MRInput/Tests, and snapshots in Content/InputAnimations, which is staged with an app. */
	static FMRInputTestFiles GetDefaultFiles();

	/** Begins a run and discards the previous one. From then on, failed Assert nodes are errors of the outcome. */
	void Prepare(AMRInputFunctionalTest& InTest);

	/** Called when the recording starts. */
	void Begin(const UMRInputAnimation& Animation);

	/** Called for each playback event, before actors tick. */
	void HandleEvent(const FMRInputEvent& Event);

	/** Called after actors have ticked. `Time` is that of the recording. */
	void Advance(float Time);

	/** Whether the recording has reached its end, and that end was observed. */
	bool IsComplete() const { return bIsComplete; }

	/** Compares and writes everything. Then the outcome is complete, except for its state. */
	void Judge();

	/**
	 * Sets how the test ended. If a test has passed but its outcome has errors, it fails with the first error as its
	 * message.
	 */
	void SetResult(mria::TestState State, const FString& Message);

	/** Adds a line to the outcome and to the log. */
	void AddEvent(const char* Severity, const FString& Text);

	const mria::TestOutcome& GetOutcome() const { return Outcome; }
	const mria::TestSnapshot& GetSnapshot() const { return Snapshot; }
	float GetTime() const { return LastTime; }

	FMRInputTestFiles Files = GetDefaultFiles();

private:
	/** Two actors whose overlap is an event. */
	struct FPair
	{
		TWeakObjectPtr<AActor> One;
		TWeakObjectPtr<AActor> Other;
		bool bIsOverlapping = false;
	};

	void AddPair(AActor* One, AActor* Other);
	void ObserveOverlaps();
	void ObserveMoment(float Time, const FString& Name);
	void CheckDue(float Time);
	void JudgeExpectations();
	void JudgeSnapshot();
	void JudgeTake();
	void AddDifference(float Time, const FString& Value, const FString& Expected, const FString& Actual);
	FString DescribeHands(float Time) const;
	FString FindExpected() const;
	void WriteSnapshot(const FString& Path);
	FString GetFileName(const FString& End) const;
	void AddFile(const char* Kind, const FString& Name);

	TWeakObjectPtr<AMRInputFunctionalTest> Test;
	FMRInputRecordingData::FPtr Data;
	mria::TestSnapshot Snapshot;
	mria::TestOutcome Outcome;
	TSharedPtr<FMRInputAssertLog> AssertLog; ///< While the test runs.
	TArray<FPair> Pairs;
	TArray<FMRInputEvent> PendingMarkers; ///< Fired in this frame; actors have not reacted yet.
	TArray<int32> Due; ///< Expected assertions and variables that were not checked yet.
	double StartSeconds = 0.0;
	float LastTime = 0.0f;
	bool bHasFinished = false;
	bool bIsComplete = false;
};

/** Gives the plugin's own modules access to a functional test. */
struct MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputTestAccess
{
	/** The newest run. Its files may be set before RunTest. */
	static FMRInputTestSession& GetSession(const AMRInputFunctionalTest& Test);
};
