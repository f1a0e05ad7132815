// SPDX-License-Identifier: MIT

#include "Details/MRInputRepairs.h"

#include "Import/MRInputReport.h"
#include "Logging/MessageLog.h"
#include "Logging/TokenizedMessage.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/UObjectToken.h"
#include "Mria/Writer.h"
#include "ScopedTransaction.h"

#define LOCTEXT_NAMESPACE "MRInputRepairs"

namespace MRInputRepairsDetail
{
/** Null with OutError on failure; null without an error where nothing was wrong. */
FMRInputRecordingData::FPtr Repair(const UMRInputAnimation& Animation, const mria::RepairSet& Repairs,
	TArray<FText>& OutChanges, FMRInputError& OutError)
{
	const TArray<uint8>& Bytes = Animation.GetBytes();
	const mria::Result<mria::RepairedRecording> Repaired =
		mria::RepairBytes({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())}, Repairs);
	if (!Repaired)
	{
		OutError = MRInputMessages::ToError(Repaired.GetError(), Animation.GetName());
		return nullptr;
	}
	if (Repaired.Value().reports.empty())
	{
		return nullptr;
	}
	const mria::Recording& Recording = Repaired.Value().recording;
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Recording.dialect);
	if (Written.bytes.size() > static_cast<std::size_t>(MAX_int32))
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Animation.GetName(),
			LOCTEXT("TooLarge", "the repaired recording is too large").ToString());
		return nullptr;
	}
	for (const mria::RepairReport& Report : Repaired.Value().reports)
	{
		OutChanges.Add(FText::FromString(MRInputConvert::ToString(mria::Describe(Report))));
	}
	mria::Error Error;
	FMRInputRecordingData::FPtr Data = FMRInputRecordingData::Read(
		TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size())), Error);
	if (!Data)
	{
		OutError = MRInputMessages::ToError(Error, Animation.GetName());
	}
	return Data;
}

/** One line, however many places were repaired. */
void Tell(const UMRInputAnimation& Animation, const TArray<FText>& Changes)
{
	const FText Text = Changes.Num() == 1
		? FText::Format(LOCTEXT("Repaired", "Repaired: {0}"), Changes[0])
		: FText::Format(LOCTEXT("RepairedMore", "Repaired: {0}, and {1} other {1}|plural(one=place,other=places)"),
			  Changes[0], Changes.Num() - 1);
	FMessageLog(MRInputReport::LogName).Info()->AddToken(FUObjectToken::Create(&Animation))->AddText(Text);
}
} // namespace MRInputRepairsDetail

FText MRInputRepairs::GetLabel(mria::RepairKind Kind)
{
	switch (Kind)
	{
	case mria::RepairKind::DropNonFinite:
		return LOCTEXT("DropNonFinite", "Drop Keys");
	case mria::RepairKind::SortKeys:
		return LOCTEXT("SortKeys", "Sort Keys");
	case mria::RepairKind::RebuildW:
		return LOCTEXT("RebuildW", "Rebuild W");
	case mria::RepairKind::UnitQuaternions:
		return LOCTEXT("UnitQuaternions", "Normalize");
	case mria::RepairKind::ContinuousSigns:
		return LOCTEXT("ContinuousSigns", "Unify Signs");
	case mria::RepairKind::StartAtZero:
		return LOCTEXT("StartAtZero", "Start at 0");
	case mria::RepairKind::Stream:
	case mria::RepairKind::Header:
		break; // an asset never holds a stream or a file without a header
	}
	return LOCTEXT("Repair", "Repair");
}

FText MRInputRepairs::GetToolTip(mria::RepairKind Kind)
{
	switch (Kind)
	{
	case mria::RepairKind::DropNonFinite:
		return LOCTEXT("DropNonFiniteTip", "Removes keys and markers whose numbers are none, and their partners.");
	case mria::RepairKind::SortKeys:
		return LOCTEXT("SortKeysTip", "Sorts keys by time.");
	case mria::RepairKind::RebuildW:
		return LOCTEXT("RebuildWTip", "Computes the lost W of rotations from X, Y and Z.");
	case mria::RepairKind::UnitQuaternions:
		return LOCTEXT("UnitQuaternionsTip", "Brings rotations to length 1.");
	case mria::RepairKind::ContinuousSigns:
		return LOCTEXT("ContinuousSignsTip", "Negates rotations where they change sign, so that joints do not spin.");
	case mria::RepairKind::StartAtZero:
		return LOCTEXT("StartAtZeroTip", "Moves all keys and markers so that the recording starts at 0.");
	case mria::RepairKind::Stream:
	case mria::RepairKind::Header:
		break;
	}
	return FText::GetEmpty();
}

bool MRInputRepairs::Apply(UMRInputAnimation& Animation, const mria::RepairSet& Repairs, FMRInputError& OutError)
{
	OutError = FMRInputError();
	if (!Animation.HasRecording())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation.GetName());
		return false;
	}
	TArray<FText> Changes;
	const FMRInputRecordingData::FPtr Data = MRInputRepairsDetail::Repair(Animation, Repairs, Changes, OutError);
	if (!Data)
	{
		return !OutError.IsSet();
	}
	const FScopedTransaction Transaction(LOCTEXT("Transaction", "Repair Recording"));
	Animation.SetFlags(RF_Transactional);
	Animation.Modify();
	Animation.SetData(Data.ToSharedRef());
	Animation.PostEditChange();
	MRInputRepairsDetail::Tell(Animation, Changes);
	return true;
}

#undef LOCTEXT_NAMESPACE
