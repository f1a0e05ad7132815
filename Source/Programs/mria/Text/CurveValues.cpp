// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/CurveValues.h"

#include "Mria/CurveEvaluator.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace CurveValuesDetail
{
constexpr float kFlagThreshold = 0.5f;
constexpr std::size_t kNameWidth = 40;

/** The keys as EvaluateCurve counts them: sorted, those at one time as in the file, those at no time left out. */
std::unique_ptr<Curve> SortedCopy(const CurveView& view)
{
	auto curve = std::make_unique<Curve>();
	curve->preWrap = view.preWrap;
	curve->postWrap = view.postWrap;
	for (std::size_t i = 0; i < view.size(); ++i)
	{
		if (!std::isnan(view.Time(i)))
		{
			curve->keys.push_back(view[i]);
		}
	}
	std::stable_sort(
		curve->keys.begin(), curve->keys.end(), [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; });
	return curve;
}

/** A flag curve as the equivalent float curve: steps, held at both ends. */
std::unique_ptr<Curve> StepCurve(const CurveView& view)
{
	std::unique_ptr<Curve> curve = SortedCopy(view);
	curve->preWrap = WrapMode::ClampForever;
	curve->postWrap = WrapMode::ClampForever;
	for (Keyframe& key : curve->keys)
	{
		key.value = key.value > kFlagThreshold ? 1.0f : 0.0f;
		key.outTangent = std::numeric_limits<float>::infinity();
	}
	return curve;
}
} // namespace CurveValuesDetail

CurveValues::CurveValues(const RecordingView& recording, const ChannelSelection& selection)
{
	using namespace CurveValuesDetail;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (!recording.channels.Has(ChannelOf(id)) || !selection.Has(id))
		{
			continue;
		}
		NamedCurve curve;
		curve.id = id;
		curve.name = CurveName(id);
		curve.view = recording.curves[id];
		if (IsFlagCurve(id) || !HasSortedKeys(curve.view))
		{
			curve.own = IsFlagCurve(id) ? StepCurve(curve.view) : SortedCopy(curve.view);
			curve.view = CurveView(*curve.own);
		}
		curves_.push_back(std::move(curve));
	}
}

float CurveValues::ValueAt(std::size_t index, float time) const
{
	return EvaluateSortedCurve(curves_[index].view, time);
}

void AppendCurvesText(std::string& out, const CurveValues& curves, float time)
{
	out += SecondsText(time) + " s\n";
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		const float value = curves.ValueAt(i, time);
		out += "  " + PadRight(curves.Name(i), CurveValuesDetail::kNameWidth);
		if (IsFlagCurve(curves.Id(i)))
		{
			out += value != 0.0f ? "true" : "false";
		}
		else
		{
			AppendCsvFloat(out, value);
		}
		out += "\n";
	}
}

void AppendCurvesJson(std::string& out, const CurveValues& curves, float time, std::string_view indent)
{
	const std::string lineStart = "\n" + std::string(indent) + "  ";
	out += std::string(indent) + "{" + lineStart + "\"time\": ";
	AppendJsonFloat(out, time);
	out += "," + lineStart + "\"curves\": {";
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		const float value = curves.ValueAt(i, time);
		out += (i == 0 ? "" : ",") + lineStart + "  \"" + curves.Name(i) + "\": ";
		if (IsFlagCurve(curves.Id(i)))
		{
			out += value != 0.0f ? "true" : "false";
		}
		else
		{
			AppendJsonFloat(out, value);
		}
	}
	out += (curves.size() == 0 ? "}" : lineStart + "}") + "\n" + std::string(indent) + "}";
}

RowValues ValuesOf(const CurveValues& curves, float time)
{
	RowValues row;
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		row[curves.Id(i)] = curves.ValueAt(i, time);
	}
	return row;
}

} // namespace mria
