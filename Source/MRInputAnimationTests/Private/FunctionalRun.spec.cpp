// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EngineUtils.h"
#include "HAL/FileManager.h"
#include "MRInputConvert.h"
#include "MRInputFunctionalTest.h"
#include "MRInputTestJson.h"
#include "MRInputTestRun.h"
#include "MRInputTestSession.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputTestStage.h"
#include "UObject/GarbageCollection.h"

#if WITH_DEV_AUTOMATION_TESTS

/** Levels whose tests are spawned in the one world that the spec has. */
class FMRInputSpawnedLevels final : public IMRInputTestLevels
{
public:
	FMRInputSpawnedLevels(FMRInputTestWorld& InWorld, UMRInputAnimation* InRecording, TArray<FString>& InLog)
		: World(InWorld)
		, Recording(InRecording)
		, Log(InLog)
	{
	}

	//~ Begin IMRInputTestLevels interface
	virtual TArray<FString> List() const override { return {TEXT("Buttons"), TEXT("Empty"), TEXT("Closed")}; }
	virtual void Open(const FString& Level) override
	{
		Log.Add(TEXT("open ") + Level);
		Opened = Level;
		for (AMRInputFunctionalTest* Old : Tests)
		{
			Old->Destroy();
		}
		Tests.Reset();
		if (Level == TEXT("Buttons"))
		{
			Add(TEXT("Buttons.Second"), TEXT("two"));
			Add(TEXT("Buttons.First"), TEXT("three"));
			Add(TEXT("Buttons.Off"), TEXT("one"));
			Tests.Last()->bIsEnabled = false;
		}
	}
	virtual UWorld* FindOpened() override { return Opened == TEXT("Closed") ? nullptr : &World.Get(); }
	virtual void Quit() override { Log.Add(TEXT("quit")); }
	//~ End IMRInputTestLevels interface

private:
	void Add(const TCHAR* Name, const TCHAR* Marker)
	{
		AMRInputFunctionalTest* Test = World.Get().SpawnActor<AMRInputFunctionalTest>();
		Test->TestName = Name;
		Test->Recording = Recording;
		Test->ExpectedEvents.AddDefaulted_GetRef().Name = Marker;
		Tests.Add(Test);
	}

	FMRInputTestWorld& World;
	UMRInputAnimation* Recording;
	TArray<FString>& Log;
	FString Opened;
	TArray<AMRInputFunctionalTest*> Tests;
};

BEGIN_DEFINE_SPEC(FMRInputFunctionalRunSpec, "MRInputAnimation.Unit.FunctionalRun",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
FString Folder;
TArray<FString> Log;

void DefineFiles();
void DefineRuns();
FString GetPath(const TCHAR* Name) const
{
	return FPaths::Combine(Folder, Name);
}
FString Load(const TCHAR* Name) const;
int32 GetHeartbeat() const;
TUniquePtr<FMRInputTestRun> Start(const TCHAR* Tests, const TCHAR* More = TEXT(""));
void Finish(FMRInputTestRun& Run);
void TestContains(const TCHAR* What, const FString& Text, const TCHAR* Part);
END_DEFINE_SPEC(FMRInputFunctionalRunSpec)

FString FMRInputFunctionalRunSpec::Load(const TCHAR* Name) const
{
	FString Text;
	MRInputTestJson::LoadText(GetPath(Name), Text);
	return Text;
}

int32 FMRInputFunctionalRunSpec::GetHeartbeat() const
{
	FString Before;
	FString After;
	Load(TEXT("report.json")).Split(TEXT("\"heartbeat\":"), &Before, &After);
	return FCString::Atoi(*After.TrimStart());
}

TUniquePtr<FMRInputTestRun> FMRInputFunctionalRunSpec::Start(const TCHAR* Tests, const TCHAR* More)
{
	const FString Text = FString::Printf(TEXT("{\"format\": \"mrinput-run\", \"version\": 1, \"runId\": \"run-1\", "
											  "\"tests\": [%s], \"heartbeatInterval\": 0%s}"),
		Tests, More);
	MRInputTestJson::SaveText(Text, GetPath(TEXT("run.json")));
	TUniquePtr<FMRInputTestRun> Run =
		FMRInputTestRun::Start(GetPath(TEXT("run.json")), MakeUnique<FMRInputSpawnedLevels>(*World, Known.Get(), Log));
	if (TestTrue(TEXT("a run"), Run.IsValid()))
	{
		Run->OpenLimitSeconds = 0.0;
	}
	return Run;
}

void FMRInputFunctionalRunSpec::Finish(FMRInputTestRun& Run)
{
	int32 Frames = 0;
	while (Run.Tick() && ++Frames < 1000)
	{
		World->Tick(1.0f / 60.0f);
	}
	TestTrue(TEXT("it ends"), Frames < 1000);
}

void FMRInputFunctionalRunSpec::TestContains(const TCHAR* What, const FString& Text, const TCHAR* Part)
{
	TestTrue(FString::Printf(TEXT("%s: '%s' in %s"), What, Part, *Text), Text.Contains(Part));
}

void FMRInputFunctionalRunSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			const FString Name = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			Folder = FPaths::ConvertRelativePathToFull(Name);
			Log.Reset();
		});
	AfterEach(
		[this]
		{
			MRInputTestStage::End(Engine, World, Known);
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});
	DefineFiles();
	DefineRuns();
}

