// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/HostGenerated.h"

/** Reflected types for the checks of CoreUObject, with the header tool's output written out by hand. */
enum class EHostTestKind : uint8
{
	One,
	Two,
	LongName = 7
};

template <>
UEnum* StaticEnum<EHostTestKind>();

class UHostTestObject;

struct FHostTestInner
{
	HOST_STRUCT_BODY(FHostTestInner, HostNoSuper, )
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Visitor.Property(TEXT("Weight"), Weight, CPF_Edit);
		Visitor.Property(TEXT("Target"), Target, CPF_Edit);
	}

	double Weight = 0.5;
	TObjectPtr<UHostTestObject> Target;
};

/** Remembers how often each kind of object was destroyed. */
struct FHostTestCounts
{
	static inline int32 BegunDestroys = 0;
	static inline int32 FinishedDestroys = 0;
	static inline int32 Destructors = 0;
	static inline int32 PostLoads = 0;
};

class UHostTestObject : public UObject
{
	HOST_CLASS_BODY(UHostTestObject, UObject, )
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Super::HostVisitProperties(Visitor);
		Visitor.Property(TEXT("Number"), Number, CPF_Edit | CPF_Config);
		Visitor.Property(TEXT("Kind"), Kind, CPF_Edit | CPF_Config);
		Visitor.Property(TEXT("Tags"), Tags, CPF_Edit | CPF_Config);
		Visitor.Property(TEXT("Scratch"), Scratch, CPF_Transient);
		Visitor.Property(TEXT("Place"), Place, CPF_Edit);
		Visitor.Property(TEXT("Label"), Label, CPF_Edit);
		Visitor.Property(TEXT("Strong"), Strong, CPF_Edit);
		Visitor.Property(TEXT("List"), List, CPF_Edit);
		Visitor.Property(TEXT("ByName"), ByName, CPF_Edit);
		Visitor.Property(TEXT("Inners"), Inners, CPF_Edit);
		Visitor.Property(TEXT("Soft"), Soft, CPF_Edit);
		{
			bool HostBit = bFlag;
			Visitor.Property(TEXT("bFlag"), HostBit, CPF_Edit);
			bFlag = HostBit;
		}
	}

	using UObject::UObject;
	~UHostTestObject() override { ++FHostTestCounts::Destructors; }
	void BeginDestroy() override
	{
		++FHostTestCounts::BegunDestroys;
		Super::BeginDestroy();
	}
	void FinishDestroy() override
	{
		++FHostTestCounts::FinishedDestroys;
		Super::FinishDestroy();
	}
	void PostLoad() override
	{
		++FHostTestCounts::PostLoads;
		Super::PostLoad();
	}
	void Play() { ++Plays; }

	int32 Number = 3;
	EHostTestKind Kind = EHostTestKind::One;
	TArray<FString> Tags;
	int32 Scratch = 0;
	FVector Place = FVector::ZeroVector;
	FText Label;
	TObjectPtr<UHostTestObject> Strong;
	TArray<TObjectPtr<UObject>> List;
	TMap<FName, TObjectPtr<UHostTestObject>> ByName;
	TArray<FHostTestInner> Inners;
	TSoftObjectPtr<UHostTestObject> Soft;
	uint8 bFlag : 1;
	int32 Plays = 0;
	/** No UPROPERTY: the garbage collection does not know of it. */
	UHostTestObject* Unseen = nullptr;
};

class UHostTestInterface : public UInterface
{
	HOST_CLASS_BODY(UHostTestInterface, UInterface, )
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Super::HostVisitProperties(Visitor);
	}
	using UInterface::UInterface;
};

class IHostTestInterface
{
	HOST_INTERFACE_BODY(IHostTestInterface, UHostTestInterface)
	virtual int32 Answer() const = 0;
};

/** Has a private constructor with the initializer, a subobject and an interface. */
class UHostTestChild : public UHostTestObject, public IHostTestInterface
{
	HOST_CLASS_BODY(UHostTestChild, UHostTestObject, )
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Super::HostVisitProperties(Visitor);
		Visitor.Property(TEXT("Part"), Part, CPF_InstancedReference);
	}

	int32 Answer() const override { return 42; }

	TObjectPtr<UHostTestObject> Part;

private:
	explicit UHostTestChild(const FObjectInitializer& ObjectInitializer)
		: Super(ObjectInitializer)
	{
		Part = ObjectInitializer.CreateDefaultSubobject<UHostTestObject>(this, TEXT("Part"));
	}
};
