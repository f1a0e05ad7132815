// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Algo/BinarySearch.h"
#include "Containers/Queue.h"
#include "CoreMinimal.h"
#include "Host/HostLog.h"
#include "Misc/ScopeExit.h"
#include "Misc/TVariant.h"
#include "SelfTest.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

#include <thread>

namespace CoreFoundationSelfTestsDetail
{

/** Counts how many are alive, so that containers can be caught losing or doubling one. */
struct FCounted
{
	explicit FCounted(int32 InValue = 0)
		: Value(InValue)
	{
		++Alive;
	}
	FCounted(const FCounted& Other)
		: Value(Other.Value)
	{
		++Alive;
	}
	FCounted& operator=(const FCounted&) = default;
	~FCounted() { --Alive; }
	friend bool operator==(const FCounted& A, const FCounted& B) { return A.Value == B.Value; }

	int32 Value;
	static inline int32 Alive = 0;
};

struct FListener : TSharedFromThis<FListener>
{
	void Hear(int32 Value, FString Extra) { Heard.Add(FString::Printf(TEXT("%d%s"), Value, *Extra)); }
	TArray<FString> Heard;
};

const FGuid VersionKey(1, 2, 3, 4);
const FCustomVersionRegistration Registration(VersionKey, 7, TEXT("CoreFoundationSelfTests"));

DEFINE_LOG_CATEGORY_STATIC(LogCoreFoundation, Log, All);

} // namespace CoreFoundationSelfTestsDetail

using namespace CoreFoundationSelfTestsDetail;

HOST_SELF_TEST(ArrayKeepsEveryElementAlive)
{
	{
		TArray<FCounted> Array;
		for (int32 Value = 0; Value < 100; ++Value)
		{
			Array.Emplace(Value);
		}
		Array.RemoveAt(10, 20);
		Array.Insert(FCounted(-1), 0);
		Array.RemoveAtSwap(1);
		HOST_EXPECT(Array.Num() == 80 && FCounted::Alive == 80);
		HOST_EXPECT(Array[0].Value == -1 && Array[1].Value == 99 && Array[9].Value == 8);
		TArray<FCounted, TInlineAllocator<4>> Inline(Array);
		Inline.SetNum(3);
		Inline.Shrink();
		const TArray<FCounted, TInlineAllocator<4>> Moved(MoveTemp(Inline));
		HOST_EXPECT(Moved.Num() == 3 && Inline.IsEmpty() && Moved.GetAllocatedSize() == 0);
	}
	HOST_EXPECT(FCounted::Alive == 0);
}

HOST_SELF_TEST(ArraySearchesAndSorts)
{
	TArray<int32> Array = {3, 1, 2, 3};
	HOST_EXPECT(Array.Find(3) == 0 && Array.FindLast(3) == 3 && Array.Find(9) == INDEX_NONE);
	HOST_EXPECT(Array.Remove(3) == 2 && Array.Num() == 2 && Array.AddUnique(1) == 0);
	Array.Append({9, 8});
	Array.Sort([](int32 A, int32 B) { return A > B; });
	HOST_EXPECT(Array == TArray<int32>({9, 8, 2, 1}));
	HOST_EXPECT(*Array.FindByPredicate([](int32 Value) { return Value < 5; }) == 2);
	const TConstArrayView<int32> View = MakeArrayView(Array).Mid(1, 2);
	HOST_EXPECT(View.Num() == 2 && View[0] == 8 && View.Last() == 2);
	int32 One = 1;
	int32 Two = 2;
	TArray<int32*> Pointers = {&Two, &One};
	Pointers.Sort([](const int32& A, const int32& B) { return A < B; });
	HOST_EXPECT(Pointers[0] == &One);
	HOST_EXPECT(Algo::LowerBound(TArray<int32>({1, 3, 5}), 4) == 2);
}

HOST_SELF_TEST(MapKeepsOrderAndFillsGaps)
{
	TMap<FString, int32> Map;
	for (int32 Value = 0; Value < 50; ++Value)
	{
		Map.Add(FString::FromInt(Value), Value);
	}
	Map.Add(TEXT("Key"), 1);
	Map.FindOrAdd(TEXT("KEY")) = 2;
	HOST_EXPECT(Map.Num() == 51 && Map[TEXT("key")] == 2 && Map.Find(TEXT("51")) == nullptr);
	HOST_EXPECT(Map.Remove(TEXT("0")) == 1 && Map.Remove(TEXT("0")) == 0);
	Map.Add(TEXT("First"), -1);
	HOST_EXPECT(Map.CreateConstIterator().Key() == TEXT("First"));
	int32 Sum = 0;
	for (const TPair<FString, int32>& Pair : Map)
	{
		Sum += Pair.Value;
	}
	HOST_EXPECT(Sum == 49 * 25 + 2 - 1);
	for (auto It = Map.CreateIterator(); It; ++It)
	{
		if (It.Value() != 2)
		{
			It.RemoveCurrent();
		}
	}
	const TMap<FString, int32> Moved = MoveTemp(Map);
	HOST_EXPECT(Moved.Num() == 2 && Map.Num() == 0);
}

