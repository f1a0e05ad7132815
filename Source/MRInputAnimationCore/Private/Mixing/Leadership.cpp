// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mixing/Leadership.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace LeadershipDetail
{

// Weights that differ by rounding only are equal. A ramp of hours changes more in one unit.
constexpr double kSameWeight = 1e-12;

constexpr std::array<MixPart, kMixPartCount> kParts = {
	MixPart::Head, MixPart::LeftHand, MixPart::RightHand, MixPart::Gaze, MixPart::Clock};

LayerGroup GroupOf(const MixLayer& layer, const MixMoment& moment)
{
	const bool isLeftOut = moment.solo && (layer.isPlayback || layer.id.player != *moment.solo);
	if (isLeftOut || layer.isDropped)
	{
		return LayerGroup::Absent;
	}
	if (layer.isPlayback)
	{
		return layer.hasBegun ? LayerGroup::Playback : LayerGroup::Absent;
	}
	const Units unit = layer.course.isSet ? layer.course.At(moment.step) : layer.unit;
	const bool isEvaluated = !layer.isHeld && layer.IsInside(unit) && (layer.course.isSet || layer.hasBegun);
	if (isEvaluated)
	{
		return layer.output.drivesDevices ? LayerGroup::Devices : LayerGroup::Query;
	}
	if (!layer.hasBegun)
	{
		return LayerGroup::Absent;
	}
	return layer.output.drivesDevices ? LayerGroup::HeldDevices : LayerGroup::HeldQuery;
}

double WeightOf(const MixLayer& layer, double step)
{
	return layer.WeightAt(layer.course.isSet ? layer.course.ExactAt(step) : static_cast<double>(layer.unit));
}

void AddBorders(const MixLayer& layer, double last, std::vector<double>& borders)
{
	constexpr double kInfinity = std::numeric_limits<double>::infinity();
	double before = -kInfinity;
	double after = kInfinity;
	const auto add = [&](std::int64_t tick)
	{
		const double step = layer.course.StepOf(static_cast<double>(tick) * kUnitsPerTick);
		before = step < 0.0 ? (std::max)(before, step) : before;
		after = step > last ? (std::min)(after, step) : after;
		if (step >= 0.0 && step <= last)
		{
			borders.push_back(step);
		}
	};
	for (const WeightKnot& knot : layer.weights)
	{
		add(knot.tick);
	}
	add(layer.firstTick);
	add(layer.endTick);
	borders.push_back(before);
	borders.push_back(after);
}

/** Rounding may place the step one too early or too late, and on a tie the leader keeps the lead for one more step. */
void AddSteps(double around, double last, std::vector<double>& steps)
{
	const double nearest = std::round(around);
	for (const double step : {nearest - 1.0, nearest, nearest + 1.0})
	{
		if (step >= 1.0 && step <= last)
		{
			steps.push_back(step);
		}
	}
}

/** A value that is linear over a step, from two points inside, which no step of a weight line touches. */
struct LinearValue
{
	double first = 0.0;
	double second = 0.0;
};

/** Searches between two borders. */
class CrossingSearch
{
public:
	CrossingSearch(std::vector<MixLayer>& layers, std::optional<std::uint64_t> solo, double from, double to)
		: layers_(layers)
		, first_(from + (to - from) * 0.25)
		, second_(from + (to - from) * 0.75)
		, from_(from)
		, to_(to)
	{
		group_ = MeasureLayers(layers_, {first_, solo});
		for (std::size_t i = 0; i < layers_.size(); ++i)
		{
			const LinearValue value = ValueOf(i);
			isConstant_ = isConstant_ && value.first == value.second;
		}
	}

	void Find(double last, std::vector<double>& steps)
	{
		if (isConstant_)
		{
			return;
		}
		for (std::size_t i = 0; i < layers_.size(); ++i)
		{
			for (std::size_t j = i + 1; j < layers_.size() && Counts(i); ++j)
			{
				if (Counts(j))
				{
					AddCrossing(ValueOf(i), ValueOf(j), last, steps);
				}
			}
		}
		for (const MixPart part : kParts)
		{
			AddLive(part, last, steps);
		}
	}

private:
	bool Counts(std::size_t index) const { return layers_[index].group == group_; }

	LinearValue ValueOf(std::size_t index) const
	{
		return {WeightOf(layers_[index], first_), WeightOf(layers_[index], second_)};
	}

	void AddLive(MixPart part, double last, std::vector<double>& steps)
	{
		LinearValue live{1.0, 1.0};
		for (std::size_t i = 0; i < layers_.size(); ++i)
		{
			const bool isPart = Counts(i) && layers_[i].Carries(part);
			live.first -= isPart ? ValueOf(i).first : 0.0;
			live.second -= isPart ? ValueOf(i).second : 0.0;
		}
		for (std::size_t i = 0; i < layers_.size(); ++i)
		{
			if (Counts(i) && layers_[i].Carries(part))
			{
				AddCrossing(ValueOf(i), live, last, steps);
			}
		}
	}

	void AddCrossing(const LinearValue& a, const LinearValue& b, double last, std::vector<double>& steps) const
	{
		const double first = a.first - b.first;
		const double slope = (a.second - b.second) - first;
		if (std::fabs(slope) <= kSameWeight)
		{
			return;
		}
		const double crossing = first_ - first / slope * (second_ - first_);
		if (crossing >= from_ && crossing <= to_)
		{
			AddSteps(crossing, last, steps);
		}
	}

	std::vector<MixLayer>& layers_;
	double first_;
	double second_;
	double from_;
	double to_;
	LayerGroup group_ = LayerGroup::Absent;
	bool isConstant_ = true;
};

} // namespace LeadershipDetail

