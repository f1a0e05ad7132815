// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Facts.h"

#include "AllocationCount.h"
#include "BezierMaterial.h"
#include "Gltf.h"
#include "Material.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace mria::bench
{

namespace FactsDetail
{
constexpr std::size_t kTimesCompared = 2000;
constexpr double kLineTolerance = 1e-6;
constexpr double kCubicTolerance = 1e-5; // a tangent and its product with the distance round too

template <std::size_t Width>
void Normalize(double* values)
{
	double sum = 0.0;
	for (std::size_t i = 0; i < Width; ++i)
	{
		sum += values[i] * values[i];
	}
	for (std::size_t i = 0; i < Width && sum > 0.0; ++i)
	{
		values[i] /= std::sqrt(sum);
	}
}

/** The reference evaluator's values, directions normalised with double precision. */
struct Reference
{
	std::array<double, kCurveCount> values;

	Reference(const RecordingView& view, float time)
	{
		for (CurveId curve = 0; curve < kCurveCount; ++curve)
		{
			values[curve] = IsFlagCurve(curve) ? EvaluateFlag(view.curves[curve], time)
											   : static_cast<double>(EvaluateSortedCurve(view.curves[curve], time));
		}
		for (PoseId pose = 0; pose < kPoseCount; ++pose)
		{
			Normalize<4>(&values[PoseCurve(pose, PoseComponent::RotationX)]);
		}
		Normalize<3>(&values[GazeCurve(RayComponent::DirectionX)]);
	}
};

void PutPose(FlatFrame& flat, PoseId pose, const Pose& from)
{
	const float values[] = {from.position.x, from.position.y, from.position.z, from.rotation.x, from.rotation.y,
		from.rotation.z, from.rotation.w};
	std::copy(std::begin(values), std::end(values), &flat.values[FirstCurveOf(pose)]);
}

FlatFrame Flatten(const Frame& frame)
{
	FlatFrame flat{};
	PutPose(flat, kCameraPose, frame.camera);
	for (const Hand hand : kHands)
	{
		flat.flags[TrackedCurve(hand) - kFirstFlagCurve] = frame[hand].isTracked;
		flat.flags[PinchCurve(hand) - kFirstFlagCurve] = frame[hand].isPinching;
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			PutPose(flat, JointPose(hand, static_cast<Joint>(joint)), frame[hand].joints[joint]);
		}
	}
	const Ray& gaze = frame.gaze;
	const float values[] = {
		gaze.origin.x, gaze.origin.y, gaze.origin.z, gaze.direction.x, gaze.direction.y, gaze.direction.z};
	std::copy(std::begin(values), std::end(values), &flat.values[kFirstGazeCurve]);
	return flat;
}

/** The largest difference of any value; a wrong flag is off by 1, what is no number without end. */
struct Off
{
	double worst = 0.0;

	void Measure(const FlatFrame& frame, const Reference& reference)
	{
		for (CurveId curve = 0; curve < kCurveCount; ++curve)
		{
			const double value = IsFlagCurve(curve) ? static_cast<double>(frame.flags[curve - kFirstFlagCurve])
													: static_cast<double>(frame.values[curve]);
			const double off = std::fabs(value - reference.values[curve]);
			worst = std::isnan(off) ? std::numeric_limits<double>::infinity() : std::max(worst, off);
		}
	}

	std::string Text() const
	{
		char text[32];
		std::snprintf(text, sizeof(text), ", off by %.1e", worst);
		return text;
	}
};

class Comparison
{
public:
	explicit Comparison(Facts& facts)
		: facts_(facts)
	{
	}

	void Expect(bool holds, const std::string& what)
	{
		if (!holds)
		{
			facts_.disagreements.push_back(what);
		}
	}

	/** Every sampling contender at the same times. */
	void CompareFrames(Take take, const std::vector<float>& times)
	{
		Material& material = Material::Of(take);
		CursorSampler cursors(material.Linear());
		UnityLikeSampler unityLike(material.Hermite());
		Off search;
		Off cursor;
		Off unity;
		const Off ours = CompareOurs(material, times);
		for (const float time : times)
		{
			const Reference reference(material.View(), time);
			FlatFrame flat;
			SampleBySearch(material.Linear(), time, flat);
			search.Measure(flat, reference);
			cursors.SampleAt(time, flat);
			cursor.Measure(flat, reference);
			unityLike.SampleAt(time, flat);
			unity.Measure(flat, reference);
		}
		facts_.difference = std::max(facts_.difference, ours.worst);
		Expect(ours.worst <= kLineTolerance, "mria" + ours.Text());
		Expect(search.worst <= kLineTolerance, "search per curve" + search.Text());
		Expect(cursor.worst <= kLineTolerance, "cursor per curve" + cursor.Text());
		Expect(unity.worst <= kCubicTolerance, "Unity-like" + unity.Text());
	}

	/** Each reader of the 60 s file gives the file back. */
	void CompareLoads()
	{
		Material& minute = Material::Of(Take::Minute);
		Recording recording;
		Expect(LoadFromMemory(minute.File(), recording) && IsWrittenAs(recording, minute.File()), "fields from memory");
		recording = Recording();
		Expect(
			LoadFromStream(minute.Path(), recording) && IsWrittenAs(recording, minute.File()), "fields from ifstream");
		recording = Recording();
		Expect(LoadFromMemory(minute.File10(), recording) && IsWrittenAs(recording, minute.File10()), "fields of 1.0");
		Expect(HoldsRecording(minute.Glb(), minute.View()), "tinygltf");
	}

	/** A 1.0 file holds the same except for the gaze. */
	void CompareFile10(const std::vector<float>& times)
	{
		Material& minute = Material::Of(Take::Minute);
		const Sampler from10(OpenRecording(minute.File10()).Value());
		bool isSame = true;
		for (const float time : times)
		{
			Frame frame;
			Frame frame10;
			minute.Ours().SampleAt(time, frame);
			from10.SampleAt(time, frame10);
			frame10.gaze = frame.gaze;
			isSame = isSame && Flatten(frame).values == Flatten(frame10).values;
		}
		Expect(isSame, "1.0 file");
	}

private:
	/** With and without a cursor; allocations are counted around the two calls only. */
	Off CompareOurs(Material& material, const std::vector<float>& times)
	{
		const Sampler& sampler = material.Ours();
		Sampler::Cursor cursor;
		Frame frame;
		Frame stateless;
		Off off;
		for (const float time : times)
		{
			const std::size_t before = AllocationCount();
			sampler.SampleAt(time, frame, cursor);
			sampler.SampleAt(time, stateless);
			facts_.allocations += AllocationCount() - before;
			const Reference reference(material.View(), time);
			off.Measure(Flatten(frame), reference);
			off.Measure(Flatten(stateless), reference);
		}
		return off;
	}

	static bool IsWrittenAs(const Recording& recording, const std::vector<std::uint8_t>& file)
	{
		return WriteRecording(recording, recording.dialect).bytes == file;
	}

	Facts& facts_;
};

double BezierError(Weights weights)
{
	BezierMaterial material(weights);
	material.Solve(FastestBezierPath());
	return material.WorstError();
}

double MemoryOf(Take take)
{
	Material& material = Material::Of(take);
	return static_cast<double>(material.Ours().MemorySize()) / static_cast<double>(material.File().size());
}

/** Every so many-th, in order. */
std::vector<float> Some(const std::vector<float>& times)
{
	std::vector<float> some;
	for (std::size_t i = 0; i < times.size(); i += std::max<std::size_t>(1, times.size() / kTimesCompared))
	{
		some.push_back(times[i]);
	}
	return some;
}
} // namespace FactsDetail

Facts FindFacts()
{
	using namespace FactsDetail;
	Facts facts;
	Comparison comparison(facts);
	comparison.CompareLoads();
	for (const Take take : {Take::Minute, Take::MinuteDense, Take::HalfHour})
	{
		const Material& material = Material::Of(take);
		comparison.CompareFrames(take, Some(material.PlaybackTimes(60.0)));
		comparison.CompareFrames(take, Some(material.PlaybackTimes(90.0)));
		comparison.CompareFrames(take, material.RandomTimes(kTimesCompared));
	}
	comparison.CompareFile10(Some(Material::Of(Take::Minute).PlaybackTimes(60.0)));
	facts.memory = std::max(MemoryOf(Take::Minute), MemoryOf(Take::HalfHour));
	facts.ordinaryError = BezierError(Weights::Ordinary);
	facts.extremeError = BezierError(Weights::Extreme);
	return facts;
}

} // namespace mria::bench