HOST_SELF_TEST(SetHasNoTwins)
{
	TSet<FName> Set = {TEXT("A"), TEXT("b"), TEXT("B")};
	bool bAlready = false;
	Set.Add(TEXT("a"), &bAlready);
	HOST_EXPECT(Set.Num() == 2 && bAlready && Set.Contains(TEXT("B")) && Set.Array()[0] == FName(TEXT("A")));
}

HOST_SELF_TEST(SharedPointersCountAndForget)
{
	TWeakPtr<FCounted> Weak;
	{
		const TSharedRef<FCounted> Ref = MakeShared<FCounted>(5);
		const TSharedPtr<FCounted> Ptr = Ref;
		Weak = Ptr;
		HOST_EXPECT(Ref.GetSharedReferenceCount() == 2 && Weak.Pin()->Value == 5 && Weak == Ptr);
		const TSharedPtr<const FCounted> Const = MakeShareable(new FCounted(6));
		HOST_EXPECT(Const.IsUnique() && ConstCastSharedPtr<FCounted>(Const)->Value == 6);
	}
	HOST_EXPECT(!Weak.IsValid() && !Weak.Pin().IsValid() && FCounted::Alive == 0);
	const TSharedPtr<FListener> Listener = MakeShared<FListener>();
	HOST_EXPECT(Listener->AsShared() == Listener && !FListener().DoesSharedInstanceExist());
	const TUniquePtr<FCounted> Unique = MakeUnique<FCounted>(7);
	HOST_EXPECT(Unique->Value == 7 && Unique.IsValid());
}

HOST_SELF_TEST(FunctionsOwnOrRefer)
{
	int32 Calls = 0;
	TFunction<int32(int32)> Function = [&Calls](int32 Value) { return ++Calls + Value; };
	const TFunction<int32(int32)> Copy = Function;
	HOST_EXPECT(Function(1) == 2 && Copy(1) == 3 && !TFunction<void()>());
	TUniqueFunction<int32()> Unique = [Owned = MakeUnique<int32>(4)] { return *Owned; };
	const TUniqueFunction<int32()> Moved = MoveTemp(Unique);
	HOST_EXPECT(Moved() == 4 && !Unique);
	const auto CallTwice = [](TFunctionRef<int32(int32)> Ref) { return Ref(0) + Ref(0); };
	HOST_EXPECT(CallTwice(Function) == 7);
	int32 Order = 0;
	{
		ON_SCOPE_EXIT
		{
			Order = 2;
		};
		Order = 1;
	}
	HOST_EXPECT(Order == 2);
}

HOST_SELF_TEST(DelegateCallsWithPayload)
{
	DECLARE_DELEGATE_RetVal_OneParam(int32, FSum, int32);
	FSum Sum = FSum::CreateLambda([](int32 A, int32 B) { return A + B; }, 10);
	HOST_EXPECT(Sum.IsBound() && Sum.Execute(1) == 11 && !FSum().IsBound());
	DECLARE_DELEGATE_OneParam(FHear, int32);
	TSharedPtr<FListener> Listener = MakeShared<FListener>();
	const FHear Hear = FHear::CreateSP(Listener.ToSharedRef(), &FListener::Hear, FString(TEXT("!")));
	HOST_EXPECT(Hear.ExecuteIfBound(3) && Listener->Heard == TArray<FString>({TEXT("3!")}));
	FHear Raw;
	Raw.BindRaw(Listener.Get(), &FListener::Hear, FString());
	Raw.Execute(4);
	HOST_EXPECT(Listener->Heard.Last() == TEXT("4") && Raw.IsBoundToObject(Listener.Get()));
	Listener.Reset();
	HOST_EXPECT(!Hear.IsBound() && !Hear.ExecuteIfBound(5));
}

HOST_SELF_TEST(MulticastBearsChangesWhileItCalls)
{
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnHeard, int32);
	FOnHeard OnHeard;
	FString Log;
	FDelegateHandle Removed = OnHeard.AddLambda([&](int32) { Log += TEXT("removed "); });
	FDelegateHandle Self;
	Self = OnHeard.AddLambda(
		[&](int32)
		{
			Log += TEXT("self ");
			OnHeard.Remove(Removed);
			OnHeard.Remove(Self);
			OnHeard.AddLambda([&](int32 Value) { Log += FString::Printf(TEXT("late%d "), Value); });
		});
	OnHeard.Broadcast(1);
	HOST_EXPECT(Log == TEXT("self "));
	OnHeard.Broadcast(2);
	HOST_EXPECT(Log == TEXT("self late2 "));
	TSharedPtr<FListener> Listener = MakeShared<FListener>();
	OnHeard.AddSP(Listener.ToSharedRef(), &FListener::Hear, FString());
	HOST_EXPECT(OnHeard.RemoveAll(Listener.Get()) == 1);
	OnHeard.Clear();
	HOST_EXPECT(!OnHeard.IsBound());
}

