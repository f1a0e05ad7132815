// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Channels.h"
#include "Mria/Recording.h"
#include "Text/SampleTable.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/**
 * The selected curves of a recording's channels, ready to be evaluated at many times: the values are EvaluateCurve's
 * and EvaluateFlag's, at a cost of O(log keys) each. The recording must outlive it. Curves without keys are 0 or false.
 */
class CurveValues
{
public:
	CurveValues(const RecordingView& recording, const ChannelSelection& selection);

	std::size_t size() const { return curves_.size(); }
	CurveId Id(std::size_t index) const { return curves_[index].id; }
	const std::string& Name(std::size_t index) const { return curves_[index].name; }

	/** A flag is 1 or 0. */
	float ValueAt(std::size_t index, float time) const;

private:
	struct NamedCurve
	{
		CurveId id = 0;
		std::string name;
		CurveView view;
		std::unique_ptr<Curve> own; ///< What the view views if the recording's keys will not do.
	};

	std::vector<NamedCurve> curves_;
};

/** One line per curve, after a line with the time. */
void AppendCurvesText(std::string& out, const CurveValues& curves, float time);

/** `{"time": 1.5, "curves": {"Camera.PositionX": 0.25, ...}}` over several lines, each begun with `indent`; flags are
 * booleans. */
void AppendCurvesJson(std::string& out, const CurveValues& curves, float time, std::string_view indent);

/** The values at `time` for a table. */
RowValues ValuesOf(const CurveValues& curves, float time);

} // namespace mria
