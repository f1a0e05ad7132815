// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputMessages.h"

#include "MRInputConvert.h"
#include "Misc/Paths.h"
#include "Mria/Result.h"
#include "Mria/Validation.h"

#define LOCTEXT_NAMESPACE "MRInput"

DEFINE_LOG_CATEGORY(LogMRInput);

namespace MRInputMessagesDetail
{
/** The codes about bytes are in the core's order, after None. */
EMRInputErrorCode ToErrorCode(mria::ErrorCode Code)
{
	static_assert(
		static_cast<uint8>(EMRInputErrorCode::EmptyFile) == static_cast<uint8>(mria::ErrorCode::EmptyFile) + 1);
	static_assert(
		static_cast<uint8>(EMRInputErrorCode::Truncated) == static_cast<uint8>(mria::ErrorCode::Truncated) + 1);
	static_assert(
		static_cast<uint8>(EMRInputErrorCode::DamagedStream) == static_cast<uint8>(mria::ErrorCode::DamagedStream) + 1);
	return static_cast<EMRInputErrorCode>(static_cast<uint8>(Code) + 1);
}

FText ToText(const std::string& Text)
{
	return FText::FromString(MRInputConvert::ToString(Text));
}

FText ToHex(int64 Value)
{
	return FText::FromString(FString::Printf(TEXT("0x%016llx"), static_cast<uint64>(Value)));
}

/** What is wrong with {Source}. */
FText GetSummary(mria::ErrorCode Code)
{
	switch (Code)
	{
	case mria::ErrorCode::EmptyFile:
		return LOCTEXT("EmptyFile", "{Source} is empty");
	case mria::ErrorCode::WrongMagic:
		return LOCTEXT("WrongMagic", "{Source} is not an input animation");
	case mria::ErrorCode::HeaderlessFile:
		return LOCTEXT("HeaderlessFile", "{Source} is a 2019 recording without a header");
	case mria::ErrorCode::MissingVersion:
		return LOCTEXT("MissingVersion", "{Source} has no version number");
	case mria::ErrorCode::NewerVersion:
		return LOCTEXT("NewerVersion", "{Source} was written in a newer format");
	case mria::ErrorCode::UnknownVersion:
		return LOCTEXT("UnknownVersion", "{Source} has a version that never existed");
	case mria::ErrorCode::Truncated:
		return LOCTEXT("Truncated", "{Source} ends too early");
	case mria::ErrorCode::CountOutOfRange:
		return LOCTEXT("CountOutOfRange", "{Source} has an impossible count");
	case mria::ErrorCode::StringTooLong:
		return LOCTEXT("StringTooLong", "{Source} has a name of impossible length");
	case mria::ErrorCode::BytesLeftOver:
		return LOCTEXT("BytesLeftOver", "{Source} continues after its end");
	case mria::ErrorCode::StreamFile:
		return LOCTEXT("StreamFile", "{Source} is a stream, the form that a recording has while it is being made");
	case mria::ErrorCode::DamagedStream:
		break;
	}
	return LOCTEXT("DamagedStream", "{Source} is a stream without a single complete packet");
}

/** What was wanted and what was found. */
FText GetNumbers(mria::ErrorCode Code)
{
	switch (Code)
	{
	case mria::ErrorCode::EmptyFile:
		return LOCTEXT(
			"EmptyFileNumbers", "at least {Wanted} {Wanted}|plural(one=byte,other=bytes) needed, none found");
	case mria::ErrorCode::WrongMagic:
	case mria::ErrorCode::HeaderlessFile:
	case mria::ErrorCode::StreamFile:
		return LOCTEXT("MagicNumbers", "{WantedHex} expected, {FoundHex} found");
	case mria::ErrorCode::MissingVersion:
		return LOCTEXT("MissingVersionNumbers", "a version number up to {Wanted} expected, {Found} found");
	case mria::ErrorCode::NewerVersion:
		return LOCTEXT("NewerVersionNumbers", "{Wanted} is the newest known, {Found} found");
	case mria::ErrorCode::UnknownVersion:
		return LOCTEXT("UnknownVersionNumbers", "{Wanted} is the lowest known, {Found} found");
	case mria::ErrorCode::Truncated:
		return LOCTEXT("TruncatedNumbers", "{Wanted} {Wanted}|plural(one=byte,other=bytes) needed, {Found} left");
	case mria::ErrorCode::CountOutOfRange:
		return LOCTEXT("CountNumbers", "0 to {Wanted} fit into the bytes left, {Found} found");
	case mria::ErrorCode::StringTooLong:
		return LOCTEXT("StringNumbers", "a length of 0 to {Wanted} fits into the bytes left, {Found} found");
	case mria::ErrorCode::BytesLeftOver:
		return LOCTEXT(
			"LeftOverNumbers", "the recording has {Wanted} {Wanted}|plural(one=byte,other=bytes), the file {Found}");
	case mria::ErrorCode::DamagedStream:
		break;
	}
	return LOCTEXT("StreamNumbers", "at least {Wanted} complete packet expected, {Found} found");
}

/** What to do about it. */
FText GetHint(mria::ErrorCode Code)
{
	switch (Code)
	{
	case mria::ErrorCode::EmptyFile:
		return LOCTEXT("EmptyFileHint",
			"The program that saved it failed, as MRTK does when there is nothing to save; record again.");
	case mria::ErrorCode::WrongMagic:
		return LOCTEXT("WrongMagicHint",
			"MRTK recordings are named InputAnimation-<date>-<time>.bin; other .bin files are something else.");
	case mria::ErrorCode::HeaderlessFile:
		return LOCTEXT("HeaderlessFileHint", "Importing it in the editor adds the header.");
	case mria::ErrorCode::MissingVersion:
		return LOCTEXT("MissingVersionHint",
			"It comes from a tutorial project that changed the format; only that project reads it.");
	case mria::ErrorCode::NewerVersion:
		return LOCTEXT("NewerVersionHint", "Look for a newer release of this plugin.");
	case mria::ErrorCode::Truncated:
		return LOCTEXT("TruncatedHint", "The file was cut off; copy or export it again.");
	case mria::ErrorCode::BytesLeftOver:
		return LOCTEXT("BytesLeftOverHint", "Something was appended, or a count is wrong; copy or export it again.");
	case mria::ErrorCode::StreamFile:
		return LOCTEXT("StreamFileHint",
			"Make a recording from it: import it in the editor, or use MRInput.Recover in the game's console.");
	case mria::ErrorCode::UnknownVersion:
	case mria::ErrorCode::CountOutOfRange:
	case mria::ErrorCode::StringTooLong:
	case mria::ErrorCode::DamagedStream:
		break;
	}
	return LOCTEXT("DamagedHint", "The file is damaged; copy or export it again.");
}

/** The text of an error that is not about bytes. */
FText GetPattern(EMRInputErrorCode Code)
{
	switch (Code)
	{
	case EMRInputErrorCode::FileNotFound:
		return LOCTEXT("FileNotFound", "There is no file {Source}. Check the path.");
	case EMRInputErrorCode::FileNotRead:
		return LOCTEXT(
			"FileNotRead", "{Source} cannot be read. Check its permissions, and that no other program has it open.");
	case EMRInputErrorCode::FileTooLarge:
		return LOCTEXT("FileTooLarge",
			"{Source} is too large: {Detail}. Cut it with the command-line tool, mria trim, or reduce it with mria "
			"reduce.");
	case EMRInputErrorCode::FileNotWritten:
		return LOCTEXT("FileNotWritten",
			"{Source} cannot be written: {Detail}. An existing file is unchanged. Choose another folder, or free space "
			"in this one.");
	case EMRInputErrorCode::NoAnimation:
		return LOCTEXT("NoAnimation", "{Source} contains no recording. Import one into it, or choose another asset.");
	case EMRInputErrorCode::NoSuchCurve:
		return LOCTEXT("NoSuchCurve", "{Source} has no curve {Detail}. Get Curve Names lists those that it has.");
	case EMRInputErrorCode::NoWorld:
		return LOCTEXT("NoWorld", "There is no world to play in. Pass an object that is in a world.");
	case EMRInputErrorCode::NoChannels:
		return LOCTEXT("NoChannels", "No input to record is chosen. Switch on a channel in the options.");
	case EMRInputErrorCode::NothingRecorded:
		return LOCTEXT("NothingRecorded", "Nothing is recorded yet. Start recording and let the game run first.");
	case EMRInputErrorCode::NoSequence:
		return LOCTEXT(
			"NoSequence", "{Source} is not a level sequence that can be edited. Choose one that is not locked.");
	case EMRInputErrorCode::NothingShown:
		return LOCTEXT("NothingShown",
			"{Source} shows no recorded input. Name the rig that it moves, or add a track of recorded input.");
	case EMRInputErrorCode::Cancelled:
		return LOCTEXT("Cancelled", "{Source}: cancelled; nothing was changed.");
	default:
		checkNoEntry();
		return FText::GetEmpty();
	}
}

/** What to do about a finding in this plugin. */
FText GetRemedy(mria::FindingCode Code)
{
	switch (Code)
	{
	case mria::FindingCode::NonFiniteTime:
	case mria::FindingCode::NonFiniteValue:
		return LOCTEXT(
			"LeftOut", "Playback leaves them out; Repair, on import or in the asset's details, removes them for good.");
	case mria::FindingCode::UnsortedTimes:
		return LOCTEXT(
			"Sorted", "Playback sorts them; Repair, on import or in the asset's details, sorts them for good.");
	case mria::FindingCode::DamagedW:
	case mria::FindingCode::NonUnitQuaternion:
	case mria::FindingCode::SignFlip:
		return LOCTEXT("Corrected",
			"Playback corrects them unless As Stored is on; Repair, on import or in the asset's details, corrects them "
			"for good.");
	case mria::FindingCode::LostTail:
		return LOCTEXT("LostTail", "This cannot be repaired: record again, or end playback before the motion freezes.");
	case mria::FindingCode::ZeroQuaternion:
		return LOCTEXT("NoRotation", "They cannot be corrected and count as no rotation.");
	case mria::FindingCode::FlagNotBoolean:
		return LOCTEXT("FlagThreshold", "No action needed: values above 0.5 count as 1.");
	case mria::FindingCode::UnknownWrapMode:
	case mria::FindingCode::UnknownWeightedMode:
		return LOCTEXT("UnknownMode", "No action needed: the default mode is used instead.");
	case mria::FindingCode::LateStart:
		return LOCTEXT("LateStart",
			"Playback starts at the first pose; Start at Zero on import, or Start at 0 in the asset's details, moves "
			"the "
			"whole recording to 0.");
	case mria::FindingCode::TrackedWithoutJoints:
		return LOCTEXT("NoJoints", "Record again with joints: only tracking and pinch can be played.");
	case mria::FindingCode::InvalidUtf8:
		return LOCTEXT(
			"RenameMarker", "Programs show such bytes differently; rename the marker where it was recorded.");
	default:
		return LOCTEXT("NothingToDo", "No action needed.");
	}
}
} // namespace MRInputMessagesDetail

