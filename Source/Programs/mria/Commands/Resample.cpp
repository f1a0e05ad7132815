// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Resample.h"

#include "Mria/Resample.h"
#include "Text/Strings.h"
#include "Text/TimeEditText.h"

namespace mria
{

ExitCode RunResample(const ResampleCommandOptions& options)
{
	const auto edit = [&options](Recording& recording) -> EditResult
	{
		const Result<TimeEditReport, TimeEditError> report = Resample(recording, options.fps);
		if (!report)
		{
			const std::string text = RefusalText("resample", report.GetError(), recording);
			const bool isTooMuch = report.GetError() == TimeEditError::TooManyKeys;
			return isTooMuch ? text + "; at most " + Thousands(kMostSampledKeys) + " keys come out" : text;
		}
		EditSummary summary = SummaryOf(report.Value());
		summary.json = [report = report.Value(), fps = options.fps](JsonText& json)
		{
			WriteTimeEdit(json, report);
			json.FloatMember("fps", static_cast<float>(fps));
		};
		return summary;
	};
	return RunEdit(options.common, options.files, edit);
}

} // namespace mria
