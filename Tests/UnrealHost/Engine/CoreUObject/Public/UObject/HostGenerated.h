// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "Host/HostTypes.h"
#include "UObject/Class.h"
#include "UObject/Interface.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ScriptInterface.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/UObjectGlobals.h"

#include <type_traits>

/**
 * The macros that the header tool's output is made of. HOST_*_BODY stand in a type's GENERATED_BODY, the others at file
 * scope in the module's generated source.
 */

/** Replaces the super of a struct that has none. */
struct HostNoSuper
{
};

#define HOST_JOIN_INNER(A, B) A##B
#define HOST_JOIN(A, B) HOST_JOIN_INNER(A, B)

/** As in the engine, a class's constructor takes the initializer or nothing; the first is preferred. */
#define HOST_CLASS_BODY(TClass, TSuper, TApi)                                                                          \
public:                                                                                                                \
	using Super = TSuper;                                                                                              \
	using ThisClass = TClass;                                                                                          \
	static UClass* StaticClass()                                                                                       \
	{                                                                                                                  \
		return UE::Host::FindOrCreateClass(HostClassInfo());                                                           \
	}                                                                                                                  \
	TApi static UE::Host::FHostClassInfo& HostClassInfo();                                                             \
	UObject* HostGetUObject() const override                                                                           \
	{                                                                                                                  \
		return const_cast<TClass*>(this);                                                                              \
	}                                                                                                                  \
	template <typename HostT>                                                                                          \
	static auto HostConstruct(void* Memory, const FObjectInitializer& Initializer, int)                                \
		->decltype(new (reinterpret_cast<EInternal*>(Memory)) HostT(Initializer), void())                              \
	{                                                                                                                  \
		new (reinterpret_cast<EInternal*>(Memory)) HostT(Initializer);                                                 \
	}                                                                                                                  \
	template <typename HostT>                                                                                          \
	static void HostConstruct(void* Memory, const FObjectInitializer&, long)                                           \
	{                                                                                                                  \
		static_assert(!std::is_abstract_v<HostT>, "reflected classes are constructed: use PURE_VIRTUAL, not = 0");     \
		new (reinterpret_cast<EInternal*>(Memory)) HostT();                                                            \
	}

/** Inside the I-class of an interface; TClass is the U-class next to it. */
#define HOST_INTERFACE_BODY(TInterface, TClass)                                                                        \
protected:                                                                                                             \
	virtual ~TInterface() = default;                                                                                   \
                                                                                                                       \
public:                                                                                                                \
	using UClassType = TClass;                                                                                         \
	using ThisClass = TInterface;                                                                                      \
	HOST_INTERFACE_OBJECT_ACCESS

#if HOST_HAS_OBJECT_OF_INTERFACE
#define HOST_INTERFACE_OBJECT_ACCESS                                                                                   \
	virtual UObject* HostGetUObject() const = 0;                                                                       \
	UObject* _getUObject() const                                                                                       \
	{                                                                                                                  \
		return HostGetUObject();                                                                                       \
	}
#else
#define HOST_INTERFACE_OBJECT_ACCESS virtual UObject* HostGetUObject() const = 0;
#endif

#define HOST_STRUCT_BODY(TStruct, TSuper, TApi)                                                                        \
	using HostReflectedStruct = TStruct;                                                                               \
	using HostSuper = TSuper;                                                                                          \
	using Super = TSuper;                                                                                              \
	TApi static UE::Host::FHostStructInfo& HostStructInfo();                                                           \
	TApi static UScriptStruct* StaticStruct();

#define HOST_STRUCT_SUPER_VISIT(TSuper) TSuper::HostVisitProperties(Visitor);

#define HOST_IMPLEMENT_CLASS(TClass, NameText, PackageText, ClassFlagBits, ConfigText)                                 \
	UE::Host::FHostClassInfo& TClass::HostClassInfo()                                                                  \
	{                                                                                                                  \
		static UE::Host::FHostClassInfo Info{NameText, PackageText, static_cast<uint32>(ClassFlagBits), ConfigText,    \
			sizeof(TClass), alignof(TClass), &Super::HostClassInfo,                                                    \
			[](void* Memory, const FObjectInitializer& Initializer)                                                    \
			{ HostConstruct<TClass>(Memory, Initializer, 0); },                                                        \
			[](UObject* Object, UE::Host::FHostPropertyVisitor& Visitor)                                               \
			{ static_cast<TClass*>(Object)->HostVisitProperties(Visitor); },                                           \
			&TClass::AddReferencedObjects};                                                                            \
		return Info;                                                                                                   \
	}                                                                                                                  \
	static const UE::Host::FHostRegistrar HostRegistrar_##TClass(TClass::HostClassInfo());

#define HOST_DETAIL(...) static const UE::Host::FHostDetail HOST_JOIN(HostDetail_, __COUNTER__)(__VA_ARGS__);
#define HOST_CLASS_FUNCTION(TClass, NameText, Flags)                                                                   \
	HOST_DETAIL(TClass::HostClassInfo().Functions, NameText, static_cast<uint64>(Flags))
#define HOST_CLASS_PROPERTY(TClass, NameText, Flags)                                                                   \
	HOST_DETAIL(TClass::HostClassInfo().Properties, NameText, static_cast<uint64>(Flags))
#define HOST_CLASS_INTERFACE(TClass, TInterfaceClass, TInterface)                                                      \
	HOST_DETAIL(TClass::HostClassInfo().Interfaces,                                                                    \
		UE::Host::FHostInterface{&TInterfaceClass::StaticClass,                                                        \
			[](UObject* Object) -> void* { return static_cast<TInterface*>(static_cast<TClass*>(Object)); }})

#define HOST_IMPLEMENT_STRUCT(TStruct, NameText, PackageText)                                                          \
	UE::Host::FHostStructInfo& TStruct::HostStructInfo()                                                               \
	{                                                                                                                  \
		static UE::Host::FHostStructInfo Info =                                                                        \
			UE::Host::MakeStructInfo<TStruct, TStruct::HostSuper>(NameText, PackageText);                              \
		return Info;                                                                                                   \
	}                                                                                                                  \
	UScriptStruct* TStruct::StaticStruct()                                                                             \
	{                                                                                                                  \
		return UE::Host::FindOrCreateStruct(HostStructInfo());                                                         \
	}                                                                                                                  \
	static const UE::Host::FHostStructRegistrar HostRegistrar_##TStruct(&TStruct::StaticStruct);

#define HOST_IMPLEMENT_ENUM(TEnum, NameText, PackageText, ...)                                                         \
	template <>                                                                                                        \
	UE::Host::FHostEnumInfo& UE::Host::EnumInfoOf<TEnum>()                                                             \
	{                                                                                                                  \
		static UE::Host::FHostEnumInfo Info{NameText, PackageText, __VA_ARGS__};                                       \
		return Info;                                                                                                   \
	}                                                                                                                  \
	template <>                                                                                                        \
	UEnum* StaticEnum<TEnum>()                                                                                         \
	{                                                                                                                  \
		return UE::Host::FindOrCreateEnum(UE::Host::EnumInfoOf<TEnum>());                                              \
	}                                                                                                                  \
	static const UE::Host::FHostEnumRegistrar HOST_JOIN(HostEnumRegistrar_, __COUNTER__)(                              \
		&UE::Host::THostTypeKey<TEnum>::Key, &StaticEnum<TEnum>);
