// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Async/Async.h"
#include "Async/ParallelFor.h"
#include "Containers/Ticker.h"
#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"
#include "HAL/FileManager.h"
#include "HAL/IConsoleManager.h"
#include "HAL/IPlatformFileCachedWrapper.h"
#include "HAL/PlatformFileManager.h"
#include "Host/HostRuntime.h"
#include "Misc/App.h"
#include "Misc/CommandLine.h"
#include "Misc/ConfigCacheIni.h"
#include "Misc/CoreDelegates.h"
#include "Misc/EngineVersion.h"
#include "Misc/EngineVersionComparison.h"
#include "Misc/FileHelper.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Misc/Parse.h"
#include "Misc/Paths.h"
#include "Misc/ScopedSlowTask.h"
#include "Misc/SecureHash.h"
#include "Modules/ModuleManager.h"
#include "ProfilingDebugging/CpuProfilerTrace.h"
#include "SelfTest.h"
#include "Stats/Stats.h"
#include "Tasks/Pipe.h"

DECLARE_STATS_GROUP(TEXT("CoreServices"), STATGROUP_CoreServices, STATCAT_Advanced);
DECLARE_CYCLE_STAT(TEXT("Cycle"), STAT_CoreServicesCycle, STATGROUP_CoreServices);
DECLARE_DWORD_COUNTER_STAT(TEXT("Count"), STAT_CoreServicesCount, STATGROUP_CoreServices);

namespace CoreServicesSelfTestsDetail
{

static TArray<FString>& ModuleEvents()
{
	static TArray<FString> Events;
	return Events;
}

class FOuterModule : public IModuleInterface
{
public:
	virtual void StartupModule() override
	{
		FModuleManager::Get().LoadModuleChecked(TEXT("HostSelfTestInner"));
		ModuleEvents().Add(FModuleManager::GetModulePtr<FOuterModule>(TEXT("HostSelfTestOuter")) == this
				? TEXT("outer starts")
				: TEXT("outer does not find itself"));
	}
	virtual void ShutdownModule() override { ModuleEvents().Add(TEXT("outer ends")); }
};

class FInnerModule : public IModuleInterface
{
public:
	virtual void StartupModule() override { ModuleEvents().Add(TEXT("inner starts")); }
	virtual void ShutdownModule() override { ModuleEvents().Add(TEXT("inner ends")); }
};

struct FNumberedFeature : IModularFeature
{
	explicit FNumberedFeature(int32 InNumber)
		: Number(InNumber)
	{
	}
	int32 Number;
};

static TStatId MakeStatId()
{
	RETURN_QUICK_DECLARE_CYCLE_STAT(MakeStatId, STATGROUP_Tickables);
}

/** A folder of its own below the system's for temporary files. */
static FString MakeScratchDir()
{
	const FString Dir = FPaths::CreateTempFilename(FPlatformProcess::UserTempDir(), TEXT("HostSelfTest"), TEXT(""));
	HOST_EXPECT(IFileManager::Get().MakeDirectory(*Dir, true));
	return Dir;
}

/** Takes no bytes. */
class FFullFile final : public FCachedFileHandle
{
public:
	explicit FFullFile(IFileHandle* Inner)
		: FCachedFileHandle(Inner, false, true)
	{
	}
	virtual bool Write(const uint8*, int64) override { return false; }
};

class FFullDisk final : public FCachedReadPlatformFile
{
public:
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend, bool bAllowRead) override
	{
		return new FFullFile(LowerLevel->OpenWrite(Filename, bAppend, bAllowRead));
	}
};

} // namespace CoreServicesSelfTestsDetail

IMPLEMENT_MODULE(CoreServicesSelfTestsDetail::FOuterModule, HostSelfTestOuter)
IMPLEMENT_MODULE(CoreServicesSelfTestsDetail::FInnerModule, HostSelfTestInner)

using namespace CoreServicesSelfTestsDetail;

