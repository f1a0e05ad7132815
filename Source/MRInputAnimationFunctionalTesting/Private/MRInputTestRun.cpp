// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestRun.h"

#include "CoreGlobals.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "HAL/PlatformProperties.h"
#include "HAL/PlatformTime.h"
#include "Interfaces/IPluginManager.h"
#include "MRInputConvert.h"
#include "MRInputFunctionalTest.h"
#include "MRInputRunLog.h"
#include "MRInputTestJson.h"
#include "MRInputTestSession.h"
#include "Misc/App.h"
#include "Misc/EngineVersion.h"
#include "Misc/Parse.h"
#include "Misc/Paths.h"
#include "Mria/TestRun.h"

DEFINE_LOG_CATEGORY(LogMRInputTests);

using MRInputTestJson::ToUtf8;

namespace MRInputTestRunDetail
{

/** From the Saved folder up to the folder of the app's data: at most that many, on Android. */
constexpr int32 FolderCount = 6;

std::string GetPluginVersion()
{
	const TSharedPtr<IPlugin> Plugin = IPluginManager::Get().FindPlugin(TEXT("MRInputAnimation"));
	return Plugin ? ToUtf8(Plugin->GetDescriptor().VersionName) : std::string();
}

AMRInputFunctionalTest* FindTest(UWorld& World, const FString& Name)
{
	for (TActorIterator<AMRInputFunctionalTest> It(&World); It; ++It)
	{
		if (It->GetReportedName() == Name)
		{
			return *It;
		}
	}
	return nullptr;
}

FMRInputTestFiles GetFiles(const mria::TestRequest& Request, const FString& Folder)
{
	FMRInputTestFiles Files = FMRInputTestSession::GetDefaultFiles();
	Files.Folder = Folder;
	Files.Prefix = MRInputConvert::ToString(Request.runId) + TEXT("-");
	Files.ExpectedFolders.Insert(Folder, 0); // pushed ones win over those that were staged with the app
	Files.bTakes = Request.wantsTakes;
	Files.bScreenshots = Request.wantsScreenshots;
	Files.bWriteSnapshots = Request.writesSnapshots;
	return Files;
}

} // namespace MRInputTestRunDetail

bool FMRInputTestRun::FindRunFile(const TCHAR* CommandLine, const FString& SavedFolder, FString& OutPath)
{
	// False: a path continues after a comma or a bracket.
	if (FParse::Value(CommandLine, TEXT("MRInputRun="), OutPath, false))
	{
		return true;
	}
	// UNCONFIRMED(saved-below-app-folder): the Saved folder of a packaged app is below the folder that Device Portal or
	// adb can write to. [by hand: mria device run-tests on a device: the log's first line names the folder]
	FString Folder = FPaths::ConvertRelativePathToFull(SavedFolder);
	for (int32 Step = 0; Step < MRInputTestRunDetail::FolderCount && !Folder.IsEmpty(); ++Step)
	{
		OutPath = FPaths::Combine(Folder, UTF8_TO_TCHAR(mria::TestRunFile::kRun));
		if (FPaths::FileExists(OutPath))
		{
			return true;
		}
		FPaths::NormalizeDirectoryName(Folder);
		Folder = FPaths::GetPath(Folder);
	}
	OutPath.Reset();
	return false;
}

TUniquePtr<FMRInputTestRun> FMRInputTestRun::Start(const FString& RunFile, TUniquePtr<IMRInputTestLevels> InLevels)
{
	FString Text;
	FString Error = TEXT("it cannot be read");
	mria::TestRequest InRequest;
	if (!MRInputTestJson::LoadText(RunFile, Text) || !MRInputTestJson::ReadRequest(Text, InRequest, Error))
	{
		UE_LOG(LogMRInputTests, Error, TEXT("%s starts no tests: %s"), *RunFile, *Error);
		return nullptr;
	}
	const FString InFolder = FPaths::GetPath(FPaths::ConvertRelativePathToFull(RunFile));
	return MakeUnique<FMRInputTestRun>(InRequest, InFolder, MoveTemp(InLevels));
}