void FMRInputFunctionalRunSpec::DefineFiles()
{
	It("finds run.json on the command line, or above the Saved folder",
		[this]
		{
			FString Path;
			TestTrue(TEXT("by name"),
				FMRInputTestRun::FindRunFile(TEXT("Game -MRInputRun=\"a (b), c.json\" -log"), Folder, Path));
			TestEqual(TEXT("the path"), Path, FString(TEXT("a (b), c.json")));
			const FString Saved = FPaths::Combine(Folder, TEXT("Game/Saved/"));
			TestFalse(TEXT("without a file"), FMRInputTestRun::FindRunFile(TEXT("Game"), Saved, Path));
			MRInputTestJson::SaveText(TEXT("{}"), GetPath(TEXT("run.json")));
			TestTrue(TEXT("with it"), FMRInputTestRun::FindRunFile(TEXT("Game"), Saved, Path));
			TestTrue(TEXT("the same"), FPaths::IsSamePath(Path, GetPath(TEXT("run.json"))));
		});

	It("refuses what is no run.json, and says why",
		[this]
		{
			mria::TestRequest Request;
			FString Error;
			TestFalse(TEXT("no JSON"), MRInputTestJson::ReadRequest(TEXT("run"), Request, Error));
			TestEqual(TEXT("why"), Error, FString(TEXT("its format is not mrinput-run, version 1")));
			const FString Other = TEXT("{\"format\": \"mrinput-run\", \"version\": 2}");
			TestFalse(TEXT("another version"), MRInputTestJson::ReadRequest(Other, Request, Error));
			const FString Unsafe = TEXT("{\"format\": \"mrinput-run\", \"version\": 1, \"runId\": \"../a\"}");
			TestFalse(TEXT("an id that leaves the folder"), MRInputTestJson::ReadRequest(Unsafe, Request, Error));
			TestEqual(TEXT("why not"), Error, FString(TEXT("runId may contain only digits, lowercase letters and -")));
		});

	It("reads everything that a run.json asks for",
		[this]
		{
			const FString Text =
				TEXT("{\"format\": \"mrinput-run\", \"version\": 1, \"runId\": \"r\", \"tests\": [\"A*\"], "
					 "\"recordings\": [\"a.bin\"], \"shardIndex\": 2, \"shardCount\": 3, \"testLimit\": 4.5, "
					 "\"heartbeatInterval\": 0.5, \"snapshots\": \"write\", \"takes\": false, "
					 "\"screenshots\": false, \"quitWhenDone\": false, \"later\": {}}");
			mria::TestRequest Request;
			FString Error;
			TestTrue(TEXT("read"), MRInputTestJson::ReadRequest(Text, Request, Error));
			TestTrue(TEXT("tests"), Request.tests == std::vector<std::string>({"A*"}));
			TestTrue(TEXT("recordings"), Request.recordings == std::vector<std::string>({"a.bin"}));
			TestTrue(TEXT("shard"), Request.shardIndex == 2 && Request.shardCount == 3);
			TestTrue(TEXT("times"), Request.testLimit == 4.5 && Request.heartbeatInterval == 0.5);
			TestTrue(TEXT("flags"),
				Request.writesSnapshots && !Request.wantsTakes && !Request.wantsScreenshots && !Request.quitsWhenDone);
		});

	It("starts nothing for a file that is no run.json",
		[this]
		{
			AddExpectedError(TEXT("starts no tests"), EAutomationExpectedErrorFlags::Contains, 1);
			MRInputTestJson::SaveText(TEXT("{}"), GetPath(TEXT("run.json")));
			TestFalse(TEXT("a run"), FMRInputTestRun::Start(GetPath(TEXT("run.json")), nullptr).IsValid());
		});
}

