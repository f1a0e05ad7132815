// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreUObjectTestClasses.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "Misc/ConfigCacheIni.h"
#include "SelfTest.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/UnrealType.h"

HOST_IMPLEMENT_ENUM(EHostTestKind, TEXT("EHostTestKind"), TEXT("/Script/HostTest"),
	{{TEXT("EHostTestKind::One"), 0}, {TEXT("EHostTestKind::Two"), 1}, {TEXT("EHostTestKind::LongName"), 7}})
HOST_IMPLEMENT_STRUCT(FHostTestInner, TEXT("HostTestInner"), TEXT("/Script/HostTest"))
HOST_IMPLEMENT_CLASS(
	UHostTestObject, TEXT("HostTestObject"), TEXT("/Script/HostTest"), CLASS_Config, TEXT("HostTestConfig"))
HOST_CLASS_FUNCTION(UHostTestObject, TEXT("Play"), FUNC_Native | FUNC_BlueprintCallable)
HOST_CLASS_PROPERTY(UHostTestObject, TEXT("Number"), CPF_Edit | CPF_Config)
HOST_IMPLEMENT_CLASS(
	UHostTestInterface, TEXT("HostTestInterface"), TEXT("/Script/HostTest"), CLASS_Abstract | CLASS_Interface, TEXT(""))
HOST_IMPLEMENT_CLASS(UHostTestChild, TEXT("HostTestChild"), TEXT("/Script/HostTest"), CLASS_None, TEXT(""))
HOST_CLASS_INTERFACE(UHostTestChild, UHostTestInterface, IHostTestInterface)

namespace CoreUObjectSelfTestsDetail
{

const FGuid VersionKey(0x11223344, 0x55667788, 0x99aabbcc, 0xddeeff00);

UHostTestObject* MakeRooted()
{
	UHostTestObject* Object = NewObject<UHostTestObject>();
	Object->AddToRoot();
	return Object;
}

DECLARE_DELEGATE_RetVal(int32, FHostTestAsk);
DECLARE_DYNAMIC_MULTICAST_DELEGATE(FHostTestHappened);

/** Lets go of a rooted object and all that hung on it. */
void Release(UObject* Object)
{
	Object->RemoveFromRoot();
	CollectGarbage(RF_NoFlags);
}

} // namespace CoreUObjectSelfTestsDetail

using namespace CoreUObjectSelfTestsDetail;