bool GoesBefore(const MixLayer& a, const MixLayer& b)
{
	if (std::fabs(a.weight - b.weight) > LeadershipDetail::kSameWeight)
	{
		return a.weight > b.weight;
	}
	if (a.sequenceSerial != b.sequenceSerial)
	{
		return a.sequenceSerial > b.sequenceSerial;
	}
	return a.clip.start != b.clip.start ? a.clip.start > b.clip.start : a.serial > b.serial;
}

LayerGroup MeasureLayers(std::vector<MixLayer>& layers, const MixMoment& moment)
{
	LayerGroup best = LayerGroup::Absent;
	for (MixLayer& layer : layers)
	{
		layer.group = LeadershipDetail::GroupOf(layer, moment);
		layer.weight = LeadershipDetail::WeightOf(layer, moment.step);
		best = (std::max)(best, layer.group);
	}
	return best;
}

double LiveWeight(const std::vector<MixLayer>& layers, LayerGroup group, MixPart part)
{
	double left = 1.0;
	for (const MixLayer& layer : layers)
	{
		left -= layer.group == group && layer.Carries(part) ? layer.weight : 0.0;
	}
	return left;
}

Leaders FindLeaders(std::vector<MixLayer>& layers, const MixMoment& moment)
{
	Leaders leaders;
	leaders.group = MeasureLayers(layers, moment);
	if (leaders.group == LayerGroup::Absent)
	{
		return leaders;
	}
	for (const MixPart part : LeadershipDetail::kParts)
	{
		int& leader = leaders.layers[static_cast<std::size_t>(part)];
		for (std::size_t i = 0; i < layers.size(); ++i)
		{
			const bool isCandidate = layers[i].group == leaders.group && layers[i].Carries(part);
			if (isCandidate && (leader == kNobody || GoesBefore(layers[i], layers[static_cast<std::size_t>(leader)])))
			{
				leader = static_cast<int>(i);
			}
		}
		const double live = LiveWeight(layers, leaders.group, part);
		if (leader != kNobody && live > layers[static_cast<std::size_t>(leader)].weight + LeadershipDetail::kSameWeight)
		{
			leader = kNobody;
		}
	}
	return leaders;
}

void FindPossibleChanges(
	std::vector<MixLayer>& layers, std::optional<std::uint64_t> solo, double last, ChangeSearch& search)
{
	using namespace LeadershipDetail;
	search.borders.clear();
	search.steps.clear();
	for (const MixLayer& layer : layers)
	{
		if (layer.course.isSet && layer.course.from != layer.course.to)
		{
			AddBorders(layer, last, search.borders);
		}
	}
	std::sort(search.borders.begin(), search.borders.end());
	for (std::size_t i = 0; i + 1 < search.borders.size(); ++i)
	{
		const double from = search.borders[i];
		const double to = search.borders[i + 1];
		AddSteps(to, last, search.steps);
		if (IsFinite(from) && IsFinite(to) && from < to && to > 0.0 && from < last)
		{
			CrossingSearch(layers, solo, from, to).Find(last, search.steps);
		}
	}
	std::sort(search.steps.begin(), search.steps.end());
	search.steps.erase(std::unique(search.steps.begin(), search.steps.end()), search.steps.end());
}

} // namespace mria
