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

static TSharedPtr<FJsonValue> Read(const FDocument::ValueType& Node)
{
	const TSharedPtr<FJsonValue> Value = MakeShared<FJsonValueNull>();
	if (Node.IsString())
	{
		Value->HostValue = TextOf(Node);
	}
	else if (Node.IsNumber())
	{
		Value->HostValue = Node.GetDouble();
	}
	else if (Node.IsBool())
	{
		Value->HostValue = Node.GetBool();
	}
	else if (Node.IsArray())
	{
		TArray<TSharedPtr<FJsonValue>> Elements;
		for (const auto& Element : Node.GetArray())
		{
			Elements.Add(Read(Element));
		}
		Value->HostValue = Elements;
	}
	else if (Node.IsObject())
	{
		const TSharedPtr<FJsonObject> Object = MakeShared<FJsonObject>();
		for (const auto& Member : Node.GetObject())
		{
			Object->SetField(TextOf(Member.name), Read(Member.value));
		}
		Value->HostValue = Object;
	}
	return Value;
}

/** Writes what a value holds, by its type. */
struct FVisitor
{
	FWriter& Writer;

	void operator()(std::monostate) { Writer.Null(); }
	void operator()(const FString& Text) { Writer.String(*Text, static_cast<rapidjson::SizeType>(Text.Len())); }
	void operator()(bool bIsOn) { Writer.Bool(bIsOn); }
	void operator()(double Number)
	{
		const FString Digits = FString::Printf(TEXT("%.17g"), Number);
		Writer.RawValue(*Digits, static_cast<size_t>(Digits.Len()), rapidjson::kNumberType);
	}
	void operator()(const TArray<TSharedPtr<FJsonValue>>& Array)
	{
		Writer.StartArray();
		for (const TSharedPtr<FJsonValue>& Item : Array)
		{
			std::visit(*this, Item->HostValue);
		}
		Writer.EndArray();
	}
	void operator()(const TSharedPtr<FJsonObject>& Object)
	{
		Writer.StartObject();
		for (const auto& Member : Object->Values)
		{
			Writer.Key(*Member.Key);
			std::visit(*this, Member.Value->HostValue);
		}
		Writer.EndObject();
	}
};
} // namespace JsonSerializerDetail

bool FJsonSerializer::Deserialize(const TSharedRef<TJsonReader<>>& Reader, TSharedPtr<FJsonObject>& OutObject)
{
	JsonSerializerDetail::FDocument Document;
	Document.Parse<rapidjson::kParseFullPrecisionFlag>(*Reader->Text);
	const TSharedPtr<FJsonValue> Value =
		Document.HasParseError() ? TSharedPtr<FJsonValue>() : JsonSerializerDetail::Read(Document);
	const TSharedPtr<FJsonObject>* Object = nullptr;
	OutObject = Value && Value->TryGetObject(Object) ? *Object : TSharedPtr<FJsonObject>();
	return OutObject.IsValid();
}

bool FJsonSerializer::Serialize(const TSharedRef<FJsonObject>& Object, const TSharedRef<TJsonWriter<>>& Writer)
{
	JsonSerializerDetail::FBuffer Buffer;
	JsonSerializerDetail::FWriter JsonWriter(Buffer);
	JsonSerializerDetail::FVisitor{JsonWriter}(Object);
	*Writer->Stream += Buffer.GetString();
	return true;
}