HOST_SELF_TEST(ObjectsKnowClassNameOuterAndPath)
{
	UPackage* const Package = CreatePackage(TEXT("/Game/HostTest/Names"));
	UHostTestObject* const Object = NewObject<UHostTestObject>(Package, TEXT("Top"), RF_Public);
	UHostTestObject* const Sub = NewObject<UHostTestObject>(Object, TEXT("Sub"));
	UHostTestObject* const Deep = NewObject<UHostTestObject>(Sub, TEXT("Deep"));
	HOST_EXPECT(Object->GetClass() == UHostTestObject::StaticClass());
	HOST_EXPECT(Object->GetClass()->GetPathName() == TEXT("/Script/HostTest.HostTestObject"));
	HOST_EXPECT(Object->GetPathName() == TEXT("/Game/HostTest/Names.Top"));
	HOST_EXPECT(Deep->GetPathName() == TEXT("/Game/HostTest/Names.Top:Sub.Deep"));
	HOST_EXPECT(Deep->GetPackage() == Package && Deep->GetTypedOuter<UPackage>() == Package && Deep->IsIn(Object));
	HOST_EXPECT(FindObject<UHostTestObject>(nullptr, TEXT("/Game/HostTest/Names.Top:Sub.Deep")) == Deep);
	HOST_EXPECT(Object->IsAsset() && !Sub->IsAsset());
	HOST_EXPECT(!Package->IsDirty() && Deep->MarkPackageDirty() && Package->IsDirty());
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(ObjectsWithoutANameGetUniqueOnes)
{
	const UHostTestObject* const First = NewObject<UHostTestObject>();
	const UHostTestObject* const Second = NewObject<UHostTestObject>();
	HOST_EXPECT(First->GetFName() != Second->GetFName());
	HOST_EXPECT(First->GetOuter() == GetTransientPackage());
	const UHostTestObject* const Replaced = NewObject<UHostTestObject>(GetTransientPackage(), TEXT("Same"));
	const UHostTestObject* const Replacing = NewObject<UHostTestObject>(GetTransientPackage(), TEXT("Same"));
	HOST_EXPECT(Replaced != Replacing && Replaced->GetFName() != Replacing->GetFName());
	HOST_EXPECT(Replacing->GetFName() == FName(TEXT("Same")));
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(CastsFollowClassesAndInterfaces)
{
	UHostTestChild* const Child = NewObject<UHostTestChild>();
	UObject* const Object = Child;
	HOST_EXPECT(Cast<UHostTestObject>(Object) == Child && CastChecked<UHostTestChild>(Object) == Child);
	IHostTestInterface* const Interface = Cast<IHostTestInterface>(Object);
	HOST_EXPECT(Interface && Interface->Answer() == 42 && Cast<UObject>(Interface) == Child);
	HOST_EXPECT(Cast<IHostTestInterface>(static_cast<UObject*>(NewObject<UHostTestObject>())) == nullptr);
	const TScriptInterface<IHostTestInterface> Script(Object);
	HOST_EXPECT(Script->Answer() == 42 && Script.GetObject() == Child);
	const TSubclassOf<UHostTestObject> Class = UHostTestChild::StaticClass();
	HOST_EXPECT(Class == UHostTestChild::StaticClass());
	HOST_EXPECT(!TSubclassOf<UHostTestChild>(UHostTestObject::StaticClass()));
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(SubobjectsBelongToTheirOwner)
{
	const UHostTestChild* const Default = GetDefault<UHostTestChild>();
	UHostTestChild* const Child = NewObject<UHostTestChild>();
	HOST_EXPECT(Default->HasAnyFlags(RF_ClassDefaultObject) && Default->GetName() == TEXT("Default__HostTestChild"));
	HOST_EXPECT(Child->Part && Child->Part->GetOuter() == Child && Child->Part->IsDefaultSubobject());
	const UHostTestChild* const Other = NewObject<UHostTestChild>();
	HOST_EXPECT(Other->Part != Child->Part && Other->Part->GetOuter() == Other);
	CollectGarbage(RF_NoFlags);
}

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
	UHostTestChild* const Child = NewObject<UHostTestChild>();
	FHostTestAsk Ask;
	Ask.BindUObject(Child, &UHostTestChild::Answer);
	FHostTestHappened Happened;
	Happened.AddDynamic(Child, &UHostTestChild::Play);
	Happened.Broadcast();
	HOST_EXPECT(Ask.Execute() == 42 && Child->Plays == 1);
	CollectGarbage(RF_NoFlags);
	Happened.Broadcast();
	HOST_EXPECT(!Ask.IsBound());
}

HOST_SELF_TEST(PropertiesSurviveSerialization)
{
	UHostTestObject* const Source = NewObject<UHostTestObject>(GetTransientPackage(), TEXT("Source"));
	Source->Number = -5;
	Source->Kind = EHostTestKind::LongName;
	Source->Tags = {TEXT("a"), TEXT("b")};
	Source->Scratch = 9;
	Source->Place = FVector(1, 2, 3);
	Source->Label = FText::FromString(TEXT("Hand"));
	Source->Strong = Source;
	Source->ByName.Add(TEXT("Self"), Source);
	Source->Inners.AddDefaulted_GetRef().Weight = 0.25;
	Source->Soft = Source;
	Source->bFlag = 1;
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes, true);
	FObjectAndNameAsStringProxyArchive Saver(Writer, false);
	Source->Serialize(Saver);

	UHostTestObject* const Read = NewObject<UHostTestObject>();
	FMemoryReader Reader(Bytes, true);
	FObjectAndNameAsStringProxyArchive Loader(Reader, false);
	Read->Serialize(Loader);
	HOST_EXPECT(!Reader.IsError() && Reader.Tell() == Reader.TotalSize());
	HOST_EXPECT(Read->Number == -5 && Read->Kind == EHostTestKind::LongName && Read->Tags == Source->Tags);
	HOST_EXPECT(Read->Scratch == 0);
	HOST_EXPECT(Read->Place.Equals(FVector(1, 2, 3)) && Read->Label.ToString() == TEXT("Hand"));
	HOST_EXPECT(Read->Strong == Source && Read->ByName.FindRef(TEXT("Self")) == Source);
	HOST_EXPECT(Read->Inners.Num() == 1 && Read->Inners[0].Weight == 0.25);
	HOST_EXPECT(Read->Soft.Get() == Source && Read->bFlag == 1);
	CollectGarbage(RF_NoFlags);
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

HOST_SELF_TEST(DuplicatesPointIntoThemselves)
{
	UHostTestChild* const Source = NewObject<UHostTestChild>();
	Source->Part->Number = 8;
	Source->Strong = NewObject<UHostTestObject>(Source, TEXT("Inner"));
	Source->Strong->Strong = Source->Part;
	UHostTestChild* const Copy = DuplicateObject(Source, GetTransientPackage(), TEXT("Copy"));
	HOST_EXPECT(Copy != Source && Copy->GetName() == TEXT("Copy") && Copy->GetClass() == Source->GetClass());
	HOST_EXPECT(Copy->Part != Source->Part && Copy->Part->Number == 8 && Copy->Part->GetOuter() == Copy);
	HOST_EXPECT(Copy->Strong != Source->Strong && Copy->Strong->GetOuter() == Copy);
	HOST_EXPECT(Copy->Strong->Strong == Copy->Part);
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(ConfigPropertiesComeFromTheIniFile)
{
	UHostTestObject* const Default = GetMutableDefault<UHostTestObject>();
	const TCHAR* const Section = TEXT("/Script/HostTest.HostTestObject");
	GConfig->SetString(Section, TEXT("Number"), TEXT("12"), TEXT("HostTestConfig"));
	GConfig->SetString(Section, TEXT("Kind"), TEXT("Two"), TEXT("HostTestConfig"));
	GConfig->SetArray(Section, TEXT("Tags"), {TEXT("x"), TEXT("y")}, TEXT("HostTestConfig"));
	Default->ReloadConfig();
	const UHostTestObject* const Object = NewObject<UHostTestObject>();
	HOST_EXPECT(Object->Number == 12 && Object->Kind == EHostTestKind::Two && Object->Tags.Num() == 2);
	Default->Kind = EHostTestKind::One;
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(ReflectionNamesEnumsStructsFunctionsAndProperties)
{
	const UEnum* const Enum = StaticEnum<EHostTestKind>();
	HOST_EXPECT(Enum->GetNameStringByValue(7) == TEXT("LongName") && Enum->GetValueByIndex(3) == 8);
	HOST_EXPECT(FHostTestInner::StaticStruct()->FindPropertyByName(TEXT("Weight")) != nullptr);
	UHostTestChild* const Child = NewObject<UHostTestChild>();
	const FProperty* const Number = Child->GetClass()->FindPropertyByName(TEXT("Number"));
	HOST_EXPECT(Number != nullptr);
	CollectGarbage(RF_NoFlags);
}
