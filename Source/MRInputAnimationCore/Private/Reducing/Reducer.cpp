// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reducer.h"

#include "Curves/KeyAnalysis.h"
#include "Reducing/CurveByCurve.h"
#include "Reducing/KeepKeys.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

/*
 * Why it is built like this. A group (a position, a rotation, a direction) is one series of samples, and a key is
 * kept or dropped for all of its curves. The distance of a sample from a line is then a length in metres or an
 * angle, which is what the tolerance means, and the curves of a rotation keep common key times.
 *
 * KeepKeys walks along the samples and makes each line as long as the tolerance allows; it finds the end of a long
 * line by doubling and bisecting. MRTK subdivides partitions instead (Ramer-Douglas-Peucker), which keeps more keys.
 * Chord.h accounts for the rounding of playback, so the bound is a guarantee and not an estimate. WorstError
 * measures the result anyway: a report should not repeat what the algorithm claims.
 *
 * Groups that cannot be treated like this (unsorted, curved, looping, damaged) are copied and listed with the
 * reason. Repairing them is a separate decision of the user.
 */

namespace mria
{

namespace ReducerDetail
{
/** Curves that are reduced together, their channel and tolerance. */
struct Group
{
	CurveGroup curves;
	ReduceChannel channel = ReduceChannel::Camera;
	float tolerance = 0.0f;
};

ReduceChannel ChannelOfCurve(CurveId curve)
{
	if (ChannelOf(curve) != Channel::Hands)
	{
		return ChannelOf(curve) == Channel::Camera ? ReduceChannel::Camera : ReduceChannel::Gaze;
	}
	return HandOf(PoseOf(curve)) == Hand::Left ? ReduceChannel::LeftHand : ReduceChannel::RightHand;
}

float ToleranceOf(ReduceChannel channel, bool isPosition, const ReduceTolerances& tolerances)
{
	switch (channel)
	{
	case ReduceChannel::Camera:
		return isPosition ? tolerances.cameraPosition : tolerances.cameraRotation;
	case ReduceChannel::Gaze:
		return isPosition ? tolerances.gazeOrigin : tolerances.gazeDirection;
	default:
		return isPosition ? tolerances.jointPosition : tolerances.jointRotation;
	}
}

Group GroupAt(std::size_t index, const ReduceTolerances& tolerances)
{
	Group group;
	group.curves = CurveGroupAt(index);
	group.channel = ChannelOfCurve(group.curves.first);
	group.tolerance = ToleranceOf(group.channel, group.curves.kind == GroupKind::Position, tolerances);
	return group;
}

/** The times at which tracking of a hand begins or ends. */
std::vector<float> TrackingEdges(const RecordingView& recording, ReduceChannel channel)
{
	std::vector<float> edges;
	if (channel != ReduceChannel::LeftHand && channel != ReduceChannel::RightHand)
	{
		return edges;
	}
	const Hand hand = channel == ReduceChannel::LeftHand ? Hand::Left : Hand::Right;
	const KeyAnalysis::OrderedCurve ordered(recording.curves[TrackedCurve(hand)]);
	const CurveView& flags = ordered.View();
	for (std::size_t i = 1; i < flags.size(); ++i)
	{
		if (IsFlagOn(flags.Value(i)) != IsFlagOn(flags.Value(i - 1)))
		{
			edges.push_back(flags.Time(i));
		}
	}
	return edges;
}

void CopyKeys(const CurveView& from, std::vector<Keyframe>& keys)
{
	keys.resize(from.size());
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		keys[i] = from[i];
	}
}

/** All but the keys of poses and rays, which the reduction writes. */
void CopyRest(const RecordingView& source, Recording& out)
{
	out.dialect = source.dialect;
	out.channels = source.channels;
	out.hasMarkerList = source.hasMarkerList;
	out.markers = source.markers;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		out.curves[id].preWrap = source.curves[id].preWrap;
		out.curves[id].postWrap = source.curves[id].postWrap;
		if (IsFlagCurve(id))
		{
			CopyKeys(source.curves[id], out.curves[id].keys);
		}
	}
}

/** One group on its way through; its rooms are used again for the next. */
struct Work
{
	Group group;
	GroupSamples samples;
	KeptList cuts;
	KeptList kept;
	std::optional<WorstError> worst;
	std::optional<OwnKeys> own; ///< Instead of `kept`, where it has fewer keys.
	std::size_t keysBefore = 0;
	bool isLeft = true; ///< Its keys stay as they are.

