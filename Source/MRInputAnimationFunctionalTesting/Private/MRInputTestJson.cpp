// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestJson.h"

#include "Dom/JsonObject.h"
#include "HAL/FileManager.h"
#include "MRInputConvert.h"
#include "Misc/FileHelper.h"
#include "Mria/TestRun.h"
#include "Serialization/JsonReader.h"
#include "Serialization/JsonSerializer.h"
#include "Serialization/JsonWriter.h"

namespace MRInputTestJsonDetail
{

namespace Field = mria::TestRunField;
using FObject = TSharedRef<FJsonObject>;
using FValues = TArray<TSharedPtr<FJsonValue>>;

// Names of a snapshot that a report does not have.
const char* const SnapshotFormat = "mrinput-snapshot";
const char* const MomentsField = "moments";
const char* const ValuesField = "values";

FString NameOf(const char* FieldName)
{
	return UTF8_TO_TCHAR(FieldName);
}

TSharedPtr<FJsonObject> Parse(const FString& Text, const char* Format)
{
	TSharedPtr<FJsonObject> Object;
	FString Found;
	double Version = 0.0;
	const bool bIsKnown = FJsonSerializer::Deserialize(TJsonReaderFactory<>::Create(Text), Object) && Object &&
		Object->TryGetStringField(NameOf(Field::kFormat), Found) && Found == NameOf(Format) &&
		Object->TryGetNumberField(NameOf(Field::kVersion), Version) && Version == 1.0;
	return bIsKnown ? Object : nullptr;
}

FObject MakeDocument(const char* Format)
{
	const FObject Object = MakeShared<FJsonObject>();
	Object->SetStringField(NameOf(Field::kFormat), NameOf(Format));
	Object->SetNumberField(NameOf(Field::kVersion), 1.0);
	return Object;
}

FString ToText(const FObject& Object)
{
	FString Text;
	FJsonSerializer::Serialize(Object, TJsonWriterFactory<>::Create(&Text));
	return Text;
}

void Set(const FObject& Object, const char* Name, const std::string& Text)
{
	Object->SetStringField(NameOf(Name), MRInputConvert::ToString(Text));
}

void Set(const FObject& Object, const char* Name, double Number)
{
	Object->SetNumberField(NameOf(Name), Number);
}

/** An array of objects, one for each item. */
template <typename ItemType, typename FillType>
void SetEach(const FObject& Object, const char* Name, const std::vector<ItemType>& Items, FillType Fill)
{
	FValues Values;
	for (const ItemType& Item : Items)
	{
		const FObject Made = MakeShared<FJsonObject>();
		Fill(Made, Item);
		Values.Add(MakeShared<FJsonValueObject>(Made));
	}
	Object->SetArrayField(NameOf(Name), Values);
}

/** Leaves the value unchanged if the field is missing or has another type. */
void Get(const FJsonObject& Object, const char* Name, std::string& OutText)
{
	FString Text;
	if (Object.TryGetStringField(NameOf(Name), Text))
	{
		OutText = MRInputTestJson::ToUtf8(Text);
	}
}

void Get(const FJsonObject& Object, const char* Name, double& OutNumber)
{
	Object.TryGetNumberField(NameOf(Name), OutNumber);
}

void Get(const FJsonObject& Object, const char* Name, bool& bOutIsOn)
{
	Object.TryGetBoolField(NameOf(Name), bOutIsOn);
}

void Get(const FJsonObject& Object, const char* Name, std::uint64_t& OutCount)
{
	double Number = static_cast<double>(OutCount);
	Object.TryGetNumberField(NameOf(Name), Number);
	OutCount = Number >= 0.0 && Number <= 1e9 ? static_cast<std::uint64_t>(Number) : 0;
}

void Get(const FJsonObject& Object, const char* Name, std::vector<std::string>& OutTexts)
{
	const FValues* Values = nullptr;
	if (Object.TryGetArrayField(NameOf(Name), Values))
	{
		for (const TSharedPtr<FJsonValue>& Value : *Values)
		{
			FString Text;
			if (Value && Value->TryGetString(Text))
			{
				OutTexts.push_back(MRInputTestJson::ToUtf8(Text));
			}
		}
	}
}

template <typename ItemType, typename ReadType>
void GetEach(const FJsonObject& Object, const char* Name, std::vector<ItemType>& OutItems, ReadType Read)
{
	const FValues* Values = nullptr;
	if (!Object.TryGetArrayField(NameOf(Name), Values))
	{
		return;
	}
	for (const TSharedPtr<FJsonValue>& Value : *Values)
	{
		const TSharedPtr<FJsonObject>* Item = nullptr;
		if (Value && Value->TryGetObject(Item) && *Item)
		{
			OutItems.emplace_back();
			Read(**Item, OutItems.back());
		}
	}
}

void WriteOutcome(const FObject& Test, const mria::TestOutcome& Outcome)
{
	Set(Test, Field::kName, Outcome.name);
	Set(Test, Field::kRecording, Outcome.recording);
	Set(Test, Field::kState, std::string(mria::ToString(Outcome.state)));
	Set(Test, Field::kDuration, Outcome.duration);
	Set(Test, Field::kMessage, Outcome.message);
	SetEach(Test, Field::kEvents, Outcome.events,
		[](const FObject& Made, const mria::TestEvent& Event)
		{
			Set(Made, Field::kTime, Event.time);
			Set(Made, Field::kSeverity, Event.severity);
			Set(Made, Field::kText, Event.text);
		});
	SetEach(Test, Field::kDifferences, Outcome.differences,
		[](const FObject& Made, const mria::TestDifference& Difference)
		{
			Set(Made, Field::kTime, Difference.time);
			Set(Made, Field::kValue, Difference.value);
			Set(Made, Field::kExpected, Difference.expected);
			Set(Made, Field::kActual, Difference.actual);
			Set(Made, Field::kInput, Difference.input);
		});
	SetEach(Test, Field::kFiles, Outcome.files,
		[](const FObject& Made, const mria::TestFile& File)
		{
			Set(Made, Field::kKind, File.kind);
			Set(Made, Field::kName, File.name);
		});
}

std::string GetState(const mria::TestReport& Report)
{
	const bool bIsStarting = Report.currentTest.empty() && Report.tests.empty();
	return Report.isDone ? mria::TestRunState::kDone
		: bIsStarting	 ? mria::TestRunState::kStarting
						 : mria::TestRunState::kRunning;
}

} // namespace MRInputTestJsonDetail