FMRInputError MRInputMessages::ToError(const mria::Error& Error, const FString& Source)
{
	FMRInputError Result;
	Result.Code = MRInputMessagesDetail::ToErrorCode(Error.code);
	Result.ByteOffset = static_cast<int64>(Error.offset);
	Result.Field = MRInputConvert::ToString(mria::ToString(Error.path));
	Result.Source = Source;

	FFormatNamedArguments Arguments;
	Arguments.Add(TEXT("Source"),
		Source.IsEmpty() ? LOCTEXT("TheRecording", "The recording")
						 : FText::FromString(FPaths::GetCleanFilename(Source)));
	Arguments.Add(TEXT("Wanted"), static_cast<int64>(Error.wanted));
	Arguments.Add(TEXT("Found"), static_cast<int64>(Error.found));
	Arguments.Add(TEXT("WantedHex"), MRInputMessagesDetail::ToHex(Error.wanted));
	Arguments.Add(TEXT("FoundHex"), MRInputMessagesDetail::ToHex(Error.found));
	Arguments.Add(TEXT("Byte"), FText::AsNumber(Result.ByteOffset, &FNumberFormattingOptions::DefaultNoGrouping()));
	Arguments.Add(TEXT("Field"), FText::FromString(Result.Field));
	Arguments.Add(TEXT("Hint"), MRInputMessagesDetail::GetHint(Error.code));
	Arguments.Add(TEXT("Summary"), FText::Format(MRInputMessagesDetail::GetSummary(Error.code), Arguments));
	Arguments.Add(TEXT("Numbers"), FText::Format(MRInputMessagesDetail::GetNumbers(Error.code), Arguments));
	Result.Text = FText::Format(Result.Field.IsEmpty()
			? LOCTEXT("ErrorWithoutField", "{Summary}: byte {Byte}, {Numbers}. {Hint}")
			: LOCTEXT("Error", "{Summary}: byte {Byte}, field {Field}, {Numbers}. {Hint}"),
		Arguments);
	return Result;
}

