// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Resample.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Results/TimeEditText.h"
#include "Text/Strings.h"

namespace mria
{

namespace ResampleDetail
{
struct Options
{
	CommonOptions common;
	EditFiles files;
	double fps = 60.0; ///< 1 to 1000.
};

/** `mria resample`: the same motion with keys at even times. */
ExitCode Run(const Options& options)
{
	const auto edit = [&options](PackedRecording& recording) -> EditResult
	{
		Recording whole = recording.Take();
		const Result<TimeEditReport, TimeEditError> report = Resample(whole, options.fps);
		if (!report)
		{
			const std::string text = RefusalText("resample", report.GetError(), whole);
			const bool isTooMuch = report.GetError() == TimeEditError::TooManyKeys;
			return isTooMuch ? text + "; at most " + Thousands(kMostSampledKeys) + " keys are allowed" : text;
		}
		recording = PackedRecording(std::move(whole));
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
} // namespace ResampleDetail

void AddResample(CLI::App& app, Action& action)
{
	using namespace ResampleDetail;
	const auto [command, options] = AddCommand(app, action, "resample", "Gives the motion evenly spaced keys", Run);
	AddEditFiles(command, options->files);
	command->add_option("--fps", options->fps, "frames per second, 1 to 1000")
		->required()
		->check(InRange(1.0, 1000.0))
		->option_text("N");
	command->footer("Hands get keys only while they are tracked; flags and markers stay.\n"
					"Example: mria resample walk.bin -o even.bin --fps 60");
}

} // namespace mria
