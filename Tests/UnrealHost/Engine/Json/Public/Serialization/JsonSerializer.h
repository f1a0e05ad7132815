// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Dom/JsonObject.h"
#include "Serialization/JsonReader.h"
#include "Serialization/JsonWriter.h"

namespace UE::Host
{
/** Null for text that is no object. */
JSON_API TSharedPtr<FJsonObject> ReadJson(const FString& Text);
JSON_API FString WriteJson(const FJsonObject& Object);
} // namespace UE::Host

class FJsonSerializer
{
public:
	template <class CharType>
	static bool Deserialize(const TSharedRef<TJsonReader<CharType>>& Reader, TSharedPtr<FJsonObject>& OutObject)
	{
		OutObject = UE::Host::ReadJson(Reader->Text);
		return OutObject.IsValid();
	}

	template <class CharType, class PrintPolicy>
	static bool Serialize(
		const TSharedRef<FJsonObject>& Object, const TSharedRef<TJsonWriter<CharType, PrintPolicy>>& Writer)
	{
		*Writer->Stream += UE::Host::WriteJson(*Object);
		return true;
	}
};