FMRInputFinding MRInputMessages::ToFinding(const mria::Finding& Finding)
{
	static_assert(static_cast<uint8>(EMRInputSeverity::Error) == static_cast<uint8>(mria::Severity::Error));

	FMRInputFinding Result;
	Result.Severity = static_cast<EMRInputSeverity>(Finding.severity);
	Result.Code = FName(UTF8_TO_TCHAR(mria::ToString(Finding.code)));
	Result.Path = MRInputConvert::ToString(Finding.path);
	Result.Text = FText::Format(LOCTEXT("Finding", "{0}: {1}. {2}"), FText::FromString(Result.Path),
		MRInputMessagesDetail::ToText(mria::Describe(Finding)), MRInputMessagesDetail::GetRemedy(Finding.code));
	return Result;
}

FMRInputError MRInputMessages::MakeError(EMRInputErrorCode Code, const FString& Source, const FString& Detail)
{
	FFormatNamedArguments Arguments;
	Arguments.Add(
		TEXT("Source"), Source.IsEmpty() ? LOCTEXT("WhatWasGiven", "What was given") : FText::FromString(Source));
	Arguments.Add(TEXT("Detail"), FText::FromString(Detail));

	FMRInputError Result;
	Result.Code = Code;
	Result.Source = Source;
	Result.Text = FText::Format(MRInputMessagesDetail::GetPattern(Code), Arguments);
	return Result;
}

#undef LOCTEXT_NAMESPACE
