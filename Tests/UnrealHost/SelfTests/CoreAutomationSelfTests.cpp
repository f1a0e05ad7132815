// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "../Runner/TestReport.h"
#include "Async/Async.h"
#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "HAL/FileManager.h"
#include "Host/HostRuntime.h"
#include "InputCoreTypes.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "SelfTest.h"
#include "UObject/GarbageCollection.h"

#if __has_include("Editor.h")
#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Editor/Transactor.h"
#include "ScopedTransaction.h"
#include "UObject/Package.h"
#endif

DEFINE_LOG_CATEGORY_STATIC(LogHostSelfTest, Log, All);

namespace CoreAutomationSelfTestsDetail
{

static TArray<FString>& Steps()
{
	static TArray<FString> Instance;
	return Instance;
}

/** A spec that lives only as long as a self test does, so that no list shows it. */
class FScratchTest : public FAutomationSpecBase
{
public:
	explicit FScratchTest(TFunction<bool(FScratchTest&)> InWork)
		: FAutomationSpecBase(TEXT("HostScratchTest"), false)
		, Work(MoveTemp(InWork))
	{
	}
	virtual uint32 HostGetFlags() const override
	{
		return static_cast<uint32>(EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext);
	}
	virtual FString GetBeautifiedTestName() const override { return TEXT("Host"); }

protected:
	virtual void Define() override
	{
		It(TEXT("Scratch"), [this] { TestTrue(TEXT("returned"), Work(*this)); });
	}

private:
	TFunction<bool(FScratchTest&)> Work;
};

static UE::Host::FHostTestResult Run(TFunction<bool(FScratchTest&)> Work)
{
	const FScratchTest Test(MoveTemp(Work));
	return UE::Host::RunAutomationTest(TEXT("Host.Scratch"));
}

static bool Passes(TFunction<bool(FScratchTest&)> Work)
{
	return Run(MoveTemp(Work)).bPassed;
}

/** Whether a test passes that does just this. */
static bool PassesDoing(TFunction<void()> Work)
{
	return Passes(
		[Work](FScratchTest&)
		{
			Work();
			return true;
		});
}

/** Whether a check gives false and leaves one error behind, whatever RunTest returns. */
static bool FailsBy(TFunction<bool(FScratchTest&)> Check)
{
	bool bHeld = true;
	const UE::Host::FHostTestResult Result = Run(
		[&bHeld, Check](FScratchTest& Test)
		{
			bHeld = Check(Test);
			return true;
		});
	return !bHeld && !Result.bPassed && Result.Errors.Num() == 1;
}

} // namespace CoreAutomationSelfTestsDetail

using namespace CoreAutomationSelfTestsDetail;

BEGIN_DEFINE_SPEC(
	FHostMacroSpec, "Host.Macros.Spec", EAutomationTestFlags::ProgramContext | EAutomationTestFlags::ProductFilter)
END_DEFINE_SPEC(FHostMacroSpec)

void FHostMacroSpec::Define()
{
	BeforeEach([this] { Steps().Add(TEXT("outer before")); });
	AfterEach([this] { Steps().Add(TEXT("outer after")); });
	Describe(TEXT("a scope"),
		[this]
		{
			BeforeEach([this] { Steps().Add(TEXT("inner before")); });
			AfterEach([this] { Steps().Add(TEXT("inner after")); });
			It(TEXT("runs"), [this] { Steps().Add(TEXT("it")); });
			LatentIt(TEXT("ends"),
				[this](const FDoneDelegate& Done) { Async(EAsyncExecution::Thread, [Done] { Done.Execute(); }); });
			DefaultTimeout = FTimespan::FromSeconds(0.02);
			LatentIt(TEXT("waits"), [this](const FDoneDelegate&) {});
		});
	Describe(TEXT("a broken scope"),
		[this]
		{
			BeforeEach([this] { AddError(TEXT("Broken.")); });
			It(TEXT("is left out"), [this] { Steps().Add(TEXT("broken it")); });
		});
}

