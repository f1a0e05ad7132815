// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreUObjectTestClasses.h"
#include "SelfTest.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

HOST_IMPLEMENT_STRUCT(FHostTestInner, TEXT("HostTestInner"), TEXT("/Script/HostTest"))
HOST_IMPLEMENT_CLASS(UHostTestObject, TEXT("HostTestObject"), TEXT("/Script/HostTest"), CLASS_None, TEXT(""))
HOST_CLASS_FUNCTION(UHostTestObject, TEXT("Play"), FUNC_Native | FUNC_BlueprintCallable)

namespace CoreUObjectSelfTestsDetail
{

UHostTestObject* MakeRooted()
{
	UHostTestObject* Object = NewObject<UHostTestObject>();
	Object->AddToRoot();
	return Object;
}

DECLARE_DELEGATE_RetVal(int32, FHostTestAsk);
DECLARE_DYNAMIC_MULTICAST_DELEGATE(FHostTestHappened);

/** Releases a rooted object and everything that only it referenced. */
void Release(UObject* Object)
{
	Object->RemoveFromRoot();
	CollectGarbage(RF_NoFlags);
}

} // namespace CoreUObjectSelfTestsDetail

using namespace CoreUObjectSelfTestsDetail;

HOST_SELF_TEST(GarbageCollectionFollowsEveryKindOfProperty)
{
	UHostTestObject* const Root = MakeRooted();
	TArray<TWeakObjectPtr<UHostTestObject>> Weak;
	const auto Make = [&Weak]() { return Weak.Add_GetRef(NewObject<UHostTestObject>()).Get(); };
	Root->Strong = Make();
	Root->List.Add(Make());
	Root->ByName.Add(TEXT("Key"), Make());
	Root->Inners.AddDefaulted_GetRef().Target = Make();
	CollectGarbage(RF_NoFlags);
	for (const TWeakObjectPtr<UHostTestObject>& Pointer : Weak)
	{
		HOST_EXPECT(Pointer.IsValid());
	}
	Release(Root);
	for (const TWeakObjectPtr<UHostTestObject>& Pointer : Weak)
	{
		HOST_EXPECT(!Pointer.IsValid());
	}
}

HOST_SELF_TEST(GarbageCollectionDestroysWhatNobodyNames)
{
	UHostTestObject* const Root = MakeRooted();
	Root->Unseen = NewObject<UHostTestObject>();
	const TWeakObjectPtr<UHostTestObject> Weak = Root->Unseen;
	const int32 Begun = FHostTestCounts::BegunDestroys;
	const int32 Finished = FHostTestCounts::FinishedDestroys;
	const int32 Destructors = FHostTestCounts::Destructors;
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(!Weak.IsValid());
	HOST_EXPECT(FHostTestCounts::BegunDestroys == Begun + 1 && FHostTestCounts::FinishedDestroys == Finished + 1);
	HOST_EXPECT(FHostTestCounts::Destructors == Destructors + 1);
	UHostTestObject* const Kept = NewObject<UHostTestObject>(GetTransientPackage(), NAME_None, RF_Standalone);
	CollectGarbage(RF_Standalone);
	HOST_EXPECT(IsValid(Kept));
	Release(Root);
}

HOST_SELF_TEST(ReferencesToGarbageAreCleared)
{
	UHostTestObject* const Root = MakeRooted();
	Root->Strong = NewObject<UHostTestObject>();
	const TWeakObjectPtr<UHostTestObject> Weak = Root->Strong;
	Root->Strong->MarkAsGarbage();
	HOST_EXPECT(!IsValid(Root->Strong) && !Weak.IsValid() && Weak.Get(true) == Root->Strong);
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(Root->Strong == nullptr && Weak.Get(true) == nullptr);
	Release(Root);
}

HOST_SELF_TEST(StrongPointersKeepObjects)
{
	TStrongObjectPtr<UHostTestObject> Strong(NewObject<UHostTestObject>());
	TStrongObjectPtr<UHostTestObject> Copy = Strong;
	const TWeakObjectPtr<UHostTestObject> WeakStrong = Strong.Get();
	Strong.Reset();
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(WeakStrong.IsValid());
	Copy.Reset();
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(!WeakStrong.IsValid());
}

HOST_SELF_TEST(AWeakPointerDoesNotMeetTheNextObjectInItsPlace)
{
	const TWeakObjectPtr<UHostTestObject> Weak = NewObject<UHostTestObject>();
	CollectGarbage(RF_NoFlags);
	for (int32 Count = 0; Count < 4; ++Count)
	{
		NewObject<UHostTestObject>();
	}
	HOST_EXPECT(!Weak.IsValid());
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(DelegatesForgetCollectedObjects)
{
	UHostTestObject* const Child = NewObject<UHostTestObject>();
	FHostTestAsk Ask;
	Ask.BindUObject(Child, &UHostTestObject::Answer);
	FHostTestHappened Happened;
	Happened.AddDynamic(Child, &UHostTestObject::Play);
	Happened.Broadcast();
	HOST_EXPECT(Ask.Execute() == 42 && Child->Plays == 1);
	CollectGarbage(RF_NoFlags);
	Happened.Broadcast();
	HOST_EXPECT(!Ask.IsBound());
}

HOST_SELF_TEST(TruncatedPropertiesAreAnErrorAndNoMore)
{
	UHostTestObject* const Object = NewObject<UHostTestObject>();
	Object->Tags = {TEXT("a"), TEXT("b")};
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes, true);
	Object->Serialize(Writer);
	for (int32 Size = 0; Size < Bytes.Num(); ++Size)
	{
		const TArray<uint8> Cut(Bytes.GetData(), Size);
		FMemoryReader Reader(Cut, true);
		Object->Serialize(Reader);
		HOST_EXPECT(Reader.IsError());
	}
	CollectGarbage(RF_NoFlags);
}
