// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Transform.h"

#include "Curves/CurveGroups.h"
#include "Curves/KeyAnalysis.h"
#include "Editing/CurvePieces.h"
#include "Editing/GroupMix.h"
#include "Mria/Blend.h"
#include "Mria/FloatRules.h"
#include "Mria/Sampler.h"

#include <algorithm>

namespace mria
{

namespace TransformDetail
{
/** The place with every number in its range, and its rotation in as many digits as a turn of far keys needs. */
struct Change
{
	double x = 0.0;
	double y = 0.0;
	double z = 0.0;
	double w = 1.0;
	double scale = 1.0;
	std::array<double, kPositionCurveCount> offset{};

	bool Turns() const { return x != 0.0 || y != 0.0 || z != 0.0; }
};

Change ChangeOf(const Similarity& similarity)
{
	Change change;
	const Quat& q = similarity.rotation;
	const double length = KeyAnalysis::LengthOf(q);
	if (IsFinite(length) && length > static_cast<double>(kShortestLength))
	{
		change.x = q.x / length;
		change.y = q.y / length;
		change.z = q.z / length;
		change.w = q.w / length;
	}
	change.scale = IsFinite(similarity.scale) && similarity.scale > 0.0f ? static_cast<double>(similarity.scale) : 1.0;
	const float offset[] = {similarity.translation.x, similarity.translation.y, similarity.translation.z};
	for (std::size_t i = 0; i < change.offset.size(); ++i)
	{
		change.offset[i] = IsFinite(offset[i]) ? static_cast<double>(offset[i]) : 0.0;
	}
	return change;
}

GroupMix MixRotations(const Change& c)
{
	GroupMix mix; // product of two quaternions, the first one fixed
	mix.matrix = {{{c.w, -c.z, c.y, c.x}, {c.z, c.w, -c.x, c.y}, {-c.y, c.x, c.w, c.z}, {-c.x, -c.y, -c.z, c.w}}};
	return mix;
}

GroupMix MixVectors(const Change& c, bool isPosition)
{
	const double s = isPosition ? c.scale : 1.0;
	GroupMix mix;
	mix.matrix = {{{s * (1.0 - 2.0 * (c.y * c.y + c.z * c.z)), s * 2.0 * (c.x * c.y - c.w * c.z),
					   s * 2.0 * (c.x * c.z + c.w * c.y), 0.0},
		{s * 2.0 * (c.x * c.y + c.w * c.z), s * (1.0 - 2.0 * (c.x * c.x + c.z * c.z)),
			s * 2.0 * (c.y * c.z - c.w * c.x), 0.0},
		{s * 2.0 * (c.x * c.z - c.w * c.y), s * 2.0 * (c.y * c.z + c.w * c.x),
			s * (1.0 - 2.0 * (c.x * c.x + c.y * c.y)), 0.0},
		{}}};
	if (isPosition)
	{
		std::copy(c.offset.begin(), c.offset.end(), mix.offset.begin());
	}
	return mix;
}

GroupMix MixFor(GroupKind kind, const Change& change)
{
	return kind == GroupKind::Rotation ? MixRotations(change) : MixVectors(change, kind == GroupKind::Position);
}

/** Transforms one curve of an incomplete group; NaN and infinite values are left unchanged. */
void ScaleAndMove(Curve& curve, double scale, double offset)
{
	const auto scaled = [](float number, double factor, double add)
	{ return IsFinite(number) ? SaturatedFloat(static_cast<double>(number) * factor + add) : number; };
	for (Keyframe& key : curve.keys)
	{
		key.value = scaled(key.value, scale, offset);
		if (scale != 1.0)
		{
			key.inTangent = scaled(key.inTangent, scale, 0.0);
			key.outTangent = scaled(key.outTangent, scale, 0.0);
		}
	}
}

std::size_t CountKeys(Span<const Curve> curves)
{
	std::size_t count = 0;
	for (const Curve& curve : curves)
	{
		count += curve.keys.size();
	}
	return count;
}

class Mover
{
public:
	Mover(EditedRecording recording, const Change& change, const TransformOptions& options)
		: recording_(recording)
		, change_(change)
	{
		const TransformOptions defaults;
		const auto orDefault = [](float number, float byDefault) { return number > 0.0f ? number : byDefault; };
		positionTolerance_ = static_cast<double>(orDefault(options.positionTolerance, defaults.positionTolerance));
		rotationTolerance_ = static_cast<double>(orDefault(options.rotationTolerance, defaults.rotationTolerance));
	}

