// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Dom/JsonValue.h"

/** An object of a JSON document. A Try function is false, and its result unchanged, without a field of that type. */
class JSON_API FJsonObject
{
public:
	TMap<FString, TSharedPtr<FJsonValue>> Values;

	bool TryGetStringField(const FString& FieldName, FString& OutString) const
	{
		return Field(FieldName)->TryGetString(OutString);
	}
	bool TryGetNumberField(const FString& FieldName, double& OutNumber) const
	{
		return Field(FieldName)->TryGetNumber(OutNumber);
	}
	bool TryGetBoolField(const FString& FieldName, bool& OutBool) const
	{
		return Field(FieldName)->TryGetBool(OutBool);
	}
	bool TryGetArrayField(const FString& FieldName, const TArray<TSharedPtr<FJsonValue>>*& OutArray) const
	{
		return Field(FieldName)->TryGetArray(OutArray);
	}

	void SetField(const FString& FieldName, const TSharedPtr<FJsonValue>& Value) { Values.Add(FieldName, Value); }
	void SetStringField(const FString& FieldName, const FString& StringValue)
	{
		SetField(FieldName, MakeShared<FJsonValueString>(StringValue));
	}
	void SetNumberField(const FString& FieldName, double Number)
	{
		SetField(FieldName, MakeShared<FJsonValueNumber>(Number));
	}
	void SetArrayField(const FString& FieldName, const TArray<TSharedPtr<FJsonValue>>& Array)
	{
		SetField(FieldName, MakeShared<FJsonValueArray>(Array));
	}
	void SetObjectField(const FString& FieldName, const TSharedPtr<FJsonObject>& JsonObject)
	{
		SetField(FieldName, MakeShared<FJsonValueObject>(JsonObject));
	}

private:
	/** A null value where there is none. */
	TSharedPtr<FJsonValue> Field(const FString& FieldName) const
	{
		const TSharedPtr<FJsonValue> Found = Values.FindRef(FieldName);
		return Found ? Found : MakeShared<FJsonValueNull>();
	}
};
