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

	virtual bool TryGetString(FString&) const { return false; }
	virtual bool TryGetNumber(double&) const { return false; }
	virtual bool TryGetBool(bool&) const { return false; }
	virtual bool TryGetArray(const TArray<TSharedPtr<FJsonValue>>*&) const { return false; }
	virtual bool TryGetObject(const TSharedPtr<FJsonObject>*&) const { return false; }

	EJson Type = EJson::None;

protected:
	explicit FJsonValue(EJson InType)
		: Type(InType)
	{
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

class JSON_API FJsonValueString : public FJsonValue
{
public:
	FJsonValueString(const FString& InString)
		: FJsonValue(EJson::String)
		, Value(InString)
	{
	}
	virtual bool TryGetString(FString& OutString) const override
	{
		OutString = Value;
		return true;
	}

private:
	FString Value;
};

class JSON_API FJsonValueNumber : public FJsonValue
{
public:
	FJsonValueNumber(double InNumber)
		: FJsonValue(EJson::Number)
		, Value(InNumber)
	{
	}
	virtual bool TryGetNumber(double& OutNumber) const override
	{
		OutNumber = Value;
		return true;
	}

private:
	double Value;
};

class JSON_API FJsonValueBoolean : public FJsonValue
{
public:
	FJsonValueBoolean(bool bInBool)
		: FJsonValue(EJson::Boolean)
		, bValue(bInBool)
	{
	}
	virtual bool TryGetBool(bool& bOutBool) const override
	{
		bOutBool = bValue;
		return true;
	}

private:
	bool bValue;
};

class JSON_API FJsonValueArray : public FJsonValue
{
public:
	FJsonValueArray(const TArray<TSharedPtr<FJsonValue>>& InArray)
		: FJsonValue(EJson::Array)
		, Value(InArray)
	{
	}
	virtual bool TryGetArray(const TArray<TSharedPtr<FJsonValue>>*& OutArray) const override
	{
		OutArray = &Value;
		return true;
	}

private:
	TArray<TSharedPtr<FJsonValue>> Value;
};

class JSON_API FJsonValueObject : public FJsonValue
{
public:
	FJsonValueObject(TSharedPtr<FJsonObject> InObject)
		: FJsonValue(EJson::Object)
		, Value(InObject)
	{
	}
	virtual bool TryGetObject(const TSharedPtr<FJsonObject>*& OutObject) const override
	{
		OutObject = &Value;
		return true;
	}

private:
	TSharedPtr<FJsonObject> Value;
};