HOST_SELF_TEST(ModulesEndInReverse)
{
	ModuleEvents().Reset();
	HOST_EXPECT(!FModuleManager::Get().IsModuleLoaded(TEXT("HostSelfTestOuter")));
	int32 Changes = 0;
	const FDelegateHandle Handle =
		FModuleManager::Get().OnModulesChanged().AddLambda([&Changes](FName, EModuleChangeReason) { ++Changes; });
	HOST_EXPECT(FModuleManager::LoadModulePtr<FOuterModule>(TEXT("HostSelfTestOuter")) != nullptr);
	HOST_EXPECT(FModuleManager::Get().IsModuleLoaded(TEXT("HostSelfTestInner")));
	FModuleManager::Get().UnloadModulesAtShutdown();
	FModuleManager::Get().OnModulesChanged().Remove(Handle);
	const TArray<FString> Expected = {
		TEXT("inner starts"), TEXT("outer starts"), TEXT("outer ends"), TEXT("inner ends")};
	HOST_EXPECT(ModuleEvents() == Expected && Changes == 4);
	HOST_EXPECT(FModuleManager::Get().GetModule(TEXT("HostSelfTestOuter")) == nullptr);
}

HOST_SELF_TEST(ModularFeaturesAreListedNewestFirst)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Type(TEXT("HostSelfTestFeature"));
	FNumberedFeature First(1);
	FNumberedFeature Second(2);
	int32 Registrations = 0;
	const FDelegateHandle Handle = Features.OnModularFeatureRegistered().AddLambda(
		[&Registrations](const FName&, IModularFeature*) { ++Registrations; });
	Features.RegisterModularFeature(Type, &First);
	Features.RegisterModularFeature(Type, &Second);
	Features.OnModularFeatureRegistered().Remove(Handle);
	HOST_EXPECT(Registrations == 2 && Features.GetModularFeatureImplementationCount(Type) == 2);
	HOST_EXPECT(Features.GetModularFeature<FNumberedFeature>(Type).Number == 2);
	HOST_EXPECT(Features.GetModularFeatureImplementations<FNumberedFeature>(Type)[1]->Number == 1);
	Features.UnregisterModularFeature(Type, &Second);
	HOST_EXPECT(Features.GetModularFeature<FNumberedFeature>(Type).Number == 1);
	Features.UnregisterModularFeature(Type, &First);
	HOST_EXPECT(!Features.IsModularFeatureAvailable(Type));
}

HOST_SELF_TEST(ModularFeaturesChangeTheirOrderWhenAnyKindGrows)
{
	IModularFeatures& Features = IModularFeatures::Get();
	const FName Type(TEXT("HostSelfTestFeature"));
	const FName OtherType(TEXT("HostSelfTestOtherFeature"));
	FNumberedFeature First(1);
	FNumberedFeature Second(2);
	Features.RegisterModularFeature(Type, &First);
	Features.RegisterModularFeature(Type, &Second);
	const int32 FirstBefore = Features.GetModularFeature<FNumberedFeature>(Type).Number;
	TArray<TUniquePtr<FNumberedFeature>> Others;
	while (Features.GetModularFeature<FNumberedFeature>(Type).Number == FirstBefore && Others.Num() < 1000)
	{
		Others.Add(MakeUnique<FNumberedFeature>(3));
		Features.RegisterModularFeature(OtherType, Others.Last().Get());
	}
	HOST_EXPECT(Features.GetModularFeature<FNumberedFeature>(Type).Number != FirstBefore);
	for (const TUniquePtr<FNumberedFeature>& Other : Others)
	{
		Features.UnregisterModularFeature(OtherType, Other.Get());
	}
	Features.UnregisterModularFeature(Type, &First);
	Features.UnregisterModularFeature(Type, &Second);
}

HOST_SELF_TEST(FilesAreReadBack)
{
	const FString Dir = MakeScratchDir();
	const FString File = FPaths::Combine(Dir, TEXT("a"), TEXT("b.bin"));
	const TArray<uint8> Bytes = {1, 2, 3};
	TArray<uint8> Read;
	HOST_EXPECT(FFileHelper::SaveArrayToFile(Bytes, *File) && IFileManager::Get().FileSize(*File) == 3);
	HOST_EXPECT(FFileHelper::LoadFileToArray(Read, *File) && Read == Bytes);
	const FString Moved = Dir / TEXT("c.bin");
	HOST_EXPECT(IFileManager::Get().Move(*Moved, *File) && !FPaths::FileExists(File) && FPaths::FileExists(Moved));
	TArray<FString> Found;
	IFileManager::Get().FindFiles(Found, *(Dir / TEXT("*.bin")), true, false);
	HOST_EXPECT(Found.Num() == 1 && Found[0] == TEXT("c.bin"));
	IFileManager::Get().FindFilesRecursive(Found, *Dir, TEXT("*"), false, true);
	HOST_EXPECT(Found.Num() == 1 && FPaths::GetCleanFilename(Found[0]) == TEXT("a"));
	HOST_EXPECT(IFileManager::Get().GetTimeStamp(*Moved) > FDateTime(2024, 1, 1));
	HOST_EXPECT(!FFileHelper::LoadFileToArray(Read, *File, FILEREAD_Silent) && Read.Num() == 0);
	HOST_EXPECT(IFileManager::Get().DeleteDirectory(*Dir, true, true) && !FPaths::DirectoryExists(Dir));
}

