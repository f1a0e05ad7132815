// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Details/MRInputRepairs.h"

#include "Import/MRInputImporting.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/ScopedSlowTask.h"
#include "Reports/MRInputReport.h"
#include "ScopedTransaction.h"

#define LOCTEXT_NAMESPACE "MRInputRepairs"

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
		return LOCTEXT("DropNonFiniteTip",
			"Removes keys and markers with NaN or infinite values, and keys at the same time in related curves.");
	case mria::RepairKind::SortKeys:
		return LOCTEXT("SortKeysTip", "Sorts keys by time.");
	case mria::RepairKind::RebuildW:
		return LOCTEXT("RebuildWTip", "Computes the lost W of rotations from X, Y and Z.");
	case mria::RepairKind::UnitQuaternions:
		return LOCTEXT("UnitQuaternionsTip", "Normalizes rotations.");
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
	FScopedSlowTask Task(2.0f, LOCTEXT("Repairing", "Repairing the recording"));
	Task.MakeDialogDelayed(0.5f);
	Task.EnterProgressFrame();
	FMRInputImported Repaired;
	TArray<uint8> Bytes = Animation.GetBytes();
	if (!MRInputImporting::Repair(Bytes, Animation.GetName(), Repairs, Repaired))
	{
		OutError = Repaired.Error;
		return false;
	}
	if (Repaired.Changes.Num() == 0)
	{
		return true;
	}
	Task.EnterProgressFrame();
	mria::Error Error;
	const FMRInputRecordingData::FPtr Data = FMRInputRecordingData::Read(MoveTemp(Bytes), Error);
	if (!Data)
	{
		OutError = MRInputMessages::ToError(Error, Animation.GetName());
		return false;
	}
	const FScopedTransaction Transaction(LOCTEXT("Transaction", "Repair Recording"));
	Animation.SetFlags(RF_Transactional);
	Animation.Modify();
	FMRInputAccess::SetData(Animation, Data.ToSharedRef());
	Animation.PostEditChange();
	MRInputReport::AddRepairs(Animation, Repaired.Changes);
	return true;
}

#undef LOCTEXT_NAMESPACE
