// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "Templates/SubclassOf.h"
#include "UObject/SoftObjectPtr.h"

#include <type_traits>

/** Values as the text of a config file. Types without an entry here are not read from, nor written to, config files. */
namespace UE::Host
{
FString BoolToText(bool bValue);
bool BoolFromText(bool& bOutValue, const FString& Text);
FString EnumToText(const void* TypeKey, int64 Value);
bool EnumFromText(const void* TypeKey, int64& OutValue, const FString& Text);
FString ClassToText(const UClass* Class);
UClass* ClassFromText(const FString& Text);

/** (Name=Value,...). Members without a text, and arrays, are left out. */
FString StructToText(void (*Visit)(void*, FHostPropertyVisitor&), const void* Value);
bool StructFromText(void (*Visit)(void*, FHostPropertyVisitor&), void* Value, const FString& Text);

template <typename T, typename = void>
struct THostText
{
	static constexpr bool bHasText = false;
	static void AddTo(FHostType&) {}
};

/** Derived gives ToText(const T&) and FromText(T&, const FString&). */
template <typename T, typename TDerived>
struct THostTextBase
{
	static constexpr bool bHasText = true;
	static void AddTo(FHostType& Type)
	{
		Type.ToText = [](const void* Value) { return TDerived::ToText(*static_cast<const T*>(Value)); };
		Type.FromText = [](void* Value, const FString& Text)
		{ return TDerived::FromText(*static_cast<T*>(Value), Text); };
	}
};

template <typename T>
struct THostText<T, std::enable_if_t<std::is_arithmetic_v<T>>> : THostTextBase<T, THostText<T>>
{
	static FString ToText(const T& Value)
	{
		if constexpr (std::is_same_v<T, bool>)
		{
			return BoolToText(Value);
		}
		else if constexpr (std::is_floating_point_v<T>)
		{
			return FString::Printf(TEXT("%.17g"), static_cast<double>(Value));
		}
		else
		{
			return FString::Printf(TEXT("%lld"), static_cast<long long>(Value));
		}
	}
	static bool FromText(T& Value, const FString& Text)
	{
		if constexpr (std::is_same_v<T, bool>)
		{
			return BoolFromText(Value, Text);
		}
		else if constexpr (std::is_floating_point_v<T>)
		{
			Value = static_cast<T>(FCString::Atod(*Text));
			return !Text.IsEmpty();
		}
		else
		{
			Value = static_cast<T>(FCString::Atoi64(*Text));
			return !Text.IsEmpty();
		}
	}
};

template <typename T>
struct THostText<T, std::enable_if_t<std::is_enum_v<T>>> : THostTextBase<T, THostText<T>>
{
	static FString ToText(const T& Value) { return EnumToText(&THostTypeKey<T>::Key, static_cast<int64>(Value)); }
	static bool FromText(T& Value, const FString& Text)
	{
		int64 Number = 0;
		const bool bKnown = EnumFromText(&THostTypeKey<T>::Key, Number, Text);
		Value = bKnown ? static_cast<T>(Number) : Value;
		return bKnown;
	}
};

template <>
struct THostText<FString> : THostTextBase<FString, THostText<FString>>
{
	static FString ToText(const FString& Value) { return Value; }
	static bool FromText(FString& Value, const FString& Text)
	{
		Value = Text;
		return true;
	}
};

template <>
struct THostText<FName> : THostTextBase<FName, THostText<FName>>
{
	static FString ToText(const FName& Value) { return Value.ToString(); }
	static bool FromText(FName& Value, const FString& Text)
	{
		Value = FName(*Text);
		return true;
	}
};

template <>
struct THostText<FText> : THostTextBase<FText, THostText<FText>>
{
	static FString ToText(const FText& Value) { return Value.ToString(); }
	static bool FromText(FText& Value, const FString& Text)
	{
		Value = FText::FromString(Text);
		return true;
	}
};

template <typename T>
struct THostText<T, std::enable_if_t<std::is_base_of_v<FSoftObjectPath, T>>> : THostTextBase<T, THostText<T>>
{
	static FString ToText(const T& Value) { return Value.ToString(); }
	static bool FromText(T& Value, const FString& Text)
	{
		Value.SetPath(Text);
		return true;
	}
};

template <typename T>
struct THostText<T, std::void_t<typename T::HostReflectedStruct>> : THostTextBase<T, THostText<T>>
{
	static void Visit(void* Value, FHostPropertyVisitor& Visitor)
	{
		static_cast<T*>(Value)->HostVisitProperties(Visitor);
	}
	static FString ToText(const T& Value) { return StructToText(&Visit, &Value); }
	static bool FromText(T& Value, const FString& Text) { return StructFromText(&Visit, &Value, Text); }
};

template <typename T>
struct THostText<TSoftObjectPtr<T>> : THostTextBase<TSoftObjectPtr<T>, THostText<TSoftObjectPtr<T>>>
{
	static FString ToText(const TSoftObjectPtr<T>& Value) { return Value.ToString(); }
	static bool FromText(TSoftObjectPtr<T>& Value, const FString& Text)
	{
		Value = FSoftObjectPath(Text);
		return true;
	}
};

template <typename T>
struct THostText<TSubclassOf<T>> : THostTextBase<TSubclassOf<T>, THostText<TSubclassOf<T>>>
{
	static FString ToText(const TSubclassOf<T>& Value) { return ClassToText(Value.HostClass()); }
	static bool FromText(TSubclassOf<T>& Value, const FString& Text)
	{
		Value = ClassFromText(Text);
		return true;
	}
};

template <typename T, typename TAllocator>
struct THostText<TArray<T, TAllocator>, std::enable_if_t<THostText<T>::bHasText>>
{
	static constexpr bool bHasText = false;
	static void AddTo(FHostType& Type)
	{
		Type.ToTexts = [](const void* Value)
		{
			TArray<FString> Texts;
			for (const T& Element : *static_cast<const TArray<T, TAllocator>*>(Value))
			{
				Texts.Add(THostText<T>::ToText(Element));
			}
			return Texts;
		};
		Type.FromTexts = [](void* Value, const TArray<FString>& Texts)
		{
			TArray<T, TAllocator> Read;
			for (const FString& Text : Texts)
			{
				Read.AddDefaulted();
				THostText<T>::FromText(Read.Last(), Text);
			}
			*static_cast<TArray<T, TAllocator>*>(Value) = MoveTemp(Read);
			return true;
		};
	}
};
} // namespace UE::Host
