// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/HostGenerated.h"

class UHostTestObject;

/** Reflected types for the checks of CoreUObject, with the header tool's output written out by hand. */
struct FHostTestInner
{
	HOST_STRUCT_BODY(FHostTestInner, HostNoSuper, )
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Visitor.Property(TEXT("Target"), Target, CPF_Edit);
	}

	TObjectPtr<UHostTestObject> Target;
};

/** Remembers how often an object was destroyed. */
struct FHostTestCounts
{
	static inline int32 BegunDestroys = 0;
	static inline int32 FinishedDestroys = 0;
	static inline int32 Destructors = 0;
};

class UHostTestObject : public UObject
{
	HOST_CLASS_BODY(UHostTestObject, UObject, )
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor& Visitor)
	{
		Visitor.Property(TEXT("Tags"), Tags, CPF_Edit);
		Visitor.Property(TEXT("Strong"), Strong, CPF_Edit);
		Visitor.Property(TEXT("List"), List, CPF_Edit);
		Visitor.Property(TEXT("ByName"), ByName, CPF_Edit);
		Visitor.Property(TEXT("Inners"), Inners, CPF_Edit);
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
	void Play() { ++Plays; }
	int32 Answer() const { return 42; }

	TArray<FString> Tags;
	TObjectPtr<UHostTestObject> Strong;
	TArray<TObjectPtr<UObject>> List;
	TMap<FName, TObjectPtr<UHostTestObject>> ByName;
	TArray<FHostTestInner> Inners;
	int32 Plays = 0;
	/** No UPROPERTY: the garbage collection does not know of it. */
	UHostTestObject* Unseen = nullptr;
};
