// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** What a UFUNCTION was declared with. Only the flags the header tool emits. */
enum EFunctionFlags : uint32
{
	FUNC_None = 0x00000000,
	FUNC_BlueprintAuthorityOnly = 0x00000004,
	FUNC_BlueprintCosmetic = 0x00000008,
	FUNC_Exec = 0x00000200,
	FUNC_Native = 0x00000400,
	FUNC_Event = 0x00000800,
	FUNC_Static = 0x00002000,
	FUNC_Public = 0x00020000,
	FUNC_Private = 0x00040000,
	FUNC_Protected = 0x00080000,
	FUNC_HasOutParms = 0x00400000,
	FUNC_BlueprintCallable = 0x04000000,
	FUNC_BlueprintEvent = 0x08000000,
	FUNC_BlueprintPure = 0x10000000,
	FUNC_EditorOnly = 0x20000000,
	FUNC_Const = 0x40000000,
};
ENUM_CLASS_FLAGS(EFunctionFlags)

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
	RF_MarkAsNative = 0x00000004,
	RF_Transactional = 0x00000008,
	RF_ClassDefaultObject = 0x00000010,
	RF_ArchetypeObject = 0x00000020,
	RF_Transient = 0x00000040,
	RF_NeedPostLoad = 0x00001000,
	RF_BeginDestroyed = 0x00008000,
	RF_FinishDestroyed = 0x00010000,
	RF_DefaultSubObject = 0x00040000,
	RF_WasLoaded = 0x00080000,
	RF_TextExportTransient = 0x00100000,
	RF_LoadCompleted = 0x00200000,
	RF_DuplicateTransient = 0x00800000,
};
ENUM_CLASS_FLAGS(EObjectFlags)

/** All flags a package stores for an object. */
inline constexpr EObjectFlags RF_AllFlags = static_cast<EObjectFlags>(0x0fffffff);
inline constexpr EObjectFlags RF_Load =
	static_cast<EObjectFlags>(RF_Public | RF_Standalone | RF_Transactional | RF_ArchetypeObject | RF_DefaultSubObject);
inline constexpr EObjectFlags RF_PropagateToSubObjects =
	static_cast<EObjectFlags>(RF_Public | RF_ArchetypeObject | RF_Transactional | RF_Transient);

/** Bookkeeping of the object array; only the ones this project asks about. */
enum class EInternalObjectFlags : int32
{
	None = 0,
	Garbage = 1 << 21,
	Native = 1 << 25,
	Unreachable = 1 << 28,
	RootSet = 1 << 30,
};
ENUM_CLASS_FLAGS(EInternalObjectFlags)

enum EClassFlags : uint32
{
	CLASS_None = 0x00000000u,
	CLASS_Abstract = 0x00000001u,
	CLASS_DefaultConfig = 0x00000002u,
	CLASS_Config = 0x00000004u,
	CLASS_Transient = 0x00000008u,
	CLASS_ProjectUserConfig = 0x00000040u,
	CLASS_Native = 0x00000080u,
	CLASS_NotPlaceable = 0x00000200u,
	CLASS_PerObjectConfig = 0x00000400u,
	CLASS_EditInlineNew = 0x00001000u,
	CLASS_Interface = 0x00004000u,
	CLASS_Const = 0x00010000u,
	CLASS_MinimalAPI = 0x00080000u,
	CLASS_DefaultToInstanced = 0x00200000u,
	CLASS_Deprecated = 0x02000000u,
	CLASS_HideDropDown = 0x04000000u,
	CLASS_GlobalUserConfig = 0x08000000u,
	CLASS_Intrinsic = 0x10000000u,
};
ENUM_CLASS_FLAGS(EClassFlags)

/** What a UPROPERTY was declared with. */
enum EPropertyFlags : uint64
{
	CPF_None = 0,
	CPF_Edit = 0x0000000000000001,
	CPF_BlueprintVisible = 0x0000000000000004,
	CPF_ExportObject = 0x0000000000000008,
	CPF_BlueprintReadOnly = 0x0000000000000010,
	CPF_EditFixedSize = 0x0000000000000040,
	CPF_DisableEditOnTemplate = 0x0000000000000800,
	CPF_Transient = 0x0000000000002000,
	CPF_Config = 0x0000000000004000,
	CPF_DisableEditOnInstance = 0x0000000000010000,
	CPF_EditConst = 0x0000000000020000,
	CPF_GlobalConfig = 0x0000000000040000,
	CPF_InstancedReference = 0x0000000000080000,
	CPF_DuplicateTransient = 0x0000000000200000,
	CPF_SaveGame = 0x0000000001000000,
	CPF_NoClear = 0x0000000002000000,
	CPF_BlueprintAssignable = 0x0000000010000000,
	CPF_Deprecated = 0x0000000020000000,
	CPF_EditorOnly = 0x0000000800000000,
	CPF_NonTransactional = 0x0000000008000000,
	CPF_AssetRegistrySearchable = 0x0000010000000000,
	CPF_SimpleDisplay = 0x0000020000000000,
	CPF_AdvancedDisplay = 0x0000040000000000,
	CPF_BlueprintCallable = 0x0000100000000000,
	CPF_NonPIEDuplicateTransient = 0x0000800000000000,
	CPF_PersistentInstance = 0x0002000000000000,
	CPF_SkipSerialization = 0x0080000000000000,
};
ENUM_CLASS_FLAGS(EPropertyFlags)

enum ELoadFlags : uint32
{
	LOAD_None = 0x00000000,
	LOAD_NoWarn = 0x00000002,
	LOAD_Quiet = 0x00002000,
};

/** Verdict of UObject::IsDataValid. */
enum class EDataValidationResult : uint8
{
	Invalid,
	Valid,
	NotValidated
};

/** First argument of UObjectBase's operator new: keeps plain `new` of an object from compiling. */
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
#ifndef PURE_VIRTUAL
#define PURE_VIRTUAL(Function, ...)                                                                                    \
	{                                                                                                                  \
		checkf(false, TEXT("Pure virtual not implemented (%s)"), TEXT(#Function));                                     \
		__VA_ARGS__                                                                                                    \
	}
#endif
