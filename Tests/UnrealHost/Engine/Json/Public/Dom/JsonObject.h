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

	TSharedPtr<FJsonValue> TryGetField(const FString& FieldName) const;
	bool TryGetStringField(const FString& FieldName, FString& OutString) const;
	bool TryGetNumberField(const FString& FieldName, double& OutNumber) const;
	bool TryGetBoolField(const FString& FieldName, bool& OutBool) const;
	bool TryGetArrayField(const FString& FieldName, const TArray<TSharedPtr<FJsonValue>>*& OutArray) const;

	void SetField(const FString& FieldName, const TSharedPtr<FJsonValue>& Value);
	void SetStringField(const FString& FieldName, const FString& StringValue);
	void SetNumberField(const FString& FieldName, double Number);
	void SetArrayField(const FString& FieldName, const TArray<TSharedPtr<FJsonValue>>& Array);
	void SetObjectField(const FString& FieldName, const TSharedPtr<FJsonObject>& JsonObject);
};
