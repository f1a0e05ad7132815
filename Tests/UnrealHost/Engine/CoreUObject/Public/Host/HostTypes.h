// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "Host/HostText.h"
#include "Serialization/Archive.h"
#include "Templates/SubclassOf.h"
#include "UObject/ObjectPtr.h"
#include "UObject/ScriptInterface.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/StructOpsTypeTraits.h"
#include "UObject/UObjectGlobals.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <type_traits>

/** How the value of a property of type T is saved, searched for references and written as text. */
namespace UE::Host
{
template <typename T, typename = void>
struct THostIsArchivable : std::false_type
{
};

template <typename T>
struct THostIsArchivable<T, std::void_t<decltype(std::declval<FArchive&>() << std::declval<T&>())>> : std::true_type
{
};

template <typename T, typename = void>
struct THostIsReflectedStruct : std::false_type
{
};

template <typename T>
struct THostIsReflectedStruct<T, std::void_t<typename T::HostReflectedStruct>> : std::true_type
{
};

/** Serializes the reflected members of a struct as named values, so that members may come and go. */
void SerializeProperties(FArchive& Ar, void (*Visit)(void*, FHostPropertyVisitor&), void* Value);
void AddPropertyReferences(FReferenceCollector& Collector, void (*Visit)(void*, FHostPropertyVisitor&), void* Value);

template <typename T>
void VisitStruct(void* Value, FHostPropertyVisitor& Visitor)
{
	static_cast<T*>(Value)->HostVisitProperties(Visitor);
}

/** Numbers, names, math structs and the rest that an archive can take; delegates and the like are left out. */
template <typename T, typename = void>
struct THostValue
{
	static constexpr const TCHAR* Name = TEXT("Value");
	static void Serialize(FArchive& Ar, T& Value)
	{
		if constexpr (THostIsArchivable<T>::value)
		{
			Ar << Value;
		}
	}
	static void AddReferences(FReferenceCollector&, T&) {}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_arithmetic_v<T>>>
{
	static constexpr const TCHAR* Name = std::is_same_v<T, bool> ? TEXT("Bool")
		: std::is_floating_point_v<T>							 ? (sizeof(T) == 4 ? TEXT("Float") : TEXT("Double"))
		: sizeof(T) == 1										 ? TEXT("Int8")
		: sizeof(T) == 2										 ? TEXT("Int16")
		: sizeof(T) == 4										 ? TEXT("Int32")
																 : TEXT("Int64");
	static void Serialize(FArchive& Ar, T& Value)
	{
		if constexpr (std::is_same_v<T, bool>)
		{
			uint8 Byte = Value ? 1 : 0;
			Ar << Byte;
			Value = Byte != 0;
		}
		else
		{
			Ar << Value;
		}
	}
	static void AddReferences(FReferenceCollector&, T&) {}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_enum_v<T>>>
{
	static constexpr const TCHAR* Name = TEXT("Enum");
	static void Serialize(FArchive& Ar, T& Value)
	{
		int64 Number = static_cast<int64>(Value);
		Ar << Number;
		Value = static_cast<T>(Number);
	}
	static void AddReferences(FReferenceCollector&, T&) {}
};

template <typename T>
struct THostValue<TEnumAsByte<T>>
{
	static constexpr const TCHAR* Name = TEXT("Enum");
	static void Serialize(FArchive& Ar, TEnumAsByte<T>& Value)
	{
		T Plain = Value.GetValue();
		THostValue<T>::Serialize(Ar, Plain);
		Value = Plain;
	}
	static void AddReferences(FReferenceCollector&, TEnumAsByte<T>&) {}
};

template <>
struct THostValue<FText>
{
	static constexpr const TCHAR* Name = TEXT("Text");
	static void Serialize(FArchive& Ar, FText& Value)
	{
		FString Text = Value.ToString();
		Ar << Text;
		if (Ar.IsLoading())
		{
			Value = FText::FromString(Text);
		}
	}
	static void AddReferences(FReferenceCollector&, FText&) {}
};

template <typename T>
struct THostValue<T, std::enable_if_t<THostIsReflectedStruct<T>::value>>
{
	static constexpr const TCHAR* Name = TEXT("Struct");
	static void Serialize(FArchive& Ar, T& Value)
	{
		if constexpr (static_cast<bool>(TStructOpsTypeTraits<T>::WithSerializer))
		{
			if (Value.Serialize(Ar))
			{
				return;
			}
		}
		SerializeProperties(Ar, &VisitStruct<T>, &Value);
	}
	static void AddReferences(FReferenceCollector& Collector, T& Value)
	{
		AddPropertyReferences(Collector, &VisitStruct<T>, &Value);
		if constexpr (static_cast<bool>(TStructOpsTypeTraits<T>::WithAddStructReferencedObjects))
		{
			Value.AddStructReferencedObjects(Collector);
		}
	}
};

template <typename T>
struct THostValue<TObjectPtr<T>>
{
	static constexpr const TCHAR* Name = TEXT("Object");
	static void Serialize(FArchive& Ar, TObjectPtr<T>& Value) { Ar << Value.HostObject(); }
	static void AddReferences(FReferenceCollector& Collector, TObjectPtr<T>& Value)
	{
		Collector.AddReferencedObject(Value);
	}
};

template <typename T>
struct THostValue<TSubclassOf<T>>
{
	static constexpr const TCHAR* Name = TEXT("Object");
	static void Serialize(FArchive& Ar, TSubclassOf<T>& Value)
	{
		UObject* Class = reinterpret_cast<UObject*>(Value.HostClass());
		Ar << Class;
		Value.HostClass() = reinterpret_cast<UClass*>(Class);
	}
	static void AddReferences(FReferenceCollector&, TSubclassOf<T>&) {}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_base_of_v<FSoftObjectPath, T>>>
{
	static constexpr const TCHAR* Name = TEXT("SoftObject");
	static void Serialize(FArchive& Ar, T& Value) { Value.SerializePath(Ar); }
	static void AddReferences(FReferenceCollector&, T&) {}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_base_of_v<FSoftObjectPtr, T>>>
{
	static constexpr const TCHAR* Name = TEXT("SoftObject");
	static void Serialize(FArchive& Ar, T& Value) { Value.HostSerialize(Ar); }
	static void AddReferences(FReferenceCollector&, T&) {}
};

template <typename T>
struct THostValue<TScriptInterface<T>>
{
	static constexpr const TCHAR* Name = TEXT("Object");
	static void Serialize(FArchive& Ar, TScriptInterface<T>& Value)
	{
		UObject* Object = Value.GetObject();
		Ar << Object;
		if (Ar.IsLoading())
		{
			Value.SetObject(Object);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, TScriptInterface<T>& Value)
	{
		UObject* Object = Value.GetObject();
		Collector.AddReferencedObject(Object);
		if (!Object)
		{
			Value.SetObject(nullptr);
		}
	}
};
} // namespace UE::Host

#include "Host/HostContainerTypes.h"
