// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/RepairSteps.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <limits>

namespace mria
{

namespace RepairKeysDetail
{
bool IsBad(const Keyframe& key, bool isFlag)
{
	return !IsFinite(key.time) || KeyAnalysis::IsNonFiniteValue(key, isFlag);
}

/** Whether the keys of the two curves are paired, judged by their times. */
bool ArePaired(const Curve& a, const Curve& b)
{
	bool isPaired = a.keys.size() == b.keys.size();
	for (std::size_t i = 0; isPaired && i < a.keys.size(); ++i)
	{
		const float timeA = a.keys[i].time;
		const float timeB = b.keys[i].time;
		isPaired = timeA == timeB || !IsFinite(timeA) || !IsFinite(timeB);
	}
	return isPaired;
}

/**
 * Removes the NaN and infinite keys of the curves of a group. If the curves share their times, the keys at the same
 * time are removed too: three numbers are not a rotation, and the curves keep common times.
 */
void DropFromGroup(EditedRecording recording, const CurveGroup& group, RepairDetail::Reports& out)
{
	const OpenCurves open = recording.Open(group);
	const Span<Curve> curves = open.Get();
	const std::size_t count = curves.size();
	std::vector<std::vector<bool>> isBad(count);
	for (std::size_t c = 0; c < count; ++c)
	{
		for (const Keyframe& key : curves[c].keys)
		{
			isBad[c].push_back(IsBad(key, IsFlagCurve(group.first + c)));
		}
	}
	const std::vector<std::vector<bool>> isBadAlone = isBad;
	for (std::size_t c = 0; c < count; ++c)
	{
		for (std::size_t other = 0; other < count; ++other)
		{
			const bool arePaired = ArePaired(curves[c], curves[other]);
			for (std::size_t i = 0; arePaired && i < isBad[c].size(); ++i)
			{
				isBad[c][i] = isBad[c][i] || isBadAlone[other][i];
			}
		}
	}
	for (std::size_t c = 0; c < count; ++c)
	{
		std::vector<Keyframe>& keys = curves[c].keys;
		const std::size_t before = keys.size();
		std::size_t index = 0;
		keys.erase(
			std::remove_if(keys.begin(), keys.end(), [&](const Keyframe&) { return isBad[c][index++]; }), keys.end());
		if (keys.size() < before)
		{
			out.push_back({RepairKind::DropNonFinite, CurveName(group.first + c), before - keys.size()});
		}
	}
}

/** Orders keys as they are played; NaN and infinite times, if still there, come last. */
bool IsBefore(const Keyframe& a, const Keyframe& b)
{
	const auto sortTime = [](float time) { return IsNan(time) ? std::numeric_limits<float>::infinity() : time; };
	return sortTime(a.time) < sortTime(b.time);
}

/** Sorts the keys and returns how many moved. */
std::size_t Sort(std::vector<Keyframe>& keys)
{
	if (std::is_sorted(keys.begin(), keys.end(), IsBefore))
	{
		return 0;
	}
	std::vector<std::size_t> order(keys.size());
	for (std::size_t i = 0; i < order.size(); ++i)
	{
		order[i] = i;
	}
	std::stable_sort(
		order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return IsBefore(keys[a], keys[b]); });
	std::vector<Keyframe> sorted;
	sorted.reserve(keys.size());
	std::size_t moved = 0;
	for (std::size_t i = 0; i < order.size(); ++i)
	{
		sorted.push_back(keys[order[i]]);
		moved += order[i] == i ? 0 : 1;
	}
	keys = std::move(sorted);
	return moved;
}

float Shifted(float time, float start)
{
	// For very large times a difference may overflow a float; it must not become an infinite time.
	constexpr float kLowest = std::numeric_limits<float>::lowest();
	return IsFinite(time) ? (std::max)(time - start, kLowest) : time;
}
} // namespace RepairKeysDetail

namespace RepairDetail
{
void DropNonFinite(EditedRecording recording, Reports& out)
{
	using RepairKeysDetail::DropFromGroup;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		DropFromGroup(recording, CurveGroupAt(2 * pose), out);
		DropFromGroup(recording, CurveGroupAt(2 * pose + 1), out);
	}
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		DropFromGroup(recording, {id, 1}, out);
	}
	DropFromGroup(recording, CurveGroupAt(2 * kPoseCount), out);
	DropFromGroup(recording, CurveGroupAt(2 * kPoseCount + 1), out);

	std::vector<Marker>& markers = recording->markers;
	const auto isBad = [](const Marker& marker) { return !IsFinite(marker.time); };
	const auto firstBad = std::remove_if(markers.begin(), markers.end(), isBad);
	if (firstBad != markers.end())
	{
		out.push_back({RepairKind::DropNonFinite, "markers", static_cast<std::size_t>(markers.end() - firstBad)});
		markers.erase(firstBad, markers.end());
	}
}

void SortKeys(EditedRecording recording, Reports& out)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (const std::size_t moved = RepairKeysDetail::Sort(recording.Open(id)->keys))
		{
			out.push_back({RepairKind::SortKeys, CurveName(id), moved});
		}
	}
}

void StartAtZero(EditedRecording recording, Reports& out)
{
	const std::optional<float> start = KeyAnalysis::FindLateStart(recording, RangeOf(recording));
	if (!start)
	{
		return;
	}
	std::size_t moved = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const OpenCurves curve = recording.Open(id);
		moved += curve->keys.empty() ? 0 : 1;
		for (Keyframe& key : curve->keys)
		{
			key.time = RepairKeysDetail::Shifted(key.time, *start);
		}
	}
	for (Marker& marker : recording->markers)
	{
		marker.time = RepairKeysDetail::Shifted(marker.time, *start);
	}
	out.push_back({RepairKind::StartAtZero, "times", moved, 0, *start});
}
} // namespace RepairDetail

} // namespace mria