HOST_SELF_TEST(FilesGoThroughThePlatformFileThatWasSet)
{
	const FString File = MakeScratchDir() / TEXT("a.bin");
	FPlatformFileManager& Manager = FPlatformFileManager::Get();
	FFullDisk Disk;
	HOST_EXPECT(Disk.Initialize(&Manager.GetPlatformFile(), TEXT("")));
	Manager.SetPlatformFile(Disk);
	HOST_EXPECT(!FFileHelper::SaveArrayToFile(TArray<uint8>{1, 2, 3}, *File));
	HOST_EXPECT(IFileManager::Get().FileSize(*File) == 0);
	Manager.SetPlatformFile(*Disk.GetLowerLevel());
	HOST_EXPECT(FFileHelper::SaveArrayToFile(TArray<uint8>{1, 2, 3}, *File));
	HOST_EXPECT(IFileManager::Get().FileSize(*File) == 3);
	IFileManager::Get().DeleteDirectory(*FPaths::GetPath(File), true, true);
}

HOST_SELF_TEST(TextFilesKeepEveryCharacter)
{
	const FString Dir = MakeScratchDir();
	const FString Text = TEXT("Gr\u00fc\u00dfe \u4e2d\nline");
	for (const auto Encoding : {FFileHelper::EEncodingOptions::AutoDetect, FFileHelper::EEncodingOptions::ForceUTF8,
			 FFileHelper::EEncodingOptions::ForceUTF8WithoutBOM, FFileHelper::EEncodingOptions::ForceUnicode})
	{
		const FString File = Dir / TEXT("text.txt");
		FString Read;
		HOST_EXPECT(FFileHelper::SaveStringToFile(Text, *File, Encoding));
		HOST_EXPECT(FFileHelper::LoadFileToString(Read, *File) && Read.Equals(Text));
	}
	HOST_EXPECT(LexToString(FMD5Hash::HashFile(TEXT("/nowhere"))).IsEmpty());
	HOST_EXPECT(FFileHelper::SaveStringToFile(TEXT("abc"), *(Dir / TEXT("abc"))));
	HOST_EXPECT(LexToString(FMD5Hash::HashFile(*(Dir / TEXT("abc")))) == TEXT("900150983cd24fb0d6963f7d28e17f72"));
	IFileManager::Get().DeleteDirectory(*Dir, true, true);
}

HOST_SELF_TEST(PathsAreText)
{
	const FString Path = TEXT("/a/b.c/file.tar.gz");
	HOST_EXPECT(FPaths::GetExtension(Path) == TEXT("gz") && FPaths::GetBaseFilename(Path) == TEXT("file.tar"));
	HOST_EXPECT(FPaths::GetPath(Path) == TEXT("/a/b.c") && FPaths::GetCleanFilename(Path) == TEXT("file.tar.gz"));
	HOST_EXPECT(FPaths::Combine(TEXT("a/"), FString(TEXT("/b")), TEXT("c")) == TEXT("a/b/c"));
	HOST_EXPECT(FPaths::ConvertRelativePathToFull(TEXT("/x/y"), TEXT("../z/./w")) == TEXT("/x/z/w"));
	HOST_EXPECT(FPaths::IsRelative(TEXT("a")) && !FPaths::IsRelative(TEXT("/a")) && !FPaths::IsRelative(TEXT("C:/a")));
	FString Outside = TEXT("a/../../b");
	HOST_EXPECT(!FPaths::CollapseRelativeDirectories(Outside));
	const FString ProjectDir = FPaths::ProjectDir();
	UE::Host::SetProjectDir(TEXT("/p"));
	HOST_EXPECT(FPaths::ProjectSavedDir() == TEXT("/p/Saved/"));
	UE::Host::SetProjectDir(ProjectDir);
}