HOST_SELF_TEST(SpecStepsRunFromTheOutsideInAndBack)
{
	Steps().Reset();
	HOST_EXPECT(UE::Host::RunAutomationTest(TEXT("Host.Macros.Spec.a scope.runs")).bPassed);
	const TArray<FString> Expected = {
		TEXT("outer before"), TEXT("inner before"), TEXT("it"), TEXT("inner after"), TEXT("outer after")};
	HOST_EXPECT(Steps() == Expected);
	HOST_EXPECT(UE::Host::RunAutomationTest(TEXT("Host.Macros.Spec.a scope.ends")).bPassed);
	HOST_EXPECT(!UE::Host::RunAutomationTest(TEXT("Host.Macros.Spec.a scope.unknown")).bPassed);
}

HOST_SELF_TEST(SpecsFailInTimeAndClean)
{
	const UE::Host::FHostTestResult Late = UE::Host::RunAutomationTest(TEXT("Host.Macros.Spec.a scope.waits"));
	HOST_EXPECT(!Late.bPassed && Late.Errors.Num() == 1);
	Steps().Reset();
	HOST_EXPECT(!UE::Host::RunAutomationTest(TEXT("Host.Macros.Spec.a broken scope.is left out")).bPassed);
	HOST_EXPECT(Steps() == TArray<FString>({TEXT("outer before"), TEXT("outer after")}));
}

HOST_SELF_TEST(ChecksFailTests)
{
	HOST_EXPECT(Passes([](FScratchTest&) { return true; }));
	HOST_EXPECT(!Passes([](FScratchTest&) { return false; }));
	HOST_EXPECT(FailsBy([](FScratchTest& Test) { return Test.TestTrue(TEXT("x"), false); }));
	HOST_EXPECT(FailsBy([](FScratchTest& Test) { return Test.TestEqual(TEXT("x"), 1, 2); }));
	HOST_EXPECT(FailsBy([](FScratchTest& Test) { return Test.TestEqual(TEXT("x"), 1.0, 1.1, 0.01); }));
	HOST_EXPECT(FailsBy([](FScratchTest& Test) { return Test.TestEqual(TEXT("x"), FString(TEXT("a")), FString()); }));
	HOST_EXPECT(FailsBy([](FScratchTest& Test) { return Test.TestNotEqual(TEXT("x"), FString(), FString()); }));
	HOST_EXPECT(FailsBy([](FScratchTest& Test) { return Test.TestNotNull<int32>(TEXT("x"), nullptr); }));
	HOST_EXPECT(Passes(
		[](FScratchTest& Test)
		{
			const FString Text = TEXT("Some");
			return Test.TestEqual(FString(TEXT("near")), 1.0f, 1.00005f) &&
				Test.TestEqual(TEXT("vector"), FVector(1, 2, 3), FVector(1.00001, 2, 3)) &&
				Test.TestNearlyEqual(TEXT("rotator"), FRotator(0, 360, 0), FRotator(0, 0, 0), 0.01f) &&
				Test.TestEqual(TEXT("text"), Text, FString(TEXT("SOME"))) &&
				Test.TestEqual(TEXT("mixed"), Text, TEXT("some")) && Test.TestNotNull(TEXT("pointer"), &Text) &&
				Test.TestEqual(TEXT("bool"), true, true) &&
				Test.TestEqual(TEXT("quat"), FQuat::Identity, FQuat::Identity);
		}));
}

HOST_SELF_TEST(LoggedErrorsFailTestsUnlessExpected)
{
	const auto Log = [] { UE_LOG(LogHostSelfTest, Error, TEXT("Broken (7) pieces")); };
	HOST_EXPECT(!PassesDoing(Log));
	HOST_EXPECT(!PassesDoing([] { UE_LOG(LogHostSelfTest, Warning, TEXT("Careful")); }));
	const auto Expecting = [Log](const TCHAR* Pattern, int32 Occurrences, int32 Lines)
	{
		return Passes(
			[Log, Pattern, Occurrences, Lines](FScratchTest& Test)
			{
				Test.AddExpectedError(Pattern, EAutomationExpectedErrorFlags::Contains, Occurrences);
				for (int32 Line = 0; Line < Lines; ++Line)
				{
					Log();
				}
				return true;
			});
	};
	HOST_EXPECT(Expecting(TEXT("Broken \\([0-9]\\)"), 1, 1));
	HOST_EXPECT(!Expecting(TEXT("Broken (7)"), 1, 1));
	HOST_EXPECT(!Expecting(TEXT("Broken"), 1, 2) && !Expecting(TEXT("Broken"), 1, 0));
	HOST_EXPECT(Expecting(TEXT("Broken"), 0, 3) && !Expecting(TEXT("Broken"), 0, 0));
}