	KeepJob Job() { return {samples, cuts, kept, *worst}; }
	std::size_t CountKept() const { return own ? own->Count() : kept.size() * group.curves.count; }
	double Error() const { return own ? MeasureOwnKeys(samples, *own) : worst->Get(); }
};

/** Of the samples that are kept, those that lie between the curve's own keys. */
std::size_t CountNewTimes(const Work& work, const CurveView& curve)
{
	std::size_t count = 0;
	std::size_t key = 0;
	for (const std::uint32_t index : work.kept)
	{
		const float time = work.samples.Times()[index];
		while (key < curve.size() && curve.Time(key) < time)
		{
			++key;
		}
		count += key == curve.size() || curve.Time(key) != time ? 1 : 0;
	}
	return count;
}

/**
 * Reads groups and writes the remaining keys. Each group is read before it is written, so both may be the same
 * recording; what is left as it is must then not be written.
 */
class Reduction
{
public:
	Reduction(const RecordingView& source, EditedRecording out, bool isInPlace, const ReduceTolerances& tolerances)
		: source_(source)
		, out_(out)
		, isInPlace_(isInPlace)
		, tolerances_(tolerances)
	{
	}

	/** Reads a group. False where there is nothing to do. */
	bool Load(std::size_t index, bool hasContinuousSigns, Work& work)
	{
		work.group = GroupAt(index, tolerances_);
		const Span<const CurveView> curves = {&source_.curves[work.group.curves.first], work.group.curves.count};
		work.keysBefore = 0;
		for (const CurveView& curve : curves)
		{
			work.keysBefore += curve.size();
		}
		work.own.reset();
		const std::optional<SkipReason> reason =
			work.samples.Load(curves, work.group.curves.kind, {source_.dialect, hasContinuousSigns});
		work.isLeft = reason || work.keysBefore == 0;
		if (reason)
		{
			report_.skipped.push_back({work.group.curves.first, *reason});
		}
		if (!work.isLeft)
		{
			work.samples.SetRules(MakeChordRules(work.group.curves.kind, work.group.tolerance));
			work.worst.emplace(work.samples, PartOf(work.group).worstError);
		}
		return !work.isLeft;
	}

	void Store(Work& work)
	{
		ReducedPart& part = PartOf(work.group);
		if (!work.isLeft && work.CountKept() > work.keysBefore)
		{
			work.isLeft = true;
			report_.skipped.push_back({work.group.curves.first, SkipReason::NoGain});
		}
		part.keysBefore += work.keysBefore;
		part.keysAfter += work.isLeft ? work.keysBefore : work.CountKept();
		if (!work.isLeft)
		{
			part.worstError = (std::max)(part.worstError, work.Error());
			part.framesLost = (std::max)(part.framesLost, work.samples.Count() - 1 - work.kept.back());
		}
		StoreKeys(work);
	}

	ReduceReport Finish()
	{
		const auto isBefore = [](const SkippedGroup& a, const SkippedGroup& b) { return a.firstCurve < b.firstCurve; };
		std::sort(report_.skipped.begin(), report_.skipped.end(), isBefore);
		return std::move(report_);
	}

private:
	ReducedPart& PartOf(const Group& group)
	{
		ReducedChannel& channel = report_.Of(group.channel);
		return group.curves.kind == GroupKind::Position ? channel.position : channel.rotation;
	}

	void StoreKeys(Work& work)
	{
		if (work.isLeft && isInPlace_)
		{
			return;
		}
		const CurveGroup& group = work.group.curves;
		for (std::size_t i = 0; i < group.count && !work.isLeft && !work.own && work.samples.IsMerged(); ++i)
		{
			PartOf(work.group).keysAtNewTimes += CountNewTimes(work, source_.curves[group.first + i]);
		}
		const OpenCurves curves = out_.Open(group); // the end of the source's keys if they are the same
		std::array<std::vector<Keyframe>*, kRotationWidth> keys{};
		for (std::size_t i = 0; i < group.count; ++i)
		{
			keys[i] = &curves.Get()[i].keys;
			if (work.isLeft)
			{
				CopyKeys(source_.curves[group.first + i], *keys[i]);
			}
			else if (work.own)
			{
				*keys[i] = std::move(work.own->curves[i]);
			}
		}
		if (!work.isLeft && !work.own)
		{
			work.samples.CopyKeys(work.kept, {keys.data(), group.count});
		}
	}

	const RecordingView& source_;
	EditedRecording out_;
	bool isInPlace_;
	const ReduceTolerances& tolerances_;
	ReduceReport report_;
};

