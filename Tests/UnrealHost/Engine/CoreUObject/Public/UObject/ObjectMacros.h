// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FObjectInitializer;
class UClass;
class UEnum;
class UObject;
class UPackage;
class UScriptStruct;

/** The reflected form of a UENUM; the header tool specialises it for each. */
template <typename EnumType>
UEnum* StaticEnum();

/** What an object is and how it is kept. */
enum EObjectFlags : uint32
{
	RF_NoFlags = 0x00000000,
	RF_Public = 0x00000001,
	RF_Standalone = 0x00000002,
	RF_Transactional = 0x00000008,
	RF_ClassDefaultObject = 0x00000010,
	RF_ArchetypeObject = 0x00000020,
	RF_Transient = 0x00000040,
	RF_NeedPostLoad = 0x00001000,
	RF_BeginDestroyed = 0x00008000,
	RF_FinishDestroyed = 0x00010000,
	RF_DefaultSubObject = 0x00040000,
	RF_TextExportTransient = 0x00100000,
	RF_DuplicateTransient = 0x00800000,
};
ENUM_CLASS_FLAGS(EObjectFlags)

/** All flags a package stores for an object. */
inline constexpr EObjectFlags RF_Load =
	RF_Public | RF_Standalone | RF_Transactional | RF_ArchetypeObject | RF_DefaultSubObject;
inline constexpr EObjectFlags RF_PropagateToSubObjects =
	RF_Public | RF_ArchetypeObject | RF_Transactional | RF_Transient;

/** Bookkeeping of the object array; only the ones this project asks about. */
enum class EInternalObjectFlags : int32
{
	None = 0,
	Garbage = 1 << 21,
	Unreachable = 1 << 28,
	RootSet = 1 << 30,
};
ENUM_CLASS_FLAGS(EInternalObjectFlags)

enum EClassFlags : uint32
{
	CLASS_None = 0x00000000u,
	CLASS_Abstract = 0x00000001u,
	CLASS_Config = 0x00000004u,
	CLASS_Intrinsic = 0x10000000u,
};
ENUM_CLASS_FLAGS(EClassFlags)

/** What a UPROPERTY was declared with. */
enum EPropertyFlags : uint64
{
	CPF_None = 0,
	CPF_Transient = 0x0000000000002000,
	CPF_Config = 0x0000000000004000,
	CPF_DuplicateTransient = 0x0000000000200000,
	CPF_Deprecated = 0x0000000020000000,
	CPF_SkipSerialization = 0x0080000000000000,
};
ENUM_CLASS_FLAGS(EPropertyFlags)

/** Verdict of UObject::IsDataValid. */
enum class EDataValidationResult : uint8
{
	Invalid,
	Valid,
	NotValidated
};

/** First argument of UObject's operator new: keeps plain `new` of an object from compiling. */
enum EInternal
{
	EC_InternalUseOnlyConstructor
};

#define UPROPERTY(...)
#define UFUNCTION(...)
#define UMETA(...)
#define UPARAM(...)
#define UENUM(...)
#define USTRUCT(...)
#define UCLASS(...)
#define UINTERFACE(...)

#define GENERATED_BODY(...) BODY_MACRO_COMBINE(CURRENT_FILE_ID, _, __LINE__, _GENERATED_BODY)
#define GENERATED_USTRUCT_BODY(...) GENERATED_BODY()

/** A virtual function that must be overridden, in a class that must still be constructible. */
#define PURE_VIRTUAL(Function, ...)                                                                                    \
	{                                                                                                                  \
		checkf(false, TEXT("Pure virtual not implemented (%s)"), TEXT(#Function));                                     \
		__VA_ARGS__                                                                                                    \
	}