HOST_SELF_TEST(CommandLinesAndConfigAreRead)
{
	int32 Number = 0;
	FString Text;
	const TCHAR* Line = TEXT("map -Number=12 -Text=\"a b\" -NoSound");
	HOST_EXPECT(FParse::Value(Line, TEXT("number="), Number) && Number == 12);
	HOST_EXPECT(FParse::Value(Line, TEXT("Text="), Text) && Text == TEXT("a b"));
	HOST_EXPECT(FParse::Param(Line, TEXT("nosound")) && !FParse::Param(Line, TEXT("NoSo")));

	GConfig->HostAddText(TEXT("SelfTest"), TEXT("[S]\nA=1.5\n+List=x\n+List=y\n; no\nFlag=True\n"));
	float Value = 0.0f;
	bool bFlag = false;
	TArray<FString> List;
	HOST_EXPECT(GConfig->GetFloat(TEXT("S"), TEXT("A"), Value, TEXT("SelfTest")) && Value == 1.5f);
	HOST_EXPECT(GConfig->GetBool(TEXT("S"), TEXT("Flag"), bFlag, TEXT("SelfTest")) && bFlag);
	HOST_EXPECT(GConfig->GetArray(TEXT("S"), TEXT("List"), List, TEXT("SelfTest")) == 2 && List[1] == TEXT("y"));
	HOST_EXPECT(!GConfig->GetFloat(TEXT("S"), TEXT("B"), Value, TEXT("SelfTest")) && Value == 1.5f);
	GConfig->Flush(true, TEXT("SelfTest"));
}

HOST_SELF_TEST(ConsoleRunsCommandsAndSetsVariables)
{
	IConsoleManager& Console = IConsoleManager::Get();
	TArray<FString> Seen;
	FAutoConsoleCommand Command(TEXT("host.Command"), TEXT("Help"),
		FConsoleCommandWithArgsDelegate::CreateLambda([&Seen](const TArray<FString>& Args) { Seen = Args; }));
	HOST_EXPECT(Console.ProcessUserConsoleInput(TEXT("HOST.command one \"two three\""), *GLog, nullptr));
	HOST_EXPECT(Seen.Num() == 2 && Seen[1] == TEXT("two three"));
	{
		TAutoConsoleVariable<float> Variable(TEXT("host.Variable"), 1.0f, TEXT("Help"));
		int32 Changes = 0;
		Variable->OnChangedDelegate().AddLambda([&Changes](IConsoleVariable*) { ++Changes; });
		HOST_EXPECT(Console.ProcessUserConsoleInput(TEXT("host.Variable 2.5"), *GLog, nullptr) && Changes == 1);
		HOST_EXPECT(Variable.GetValueOnGameThread() == 2.5f && Variable->GetInt() == 2);
		HOST_EXPECT(Console.FindConsoleVariable(TEXT("host.variable"))->GetString() == TEXT("2.5"));
	}
	HOST_EXPECT(Console.FindConsoleVariable(TEXT("host.Variable")) == nullptr);
	HOST_EXPECT(!Console.ProcessUserConsoleInput(TEXT("host.Unknown"), *GLog, nullptr));
}

HOST_SELF_TEST(AsyncWorkRunsWhereItWasSent)
{
	HOST_EXPECT(IsInGameThread());
	TFuture<bool> OnWorker = Async(EAsyncExecution::ThreadPool, [] { return IsInGameThread(); });
	TFuture<bool> OnThread = Async(EAsyncExecution::Thread, [] { return IsInGameThread(); });
	HOST_EXPECT(!OnWorker.Get() && !OnThread.Get());

	TFuture<bool> OnGameThread = Async(EAsyncExecution::TaskGraphMainThread, [] { return IsInGameThread(); });
	bool bTask = false;
	AsyncTask(ENamedThreads::GameThread, [&bTask] { bTask = true; });
	HOST_EXPECT(!OnGameThread.IsReady() && !OnGameThread.WaitFor(FTimespan::FromMilliseconds(1)) && !bTask);
	UE::Host::PumpGameThread(0.1);
	HOST_EXPECT(OnGameThread.Get() && bTask && FMath::IsNearlyEqual(FApp::GetDeltaTime(), 0.1));

	TFuture<int32> Chain = Async(EAsyncExecution::TaskGraph, [] { return 20; })
							   .Next([](int32 Value) { return Value + 1; })
							   .Then([](TFuture<int32> Value) { return Value.Get() * 2; });
	HOST_EXPECT(Chain.Consume() == 42 && !Chain.IsValid());
	std::atomic<int32> Sum{0};
	ParallelFor(100, [&Sum](int32 Index) { Sum += Index; });
	HOST_EXPECT(Sum == 4950);
}