/** If curves were merged to common times, those of a position may need fewer keys separately. */
void TryOwnKeys(const RecordingView& source, const std::vector<float>& edges, Work& work)
{
	if (!work.samples.IsMerged() || work.group.curves.kind != GroupKind::Position)
	{
		return;
	}
	const Span<const CurveView> curves = {&source.curves[work.group.curves.first], work.group.curves.count};
	OwnKeys own = ReduceCurveByCurve(curves, source.dialect, work.samples.Rules(), edges);
	if (own.Count() < work.CountKept())
	{
		work.own = std::move(own);
	}
}

/** The keys of a position and another group, which in a file are side by side; elsewhere none. */
void AddSource(const RecordingView& source, std::size_t group, BytesAhead& ahead)
{
	if (group >= kCurveGroupCount)
	{
		return;
	}
	const CurveGroup& other = CurveGroupAt(group + 1);
	const CurveView& first = source.curves[CurveGroupAt(group).first];
	const CurveView& last = source.curves[other.first + other.count - 1];
	const std::size_t size = first.size() * first.keySize * (kPositionWidth + other.count);
	const std::uint8_t* const end = last.keys + last.size() * last.keySize;
	const auto distance = reinterpret_cast<std::uintptr_t>(end) - reinterpret_cast<std::uintptr_t>(first.keys);
	if (distance < size + size / 8)
	{
		ahead.Add(first.keys, distance);
	}
}

/** The keys that a document has of them already. */
void AddTarget(const Recording* out, std::size_t group, BytesAhead& ahead)
{
	const CurveGroup& other = CurveGroupAt(group + 1);
	for (CurveId curve = CurveGroupAt(group).first; out && curve < other.first + other.count; ++curve)
	{
		const std::vector<Keyframe>& keys = out->curves[curve].keys;
		ahead.Add(keys.data(), keys.size() * sizeof(Keyframe));
	}
}

/** What has been loaded of a position and another group. */
void KeepBoth(std::array<Work, 2>& works, BytesAhead& ahead)
{
	if (!works[0].isLeft && !works[1].isLeft)
	{
		return KeepWithin(works[0].Job(), works[1].Job(), ahead);
	}
	for (Work& work : works)
	{
		if (!work.isLeft)
		{
			KeepWithin(work.Job());
		}
	}
}

ReduceReport ReduceInto(Reduction reduction, const RecordingView& source, const Recording* out)
{
	std::array<std::vector<float>, kReduceChannelCount> allEdges;
	for (std::size_t i = 0; i < allEdges.size(); ++i)
	{
		allEdges[i] = TrackingEdges(source, static_cast<ReduceChannel>(i));
	}
	// A position and what turns with it at a time. Errors of the two are not compared with each other.
	static_assert(kCurveGroupCount % 2 == 0);
	std::array<Work, 2> works;
	for (std::size_t i = 0; i < kCurveGroupCount; i += works.size())
	{
		for (std::size_t part = 0; part < works.size(); ++part)
		{
			Work& work = works[part];
			if (reduction.Load(i + part, true, work))
			{
				FindCuts(work.samples.Times(), allEdges[static_cast<std::size_t>(work.group.channel)], work.cuts);
			}
		}
		BytesAhead ahead;
		AddTarget(out, i, ahead);
		AddSource(source, i + works.size(), ahead);
		KeepBoth(works, ahead);
		for (Work& work : works)
		{
			if (!work.isLeft)
			{
				TryOwnKeys(source, allEdges[static_cast<std::size_t>(work.group.channel)], work);
			}
			reduction.Store(work);
		}
	}
	return reduction.Finish();
}
} // namespace ReducerDetail

ReduceReport Reduce(EditedRecording recording, const ReduceTolerances& tolerances)
{
	const RecordingView source = recording;
	return ReducerDetail::ReduceInto({source, recording, true, tolerances}, source, nullptr);
}

ReduceReport Reduce(const RecordingView& source, const ReduceTolerances& tolerances, Recording& out)
{
	ReducerDetail::CopyRest(source, out);
	return ReducerDetail::ReduceInto({source, out, false, tolerances}, source, &out);
}

ReduceReport ReduceLikeMrtk(EditedRecording recording, const ReduceTolerances& tolerances, std::size_t partition)
{
	using namespace ReducerDetail;
	const RecordingView source = recording;
	Reduction reduction(source, recording, true, tolerances);
	Work work;
	for (std::size_t i = 0; i < kCurveGroupCount; ++i)
	{
		if (reduction.Load(i, false, work))
		{
			KeepLikeMrtk(work.samples, work.group.tolerance, partition, work.kept, *work.worst);
		}
		reduction.Store(work);
	}
	return reduction.Finish();
}

} // namespace mria
