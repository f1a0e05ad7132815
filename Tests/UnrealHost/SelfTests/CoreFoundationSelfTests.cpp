// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "SelfTest.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"

namespace CoreFoundationSelfTestsDetail
{

struct FListener : TSharedFromThis<FListener>
{
	void Hear(int32 Value, FString Extra) { Heard.Add(FString::Printf(TEXT("%d%s"), Value, *Extra)); }
	TArray<FString> Heard;
};

const FGuid VersionKey(1, 2, 3, 4);
const FCustomVersionRegistration Registration(VersionKey, 7, TEXT("CoreFoundationSelfTests"));

} // namespace CoreFoundationSelfTestsDetail

using namespace CoreFoundationSelfTestsDetail;

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
	HOST_EXPECT(Listener->Heard.Last() == TEXT("4"));
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
	HOST_EXPECT(Reader.IsError() && NumbersRead.Num() == 0);
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
