// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FJsonObject;

enum class EJson
{
	None,
	Null,
	String,
	Number,
	Boolean,
	Array,
	Object,
};

/** A value of a JSON document. Each Try function answers for its own type only. */
class JSON_API FJsonValue
{
public:
	virtual ~FJsonValue() = default;

	bool TryGetString(FString& OutString) const { return Get(EJson::String, String, OutString); }
	bool TryGetNumber(double& OutNumber) const { return Get(EJson::Number, Number, OutNumber); }
	bool TryGetBool(bool& bOutBool) const { return Get(EJson::Boolean, bBoolean, bOutBool); }
	bool TryGetArray(const TArray<TSharedPtr<FJsonValue>>*& Out) const { return Get(EJson::Array, &Array, Out); }
	bool TryGetObject(const TSharedPtr<FJsonObject>*& Out) const { return Get(EJson::Object, &Object, Out); }

	EJson Type;

protected:
	explicit FJsonValue(EJson InType)
		: Type(InType)
	{
	}

	FString String;
	double Number = 0.0;
	bool bBoolean = false;
	TArray<TSharedPtr<FJsonValue>> Array;
	TSharedPtr<FJsonObject> Object;

private:
	template <typename T>
	bool Get(EJson Wanted, const T& Value, T& OutValue) const
	{
		OutValue = Type == Wanted ? Value : OutValue;
		return Type == Wanted;
	}
};

class JSON_API FJsonValueNull : public FJsonValue
{
public:
	FJsonValueNull()
		: FJsonValue(EJson::Null)
	{
	}
};

#define HOST_JSON_VALUE(Kind, ValueType, Member)                                                                       \
	class JSON_API FJsonValue##Kind : public FJsonValue                                                                \
	{                                                                                                                  \
	public:                                                                                                            \
		FJsonValue##Kind(ValueType InValue)                                                                            \
			: FJsonValue(EJson::Kind)                                                                                  \
		{                                                                                                              \
			Member = InValue;                                                                                          \
		}                                                                                                              \
	};
HOST_JSON_VALUE(String, const FString&, String)
HOST_JSON_VALUE(Number, double, Number)
HOST_JSON_VALUE(Boolean, bool, bBoolean)
HOST_JSON_VALUE(Array, const TArray<TSharedPtr<FJsonValue>>&, Array)
HOST_JSON_VALUE(Object, TSharedPtr<FJsonObject>, Object)
#undef HOST_JSON_VALUE
