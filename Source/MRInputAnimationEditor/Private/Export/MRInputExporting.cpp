// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Export/MRInputExporting.h"

#include "Import/MRInputImportData.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/ScopedSlowTask.h"
#include "Mria/CsvExport.h"
#include "Mria/Writer.h"
#include "Reports/MRInputGroupedLines.h"

#include <string>

#define LOCTEXT_NAMESPACE "MRInputExport"

namespace MRInputExportingDetail
{
constexpr std::size_t MostBytes = MAX_int32;

bool WriteDialect(const mria::RecordingView& View, mria::Dialect Dialect, FMRInputExported& Out)
{
	const mria::WrittenRecording Written = mria::WriteRecording(View, Dialect);
	if (Written.bytes.size() > MostBytes)
	{
		return false;
	}
	Out.Bytes = TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
	Out.Losses = MRInputGroupedLines::GroupLosses(Written.losses);
	return true;
}

/** Appends the rows that fit. Returns false if the user cancelled. */
bool AppendRows(const mria::CsvTable& Table, int64 Rows, std::string& Text)
{
	constexpr int64 RowsAFrame = 600;
	FScopedSlowTask Task(static_cast<float>(Rows), LOCTEXT("WritingCsv", "Writing samples"));
	Task.MakeDialogDelayed(0.5f, true);
	for (int64 Row = 0; Row < Rows && Text.size() <= MostBytes; ++Row)
	{
		if (Row % RowsAFrame == 0)
		{
			Task.EnterProgressFrame(static_cast<float>(FMath::Min(RowsAFrame, Rows - Row)));
			if (Task.ShouldCancel())
			{
				return false;
			}
		}
		Table.AppendRow(Row, Text);
	}
	return true;
}

bool WriteCsv(const FMRInputRecordingData& Data, FMRInputExported& Out)
{
	const mria::RecordingView& View = Data.GetView();
	const mria::CsvTable Table(View, MRInputExporting::CsvRate);
	const int64 Rows = FMath::Min<int64>(Table.RowCount(), MRInputExporting::MostCsvRows);
	std::string Text;
	Table.AppendHeader(Text);
	Out.bIsCancelled = !AppendRows(Table, Rows, Text);
	if (Out.bIsCancelled || Text.size() > MostBytes)
	{
		return false;
	}
	Out.Bytes = TArray<uint8>(reinterpret_cast<const uint8*>(Text.data()), static_cast<int32>(Text.size()));
	if (Rows < Table.RowCount())
	{
		Out.Losses.Add(FText::Format(LOCTEXT("CsvCut", "the samples after the first {0}"), Rows));
	}
	if (!View.markers.empty())
	{
		Out.Losses.Add(FText::Format(
			LOCTEXT("CsvMarkers", "{0} {0}|plural(one=marker,other=markers): a table of samples has no place for them"),
			static_cast<int64>(View.markers.size())));
	}
	return true;
}

/** Returns false if the result does not fit into an array or the user cancelled. */
bool WriteRecording(const FMRInputRecordingData& Data, EMRInputExportFormat Format, FMRInputExported& Out)
{
	switch (Format)
	{
	case EMRInputExportFormat::Mrtk10:
		return WriteDialect(Data.GetView(), mria::Dialect::Mrtk10, Out);
	case EMRInputExportFormat::Mrtk11:
		return WriteDialect(Data.GetView(), mria::Dialect::Mrtk11, Out);
	default:
		return WriteCsv(Data, Out);
	}
}

/** In the order of EMRInputExportFormat. */
const TCHAR* const FormatNames[] = {TEXT("original"), TEXT("mrtk-1.0"), TEXT("mrtk-1.1"), TEXT("csv")};
} // namespace MRInputExportingDetail

bool MRInputExporting::Write(const UMRInputAnimation& Animation, EMRInputExportFormat Format, FMRInputExported& Out)
{
	Out = FMRInputExported();
	if (Format == EMRInputExportFormat::Original)
	{
		Out.Bytes = TArray<uint8>(UMRInputImportData::GetOriginal(Animation));
	}
	else if (Animation.HasRecording() &&
		!MRInputExportingDetail::WriteRecording(*FMRInputAccess::GetData(Animation), Format, Out))
	{
		Out.Error = Out.bIsCancelled
			? FMRInputError()
			: MRInputMessages::MakeError(EMRInputErrorCode::FileTooLarge, Animation.GetPathName(),
				  LOCTEXT("TooLarge", "its file would have more than 2 GB").ToString());
		return false;
	}
	if (Out.Bytes.Num() == 0)
	{
		Out.Error = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation.GetPathName());
	}
	return Out.Bytes.Num() > 0;
}

bool MRInputExporting::FindFormat(const FString& Name, EMRInputExportFormat& OutFormat)
{
	constexpr int32 Count = static_cast<int32>(UE_ARRAY_COUNT(MRInputExportingDetail::FormatNames));
	for (int32 Index = 0; Index < Count; ++Index)
	{
		if (Name.Equals(MRInputExportingDetail::FormatNames[Index], ESearchCase::IgnoreCase))
		{
			OutFormat = static_cast<EMRInputExportFormat>(Index);
			return true;
		}
	}
	return false;
}

FString MRInputExporting::GetExtension(EMRInputExportFormat Format)
{
	return Format == EMRInputExportFormat::Csv ? TEXT(".csv") : TEXT(".bin");
}

#undef LOCTEXT_NAMESPACE
