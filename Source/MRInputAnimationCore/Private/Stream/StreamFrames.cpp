// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Stream/StreamFrames.h"

#include "Mria/FloatRules.h"
#include "Simd/BitScan.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace mria
{

namespace StreamFramesDetail
{
constexpr std::uint8_t kCameraBit = 1u << 0;
constexpr std::uint8_t kGazeBit = 1u << 1;
constexpr std::size_t kFirstHandBit = 2; // tracked and pinching of the left hand, then of the right one
constexpr std::uint32_t kAllJoints = (1u << kJointCount) - 1u;

constexpr std::uint8_t TrackedBit(std::size_t hand)
{
	return static_cast<std::uint8_t>(1u << (kFirstHandBit + 2 * hand));
}

constexpr std::uint8_t PinchBit(std::size_t hand)
{
	return static_cast<std::uint8_t>(2u << (kFirstHandBit + 2 * hand));
}

constexpr std::uint8_t kHandBits = TrackedBit(0) | PinchBit(0) | TrackedBit(1) | PinchBit(1);

/** The possible content of a frame with these channels. */
std::uint8_t AllowedBits(const ChannelFlags& channels)
{
	return static_cast<std::uint8_t>((channels.Has(Channel::Camera) ? kCameraBit : 0) |
		(channels.Has(Channel::Gaze) ? kGazeBit : 0) | (channels.Has(Channel::Hands) ? kHandBits : 0));
}

std::uint8_t BitsOf(const Frame& frame)
{
	unsigned bits = (frame.hasCamera ? kCameraBit : 0u) | (frame.hasGaze ? kGazeBit : 0u);
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		bits |= frame.hands[i].isTracked ? TrackedBit(i) : 0u;
		bits |= frame.hands[i].isPinching ? PinchBit(i) : 0u;
	}
	return static_cast<std::uint8_t>(bits);
}

template <typename T>
void Append(const T& value, std::vector<std::uint8_t>& out)
{
	const std::size_t size = out.size();
	out.resize(size + sizeof(value));
	std::memcpy(out.data() + size, &value, sizeof(value));
}

/** Reads a value from the start of the bytes, which must be long enough. */
template <typename T>
T Take(Span<const std::uint8_t>& bytes)
{
	T value;
	std::memcpy(&value, bytes.data(), sizeof(value));
	bytes = bytes.Part(sizeof(value), bytes.size() - sizeof(value));
	return value;
}

/** Calls with the number of each joint whose bit is set. */
template <typename Visit>
void ForEachJoint(std::uint32_t joints, Visit visit)
{
	for (; joints != 0; joints &= joints - 1)
	{
		visit(LowestBit(joints));
	}
}

/** The bytes without their first `size`, if there are so many. */
bool Skip(Span<const std::uint8_t>& bytes, std::size_t size)
{
	const bool hasRoom = bytes.size() >= size;
	bytes = hasRoom ? bytes.Part(size, bytes.size() - size) : bytes;
	return hasRoom;
}

bool SkipHand(Span<const std::uint8_t>& bytes)
{
	if (bytes.size() < sizeof(std::uint32_t))
	{
		return false;
	}
	const std::uint32_t joints = Take<std::uint32_t>(bytes);
	std::size_t count = 0;
	ForEachJoint(joints, [&count](unsigned) { ++count; });
	return (joints & ~kAllJoints) == 0 && Skip(bytes, count * sizeof(Pose));
}

bool SkipFrame(Span<const std::uint8_t>& bytes, std::uint8_t allowedBits)
{
	if (bytes.size() < sizeof(double) + sizeof(std::uint8_t))
	{
		return false;
	}
	Skip(bytes, sizeof(double));
	const std::uint8_t bits = Take<std::uint8_t>(bytes);
	bool isWhole = (bits & ~allowedBits) == 0 && ((bits & kCameraBit) == 0 || Skip(bytes, sizeof(Pose))) &&
		((bits & kGazeBit) == 0 || Skip(bytes, sizeof(Ray)));
	for (std::size_t i = 0; i < kHandCount && isWhole; ++i)
	{
		isWhole = (bits & TrackedBit(i)) == 0 || SkipHand(bytes);
	}
	return isWhole;
}
} // namespace StreamFramesDetail

float NarrowTime(double value)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	return IsAtMost(std::fabs(value), kLargest) ? static_cast<float>(value) : std::numeric_limits<float>::quiet_NaN();
}

void AppendStreamFrame(double time, const Frame& frame, const ChannelFlags& channels, std::vector<std::uint8_t>& out)
{
	using namespace StreamFramesDetail;
	const std::uint8_t bits = BitsOf(frame) & AllowedBits(channels);
	Append(time, out);
	Append(bits, out);
	if ((bits & kCameraBit) != 0)
	{
		Append(frame.camera, out);
	}
	if ((bits & kGazeBit) != 0)
	{
		Append(frame.gaze, out);
	}
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		const HandFrame& hand = frame.hands[i];
		if ((bits & TrackedBit(i)) != 0)
		{
			const std::uint32_t joints = hand.presentJoints & kAllJoints;
			Append(joints, out);
			ForEachJoint(joints, [&](unsigned joint) { Append(hand.joints[joint], out); });
		}
	}
}

std::optional<std::uint32_t> CountStreamFrames(Span<const std::uint8_t> bytes, const ChannelFlags& channels)
{
	const std::uint8_t allowedBits = StreamFramesDetail::AllowedBits(channels);
	std::uint32_t count = 0;
	while (!bytes.empty())
	{
		if (!StreamFramesDetail::SkipFrame(bytes, allowedBits))
		{
			return std::nullopt;
		}
		++count;
	}
	return count;
}

double TakeStreamFrame(Span<const std::uint8_t>& bytes, Frame& out)
{
	using namespace StreamFramesDetail;
	out = Frame{};
	const double time = Take<double>(bytes);
	const std::uint8_t bits = Take<std::uint8_t>(bytes);
	out.hasCamera = (bits & kCameraBit) != 0;
	out.camera = out.hasCamera ? Take<Pose>(bytes) : Pose{};
	out.hasGaze = (bits & kGazeBit) != 0;
	out.gaze = out.hasGaze ? Take<Ray>(bytes) : Ray{};
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		HandFrame& hand = out.hands[i];
		hand.isTracked = (bits & TrackedBit(i)) != 0;
		hand.isPinching = (bits & PinchBit(i)) != 0;
		hand.presentJoints = hand.isTracked ? Take<std::uint32_t>(bytes) : 0;
		ForEachJoint(hand.presentJoints, [&](unsigned joint) { hand.joints[joint] = Take<Pose>(bytes); });
	}
	return time;
}

} // namespace mria
