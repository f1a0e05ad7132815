// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "OperationInput.h"

#include "Mria/FloatRules.h"

#include <sanitizer/allocator_interface.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>

namespace mria
{

namespace OperationInputDetail
{
// Memory from before StartPeak may be freed after it: `held` may fall below 0.
std::atomic<std::int64_t> held{0};
std::atomic<std::int64_t> peak{0};

// A build without the address sanitizer is faster and counts no memory.
#if __has_feature(address_sanitizer)
void OnAllocate(const volatile void*, std::size_t size)
{
	const std::int64_t now = held += static_cast<std::int64_t>(size);
	peak = (std::max)(peak.load(), now);
}

void OnFree(const volatile void* memory)
{
	if (memory)
	{
		held -= static_cast<std::int64_t>(__sanitizer_get_allocated_size(const_cast<const void*>(memory)));
	}
}

[[maybe_unused]] const int hooks = __sanitizer_install_malloc_and_free_hooks(OnAllocate, OnFree);
#endif

std::uint64_t SeedOf(const std::uint8_t* bytes)
{
	std::uint64_t seed = 0;
	std::memcpy(&seed, bytes + 1, kChoiceSize - 1);
	return seed;
}

bool IsUnit(double x, double y, double z, double w)
{
	return std::fabs(x * x + y * y + z * z + w * w - 1.0) < 1e-5;
}

bool IsFinite(const Vec3& v)
{
	return mria::IsFinite(v.x) && mria::IsFinite(v.y) && mria::IsFinite(v.z);
}

bool IsSound(const Pose& pose)
{
	const Quat& q = pose.rotation;
	return IsFinite(pose.position) && IsUnit(q.x, q.y, q.z, q.w);
}

bool IsEverydayKey(const Keyframe& key)
{
	const auto isWithin = [](float number, float limit) { return std::fabs(number) <= limit; };
	const bool isNegativeZero = key.time == 0.0f && std::signbit(key.time);
	const bool isTiny = key.time != 0.0f && isWithin(key.time, 1e-18f); // next to 0 in less than kShortestSegment
	return !isNegativeZero && !isTiny && isWithin(key.time, 1000.0f) && isWithin(key.value, 100.0f) &&
		isWithin(key.inTangent, 1000.0f) && isWithin(key.outTangent, 1000.0f) && isWithin(key.inWeight, 1.0f) &&
		isWithin(key.outWeight, 1.0f);
}
} // namespace OperationInputDetail

void MemoryUse::StartPeak()
{
	OperationInputDetail::held = 0;
	OperationInputDetail::peak = 0;
}

std::size_t MemoryUse::Peak()
{
	return static_cast<std::size_t>(OperationInputDetail::peak.load());
}

float OddFloat(std::uint32_t index)
{
	constexpr float kLargest = (std::numeric_limits<float>::max)();
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
	constexpr float kNumbers[] = {0.0f, -0.0f, 1.0f, -1.0f, 0.5f, 1.0f / 3.0f, 1e-45f, -1e-45f, 1e-38f, 1e-21f, 1e-9f,
		1e-4f, 60.0f, 16777216.0f, 1e6f, -1e6f, 1e9f, 1.1e9f, -2e9f, 1e20f, 1e30f, 1e35f, 2e38f, kLargest, -kLargest,
		kInfinity, -kInfinity, kNan, -kNan, -5.25f, 0.70710678f, 1e-20f};
	return kNumbers[index % (sizeof(kNumbers) / sizeof(float))];
}

Choice::Choice(const std::uint8_t* bytes)
	: random_(OperationInputDetail::SeedOf(bytes))
{
}

std::vector<float> TimesOf(OperationInput& in, std::size_t count)
{
	std::vector<float> times;
	const CurveId firstCurve = in.choice.Pick(kCurveCount);
	for (CurveId i = 0; i < kCurveCount && times.size() < count; ++i)
	{
		const CurveView& curve = in.view.curves[(firstCurve + i) % kCurveCount];
		for (std::size_t key = 0; key < curve.size() && times.size() < count; ++key)
		{
			times.push_back(curve.Time(key));
		}
	}
	for (std::size_t i = 0; i < count; ++i)
	{
		const double share = 1.25 * static_cast<double>(in.choice.Share()) - 0.125;
		times.push_back(static_cast<float>(in.range.start + share * in.Length()));
	}
	times.push_back(in.choice.Number());
	return times;
}

double CountEvaluations(const OperationInput& in)
{
	constexpr double kRate = 120.0;
	constexpr double kMostInLoops = 8192.0;
	double count = 0.0;
	for (const CurveView& curve : in.view.curves)
	{
		for (std::size_t i = 1; i < curve.size() && HasTangents(in.view.dialect); ++i)
		{
			const double parts = kRate * std::fabs(static_cast<double>(curve.Time(i)) - curve.Time(i - 1));
			count += parts < 64.0 ? (std::max)(parts, 2.0) : 64.0; // 64 for NaN too
		}
		const auto repeats = [](std::int32_t mode) { return mode == WrapMode::Loop || mode == WrapMode::PingPong; };
		if (!curve.empty() && (repeats(curve.preWrap) || repeats(curve.postWrap)))
		{
			count += in.Length() * kRate < kMostInLoops ? in.Length() * kRate : kMostInLoops;
		}
	}
	return count;
}

bool IsSound(const Frame& frame)
{
	using namespace OperationInputDetail;
	const Vec3& direction = frame.gaze.direction;
	bool isSound =
		IsSound(frame.camera) && IsFinite(frame.gaze.origin) && IsUnit(direction.x, direction.y, direction.z, 0.0);
	for (const HandFrame& hand : frame.hands)
	{
		for (const Pose& joint : hand.joints)
		{
			isSound = isSound && IsSound(joint);
		}
	}
	return isSound;
}

Bytes FlagsAndMarkersOf(const Recording& recording)
{
	Recording rest;
	rest.dialect = recording.dialect;
	rest.channels = recording.channels;
	rest.channels.Set(Channel::Hands, true);
	rest.hasMarkerList = recording.hasMarkerList;
	rest.markers = recording.markers;
	for (CurveId curve = kFirstFlagCurve; curve < kFirstJointCurve; ++curve)
	{
		rest.curves[curve] = recording.curves[curve];
	}
	return WriteRecording(rest, rest.dialect).bytes;
}

bool IsEveryday(const RecordingView& recording)
{
	for (const CurveView& curve : recording.curves)
	{
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			if (!OperationInputDetail::IsEverydayKey(curve[i]) || (i > 0 && curve.Time(i) < curve.Time(i - 1)))
			{
				return false;
			}
		}
	}
	const auto isEveryday = [](const auto& marker) {
		return OperationInputDetail::IsEverydayKey(Keyframe{marker.time, 0.0f});
	};
	return std::all_of(recording.markers.begin(), recording.markers.end(), isEveryday);
}

} // namespace mria
