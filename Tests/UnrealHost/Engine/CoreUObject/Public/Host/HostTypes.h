// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "Host/HostText.h"
#include "Serialization/Archive.h"
#include "Templates/SubclassOf.h"
#include "UObject/Class.h"
#include "UObject/ObjectPtr.h"
#include "UObject/ScriptInterface.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/UObjectGlobals.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <new>
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

/** Of what holds no objects. */
struct FHostNoReferences
{
	template <typename T>
	static void AddReferences(FReferenceCollector&, T&)
	{
	}
};

/** Numbers, names, math structs and the rest that an archive can take; delegates and the like are left out. */
template <typename T, typename = void>
struct THostValue : FHostNoReferences
{
	static constexpr const TCHAR* Name = TEXT("Value");
	static void Serialize(FArchive& Ar, T& Value)
	{
		if constexpr (THostIsArchivable<T>::value)
		{
			Ar << Value;
		}
	}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_arithmetic_v<T>>> : FHostNoReferences
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
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_enum_v<T>>> : FHostNoReferences
{
	static constexpr const TCHAR* Name = TEXT("Enum");
	static void Serialize(FArchive& Ar, T& Value)
	{
		int64 Number = static_cast<int64>(Value);
		Ar << Number;
		Value = static_cast<T>(Number);
	}
};

template <typename T>
struct THostValue<TEnumAsByte<T>> : FHostNoReferences
{
	static constexpr const TCHAR* Name = TEXT("Enum");
	static void Serialize(FArchive& Ar, TEnumAsByte<T>& Value)
	{
		T Plain = Value.GetValue();
		THostValue<T>::Serialize(Ar, Plain);
		Value = Plain;
	}
};

template <>
struct THostValue<FText> : FHostNoReferences
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
struct THostValue<TSubclassOf<T>> : FHostNoReferences
{
	static constexpr const TCHAR* Name = TEXT("Object");
	static void Serialize(FArchive& Ar, TSubclassOf<T>& Value)
	{
		UObject* Class = reinterpret_cast<UObject*>(Value.HostClass());
		Ar << Class;
		Value.HostClass() = reinterpret_cast<UClass*>(Class);
	}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_base_of_v<FSoftObjectPath, T> || std::is_base_of_v<FSoftObjectPtr, T>>>
	: FHostNoReferences
{
	static constexpr const TCHAR* Name = TEXT("SoftObject");
	static void Serialize(FArchive& Ar, T& Value) { Value.SerializePath(Ar); }
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

/** The same for containers of properties, and the table made of it all. Included by Host/HostTypes.h. */
namespace UE::Host
{
template <typename T, typename TAllocator>
struct THostValue<TArray<T, TAllocator>>
{
	static constexpr const TCHAR* Name = TEXT("Array");
	static void Serialize(FArchive& Ar, TArray<T, TAllocator>& Value)
	{
		int32 Count = Value.Num();
		SerializeCount(Ar, Count);
		Value.SetNum(Count);
		for (T& Element : Value)
		{
			THostValue<T>::Serialize(Ar, Element);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, TArray<T, TAllocator>& Value)
	{
		for (T& Element : Value)
		{
			THostValue<T>::AddReferences(Collector, Element);
		}
	}
};

template <typename K, typename V>
struct THostValue<TMap<K, V>>
{
	static constexpr const TCHAR* Name = TEXT("Map");
	static void Serialize(FArchive& Ar, TMap<K, V>& Value)
	{
		int32 Count = Value.Num();
		SerializeCount(Ar, Count);
		if (Ar.IsLoading())
		{
			Value.Reset();
			for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
			{
				K Key{};
				THostValue<K>::Serialize(Ar, Key);
				THostValue<V>::Serialize(Ar, Value.FindOrAdd(Key));
			}
			return;
		}
		for (auto& Pair : Value)
		{
			K Key = Pair.Key;
			THostValue<K>::Serialize(Ar, Key);
			THostValue<V>::Serialize(Ar, Pair.Value);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, TMap<K, V>& Value)
	{
		TArray<K> Cleared;
		for (auto& Pair : Value)
		{
			THostValue<V>::AddReferences(Collector, Pair.Value);
			K Key = Pair.Key;
			THostValue<K>::AddReferences(Collector, Key);
			if (!(Key == Pair.Key))
			{
				Cleared.Add(Pair.Key);
			}
		}
		for (const K& Key : Cleared)
		{
			Value.Remove(Key);
		}
	}
};

template <typename T, size_t Size>
struct THostValue<T[Size]>
{
	static constexpr const TCHAR* Name = TEXT("FixedArray");
	static void Serialize(FArchive& Ar, T (&Value)[Size])
	{
		for (T& Element : Value)
		{
			THostValue<T>::Serialize(Ar, Element);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, T (&Value)[Size])
	{
		for (T& Element : Value)
		{
			THostValue<T>::AddReferences(Collector, Element);
		}
	}
};

template <typename T>
void CopyValue(T& Dest, const T& Source)
{
	if constexpr (std::is_array_v<T>)
	{
		for (size_t Index = 0; Index < std::extent_v<T>; ++Index)
		{
			CopyValue(Dest[Index], Source[Index]);
		}
	}
	else if constexpr (std::is_copy_assignable_v<T>)
	{
		Dest = Source;
	}
}

template <typename T>
const FHostType& HostTypeOf()
{
	static const FHostType Type = []
	{
		FHostType Made{THostValue<T>::Name,
			[](FArchive& Ar, void* Value) { THostValue<T>::Serialize(Ar, *static_cast<T*>(Value)); },
			[](FReferenceCollector& Collector, void* Value)
			{ THostValue<T>::AddReferences(Collector, *static_cast<T*>(Value)); },
			[](void* Dest, const void* Source) { CopyValue(*static_cast<T*>(Dest), *static_cast<const T*>(Source)); },
			nullptr, nullptr, nullptr, nullptr};
		THostText<T>::AddTo(Made);
		return Made;
	}();
	return Type;
}

template <typename TStruct, typename TSuper>
FHostStructInfo MakeStructInfo(const TCHAR* Name, const TCHAR* Package)
{
	FHostStructInfo Info{Name, Package, sizeof(TStruct), alignof(TStruct), nullptr, &HostTypeOf<TStruct>(),
		[](void* Memory) { ::new (Memory) TStruct(); }, [](void* Memory) { static_cast<TStruct*>(Memory)->~TStruct(); },
		nullptr};
	if constexpr (THostIsReflectedStruct<TSuper>::value)
	{
		Info.Super = &TSuper::StaticStruct;
	}
	if constexpr (THostIsReflectedStruct<TStruct>::value)
	{
		Info.Visit = &VisitStruct<TStruct>;
	}
	return Info;
}
} // namespace UE::Host