HOST_SELF_TEST(EachShardOfARunHasAProjectFolderOfItsOwnEmptyAtFirst)
{
	const FString Root = FPaths::AutomationTransientDir() / TEXT("Shards");
	const auto MakeDir = [&Root](int Shard)
	{ return FString(UTF8_TO_TCHAR(UE::Host::MakeProjectDir(TCHAR_TO_UTF8(*Root), Shard).c_str())); };

	const FString File = MakeDir(0) / TEXT("Written.txt");
	FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *File);
	const FString SecondDir = MakeDir(1);
	HOST_EXPECT(FPaths::DirectoryExists(SecondDir) && FPaths::FileExists(File));
	MakeDir(0);
	HOST_EXPECT(!FPaths::FileExists(File));
}

HOST_SELF_TEST(ATestThatCouldChangeTheUsersFilesFails)
{
	const FString Unique = FGuid::NewGuid().ToString() + TEXT(".txt");
	const FString Fixed = FPaths::ProjectSavedDir() / TEXT("HostSelfTest.txt");
	const auto Write = [](const FString& Path) { return FFileHelper::SaveStringToFile(TEXT("x"), *Path); };
	const auto Delete = [](const FString& Path) { return IFileManager::Get().Delete(*Path, false, true, true); };
	for (const FString& Folder : {FPaths::AutomationTransientDir(), FPaths::ProjectSavedDir()})
	{
		HOST_EXPECT(Passes([&](FScratchTest&) { return Write(Folder / Unique) && Delete(Folder / Unique); }));
	}
	HOST_EXPECT(Passes([&](FScratchTest&) { return Write(FPaths::AutomationTransientDir() / TEXT("HostSelfTest")); }));
	HOST_EXPECT(!Passes([&](FScratchTest&) { return Delete(Fixed); }));
	HOST_EXPECT(!Passes([&](FScratchTest&) { return Write(Fixed); }));
	HOST_EXPECT(Delete(Fixed) && Delete(FPaths::AutomationTransientDir() / TEXT("HostSelfTest")));
	// Names with the time in them replace nothing; only what tests have made is theirs to delete.
	const FString Timed = FPaths::ProjectSavedDir() / TEXT("Host-20240309-070501.txt");
	HOST_EXPECT(!Passes([&](FScratchTest&) { return Delete(Timed); }));
	HOST_EXPECT(Passes([&](FScratchTest&) { return Write(Timed) && Delete(Timed); }));
	HOST_EXPECT(!Passes([&](FScratchTest&)
		{ return IFileManager::Get().DeleteDirectory(*FPaths::AutomationTransientDir(), false, false) || true; }));
}

HOST_SELF_TEST(ATestThatCollectsTheUsersAssetsFails)
{
	HOST_EXPECT(PassesDoing([] { CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS); }));
	HOST_EXPECT(PassesDoing([] { CollectGarbage(RF_NoFlags); }) == !WITH_EDITOR);
}

#if __has_include("Editor.h")
HOST_SELF_TEST(ATestThatChangesTheUsersUndoHistoryFails)
{
	const auto Edit = []
	{
		UCurveFloat* Curve = NewObject<UCurveFloat>(GetTransientPackage(), NAME_None, RF_Transactional);
		const FScopedTransaction Transaction(FText::FromString(TEXT("Edit")));
		Curve->Modify();
	};
	HOST_EXPECT(!PassesDoing([] { GEditor->UndoTransaction(); }));
	HOST_EXPECT(!PassesDoing([] { GEditor->BeginTransaction(FText::FromString(TEXT("Open"))); }));
	HOST_EXPECT(!PassesDoing([] { GEditor->Trans->SetUndoBarrier(); }));
	HOST_EXPECT(!PassesDoing(Edit));
	HOST_EXPECT(!PassesDoing([Edit] { Edit(), GEditor->UndoTransaction(); }));
	HOST_EXPECT(PassesDoing([Edit] { Edit(), GEditor->UndoTransaction(false); }));
}
#endif

HOST_SELF_TEST(ATestWhoseKeysReachTheApplicationFails)
{
	HOST_EXPECT(!PassesDoing(
		[]
		{
			UE::Host::GetMessageHandler()->OnControllerButtonPressed(
				EKeys::Gamepad_LeftX.GetFName(), FPlatformUserId(), FInputDeviceId(), false);
		}));
}
