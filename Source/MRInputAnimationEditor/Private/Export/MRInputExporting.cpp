// SPDX-License-Identifier: MIT

#include "Export/MRInputExporting.h"

#include "Import/MRInputImportData.h"
#include "Import/MRInputTelling.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/ScopedSlowTask.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/CurveId.h"
#include "Mria/Writer.h"

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

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
	Out.Losses = MRInputTelling::TellLosses(Written.losses);
	return true;
}

/** Nine digits, from which the same number is read back. */
void AppendNumber(std::string& Text, float Number)
{
	if (!std::isfinite(Number))
	{
		Text += std::isnan(Number) ? "nan" : Number > 0.0f ? "inf" : "-inf";
		return;
	}
	char Digits[32];
	const int Length = std::snprintf(Digits, sizeof(Digits), "%.9g", static_cast<double>(Number));
	Text.append(Digits, static_cast<std::size_t>(Length));
}

/** Curves that have keys, and whether they may be searched. */
struct FColumn
{
	mria::CurveId Curve;
	bool bIsSorted;
};

std::vector<FColumn> FindColumns(const mria::RecordingView& View)
{
	std::vector<FColumn> Columns;
	for (mria::CurveId Curve = 0; Curve < mria::kCurveCount; ++Curve)
	{
		if (!View.curves[Curve].empty())
		{
			Columns.push_back({Curve, mria::HasSortedKeys(View.curves[Curve])});
		}
	}
	return Columns;
}

float Evaluate(const mria::RecordingView& View, const FColumn& Column, float Time)
{
	const mria::CurveView& Curve = View.curves[Column.Curve];
	if (mria::IsFlagCurve(Column.Curve))
	{
		return mria::EvaluateFlag(Curve, Time) ? 1.0f : 0.0f;
	}
	return Column.bIsSorted ? mria::EvaluateSortedCurve(Curve, Time) : mria::EvaluateCurve(Curve, Time);
}

/** The table's rows, as far as they fit. */
void AppendRows(const FMRInputRecordingData& Data, const std::vector<FColumn>& Columns, int64 Rows, std::string& Text)
{
	constexpr int64 RowsAFrame = 600;
	FScopedSlowTask Task(static_cast<float>(Rows), LOCTEXT("WritingCsv", "Writing samples"));
	Task.MakeDialogDelayed(0.5f);
	for (int64 Row = 0; Row < Rows && Text.size() <= MostBytes; ++Row)
	{
		if (Row % RowsAFrame == 0)
		{
			Task.EnterProgressFrame(static_cast<float>(FMath::Min(RowsAFrame, Rows - Row)));
		}
		const double Time = Data.GetRange().start + static_cast<double>(Row) / MRInputExporting::CsvRate;
		AppendNumber(Text, static_cast<float>(Time));
		for (const FColumn& Column : Columns)
		{
			Text += ',';
			AppendNumber(Text, Evaluate(Data.GetView(), Column, static_cast<float>(Time)));
		}
		Text += "\n";
	}
}

bool WriteCsv(const FMRInputRecordingData& Data, FMRInputExported& Out)
{
	const mria::RecordingView& View = Data.GetView();
	const mria::TimeRange Range = Data.GetRange();
	const double Length = static_cast<double>(Range.end) - Range.start;
	const int64 Wanted = static_cast<int64>(FMath::Min(Length * MRInputExporting::CsvRate, 1e15)) + 1;
	const int64 Rows = FMath::Min(Wanted, MRInputExporting::MostCsvRows);
	const std::vector<FColumn> Columns = FindColumns(View);

	std::string Text = "Time";
	for (const FColumn& Column : Columns)
	{
		Text += "," + mria::CurveName(Column.Curve);
	}
	Text += "\n";
	AppendRows(Data, Columns, Rows, Text);
	if (Text.size() > MostBytes)
	{
		return false;
	}
	Out.Bytes = TArray<uint8>(reinterpret_cast<const uint8*>(Text.data()), static_cast<int32>(Text.size()));
	if (Rows < Wanted)
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

/** False if it would be beyond an array. */
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
	else if (Animation.HasRecording() && !MRInputExportingDetail::WriteRecording(*Animation.GetData(), Format, Out))
	{
		Out.Error = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Animation.GetPathName(),
			LOCTEXT("TooLarge", "it would have more than 2 GB").ToString());
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
