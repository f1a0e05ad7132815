// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/TestReport.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AMRInputFunctionalTest;
class FMRInputRunLog;
class UWorld;

MRINPUTANIMATIONFUNCTIONALTESTING_API DECLARE_LOG_CATEGORY_EXTERN(LogMRInputTests, Log, All);

/** Opens the levels of a run. */
class IMRInputTestLevels
{
public:
	virtual ~IMRInputTestLevels() = default;

	/** Levels with tests; an empty name is the level that the app starts with. */
	virtual TArray<FString> List() const = 0;

	/** Starts to open a level, also if it is open already. */
	virtual void Open(const FString& Level) = 0;

	/** The world of the level that was opened last, after it has begun play; null before. */
	virtual UWorld* FindOpened() = 0;

	/** Whether the run has ended and requested the exit of the app. */
	virtual void Quit() = 0;
};

/**
 * Runs the functional tests that a run.json requests: opens each test's level again, runs the test, and writes
 * report.json on every change and at least once per heartbeat interval. On the game thread, so that a game thread that
 * hangs stops the heartbeat. Resources/Docs/HoloLens.md explains the files.
 */
class MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputTestRun
{
public:
	/**
	 * The run.json of this process: that of -MRInputRun=<path> or, in a game, one in the Saved folder or in a folder
	 * above it, where a device's tools can put files. False without one.
	 */
	static bool FindRunFile(const TCHAR* CommandLine, const FString& SavedFolder, FString& OutPath);

	/** Logs the reason and returns null if the file is not a run.json. */
	static TUniquePtr<FMRInputTestRun> Start(const FString& RunFile, TUniquePtr<IMRInputTestLevels> InLevels);

	FMRInputTestRun(
		const mria::TestRequest& InRequest, const FString& InFolder, TUniquePtr<IMRInputTestLevels> InLevels);
	~FMRInputTestRun();
	UE_NONCOPYABLE(FMRInputTestRun);

	/** Call once per frame. Returns false when the run is done. */
	bool Tick();

	/** Levels that take longer to open fail their tests. */
	double OpenLimitSeconds = 60.0;

private:
	enum class EStage : uint8
	{
		Listing,
		Opening,
		Running,
		Done,
	};

	/** A test and its level. */
	struct FListedTest
	{
		FString Name;
		FString Level;
	};

	void OpenLevel(const FString& Level);
	void ListTests(UWorld& World);
	void ListNextLevel();
	void ChooseTests();
	void StartTest(UWorld& World);
	void StartNextTest();
	void WatchTest();
	bool IsOpenTooLong() const;
	void AddOutcome(mria::TestOutcome Outcome);
	void AddFailure(mria::TestState State, const FString& Message);
	void Finish();
	void WriteReport();

	mria::TestRequest Request;
	FString Folder;
	TUniquePtr<IMRInputTestLevels> Levels;
	TUniquePtr<FMRInputRunLog> Log;
	mria::TestReport Report;
	TArray<FString> LevelNames;
	TArray<FListedTest> Listed; ///< At first all tests that were found, later the remaining ones; the next one is last.
	TWeakObjectPtr<AMRInputFunctionalTest> Current;
	EStage Stage = EStage::Listing;
	int32 LevelIndex = 0;
	double StartSeconds = 0.0;
	double OpenSeconds = 0.0;
	double LastReportSeconds = 0.0;
};