HOST_SELF_TEST(TasksWaitForTheirPrerequisites)
{
	using namespace UE::Tasks;
	FTaskEvent Gate(TEXT("Gate"));
	TArray<int32> Order;
	TTask<int32> First = Launch(
		TEXT("First"),
		[&Order]
		{
			Order.Add(1);
			return 5;
		},
		Gate);
	FTask Second = Launch(
		TEXT("Second"), [&Order] { Order.Add(2); }, Prerequisites(First));
	HOST_EXPECT(!First.IsCompleted() && !Second.Wait(FTimespan::FromMilliseconds(1)));
	Gate.Trigger();
	HOST_EXPECT(Second.Wait() && First.GetResult() == 5);
	HOST_EXPECT(Order == TArray<int32>({1, 2}));

	FPipe Pipe(TEXT("Pipe"));
	TArray<int32> Piped;
	bool bInside = true;
	for (int32 Index = 0; Index < 50; ++Index)
	{
		Pipe.Launch(TEXT("Step"),
			[&, Index]
			{
				Piped.Add(Index);
				bInside = bInside && Pipe.IsInContext();
			});
	}
	HOST_EXPECT(Pipe.WaitUntilEmpty() && Piped.Num() == 50 && Piped[49] == 49 && bInside && !Pipe.IsInContext());

	// Tasks that wait for tasks: more of them than there are workers.
	TArray<TTask<int32>> Outer;
	for (int32 Index = 0; Index < 4; ++Index)
	{
		Outer.Add(Launch(TEXT("Outer"), [] { return Launch(TEXT("Inner"), [] { return 1; }).GetResult(); }));
	}
	HOST_EXPECT(Wait(Outer, FTimespan::FromSeconds(10)));
}

HOST_SELF_TEST(TickersKeepTheirDelay)
{
	int32 Every = 0;
	int32 Delayed = 0;
	const auto Handle = FTSTicker::GetCoreTicker().AddTicker(FTickerDelegate::CreateLambda(
		[&Every](float)
		{
			++Every;
			return true;
		}));
	FTSTicker::GetCoreTicker().AddTicker(TEXT("Delayed"), 0.25f,
		[&Delayed](float)
		{
			++Delayed;
			return false;
		});
	UE::Host::PumpGameThread(0.1);
	UE::Host::PumpGameThread(0.1);
	HOST_EXPECT(Every == 2 && Delayed == 0);
	UE::Host::PumpGameThread(0.1);
	FTSTicker::RemoveTicker(Handle);
	UE::Host::PumpGameThread(0.5);
	HOST_EXPECT(Every == 3 && Delayed == 1);
}

HOST_SELF_TEST(VersionsAndStatementsThatCountNothing)
{
	static_assert(!UE_VERSION_OLDER_THAN(5, 1, 0) && UE_VERSION_OLDER_THAN(6, 0, 0));
	static_assert(UE_VERSION_NEWER_THAN(5, 0, 3) && UE_VERSION_OLDER_THAN(5, ENGINE_MINOR_VERSION, 1));
	HOST_EXPECT(FEngineVersion::Current().GetMinor() == ENGINE_MINOR_VERSION);
	HOST_EXPECT(FEngineVersion::Current().ToString(EVersionComponent::Patch).StartsWith(TEXT("5.")));
	SCOPE_CYCLE_COUNTER(STAT_CoreServicesCycle);
	QUICK_SCOPE_CYCLE_COUNTER(STAT_CoreServicesQuick);
	TRACE_CPUPROFILER_EVENT_SCOPE(CoreServices);
	TRACE_CPUPROFILER_EVENT_SCOPE_STR("CoreServices");
	SET_DWORD_STAT(STAT_CoreServicesCount, 3);
	INC_DWORD_STAT(STAT_CoreServicesCount);
	HOST_EXPECT(!MakeStatId().IsValidStat());
	FScopedSlowTask Task(2.0f, FText::FromString(TEXT("Working")));
	Task.EnterProgressFrame();
	HOST_EXPECT(!Task.ShouldCancel());
}
