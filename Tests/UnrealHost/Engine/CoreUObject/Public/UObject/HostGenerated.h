// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostTypes.h"
#include "Templates/Casts.h"

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
	HOST_REFLECTED_CLASS(TClass, TSuper, TApi)                                                                         \
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
	using Super = TSuper;                                                                                              \
	TApi static UScriptStruct* StaticStruct();

#define HOST_STRUCT_SUPER_VISIT(TSuper) TSuper::HostVisitProperties(Visitor);

#define HOST_IMPLEMENT_CLASS(TClass, NameText, PackageText, ClassFlagBits, ConfigText)                                 \
	UE::Host::FHostClassInfo& TClass::HostClassInfo()                                                                  \
	{                                                                                                                  \
		static UE::Host::FHostClassInfo Info{NameText, PackageText, static_cast<uint32>(ClassFlagBits), ConfigText,    \
			sizeof(TClass), alignof(TClass), &Super::HostClassInfo,                                                    \
			[](void* Memory, const FObjectInitializer& Initializer)                                                    \
			{ HostConstruct<TClass>(Memory, Initializer, 0); },                                                        \
			[](UObject* Object, const UE::Host::FHostPropertyVisitor& Visitor)                                         \
			{ static_cast<TClass*>(Object)->HostVisitProperties(Visitor); },                                           \
			&TClass::AddReferencedObjects};                                                                            \
		return Info;                                                                                                   \
	}                                                                                                                  \
	HOST_REGISTER(TClass::HostClassInfo())

#define HOST_REGISTER(...) static const UE::Host::FHostRegistrar HOST_JOIN(HostRegistrar_, __COUNTER__)(__VA_ARGS__);
#define HOST_CLASS_FUNCTION(TClass, NameText) HOST_REGISTER(TClass::HostClassInfo(), NameText)
#define HOST_CLASS_INTERFACE(TClass, TInterfaceClass, TInterface)                                                      \
	HOST_REGISTER(TClass::HostClassInfo(),                                                                             \
		UE::Host::FHostInterface{&TInterfaceClass::StaticClass,                                                        \
			[](UObject* Object) -> void* { return static_cast<TInterface*>(static_cast<TClass*>(Object)); }})

#define HOST_IMPLEMENT_STRUCT(TStruct, NameText, PackageText)                                                          \
	UScriptStruct* TStruct::StaticStruct()                                                                             \
	{                                                                                                                  \
		static UE::Host::FHostStructInfo Info{NameText, PackageText, sizeof(TStruct), alignof(TStruct),                \
			[](void* Memory) { ::new (Memory) TStruct(); },                                                            \
			[](void* Memory) { static_cast<TStruct*>(Memory)->~TStruct(); }, &UE::Host::VisitStruct<TStruct>};         \
		return UE::Host::FindOrCreateStruct(Info);                                                                     \
	}

#define HOST_IMPLEMENT_ENUM(TEnum, NameText, PackageText, ...)                                                         \
	template <>                                                                                                        \
	UEnum* StaticEnum<TEnum>()                                                                                         \
	{                                                                                                                  \
		static UE::Host::FHostEnumInfo Info{NameText, PackageText, __VA_ARGS__};                                       \
		return UE::Host::FindOrCreateEnum(Info);                                                                       \
	}
