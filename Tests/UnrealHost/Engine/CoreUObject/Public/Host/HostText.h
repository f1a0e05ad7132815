// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "UObject/NameTypes.h"

#include <type_traits>

/** Values as the text of a config file. Types without a pair of functions here are neither read from nor written to it.
 */
namespace UE::Host
{
FString EnumToText(const void* TypeKey, int64 Value);
/** False for a name that the enum does not have. */
bool EnumFromText(const void* TypeKey, int64& OutValue, const FString& Text);

/** (Name=Value,...). Members without a text, and arrays, are left out. */
FString StructToText(void (*Visit)(void*, FHostPropertyVisitor&), const void* Value);
bool StructFromText(void (*Visit)(void*, FHostPropertyVisitor&), void* Value, const FString& Text);

template <typename T>
void VisitStruct(void* Value, FHostPropertyVisitor& Visitor)
{
	static_cast<T*>(Value)->HostVisitProperties(Visitor);
}

template <typename T>
std::enable_if_t<std::is_arithmetic_v<T>, FString> ToText(const T& Value)
{
	if constexpr (std::is_same_v<T, bool>)
	{
		return Value ? TEXT("True") : TEXT("False");
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		return FString::Printf(TEXT("%.17g"), Value);
	}
	else
	{
		return LexToString(Value);
	}
}
template <typename T>
std::enable_if_t<std::is_arithmetic_v<T>> FromText(T& Value, const FString& Text)
{
	if constexpr (std::is_same_v<T, bool>)
	{
		Value = Text == TEXT("true") || Text == TEXT("yes") || Text == TEXT("on") || Text == TEXT("1");
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		Value = static_cast<T>(FCString::Atod(*Text));
	}
	else
	{
		Value = static_cast<T>(FCString::Atoi64(*Text));
	}
}

template <typename T>
std::enable_if_t<std::is_enum_v<T>, FString> ToText(const T& Value)
{
	return EnumToText(&THostTypeKey<T>::Key, static_cast<int64>(Value));
}
template <typename T>
std::enable_if_t<std::is_enum_v<T>> FromText(T& Value, const FString& Text)
{
	int64 Number = 0;
	Value = EnumFromText(&THostTypeKey<T>::Key, Number, Text) ? static_cast<T>(Number) : Value;
}

template <typename T>
FString ToText(const T& Value, typename T::HostReflectedStruct* = nullptr)
{
	return StructToText(&VisitStruct<T>, &Value);
}
template <typename T>
void FromText(T& Value, const FString& Text, typename T::HostReflectedStruct* = nullptr)
{
	StructFromText(&VisitStruct<T>, &Value, Text);
}

inline FString ToText(const FString& Value)
{
	return Value;
}
inline FString ToText(const FName& Value)
{
	return Value.ToString();
}
inline void FromText(FString& Value, const FString& Text)
{
	Value = Text;
}
inline void FromText(FName& Value, const FString& Text)
{
	Value = FName(Text);
}
template <typename T, typename = void>
struct THostText
{
	static void AddTo(FHostType&) {}
};

template <typename T>
struct THostText<T, decltype(FromText(std::declval<T&>(), FString()))>
{
	static void AddTo(FHostType& Type)
	{
		Type.ToText = [](const void* Value) { return UE::Host::ToText(*static_cast<const T*>(Value)); };
		Type.FromText = [](void* Value, const FString& Text) { UE::Host::FromText(*static_cast<T*>(Value), Text); };
	}
};

template <typename T, typename TAllocator>
struct THostText<TArray<T, TAllocator>, decltype(FromText(std::declval<T&>(), FString()))>
{
	static void AddTo(FHostType& Type)
	{
		Type.ToTexts = [](const void* Value)
		{
			TArray<FString> Texts;
			for (const T& Element : *static_cast<const TArray<T, TAllocator>*>(Value))
			{
				Texts.Add(UE::Host::ToText(Element));
			}
			return Texts;
		};
		Type.FromTexts = [](void* Value, const TArray<FString>& Texts)
		{
			TArray<T, TAllocator> Read;
			for (const FString& Text : Texts)
			{
				UE::Host::FromText(Read.AddDefaulted_GetRef(), Text);
			}
			*static_cast<TArray<T, TAllocator>*>(Value) = MoveTemp(Read);
		};
	}
};
} // namespace UE::Host
