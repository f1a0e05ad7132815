// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include <variant>

class FJsonObject;

/** A value of a JSON document. Each Try function answers for its own type only. */
class FJsonValue
{
	using FArray = TArray<TSharedPtr<FJsonValue>>;
	using FObject = TSharedPtr<FJsonObject>;

public:
	bool TryGetString(FString& OutString) const { return Get(OutString); }
	bool TryGetNumber(double& OutNumber) const { return Get(OutNumber); }
	bool TryGetBool(bool& bOutBool) const { return Get(bOutBool); }
	bool TryGetArray(const FArray*& Out) const { return (Out = std::get_if<FArray>(&HostValue)) != nullptr; }
	bool TryGetObject(const FObject*& Out) const { return (Out = std::get_if<FObject>(&HostValue)) != nullptr; }

	/** The first is JSON's null. */
	std::variant<std::monostate, FString, double, bool, FArray, FObject> HostValue;

protected:
	FJsonValue() = default;

private:
	template <typename T>
	bool Get(T& OutValue) const
	{
		const T* const Value = std::get_if<T>(&HostValue);
		OutValue = Value ? *Value : OutValue;
		return Value != nullptr;
	}
};

template <typename ValueType>
class THostJsonValue : public FJsonValue
{
public:
	THostJsonValue(const ValueType& InValue) { HostValue = InValue; }
};
using FJsonValueObject = THostJsonValue<TSharedPtr<FJsonObject>>;

class FJsonValueNull : public FJsonValue
{
};

/** An object of a JSON document. A Try function is false, and its result unchanged, without a field of that type. */
class FJsonObject
{
	using FArray = TArray<TSharedPtr<FJsonValue>>;

public:
	TMap<FString, TSharedPtr<FJsonValue>> Values;

	bool TryGetStringField(const FString& Name, FString& Out) const { return Field(Name)->TryGetString(Out); }
	bool TryGetNumberField(const FString& Name, double& Out) const { return Field(Name)->TryGetNumber(Out); }
	bool TryGetBoolField(const FString& Name, bool& bOut) const { return Field(Name)->TryGetBool(bOut); }
	bool TryGetArrayField(const FString& Name, const FArray*& Out) const { return Field(Name)->TryGetArray(Out); }

	void SetField(const FString& Name, const TSharedPtr<FJsonValue>& Value) { Values.Add(Name, Value); }
	void SetStringField(const FString& Name, const FString& Value) { Set(Name, Value); }
	void SetNumberField(const FString& Name, double Value) { Set(Name, Value); }
	void SetArrayField(const FString& Name, const FArray& Value) { Set(Name, Value); }
	void SetObjectField(const FString& Name, const TSharedPtr<FJsonObject>& Value) { Set(Name, Value); }

private:
	template <typename T>
	void Set(const FString& Name, const T& Value)
	{
		SetField(Name, MakeShared<THostJsonValue<T>>(Value));
	}
	/** A null value where there is none. */
	TSharedPtr<FJsonValue> Field(const FString& Name) const
	{
		const TSharedPtr<FJsonValue> Found = Values.FindRef(Name);
		return Found ? Found : MakeShared<FJsonValueNull>();
	}
};
