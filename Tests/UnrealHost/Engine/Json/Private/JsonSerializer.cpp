// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Serialization/JsonSerializer.h"

#include <rapidjson/document.h>
#include <rapidjson/prettywriter.h>

namespace JsonSerializerDetail
{
using FEncoding = rapidjson::UTF16<TCHAR>;
using FDocument = rapidjson::GenericDocument<FEncoding>;
using FBuffer = rapidjson::GenericStringBuffer<FEncoding>;
using FWriter = rapidjson::PrettyWriter<FBuffer, FEncoding, FEncoding>;

static FString TextOf(const FDocument::ValueType& Node)
{
	return FString(FStringView(Node.GetString(), static_cast<int32>(Node.GetStringLength())));
}

static TSharedRef<FJsonObject> ReadObject(const FDocument::ValueType& Node);

static TSharedPtr<FJsonValue> Read(const FDocument::ValueType& Node)
{
	TArray<TSharedPtr<FJsonValue>> Elements;
	switch (Node.GetType())
	{
	case rapidjson::kStringType:
		return MakeShared<FJsonValueString>(TextOf(Node));
	case rapidjson::kNumberType:
		return MakeShared<FJsonValueNumber>(Node.GetDouble());
	case rapidjson::kObjectType:
		return MakeShared<FJsonValueObject>(ReadObject(Node));
	case rapidjson::kArrayType:
		for (const auto& Element : Node.GetArray())
		{
			Elements.Add(Read(Element));
		}
		return MakeShared<FJsonValueArray>(Elements);
	case rapidjson::kNullType:
		return MakeShared<FJsonValueNull>();
	default:
		return MakeShared<FJsonValueBoolean>(Node.GetBool());
	}
}

static TSharedRef<FJsonObject> ReadObject(const FDocument::ValueType& Node)
{
	const TSharedRef<FJsonObject> Object = MakeShared<FJsonObject>();
	for (const auto& Member : Node.GetObject())
	{
		Object->SetField(TextOf(Member.name), Read(Member.value));
	}
	return Object;
}

static void Write(FWriter& Writer, const FJsonObject& Object);

static void Write(FWriter& Writer, const FJsonValue& Value)
{
	FString String;
	double Number = 0.0;
	bool bIsOn = false;
	const TArray<TSharedPtr<FJsonValue>>* Array = nullptr;
	const TSharedPtr<FJsonObject>* Object = nullptr;
	if (Value.TryGetString(String))
	{
		Writer.String(*String, static_cast<rapidjson::SizeType>(String.Len()));
	}
	else if (Value.TryGetNumber(Number))
	{
		const FString Digits = FString::Printf(TEXT("%.17g"), Number);
		Writer.RawValue(*Digits, static_cast<size_t>(Digits.Len()), rapidjson::kNumberType);
	}
	else if (Value.TryGetBool(bIsOn))
	{
		Writer.Bool(bIsOn);
	}
	else if (Value.TryGetObject(Object) && *Object)
	{
		Write(Writer, **Object);
	}
	else if (Value.TryGetArray(Array))
	{
		Writer.StartArray();
		for (const TSharedPtr<FJsonValue>& Item : *Array)
		{
			Write(Writer, *Item);
		}
		Writer.EndArray();
	}
	else
	{
		Writer.Null();
	}
}

static void Write(FWriter& Writer, const FJsonObject& Object)
{
	Writer.StartObject();
	for (const auto& Member : Object.Values)
	{
		Writer.Key(*Member.Key);
		Write(Writer, *Member.Value);
	}
	Writer.EndObject();
}
} // namespace JsonSerializerDetail

TSharedPtr<FJsonObject> UE::Host::ReadJson(const FString& Text)
{
	JsonSerializerDetail::FDocument Document;
	Document.Parse<rapidjson::kParseFullPrecisionFlag>(*Text);
	const bool bIsObject = !Document.HasParseError() && Document.IsObject();
	return bIsObject ? JsonSerializerDetail::ReadObject(Document) : TSharedPtr<FJsonObject>();
}

FString UE::Host::WriteJson(const FJsonObject& Object)
{
	JsonSerializerDetail::FBuffer Buffer;
	JsonSerializerDetail::FWriter Writer(Buffer);
	JsonSerializerDetail::Write(Writer, Object);
	return FString(Buffer.GetString());
}
