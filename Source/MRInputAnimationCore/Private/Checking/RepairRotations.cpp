// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/RepairSteps.h"
#include "Curves/KeyAnalysis.h"
#include "Curves/SegmentCut.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace mria
{

namespace RepairRotationsDetail
{
using KeyAnalysis::GroupWalk;

/** The four curves of a rotation: to change and to read. Adding or removing keys invalidates the views. */
struct Rotation
{
	OpenCurves open;
	Span<Curve> curves;
	std::array<CurveView, kRotationCurveCount> views;

	Rotation(EditedRecording recording, PoseId pose)
		: open(recording.Open(CurveGroupAt(2 * pose + 1)))
		, curves(open.Get())
	{
		std::copy(curves.begin(), curves.end(), views.begin());
	}

	/** Whether keys can be changed in place: they are sorted, and W is not lost. */
	bool IsSound(Dialect dialect) const
	{
		return std::all_of(views.begin(), views.end(), KeyAnalysis::IsOrdered) &&
			!KeyAnalysis::HasDamagedW(views, dialect);
	}
};

/** Scales a number. Zero keeps its exact bits, so that a plain key remains one. */
void Scale(float& number, double factor)
{
	number = number == 0.0f ? number : static_cast<float>(number * factor);
}

void Scale(Keyframe& key, double factor)
{
	Scale(key.value, factor);
	Scale(key.inTangent, factor);
	Scale(key.outTangent, factor);
}

std::size_t Normalize(Rotation& rotation)
{
	std::size_t count = 0;
	for (GroupWalk walk(rotation.views); walk.Next();)
	{
		const double length = KeyAnalysis::LengthOf(walk.Rotation());
		if (KeyAnalysis::IsWrongLength(length))
		{
			++count;
			for (std::size_t c = 0; c < kRotationCurveCount; ++c)
			{
				Scale(rotation.curves[c].keys[walk.Key(c)], 1.0 / length);
			}
		}
	}
	return count;
}

/** One time of the common timeline: whether to negate it, the key of each curve, and a key for a curve without one. */
struct Moment
{
	bool isNegated = false;
	std::array<std::size_t, kRotationCurveCount> keys{};
	std::array<Keyframe, kRotationCurveCount> made;
};

/** A key that can be put on the curve without changing it (nearly so, where the segment is weighted). */
Keyframe KeyOn(const CurveView& segment, float time)
{
	Keyframe key;
	key.time = time;
	key.value = EvaluateCurve(segment, time);
	if (segment.size() < 2)
	{
		return key;
	}
	const Keyframe a = segment[0];
	const Keyframe b = segment[1];
	if (IsInfinite(a.outTangent) || IsInfinite(b.inTangent))
	{
		key.outTangent = std::numeric_limits<float>::infinity();
	}
	else if (KeyAnalysis::OutWeightOf(a) != 0.0f || KeyAnalysis::InWeightOf(b) != 0.0f)
	{
		key.inTangent = EvaluateSegmentSlope(a, b, time);
		key.outTangent = key.inTangent;
		key.weightedMode = WeightedMode::None;
	}
	return key;
}

std::vector<Moment> FindMoments(const Rotation& rotation)
{
	std::vector<Moment> moments;
	KeyAnalysis::SignTracker signs;
	bool isNegated = false;
	for (GroupWalk walk(rotation.views); walk.Next();)
	{
		isNegated = isNegated != signs.Flips(walk.Rotation());
		Moment moment;
		moment.isNegated = isNegated;
		for (std::size_t c = 0; c < kRotationCurveCount; ++c)
		{
			moment.keys[c] = walk.Key(c);
			moment.made[c] = KeyOn(walk.Segment(c), walk.Time());
		}
		moments.push_back(moment);
	}
	return moments;
}

/**
 * Where the curve needs additional keys. Between two of its keys, before the first and after the last, the curve would
 * cross from one sign to the other. There it gets a key at every moment, so that all moments keep their exact values
 * and no new flip appears.
 */
std::vector<bool> FindGaps(const std::vector<Moment>& moments, std::size_t c)
{
	std::vector<bool> isGap(moments.size(), false);
	std::size_t first = 0; // the key before the moments in question, or the beginning
	for (std::size_t i = 0; i < moments.size(); ++i)
	{
		const bool isLast = i + 1 == moments.size();
		if (moments[i].keys[c] == GroupWalk::kNoKey && !isLast)
		{
			continue;
		}
		const auto isLikeFirst = [&](const Moment& moment) { return moment.isNegated == moments[first].isNegated; };
		const bool isOneSign = std::all_of(moments.begin() + first, moments.begin() + i + 1, isLikeFirst);
		for (std::size_t gap = first; gap <= i && !isOneSign; ++gap)
		{
			isGap[gap] = moments[gap].keys[c] == GroupWalk::kNoKey && IsFinite(moments[gap].made[c].value);
		}
		first = i;
	}
	return isGap;
}

/** Gives the keys the signs of their moments, and adds new keys in the gaps. Returns the number of new keys. */
std::size_t ApplySigns(const std::vector<Moment>& moments, std::size_t c, std::vector<Keyframe>& keys)
{
	if (keys.empty())
	{
		return 0;
	}
	const std::vector<bool> isGap = FindGaps(moments, c);
	std::vector<Keyframe> signedKeys;
	signedKeys.reserve(keys.size());
	for (std::size_t i = 0; i < moments.size(); ++i)
	{
		const Moment& moment = moments[i];
		const bool isOwn = moment.keys[c] != GroupWalk::kNoKey;
		if (!isOwn && !isGap[i])
		{
			continue;
		}
		Keyframe key = isOwn ? keys[moment.keys[c]] : moment.made[c];
		Scale(key, moment.isNegated ? -1.0 : 1.0);
		// Tangents across a sign change led to the other side of the sphere: the segment becomes a line. Steps stay.
		if (i > 0 && moments[i - 1].isNegated != moment.isNegated)
		{
			StraightenIn(key);
		}
		if (i + 1 < moments.size() && moments[i + 1].isNegated != moment.isNegated)
		{
			StraightenOut(key);
		}
		signedKeys.push_back(key);
	}
	const std::size_t added = signedKeys.size() - keys.size();
	keys = std::move(signedKeys);
	return added;
}

bool HasFlips(const Rotation& rotation)
{
	KeyAnalysis::SignTracker signs;
	bool flips = false;
	for (GroupWalk walk(rotation.views); !flips && walk.Next();)
	{
		flips = signs.Flips(walk.Rotation());
	}
	return flips;
}
} // namespace RepairRotationsDetail

namespace RepairDetail
{
using RepairRotationsDetail::Rotation;

void RebuildW(EditedRecording recording, Reports& out)
{
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const Rotation rotation(recording, pose);
		if (KeyAnalysis::HasDamagedW(rotation.views, recording->dialect))
		{
			Curve& w = rotation.curves[3];
			w = KeyAnalysis::RebuildW(rotation.views);
			out.push_back({RepairKind::RebuildW, PoseName(pose), w.keys.size() - 1});
		}
	}
}

void UnitQuaternions(EditedRecording recording, Reports& out)
{
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		Rotation rotation(recording, pose);
		const bool isWhole = rotation.IsSound(recording->dialect) && KeyAnalysis::ShareTimes(rotation.views);
		const std::size_t count = isWhole ? Normalize(rotation) : 0;
		if (count > 0)
		{
			out.push_back({RepairKind::UnitQuaternions, PoseName(pose), count});
		}
	}
}

void ContinuousSigns(EditedRecording recording, Reports& out)
{
	using namespace RepairRotationsDetail;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const Rotation rotation(recording, pose);
		if (!rotation.IsSound(recording->dialect) || !HasFlips(rotation))
		{
			continue;
		}
		RepairReport report = {RepairKind::ContinuousSigns, PoseName(pose), 0};
		const std::vector<Moment> moments = FindMoments(rotation);
		for (const Moment& moment : moments)
		{
			report.count += moment.isNegated ? 1 : 0;
		}
		for (std::size_t c = 0; c < kRotationCurveCount; ++c)
		{
			report.added += ApplySigns(moments, c, rotation.curves[c].keys);
		}
		out.push_back(report);
	}
}
} // namespace RepairDetail

} // namespace mria