	TransformReport Run()
	{
		for (std::size_t i = 0; i < kCurveGroupCount; ++i)
		{
			const CurveGroup group = CurveGroupAt(i);
			if (change_.Turns())
			{
				Turn(group);
			}
			else if (group.kind == GroupKind::Position)
			{
				MoveEach(group);
			}
		}
		return report_;
	}

private:
	void MoveEach(const CurveGroup& group)
	{
		const OpenCurves open = recording_.Open(group);
		const Span<Curve> curves = open.Get();
		if (!FillEmptyCurves(curves))
		{
			return;
		}
		for (std::size_t i = 0; i < curves.size(); ++i)
		{
			if (change_.scale != 1.0 || change_.offset[i] != 0.0)
			{
				ScaleAndMove(curves[i], change_.scale, change_.offset[i]);
				++report_.changedCurves;
				report_.keysBefore += curves[i].keys.size();
				report_.keysAfter += curves[i].keys.size();
			}
		}
	}

	void Turn(const CurveGroup& group)
	{
		const OpenCurves open = recording_.Open(group);
		const Span<Curve> curves = open.Get();
		const std::size_t keysBefore = CountKeys(curves);
		if (keysBefore == 0)
		{
			return;
		}
		const bool isRotation = group.kind == GroupKind::Rotation;
		if (isRotation)
		{
			RebuildLostW(curves);
		}
		// A quaternion that is off by a distance is a rotation that is off by twice as much.
		const double radians = isRotation ? 2.0 : 1.0;
		const bool isPosition = group.kind == GroupKind::Position;
		const double tolerance = isPosition ? positionTolerance_ : rotationTolerance_ / radians;
		const MixReport mixed = MixCurves(curves, MixFor(group.kind, change_), tolerance);
		Count(mixed, isPosition, isPosition ? change_.scale : radians);
		report_.changedCurves += curves.size();
		report_.keysBefore += keysBefore;
		report_.keysAfter += CountKeys(curves);
	}

	void RebuildLostW(Span<Curve> rotation)
	{
		const std::array<CurveView, kRotationCurveCount> views = {rotation[0], rotation[1], rotation[2], rotation[3]};
		if (KeyAnalysis::HasDamagedW(views, recording_->dialect))
		{
			rotation[3] = KeyAnalysis::RebuildW(views);
			++report_.rebuiltRotations;
		}
	}

	void Count(const MixReport& mixed, bool isPosition, double errorScale)
	{
		report_.droppedKeys += mixed.droppedKeys;
		report_.mergedGroups += mixed.isMerged ? 1 : 0;
		report_.heldGroups += mixed.isHeld ? 1 : 0;
		report_.sampledSegments += mixed.sampledSegments;
		float& largest = isPosition ? report_.largestPositionError : report_.largestRotationError;
		largest = (std::max)(largest, SaturatedFloat(mixed.largestError * errorScale));
	}

	EditedRecording recording_;
	const Change& change_;
	double positionTolerance_ = 0.0;
	double rotationTolerance_ = 0.0;
	TransformReport report_;
};
} // namespace TransformDetail

std::optional<Pose> FindHeadStart(const RecordingView& recording)
{
	RecordingView head;
	head.dialect = recording.dialect;
	std::copy_n(recording.curves.begin(), kPoseComponentCount, head.curves.begin());
	const Sampler sampler(head);
	Frame frame;
	sampler.SampleAt(sampler.Range().start, frame);
	LimitPositions(frame);
	return frame.hasCamera ? std::optional<Pose>(frame.camera) : std::nullopt;
}

TransformReport Transform(EditedRecording recording, const Similarity& similarity, const TransformOptions& options)
{
	const TransformDetail::Change change = TransformDetail::ChangeOf(similarity);
	const bool moves = std::any_of(change.offset.begin(), change.offset.end(), [](double axis) { return axis != 0.0; });
	if (!change.Turns() && !moves && change.scale == 1.0)
	{
		return {};
	}
	return TransformDetail::Mover(recording, change, options).Run();
}

} // namespace mria
