// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RecordingMutator.h"

#include "OperationInput.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

namespace mria
{

namespace RecordingMutatorDetail
{
/** Curves that belong together. */
struct CurveGroup
{
	CurveId first;
	std::size_t count;
};

/** Mostly the few joints that the core treats in a way of their own. */
Joint AnyJoint(Random& random)
{
	constexpr Joint kJoints[] = {Joint::None, Joint::Wrist, Joint::Palm, Joint::IndexTip, Joint::IndexKnuckle};
	return random.OneIn(4) ? static_cast<Joint>(random.Below(kJointCount)) : kJoints[random.Below(5)];
}

CurveGroup AnyGroup(const Recording& recording, Random& random)
{
	const std::uint32_t kind = random.Below(8);
	if (kind == 0 && recording.channels.Has(Channel::Gaze))
	{
		return {random.OneIn(2) ? kFirstGazeCurve : kFirstGazeCurve + 3, 3};
	}
	if (kind < 5 && recording.channels.Has(Channel::Hands))
	{
		if (kind < 3)
		{
			return {kFirstFlagCurve + random.Below(kFlagCurveCount), 1};
		}
		const CurveId joint = FirstCurveOf(JointPose(random.OneIn(2) ? Hand::Left : Hand::Right, AnyJoint(random)));
		return random.OneIn(2) ? CurveGroup{joint, 3} : CurveGroup{joint + 3, 4};
	}
	return random.OneIn(2) ? CurveGroup{0, 3} : CurveGroup{3, 4};
}

Curve& AnyCurve(Recording& recording, Random& random)
{
	const CurveGroup group = AnyGroup(recording, random);
	return recording.curves[group.first + random.Below(static_cast<std::uint32_t>(group.count))];
}

float AnyTime(Random& random)
{
	return random.OneIn(8) ? OddFloat(random.Below(1000)) : static_cast<float>(random.Below(256)) / 64.0f - 0.5f;
}

float AnyValue(Random& random)
{
	return random.OneIn(8) ? OddFloat(random.Below(1000)) : static_cast<float>(random.Below(65)) / 32.0f - 1.0f;
}

Keyframe AnyKey(Random& random)
{
	Keyframe key;
	key.time = AnyTime(random);
	key.value = AnyValue(random);
	if (random.OneIn(2))
	{
		key.inTangent = AnyValue(random);
		key.outTangent = AnyValue(random);
		key.inWeight = AnyValue(random);
		key.outWeight = AnyValue(random);
		key.weightedMode = static_cast<std::int32_t>(random.Below(5));
	}
	return key;
}

/** Keys for a whole group at the same times: what every recorder writes. */
void AddSharedKeys(Recording& recording, Random& random)
{
	const CurveGroup group = AnyGroup(recording, random);
	const std::uint32_t count = 1 + random.Below(random.OneIn(4) ? 40 : 6);
	float time = AnyTime(random);
	for (std::uint32_t i = 0; i < count; ++i, time += static_cast<float>(random.Below(5)) / 32.0f)
	{
		for (std::size_t c = 0; c < group.count; ++c)
		{
			Keyframe key = AnyKey(random);
			key.time = time;
			recording.curves[group.first + c].keys.push_back(key);
		}
	}
}

/** Frames of an even motion in place of what a pose or the gaze has. */
void SetMotion(Recording& recording, CurveId first, bool isPose, Random& random)
{
	const std::uint32_t count = 3 + random.Below(10);
	const float step = static_cast<float>(1 + random.Below(8)) / 64.0f;
	const float turn = AnyValue(random) / 8.0f;
	const float speed = AnyValue(random) / 8.0f;
	for (CurveId c = 0; c < (isPose ? kPoseComponentCount : kRayComponentCount); ++c)
	{
		std::vector<Keyframe>& keys = recording.curves[first + c].keys;
		keys.clear();
		for (std::uint32_t i = 0; i < count; ++i)
		{
			const float angle = turn * static_cast<float>(i);
			Keyframe key;
			key.time = step * static_cast<float>(i);
			key.value = c < 3			? speed * static_cast<float>(i) + 0.001f * static_cast<float>(random.Below(3))
				: c == 4				? std::sin(angle)
				: c == (isPose ? 6 : 5) ? std::cos(angle)
										: 0.0f;
			keys.push_back(key);
		}
	}
}

/** What people record: a hand that is seen and moves, and a head or a gaze that moves with it. */
void AddMotion(Recording& recording, Random& random)
{
	if (random.OneIn(2) || !recording.channels.Has(Channel::Hands))
	{
		const bool isGaze = recording.channels.Has(Channel::Gaze) && random.OneIn(2);
		SetMotion(recording, isGaze ? kFirstGazeCurve : 0, !isGaze, random);
		return;
	}
	const Hand hand = random.OneIn(2) ? Hand::Left : Hand::Right;
	SetMotion(recording, FirstCurveOf(JointPose(hand, AnyJoint(random))), true, random);
	for (const CurveId flag : {TrackedCurve(hand), PinchCurve(hand)})
	{
		std::vector<Keyframe>& keys = recording.curves[flag].keys;
		keys.clear();
		for (std::uint32_t i = 0; i < 1 + random.Below(4); ++i)
		{
			Keyframe key;
			key.time = static_cast<float>(i) / 8.0f;
			key.value = i % 2 == 0 ? 1.0f : 0.0f;
			keys.push_back(key);
		}
	}
}

void AddKey(Recording& recording, Random& random)
{
	std::vector<Keyframe>& keys = AnyCurve(recording, random).keys;
	keys.insert(keys.begin() + random.Below(static_cast<std::uint32_t>(keys.size()) + 1), AnyKey(random));
}

/** Changes one key of a curve that has some. */
void ChangeKey(Recording& recording, Random& random)
{
	std::vector<Keyframe>& keys = AnyCurve(recording, random).keys;
	if (keys.empty())
	{
		return;
	}
	const std::size_t at = random.Below(static_cast<std::uint32_t>(keys.size()));
	const std::size_t other = random.Below(static_cast<std::uint32_t>(keys.size()));
	switch (random.Below(7))
	{
	case 0:
		keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(at));
		break;
	case 1:
		keys.insert(keys.begin() + static_cast<std::ptrdiff_t>(at), Keyframe(keys[other]));
		break;
	case 2:
		std::swap(keys[at], keys[other]);
		break;
	case 3:
		keys[at].time = keys[other].time;
		break;
	case 4:
		keys[at].time = AnyTime(random);
		break;
	case 5:
		keys[at].value = AnyValue(random);
		break;
	default:
		keys[at] = AnyKey(random);
		break;
	}
}

/** Changes all curves of a group alike. */
void ChangeGroup(Recording& recording, Random& random)
{
	const CurveGroup group = AnyGroup(recording, random);
	const std::uint32_t kind = random.Below(6);
	const float by = AnyValue(random);
	for (std::size_t c = 0; c < group.count; ++c)
	{
		std::vector<Keyframe>& keys = recording.curves[group.first + c].keys;
		if (kind == 0 && c + 1 == group.count)
		{
			keys.resize((std::min)(keys.size(), std::size_t{1} + random.Below(2))); // as MRTK 2.6 lost W
		}
		for (std::size_t i = 0; i < keys.size(); ++i)
		{
			keys[i].value = kind == 1 && i % 2 == 1 ? -keys[i].value : kind == 2 ? 0.0f : keys[i].value;
			keys[i].time = kind == 3 ? keys[i].time + by : kind == 4 ? keys[i].time * by : keys[i].time;
		}
		if (kind == 5)
		{
			std::reverse(keys.begin(), keys.end());
		}
	}
}

void ChangeWrap(Recording& recording, Random& random)
{
	constexpr std::int32_t kModes[] = {0, 1, 2, 4, 8, 3, -1};
	Curve& curve = AnyCurve(recording, random);
	curve.preWrap = kModes[random.Below(std::size(kModes))];
	curve.postWrap = kModes[random.Below(std::size(kModes))];
}

void ChangeMarkers(Recording& recording, Random& random)
{
	static const std::string kNames[] = {"", "one", "two", "\xff\xfe", "\xed\xa0\x80", std::string("a\0b", 3),
		"\x1b[31m", "=1+1", "\xe2\x80\xae", std::string(200, 'n'), "press"};
	if (random.OneIn(3) && !recording.markers.empty())
	{
		recording.markers.pop_back();
		return;
	}
	const auto lengthSize = static_cast<std::uint8_t>(random.OneIn(4) ? 5 : 0);
	recording.markers.push_back({AnyTime(random), kNames[random.Below(std::size(kNames))], lengthSize});
	recording.hasMarkerList = true;
}

void ChangeForm(Recording& recording, Random& random)
{
	constexpr std::uint8_t kBytes[] = {0, 1, 1, 2, 255};
	recording.dialect = kDialects[random.Below(static_cast<std::uint32_t>(kDialects.size()))];
	recording.channels.bytes[random.Below(kChannelCount)] = kBytes[random.Below(std::size(kBytes))];
	recording.hasMarkerList = recording.hasMarkerList || random.OneIn(2);
}
} // namespace RecordingMutatorDetail

void Mutate(Recording& recording, Random& random)
{
	using namespace RecordingMutatorDetail;
	using Change = void (*)(Recording&, Random&);
	constexpr Change kChanges[] = {AddMotion, AddSharedKeys, AddSharedKeys, AddKey, AddKey, ChangeKey, ChangeKey,
		ChangeKey, ChangeKey, ChangeGroup, ChangeGroup, ChangeWrap, ChangeMarkers, ChangeForm};
	for (std::uint32_t left = 1 + random.Below(5); left > 0; --left)
	{
		kChanges[random.Below(std::size(kChanges))](recording, random);
	}
}

Recording Cross(const Recording& a, const Recording& b, Random& random)
{
	Recording crossed = a;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		if (random.OneIn(2))
		{
			crossed.curves[curve] = b.curves[curve];
		}
	}
	if (random.OneIn(2))
	{
		crossed.markers = b.markers;
	}
	crossed.channels = random.OneIn(2) ? a.channels : b.channels;
	return crossed;
}

} // namespace mria