void FMRInputFunctionalRunSpec::DefineRuns()
{
	It("runs the chosen tests, each in its level opened afresh, and reports them",
		[this]
		{
			const TUniquePtr<FMRInputTestRun> Run = Start(TEXT("\"Buttons.*st\", \"*Second\""));
			TestContains(TEXT("before the first frame"), Load(TEXT("report.json")), TEXT("\"starting\""));
			Finish(*Run);
			TestEqual(TEXT("what happened"), FString::Join(Log, TEXT(", ")),
				FString(TEXT("open Buttons, open Empty, open Closed, open Buttons, open Buttons, quit")));
			const FString Report = Load(TEXT("report.json"));
			TestContains(TEXT("done"), Report, TEXT("\"done\""));
			TestContains(TEXT("the first"), Report, TEXT("\"Buttons.First\""));
			TestContains(TEXT("its failure"), Report, TEXT("marker three differs at 2.000 s"));
			TestContains(TEXT("the second"), Report, TEXT("\"Buttons.Second\""));
			TestContains(TEXT("its state"), Report, TEXT("\"passed\""));
			TestContains(TEXT("its take"), Report, TEXT("run-1-Buttons.Second-take.bin"));
			TestTrue(TEXT("on disk"), FPaths::FileExists(GetPath(TEXT("run-1-Buttons.Second-take.bin"))));
			TestTrue(TEXT("the snapshot"), FPaths::FileExists(GetPath(TEXT("run-1-Buttons.Second.snapshot.json"))));
			TestFalse(TEXT("no half of a report"), FPaths::FileExists(GetPath(TEXT("report.json.tmp"))));
			const FString Lines = Load(TEXT("run-1-log.txt"));
			TestTrue(TEXT("the first line"), Lines.StartsWith(TEXT("LogMRInputTests: run run-1 in ") + Folder));
			TestContains(TEXT("a start"), Lines, TEXT("LogMRInputTests: test Buttons.Second started"));
			TestContains(TEXT("a success"), Lines, TEXT("LogMRInputTests: test Buttons.Second passed"));
			TestContains(
				TEXT("a failure"), Lines, TEXT("LogMRInputTests: test Buttons.First failed: marker three differs"));
			TestContains(TEXT("the end"), Lines, TEXT("LogMRInputTests: run run-1 done"));
		});

	It("skips a disabled test, and stays if it is asked to",
		[this]
		{
			Finish(*Start(TEXT("\"Buttons.Off\""), TEXT(", \"quitWhenDone\": false")));
			TestContains(TEXT("the report"), Load(TEXT("report.json")), TEXT("\"skipped\""));
			TestFalse(TEXT("quit"), Log.Contains(TEXT("quit")));
		});

	It("ends a test at the limit of the run",
		[this]
		{
			Finish(*Start(TEXT("\"Buttons.Second\""), TEXT(", \"testLimit\": 0.5")));
			TestContains(TEXT("the report"), Load(TEXT("report.json")), TEXT("\"timedOut\""));
		});

	It("has a heartbeat that grows while the game thread runs, and says where it is",
		[this]
		{
			const TUniquePtr<FMRInputTestRun> Run = Start(TEXT("\"Buttons.Second\""));
			for (int32 Frame = 0; Frame < 40; ++Frame)
			{
				Run->Tick();
				World->Tick(1.0f / 60.0f);
			}
			// A game that hangs or has crashed leaves a report like this one, whose heartbeat no longer grows.
			const FString Before = Load(TEXT("report.json"));
			TestContains(TEXT("running"), Before, TEXT("\"running\""));
			TestContains(TEXT("the test"), Before, TEXT("\"test\""));
			const int32 Heartbeat = GetHeartbeat();
			World->Tick(1.0f / 60.0f);
			TestEqual(TEXT("not by the world alone"), Load(TEXT("report.json")), Before);
			Run->Tick();
			TestEqual(TEXT("another after a tick"), GetHeartbeat(), Heartbeat + 1);
		});

	It("reports a test whose level was left",
		[this]
		{
			const TUniquePtr<FMRInputTestRun> Run = Start(TEXT("\"Buttons.Second\""));
			for (int32 Frame = 0; Frame < 40; ++Frame)
			{
				Run->Tick();
				World->Tick(1.0f / 60.0f);
			}
			for (TActorIterator<AMRInputFunctionalTest> It(&World->Get()); It; ++It)
			{
				It->Destroy();
			}
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			Finish(*Run);
			TestContains(TEXT("the report"), Load(TEXT("report.json")), TEXT("its level was left before its end"));
		});
}

#endif