FMRInputTestRun::FMRInputTestRun(
	const mria::TestRequest& InRequest, const FString& InFolder, TUniquePtr<IMRInputTestLevels> InLevels)
	: Request(InRequest)
	, Folder(InFolder)
	, Levels(MoveTemp(InLevels))
	, LevelNames(Levels->List())
	, StartSeconds(FPlatformTime::Seconds())
	, OpenSeconds(StartSeconds)
{
	const FString LogName = MRInputConvert::ToString(Request.runId) + UTF8_TO_TCHAR(mria::TestRunFile::kLogEnd);
	Log = MakeUnique<FMRInputRunLog>(FPaths::Combine(Folder, LogName));
	Report.runId = Request.runId;
	Report.engine = ToUtf8(FEngineVersion::Current().ToString());
	Report.plugin = MRInputTestRunDetail::GetPluginVersion();
	Report.platform = FPlatformProperties::IniPlatformName();
	Report.folder = ToUtf8(Folder);
	Report.log = ToUtf8(LogName);
	UE_LOG(LogMRInputTests, Log, TEXT("run %s in %s"), *MRInputConvert::ToString(Request.runId), *Folder);
	WriteReport();
	if (LevelNames.Num() > 0 && !LevelNames[0].IsEmpty())
	{
		OpenLevel(LevelNames[0]);
	}
}

FMRInputTestRun::~FMRInputTestRun() = default;

bool FMRInputTestRun::Tick()
{
	if (Stage == EStage::Running)
	{
		WatchTest();
	}
	else if (Stage != EStage::Done)
	{
		UWorld* World = Levels->FindOpened();
		if (World)
		{
			Stage == EStage::Listing ? ListTests(*World) : StartTest(*World);
		}
		else if (IsOpenTooLong())
		{
			Stage == EStage::Listing ? ListNextLevel()
									 : AddFailure(mria::TestState::Failed, TEXT("its level did not open"));
		}
	}
	if (Stage != EStage::Done && FPlatformTime::Seconds() - LastReportSeconds >= Request.heartbeatInterval)
	{
		WriteReport();
	}
	return Stage != EStage::Done;
}

void FMRInputTestRun::OpenLevel(const FString& Level)
{
	OpenSeconds = FPlatformTime::Seconds();
	Levels->Open(Level);
}

bool FMRInputTestRun::IsOpenTooLong() const
{
	return FPlatformTime::Seconds() - OpenSeconds > OpenLimitSeconds;
}

void FMRInputTestRun::ListTests(UWorld& World)
{
	for (TActorIterator<AMRInputFunctionalTest> It(&World); It; ++It)
	{
		Listed.Add({It->GetReportedName(), LevelNames[LevelIndex]});
	}
	ListNextLevel();
}

void FMRInputTestRun::ListNextLevel()
{
	if (++LevelIndex < LevelNames.Num())
	{
		OpenLevel(LevelNames[LevelIndex]);
		return;
	}
	ChooseTests();
	StartNextTest();
}

void FMRInputTestRun::ChooseTests()
{
	std::vector<std::string> Names;
	for (const FListedTest& Entry : Listed)
	{
		Names.push_back(ToUtf8(Entry.Name));
	}
	const std::vector<std::string> Chosen = mria::ChooseTests(Names, Request);
	TArray<FListedTest> Waiting;
	for (size_t Index = Chosen.size(); Index-- > 0;)
	{
		const FString Name = MRInputConvert::ToString(Chosen[Index]);
		Waiting.Add(*Listed.FindByPredicate([&Name](const FListedTest& Entry) { return Entry.Name == Name; }));
	}
	Listed = MoveTemp(Waiting);
}