HOST_SELF_TEST(ArchivesReadWhatTheyWrote)
{
	enum class EKind : uint8
	{
		One,
		Two
	};
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	FString Text(TEXT("ä"));
	FName Name(TEXT("Name"));
	bool bFlag = true;
	EKind Kind = EKind::Two;
	TMap<FString, TArray<double>> Map;
	Map.Add(TEXT("Key"), {1.0, 2.0});
	Writer << Text << Name << bFlag << Kind << Map;
	HOST_EXPECT(Bytes.Num() == 8 + 9 + 4 + 1 + (4 + 8 + 4 + 16));

	FMemoryReader Reader(Bytes);
	FString TextRead;
	FName NameRead;
	bool bFlagRead = false;
	EKind KindRead = EKind::One;
	TMap<FString, TArray<double>> MapRead;
	Reader << TextRead << NameRead << bFlagRead << KindRead << MapRead;
	HOST_EXPECT(!Reader.IsError() && Reader.AtEnd() && TextRead.Equals(Text) && NameRead == Name && bFlagRead);
	HOST_EXPECT(KindRead == EKind::Two && MapRead.FindChecked(TEXT("Key")) == TArray<double>({1.0, 2.0}));
}

HOST_SELF_TEST(ArchivesRefuseEveryTruncation)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	FString Text(TEXT("text"));
	TArray<int32> Numbers = {1, 2, 3};
	Writer << Text << Numbers;
	for (int32 Length = 0; Length < Bytes.Num(); ++Length)
	{
		const TArray<uint8> Cut(Bytes.GetData(), Length);
		FMemoryReader Reader(Cut);
		FString TextRead;
		TArray<int32> NumbersRead;
		Reader << TextRead << NumbersRead;
		HOST_EXPECT(Reader.IsError());
	}
	const TArray<uint8> Huge = {0xff, 0xff, 0xff, 0x7f};
	FMemoryReader Reader(Huge);
	TArray<int32> NumbersRead;
	Reader << NumbersRead;
	HOST_EXPECT(Reader.IsError() && NumbersRead.IsEmpty());
}

HOST_SELF_TEST(CustomVersionsTravelWithTheArchive)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	HOST_EXPECT(Writer.CustomVer(VersionKey) == -1);
	Writer.UsingCustomVersion(VersionKey);
	HOST_EXPECT(Writer.CustomVer(VersionKey) == 7);
	FMemoryReader Reader(Bytes);
	Reader.UsingCustomVersion(VersionKey);
	HOST_EXPECT(Reader.CustomVer(VersionKey) == -1);
	Reader.SetCustomVersions(Writer.GetCustomVersions());
	HOST_EXPECT(Reader.CustomVer(VersionKey) == 7);
}

HOST_SELF_TEST(LogLinesReachListenersUnlessSuppressed)
{
	static TArray<FString> Lines;
	static bool bListening = true;
	UE::Host::AddLogListener(
		[](const TCHAR* Message, ELogVerbosity::Type Verbosity, FName Category)
		{
			if (bListening && Category == FName(TEXT("LogCoreFoundation")))
			{
				Lines.Add(FString::Printf(TEXT("%s %s"), ToString(Verbosity), Message));
			}
		});
	UE_LOG(LogCoreFoundation, Log, TEXT("%d %s"), 1, *FString(TEXT("x")));
	UE_LOG(LogCoreFoundation, Verbose, TEXT("not shown"));
	UE_CLOG(false, LogCoreFoundation, Display, TEXT("not shown"));
	LogCoreFoundation.SetVerbosity(ELogVerbosity::Verbose);
	UE_LOG(LogCoreFoundation, Verbose, TEXT("shown"));
	bListening = false;
	HOST_EXPECT(Lines == TArray<FString>({TEXT("Log 1 x"), TEXT("Verbose shown")}));
}

HOST_SELF_TEST(SmallTypesHoldTheirValues)
{
	TOptional<FString> Optional;
	HOST_EXPECT(!Optional.IsSet() && Optional.Get(TEXT("none")) == TEXT("none"));
	Optional = FString(TEXT("some"));
	HOST_EXPECT(*Optional == TEXT("some") && Optional == TOptional<FString>(FString(TEXT("some"))));
	TVariant<int32, FString> Variant;
	Variant.Set<FString>(FString(TEXT("v")));
	HOST_EXPECT(Variant.IsType<FString>() && Variant.Get<FString>() == TEXT("v") && Variant.TryGet<int32>() == nullptr);
	TQueue<int32, EQueueMode::Mpsc> Queue;
	std::thread Producer([&Queue] { Queue.Enqueue(1); });
	Queue.Enqueue(1);
	Producer.join();
	int32 Value = 0;
	HOST_EXPECT(Queue.Dequeue(Value) && Queue.Dequeue(Value) && !Queue.Dequeue(Value) && Value == 1);
	const auto [Key, Number] = TPair<FString, int32>(TEXT("k"), 2);
	HOST_EXPECT(Key == TEXT("k") && Number == 2 && MakeTuple(1, 2.0, TEXT("x")).Get<1>() == 2.0);
	HOST_EXPECT(FCrc::MemCrc32("123456789", 9) == 0xcbf43926u);
}
