// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Blend.h"
#include "Mria/ClipTime.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Events.h"
#include "Mria/FloatRules.h"
#include "Mria/HandPoses.h"
#include "Mria/Player.h"
#include "Mria/Sampler.h"
#include "Mria/Space.h"
#include "Mria/Transform.h"
#include "OperationInput.h"
#include "PlainSampler.h"
#include "Support/StreamBytes.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace mria
{

namespace PlayOperationsDetail
{
/**
 * The sampler's flags are those of the curves and, from the start on, those that the events lead to. NaN counts as the
 * start for a sampler, and for a curve as its first key, which may be before the start. A sampler's times end at 1e35.
 */
void RequireFlags(const OperationInput& in, const EventTimeline& timeline, const Frame& frame, float asked)
{
	const float time = IsNan(asked) || std::fabs(asked) > 1e35f ? frame.time : asked;
	for (const Hand hand : kHands)
	{
		const HandInput flags = {frame[hand].isTracked, frame[hand].isPinching};
		MRIA_FUZZ_REQUIRE(flags.isTracked == EvaluateFlag(in.view.curves[TrackedCurve(hand)], time));
		MRIA_FUZZ_REQUIRE(flags.isPinching == EvaluateFlag(in.view.curves[PinchCurve(hand)], time));
		MRIA_FUZZ_REQUIRE(!(time >= in.range.start) || !IsFinite(time) || timeline.StateAt(time)[hand] == flags);
	}
}

/** Whether no curve bends, repeats or is too large for the tracks, which give the same bits everywhere. */
bool HasOnlyTracks(const RecordingView& view)
{
	if (HasTangents(view.dialect))
	{
		return false;
	}
	for (const CurveView& curve : view.curves)
	{
		if (curve.Repeats())
		{
			return false;
		}
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			if (std::fabs(curve.Value(i)) >= 1e9f || std::fabs(curve.Time(i)) >= 1e35f)
			{
				return false;
			}
		}
	}
	return true;
}

/** With a cursor and without, whole and in parts (which takes another way), from a file and from a copy: the same. */
void SampleAlike(OperationInput& in)
{
	const SamplerOptions options{in.choice.Flip()};
	const Sampler sampler(in.view, options);
	const Sampler copy(in.recording, options);
	const EventTimeline timeline(InitialState(in.view), CollectEvents(in.view));
	Sampler::Cursor cursor;
	for (const float time : TimesOf(in, 4))
	{
		Frame frame;
		Frame other;
		sampler.SampleAt(time, frame, cursor);
		MRIA_FUZZ_REQUIRE(IsSound(frame));
		sampler.SampleAt(time, other);
		MRIA_FUZZ_REQUIRE(SameBits(frame, other));
		sampler.SampleAt(time, other, FrameParts{true, {true, false}, true});
		sampler.SampleAt(time, other, FrameParts{false, {false, true}, false});
		MRIA_FUZZ_REQUIRE(SameBits(frame, other));
		copy.SampleAt(time, other);
		MRIA_FUZZ_REQUIRE(SameBits(frame, other));
		RequireFlags(in, timeline, frame, time);
	}
}

/** What plain C++ computes is what vector instructions do: to the bit on tracks, and nearly so on curves. */
void SampleWithoutVectors(OperationInput& in)
{
	const SamplerOptions options{in.choice.Flip()};
	const Sampler sampler(in.view, options);
	const bool isSame = HasOnlyTracks(in.view);
	for (const float time : TimesOf(in, 1))
	{
		Frame frame;
		Frame plain;
		sampler.SampleAt(time, frame);
		SamplePlain(in.bytes.data(), in.bytes.size(), options.asStored, time, &plain);
		MRIA_FUZZ_REQUIRE(IsSound(plain));
		MRIA_FUZZ_REQUIRE(!isSame || SameBits(frame, plain));
		MRIA_FUZZ_REQUIRE(!IsEveryday(in.view) || Length(frame.camera.position - plain.camera.position) < 2e-2f);
	}
}

/** Positions are what the curves evaluate to, and velocities are finite. */
void SampleLikeTheCurves(OperationInput& in)
{
	const Sampler sampler(in.view);
	const PoseId pose = in.choice.Flip() ? kCameraPose : in.choice.Pick(kPoseCount);
	const bool isEveryday = IsEveryday(in.view);
	for (const float time : TimesOf(in, 4))
	{
		const Velocity velocity = sampler.VelocityAt(pose, time);
		const float sum = std::fabs(velocity.linear.x) + std::fabs(velocity.angular.y) + std::fabs(velocity.angular.z);
		MRIA_FUZZ_REQUIRE(!IsNan(sum) && IsFinite(velocity.linear.y) && IsFinite(velocity.angular.x));
		Frame frame;
		sampler.SampleAt(time, frame);
		if (!isEveryday || !IsFinite(time))
		{
			continue;
		}
		for (std::size_t i = 0; i < 3; ++i)
		{
			const float played = (&frame.camera.position.x)[i];
			const float evaluated = EvaluateCurve(in.view.curves[i], frame.time); // a limited one
			// 2e-6 of the range of control values: see SolveParts.
			MRIA_FUZZ_REQUIRE(std::fabs(played - evaluated) < 1e-2f);
		}
	}
}

bool IsSameEvent(const PlayerEvent& a, const PlayerEvent& b)
{
	return a.kind == b.kind && a.isResync == b.isResync && a.direction == b.direction &&
		(a.kind != PlayerEventKind::Input || a.input == b.input) && a.time == b.time;
}

void Append(std::vector<PlayerEvent>& all, Span<const PlayerEvent> events)
{
	all.insert(all.end(), events.begin(), events.end());
}

/** One long step has the events of many short ones, and they lead to the flags that the player says it has. */
void PlayInAnyCuts(OperationInput& in)
{
	const std::uint32_t steps = 1 + in.choice.Pick(12);
	const double step = (1.0 + in.choice.Pick(64)) / 64.0;
	const double rate = (static_cast<double>(in.choice.Pick(17)) - 8.0) / 4.0;
	if (in.Length() > 0.0 && step * steps * std::fabs(rate) > 200.0 * in.Length())
	{
		return; // a player leaves out cycles when it is asked for too many at once
	}
	Player whole(in.view);
	whole.SetLoopMode(kLoopModes[in.choice.Pick(4)]);
	whole.SetRate(rate);
	in.choice.Flip() ? whole.Play() : whole.PlayFrom(in.range.start + in.choice.Share() * in.Length());
	Player cut = whole;
	std::vector<PlayerEvent> wholeEvents;
	std::vector<PlayerEvent> cutEvents;
	Append(wholeEvents, whole.Update(step * steps));
	InputState state;
	for (std::uint32_t i = 0; i < steps; ++i)
	{
		Append(cutEvents, cut.Update(step));
	}
	MRIA_FUZZ_REQUIRE(
		std::equal(wholeEvents.begin(), wholeEvents.end(), cutEvents.begin(), cutEvents.end(), IsSameEvent));
	for (const PlayerEvent& event : wholeEvents)
	{
		if (event.kind == PlayerEventKind::Input)
		{
			Apply(event.input, state);
		}
	}
	MRIA_FUZZ_REQUIRE(state == whole.Input() && state == cut.Input() && whole.Time() == cut.Time());
	MRIA_FUZZ_REQUIRE(whole.Time() >= whole.Loop().Start() && whole.Time() <= whole.Loop().End());
	MRIA_FUZZ_REQUIRE(static_cast<double>(whole.SampleTime()) <= whole.Time());
}

/** A player that is pushed about always has the flags that its events lead to. */
void PlayHereAndThere(OperationInput& in)
{
	Player player(in.view);
	InputState state;
	for (std::uint32_t left = 1 + in.choice.Pick(12); left > 0; --left)
	{
		const double number = static_cast<double>(in.choice.Number());
		switch (in.choice.Pick(10))
		{
		case 0:
			player.Pause();
			break;
		case 1:
			player.Stop();
			break;
		case 2:
			player.Seek(number);
			break;
		case 3:
			player.SetRate(number);
			break;
		case 4:
			player.SetLoopMode(kLoopModes[in.choice.Pick(4)]);
			break;
		case 5:
			player.SetFixedStep(number);
			break;
		case 6:
			player.AdvanceTo(number);
			break;
		default:
			player.Play();
			break;
		}
		for (const PlayerEvent& event : player.Update(number))
		{
			MRIA_FUZZ_REQUIRE(IsFinite(event.time) && event.fraction >= 0.0 && event.fraction <= 1.0);
		}
		state = player.Status() == PlayStatus::Stopped ? InputState{} : player.Timeline().StateAt(player.Time());
		MRIA_FUZZ_REQUIRE(player.Input() == state);
	}
}

/** Positions on an endless line lie inside the range, and ticks find their positions again. */
void LayOnTimeLines(OperationInput& in)
{
	const LoopTimeline line(in.range, kLoopModes[in.choice.Pick(4)]);
	for (int i = 0; i < 8; ++i)
	{
		const double offset = static_cast<double>(in.choice.Number()) * (in.choice.Flip() ? 1.0 : in.Length());
		if (!IsNan(offset))
		{
			const LoopPoint point = line.PointAt(offset);
			MRIA_FUZZ_REQUIRE(point.time >= line.Start() && point.time <= line.End() && IsFinite(point.cycle));
		}
	}
	ClipTime clip;
	clip.range = in.range;
	clip.rate = static_cast<double>(in.choice.Number());
	clip.start = static_cast<std::int64_t>(in.choice.Pick(1u << 20)) - (1 << 19);
	clip.ticks = in.choice.Flip() ? TickRate{24000, 1} : TickRate{60000, 1001};
	const bool isEveryday = std::fabs(clip.rate) > 1e-3 && std::fabs(clip.rate) < 1e3 &&
		std::fabs(in.range.start) < 1e3f && std::fabs(in.range.end) < 1e3f;
	const std::int64_t tick = clip.start + in.choice.Pick(1u << 20);
	MRIA_FUZZ_REQUIRE(!isEveryday || clip.NearestTick(clip.PositionAt(tick)) == tick);
	MRIA_FUZZ_REQUIRE(clip.LengthInTicks() >= 1 && IsFinite(clip.PositionBefore(tick)));
	const ClipTime other = clip.BeginningAt(tick).SlippedBy(-7);
	MRIA_FUZZ_REQUIRE(IsFinite(other.ShownPositionAt({tick, 0.5}, true)));
	const std::vector<double> positions = {in.range.start, in.range.end, static_cast<double>(in.choice.Number())};
	const std::vector<std::int64_t> found =
		FindTicks(clip, in.choice.Flip(), positions, clip.start, clip.start + in.choice.Pick(100000), 100);
	MRIA_FUZZ_REQUIRE(std::is_sorted(found.begin(), found.end()));
}

/** A blend has its ends exactly, and is sound between them. */
void BlendFrames(OperationInput& in)
{
	const Sampler sampler(in.view);
	Frame from;
	Frame to;
	sampler.SampleAt(in.range.start, from);
	sampler.SampleAt(in.range.end, to);
	const auto isTrackedAlike = [&](Hand hand) { return from[hand].isTracked == to[hand].isTracked; };
	if (isTrackedAlike(Hand::Left) && isTrackedAlike(Hand::Right)) // otherwise joints are those of the tracked one
	{
		MRIA_FUZZ_REQUIRE(SameBits(Blend(from, to, 0.0f), from) && SameBits(Blend(from, to, 1.0f), to));
	}
	LimitPositions(from); // as its contract wants it
	LimitPositions(to);
	MRIA_FUZZ_REQUIRE(IsSound(Blend(from, to, in.choice.Number())));
	FrameBlend blend(from, {in.choice.Flip(), {in.choice.Flip(), true}, true}, in.choice.Number());
	blend.Add(to, {true, {in.choice.Flip(), true}, in.choice.Flip()}, in.choice.Number());
	if (blend.IsShort())
	{
		blend.FillUp(from);
	}
	MRIA_FUZZ_REQUIRE(IsSound(blend.Get()));
}

/** Other spaces and back again is the same; poses of hands are unit rotations. */
void ConvertFrames(OperationInput& in)
{
	const Sampler sampler(in.view);
	Frame frame;
	sampler.SampleAt(in.range.start + in.choice.Share() * static_cast<float>(in.Length()), frame);
	MRIA_FUZZ_REQUIRE(SameBits(FromSpace(ToSpace(frame, Space::Unity), Space::Unity), frame));
	MRIA_FUZZ_REQUIRE(IsSound(FromSpace(ToSpace(frame, Space::OpenXr), Space::OpenXr)));
	const Frame unreal = FromSpace(ToSpace(frame, Space::Unreal), Space::Unreal);
	MRIA_FUZZ_REQUIRE(unreal.hasCamera == frame.hasCamera);
	const Velocity velocity = sampler.VelocityAt(kCameraPose, frame.time);
	MRIA_FUZZ_REQUIRE(IsFinite(HeadingOf(frame.camera.rotation)));
	for (const Space space : kSpaces)
	{
		const Vec3 direction = DirectionFromSpace(DirectionToSpace(frame.gaze.direction, space), space);
		MRIA_FUZZ_REQUIRE(Length(direction - frame.gaze.direction) == 0.0f);
		FromSpace(ToSpace(velocity, space), space);
	}
	for (const Hand hand : kHands)
	{
		for (const std::optional<Pose>& pose : {FindGripPose(frame[hand], hand), FindAimPose(frame[hand])})
		{
			MRIA_FUZZ_REQUIRE(!pose || std::fabs(Dot(pose->rotation, pose->rotation) - 1.0f) < 1e-4f);
		}
		if (const std::optional<Pose> grip = FindGripPose(frame[hand], hand))
		{
			PalmOfGrip(*grip, hand);
		}
	}
	Similarity similarity =
		AnchorHead(frame.camera, {frame.gaze.origin.x > 0.0f ? frame.camera : Pose{}, in.choice.Flip(), true});
	similarity.scale = in.choice.Number();
	Frame moved = frame;
	ApplyTo(moved, Similarity{});
	MRIA_FUZZ_REQUIRE(SameBits(moved, frame));
	ApplyTo(moved, InverseOf(similarity) * similarity);
}
} // namespace PlayOperationsDetail

Span<const Operation> PlayOperations()
{
	using namespace PlayOperationsDetail;
	static constexpr Operation kOperations[] = {SampleAlike, SampleWithoutVectors, SampleLikeTheCurves, PlayInAnyCuts,
		PlayHereAndThere, LayOnTimeLines, BlendFrames, ConvertFrames};
	return kOperations;
}

} // namespace mria
