// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "Serialization/Archive.h"
#include "UObject/Class.h"
#include "UObject/ObjectPtr.h"
#include "UObject/SoftObjectPtr.h"
#include "UObject/UObjectGlobals.h"

#include <new>
#include <string_view>
#include <type_traits>

/** How the value of a property of type T is saved, searched for references and written as text. */
namespace UE::Host
{
/** Serializes the reflected members of a struct as named values, so that members may come and go. */
void SerializeProperties(FArchive& Ar, FHostVisit Visit, void* Value);
void AddPropertyReferences(FReferenceCollector& Collector, FHostVisit Visit, void* Value);

FString EnumToText(const UEnum* Enum, int64 Value);
/** False for a name that the enum does not have. */
bool EnumFromText(const UEnum* Enum, int64& OutValue, const FString& Text);

/** (Name=Value,...). Members without a text, and arrays, are left out. */
FString StructToText(FHostVisit Visit, const void* Value);
void StructFromText(FHostVisit Visit, void* Value, const FString& Text);

template <typename T>
void VisitStruct(void* Value, const FHostPropertyVisitor& Visitor)
{
	static_cast<T*>(Value)->HostVisitProperties(Visitor);
}

template <typename T, typename = void>
constexpr bool bHostIsArchivable = false;
template <typename T>
constexpr bool bHostIsArchivable<T, std::void_t<decltype(std::declval<FArchive&>() << std::declval<T&>())>> = true;

/** What holds no objects: numbers, names, math structs and the rest that an archive can take; delegates are left out.
 */
template <typename T>
struct THostPlainValue
{
	static void Serialize(FArchive& Ar, T& Value)
	{
		if constexpr (bHostIsArchivable<T>)
		{
			Ar << Value;
		}
	}
	static void AddReferences(FReferenceCollector&, T&) {}
};

template <typename T, typename = void>
struct THostValue : THostPlainValue<T>
{
};

template <>
struct THostValue<bool> : THostPlainValue<bool>
{
	static void Serialize(FArchive& Ar, bool& Value)
	{
		uint8 Byte = Value ? 1 : 0;
		Ar << Byte;
		Value = Byte != 0;
	}
};

template <typename T>
struct THostValue<T, std::enable_if_t<std::is_enum_v<T>>> : THostPlainValue<T>
{
	static void Serialize(FArchive& Ar, T& Value)
	{
		int64 Number = static_cast<int64>(Value);
		Ar << Number;
		Value = static_cast<T>(Number);
	}
};

template <typename T>
struct THostValue<TEnumAsByte<T>> : THostPlainValue<TEnumAsByte<T>>
{
	static void Serialize(FArchive& Ar, TEnumAsByte<T>& Value)
	{
		T Plain = Value.GetValue();
		THostValue<T>::Serialize(Ar, Plain);
		Value = Plain;
	}
};

template <>
struct THostValue<FText> : THostPlainValue<FText>
{
	static void Serialize(FArchive& Ar, FText& Value)
	{
		FString Text = Value.ToString();
		Ar << Text;
		Value = Ar.IsLoading() ? FText::FromString(Text) : Value;
	}
};

template <typename T>
struct THostValue<T, decltype(static_cast<typename T::HostReflectedStruct*>(nullptr), void())>
{
	static void Serialize(FArchive& Ar, T& Value) { SerializeProperties(Ar, &VisitStruct<T>, &Value); }
	static void AddReferences(FReferenceCollector& Collector, T& Value)
	{
		AddPropertyReferences(Collector, &VisitStruct<T>, &Value);
	}
};

template <typename T>
struct THostValue<TObjectPtr<T>>
{
	static void Serialize(FArchive& Ar, TObjectPtr<T>& Value) { Ar << Value.HostObject(); }
	static void AddReferences(FReferenceCollector& Collector, TObjectPtr<T>& Value)
	{
		Collector.AddReferencedObject(Value);
	}
};

template <typename T>
struct THostValue<TSubclassOf<T>> : THostPlainValue<TSubclassOf<T>>
{
	static void Serialize(FArchive& Ar, TSubclassOf<T>& Value)
	{
		UObject* Class = reinterpret_cast<UObject*>(Value.HostClass());
		Ar << Class;
		Value.HostClass() = reinterpret_cast<UClass*>(Class);
	}
};

/** Soft references. */
template <typename T>
struct THostValue<T, decltype(&T::SerializePath, void())> : THostPlainValue<T>
{
	static void Serialize(FArchive& Ar, T& Value) { Value.SerializePath(Ar); }
};

template <typename T>
struct THostValue<TArray<T>>
{
	static void Serialize(FArchive& Ar, TArray<T>& Value)
	{
		int32 Count = Value.Num();
		SerializeCount(Ar, Count);
		Value.SetNum(Count);
		for (T& Element : Value)
		{
			THostValue<T>::Serialize(Ar, Element);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, TArray<T>& Value)
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
	static void Serialize(FArchive& Ar, TMap<K, V>& Value)
	{
		TArray<K> Keys;
		Value.GetKeys(Keys);
		THostValue<TArray<K>>::Serialize(Ar, Keys);
		TMap<K, V> Read;
		for (const K& Key : Keys)
		{
			THostValue<V>::Serialize(Ar, (Ar.IsLoading() ? Read : Value).FindOrAdd(Key));
		}
		Value = Ar.IsLoading() ? Read : Value;
	}
	static void AddReferences(FReferenceCollector& Collector, TMap<K, V>& Value)
	{
		for (auto& Pair : Value)
		{
			K Key = Pair.Key;
			THostValue<K>::AddReferences(Collector, Key);
			checkf(Key == Pair.Key, TEXT("The host takes no garbage out of the keys of maps"));
			THostValue<V>::AddReferences(Collector, Pair.Value);
		}
	}
};

template <typename T, size_t Size>
struct THostValue<T[Size]>
{
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

/** Whether values are read from and written to config files. */
template <typename T, typename = void>
constexpr bool bHostHasText =
	std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, FString> || std::is_same_v<T, FName>;
template <typename T>
constexpr bool bHostHasText<T, std::void_t<typename T::HostReflectedStruct>> = true;

template <typename T>
FString ToText(const T& Value)
{
	if constexpr (std::is_same_v<T, bool>)
	{
		return Value ? TEXT("True") : TEXT("False");
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		return FString::Printf(TEXT("%.17g"), Value);
	}
	else if constexpr (std::is_enum_v<T>)
	{
		return EnumToText(StaticEnum<T>(), static_cast<int64>(Value));
	}
	else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, FName>)
	{
		return LexToString(Value);
	}
	else if constexpr (std::is_same_v<T, FString>)
	{
		return Value;
	}
	else
	{
		return StructToText(&VisitStruct<T>, &Value);
	}
}

template <typename T>
void FromText(T& Value, const FString& Text)
{
	if constexpr (std::is_same_v<T, bool>)
	{
		Value = Text == TEXT("true") || Text == TEXT("yes") || Text == TEXT("on") || Text == TEXT("1");
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		Value = static_cast<T>(FCString::Atod(*Text));
	}
	else if constexpr (std::is_enum_v<T>)
	{
		int64 Number = 0;
		Value = EnumFromText(StaticEnum<T>(), Number, Text) ? static_cast<T>(Number) : Value;
	}
	else if constexpr (std::is_arithmetic_v<T>)
	{
		Value = static_cast<T>(FCString::Atoi64(*Text));
	}
	else if constexpr (std::is_same_v<T, FString> || std::is_same_v<T, FName>)
	{
		Value = T(Text);
	}
	else
	{
		StructFromText(&VisitStruct<T>, &Value, Text);
	}
}

template <typename T>
void AddText(FHostType& Type, const T*)
{
	if constexpr (bHostHasText<T>)
	{
		Type.ToText = [](const void* Value) { return ToText(*static_cast<const T*>(Value)); };
		Type.FromText = [](void* Value, const FString& Text) { FromText(*static_cast<T*>(Value), Text); };
	}
}

template <typename T>
void AddText(FHostType& Type, const TArray<T>*)
{
	if constexpr (bHostHasText<T>)
	{
		Type.ToTexts = [](const void* Value)
		{
			TArray<FString> Texts;
			for (const T& Element : *static_cast<const TArray<T>*>(Value))
			{
				Texts.Add(ToText(Element));
			}
			return Texts;
		};
		Type.FromTexts = [](void* Value, const TArray<FString>& Texts)
		{
			TArray<T> Read;
			for (const FString& Text : Texts)
			{
				FromText(Read.AddDefaulted_GetRef(), Text);
			}
			*static_cast<TArray<T>*>(Value) = MoveTemp(Read);
		};
	}
}

template <typename T>
const FHostType& HostTypeOf()
{
	static const FHostType Type = []
	{
		FHostType Made{GetTypeHash(std::hash<std::string_view>()(__PRETTY_FUNCTION__)),
			[](FArchive& Ar, void* Value) { THostValue<T>::Serialize(Ar, *static_cast<T*>(Value)); },
			[](FReferenceCollector& Collector, void* Value)
			{ THostValue<T>::AddReferences(Collector, *static_cast<T*>(Value)); },
			[](void* Dest, const void* Source) { CopyValue(*static_cast<T*>(Dest), *static_cast<const T*>(Source)); },
			nullptr, nullptr, nullptr, nullptr};
		AddText(Made, static_cast<const T*>(nullptr));
		return Made;
	}();
	return Type;
}
} // namespace UE::Host