bool MRInputTestJson::ReadRequest(const FString& Text, mria::TestRequest& OutRequest, FString& OutError)
{
	using namespace MRInputTestJsonDetail;
	const TSharedPtr<FJsonObject> Object = Parse(Text, "mrinput-run");
	if (!Object)
	{
		OutError = TEXT("its format is not mrinput-run, version 1");
		return false;
	}
	mria::TestRequest Request;
	std::string Snapshots;
	Get(*Object, Field::kRunId, Request.runId);
	Get(*Object, Field::kTests, Request.tests);
	Get(*Object, Field::kRecordings, Request.recordings);
	Get(*Object, Field::kShardIndex, Request.shardIndex);
	Get(*Object, Field::kShardCount, Request.shardCount);
	Get(*Object, Field::kTestLimit, Request.testLimit);
	Get(*Object, Field::kHeartbeatInterval, Request.heartbeatInterval);
	Get(*Object, Field::kSnapshots, Snapshots);
	Get(*Object, Field::kTakes, Request.wantsTakes);
	Get(*Object, Field::kScreenshots, Request.wantsScreenshots);
	Get(*Object, Field::kQuitWhenDone, Request.quitsWhenDone);
	Request.writesSnapshots = Snapshots == "write";
	if (!mria::IsRunId(Request.runId))
	{
		OutError = TEXT("runId may contain only digits, lowercase letters and -");
		return false;
	}
	OutRequest = MoveTemp(Request);
	return true;
}