/** Opens a level for each test, so that no test depends on another. */
void FMRInputTestRun::StartNextTest()
{
	Current.Reset();
	Report.currentTest.clear();
	Report.currentTime = 0.0;
	if (Listed.Num() == 0)
	{
		Finish();
		return;
	}
	Stage = EStage::Opening;
	Report.currentTest = ToUtf8(Listed.Last().Name);
	UE_LOG(LogMRInputTests, Log, TEXT("test %s started"), *Listed.Last().Name);
	WriteReport();
	OpenLevel(Listed.Last().Level);
}

void FMRInputTestRun::StartTest(UWorld& World)
{
	AMRInputFunctionalTest* Test = MRInputTestRunDetail::FindTest(World, Listed.Last().Name);
	if (!Test)
	{
		AddFailure(mria::TestState::Failed, TEXT("it is no longer in its level"));
		return;
	}
	FMRInputTestAccess::GetSession(*Test).Files = MRInputTestRunDetail::GetFiles(Request, Folder);
	if (Request.testLimit > 0.0)
	{
		Test->SetTimeLimit(static_cast<float>(Request.testLimit), EFunctionalTestResult::Failed);
	}
	Stage = EStage::Running;
	Current = Test;
	// UNCONFIRMED(functional-test-alone): AFunctionalTest::RunTest runs a test in a game to its end without the
	// automation framework. [by hand: mria device run-tests with one passing test, on a device or a desktop]
	if (!Test->RunTest())
	{
		AddFailure(mria::TestState::Skipped, TEXT("it is disabled"));
	}
}

void FMRInputTestRun::WatchTest()
{
	const AMRInputFunctionalTest* Test = Current.Get();
	if (!Test)
	{
		AddFailure(mria::TestState::Failed, TEXT("its level was left before its end"));
		return;
	}
	const FMRInputTestSession& Session = FMRInputTestAccess::GetSession(*Test);
	Report.currentTime = Session.GetTime();
	if (!Test->IsRunning())
	{
		AddOutcome(Session.GetOutcome());
	}
}

void FMRInputTestRun::AddFailure(mria::TestState State, const FString& Message)
{
	mria::TestOutcome Outcome;
	Outcome.state = State;
	Outcome.message = ToUtf8(Message);
	AddOutcome(Outcome);
}

void FMRInputTestRun::AddOutcome(mria::TestOutcome Outcome)
{
	const FListedTest Entry = Listed.Pop();
	Outcome.name = ToUtf8(Entry.Name);
	const FString State = UTF8_TO_TCHAR(mria::ToString(Outcome.state));
	const FString Message = MRInputConvert::ToString(Outcome.message);
	UE_LOG(LogMRInputTests, Log, TEXT("test %s %s%s%s"), *Entry.Name, *State, Message.IsEmpty() ? TEXT("") : TEXT(": "),
		*Message);
	// Unused where a build leaves logging out.
	for ([[maybe_unused]] const mria::TestDifference& Difference : Outcome.differences)
	{
		UE_LOG(LogMRInputTests, Log, TEXT("  %s"), *MRInputConvert::ToString(mria::Describe(Difference)));
	}
	Report.tests.push_back(MoveTemp(Outcome));
	StartNextTest();
}

void FMRInputTestRun::Finish()
{
	Stage = EStage::Done;
	Report.isDone = true;
	UE_LOG(LogMRInputTests, Log, TEXT("run %s done"), *MRInputConvert::ToString(Request.runId));
	Log.Reset();
	WriteReport();
	if (Request.quitsWhenDone)
	{
		Levels->Quit();
	}
}

void FMRInputTestRun::WriteReport()
{
	LastReportSeconds = FPlatformTime::Seconds();
	++Report.heartbeat;
	MRInputTestJson::FAppFacts App;
	App.Name = FApp::GetProjectName();
	App.Version = FApp::GetBuildVersion();
	App.Elapsed = LastReportSeconds - StartSeconds;
	const FString Path = FPaths::Combine(Folder, UTF8_TO_TCHAR(mria::TestRunFile::kReport));
	if (!MRInputTestJson::SaveText(MRInputTestJson::WriteReport(Report, App), Path))
	{
		UE_LOG(LogMRInputTests, Warning, TEXT("cannot write %s"), *Path);
	}
}