FString MRInputTestJson::WriteReport(const mria::TestReport& Report, const FAppFacts& App)
{
	using namespace MRInputTestJsonDetail;
	const FObject Object = MakeDocument("mrinput-report");
	Set(Object, Field::kRunId, Report.runId);
	Set(Object, Field::kState, GetState(Report));
	Set(Object, Field::kHeartbeat, static_cast<double>(Report.heartbeat));
	Set(Object, Field::kElapsed, App.Elapsed);
	Set(Object, Field::kLog, Report.log);
	const FObject Facts = MakeShared<FJsonObject>();
	Facts->SetStringField(NameOf(Field::kName), App.Name);
	Facts->SetStringField(NameOf(Field::kVersion), App.Version);
	Set(Facts, Field::kEngine, Report.engine);
	Set(Facts, Field::kPlugin, Report.plugin);
	Set(Facts, Field::kPlatform, Report.platform);
	Set(Facts, Field::kFolder, Report.folder);
	Object->SetObjectField(NameOf(Field::kApp), Facts);
	Object->SetField(NameOf(Field::kCurrent), MakeShared<FJsonValueNull>());
	if (!Report.currentTest.empty())
	{
		const FObject Current = MakeShared<FJsonObject>();
		Set(Current, Field::kTest, Report.currentTest);
		Set(Current, Field::kTime, Report.currentTime);
		Object->SetObjectField(NameOf(Field::kCurrent), Current);
	}
	SetEach(Object, Field::kTests, Report.tests, WriteOutcome);
	return ToText(Object);
}

FString MRInputTestJson::WriteSnapshot(const mria::TestSnapshot& Snapshot)
{
	using namespace MRInputTestJsonDetail;
	const FObject Object = MakeDocument(SnapshotFormat);
	Set(Object, Field::kRecording, Snapshot.recording);
	SetEach(Object, Field::kEvents, Snapshot.events,
		[](const FObject& Made, const mria::ObservedEvent& Event)
		{
			Set(Made, Field::kTime, Event.time);
			Set(Made, Field::kText, Event.text);
			Set(Made, Field::kInput, Event.input);
		});
	SetEach(Object, MomentsField, Snapshot.moments,
		[](const FObject& Made, const mria::ObservedMoment& Moment)
		{
			Set(Made, Field::kTime, Moment.time);
			Set(Made, Field::kName, Moment.name);
			Set(Made, Field::kInput, Moment.input);
			SetEach(Made, ValuesField, Moment.values,
				[](const FObject& MadeValue, const mria::ObservedValue& Value)
				{
					Set(MadeValue, Field::kName, Value.name);
					Set(MadeValue, Field::kValue, Value.text);
				});
		});
	return ToText(Object);
}

bool MRInputTestJson::ReadSnapshot(const FString& Text, mria::TestSnapshot& OutSnapshot)
{
	using namespace MRInputTestJsonDetail;
	const TSharedPtr<FJsonObject> Object = Parse(Text, SnapshotFormat);
	if (!Object)
	{
		return false;
	}
	mria::TestSnapshot Snapshot;
	Get(*Object, Field::kRecording, Snapshot.recording);
	GetEach(*Object, Field::kEvents, Snapshot.events,
		[](const FJsonObject& Item, mria::ObservedEvent& Event)
		{
			Get(Item, Field::kTime, Event.time);
			Get(Item, Field::kText, Event.text);
			Get(Item, Field::kInput, Event.input);
		});
	GetEach(*Object, MomentsField, Snapshot.moments,
		[](const FJsonObject& Item, mria::ObservedMoment& Moment)
		{
			Get(Item, Field::kTime, Moment.time);
			Get(Item, Field::kName, Moment.name);
			Get(Item, Field::kInput, Moment.input);
			GetEach(Item, ValuesField, Moment.values,
				[](const FJsonObject& ValueItem, mria::ObservedValue& Value)
				{
					Get(ValueItem, Field::kName, Value.name);
					Get(ValueItem, Field::kValue, Value.text);
				});
		});
	OutSnapshot = MoveTemp(Snapshot);
	return true;
}

bool MRInputTestJson::SaveText(const FString& Text, const FString& Path)
{
	const FString Temporary = Path + TEXT(".tmp");
	return FFileHelper::SaveStringToFile(Text, *Temporary, FFileHelper::EEncodingOptions::ForceUTF8WithoutBOM) &&
		IFileManager::Get().Move(*Path, *Temporary, true, true);
}

bool MRInputTestJson::LoadText(const FString& Path, FString& OutText)
{
	return FFileHelper::LoadFileToString(OutText, *Path);
}

std::string MRInputTestJson::ToUtf8(const FString& Text)
{
	return std::string(TCHAR_TO_UTF8(*Text));
}
