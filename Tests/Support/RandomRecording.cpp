// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RandomRecording.h"

#include <cstring>

namespace mria
{

namespace RandomRecordingDetail
{
Keyframe AnyKey(Random& random, bool isFull)
{
	Keyframe key;
	key.time = random.AnyFloat();
	key.value = random.AnyFloat();
	if (isFull)
	{
		key.inTangent = random.AnyFloat();
		key.outTangent = random.AnyFloat();
		key.inWeight = random.AnyFloat();
		key.outWeight = random.AnyFloat();
		key.weightedMode = random.AnyInt();
	}
	return key;
}

Curve AnyCurve(Random& random, bool isFull)
{
	Curve curve;
	if (random.OneIn(4))
	{
		curve.preWrap = random.AnyInt();
		curve.postWrap = random.AnyInt();
	}
	const std::uint32_t count = random.OneIn(3) ? 0 : random.Below(5);
	for (std::uint32_t i = 0; i < count; ++i)
	{
		curve.keys.push_back(AnyKey(random, isFull));
	}
	return curve;
}

Marker AnyMarker(Random& random)
{
	Marker marker;
	marker.time = random.AnyFloat();
	marker.name.resize(random.OneIn(5) ? random.Below(300) : random.Below(12));
	for (char& c : marker.name)
	{
		c = static_cast<char>(random.Below(256));
	}
	const std::uint32_t needed = marker.name.size() < 0x80 ? 1 : 2;
	marker.lengthSize = static_cast<std::uint8_t>(needed + (random.OneIn(3) ? random.Below(6 - needed) : 0));
	return marker;
}

ChannelFlags AnyChannels(Random& random)
{
	ChannelFlags channels;
	for (std::uint8_t& byte : channels.bytes)
	{
		byte = static_cast<std::uint8_t>(random.OneIn(4) ? random.Below(256) : random.Below(2));
	}
	return channels;
}
} // namespace RandomRecordingDetail

float Random::AnyFloat()
{
	const std::int32_t bits = AnyInt();
	float value;
	std::memcpy(&value, &bits, sizeof(value));
	return value;
}

Recording RandomRecording(std::uint64_t seed, Dialect dialect)
{
	Random random(seed);
	Recording recording;
	recording.dialect = dialect;
	if (dialect != Dialect::Mrtk10)
	{
		recording.channels = RandomRecordingDetail::AnyChannels(random);
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (recording.channels.Has(ChannelOf(id)))
		{
			recording.curves[id] = RandomRecordingDetail::AnyCurve(random, HasTangents(dialect) && !IsFlagCurve(id));
		}
	}
	recording.hasMarkerList = !random.OneIn(4);
	const std::uint32_t markerCount = recording.hasMarkerList ? random.Below(4) : 0;
	for (std::uint32_t i = 0; i < markerCount; ++i)
	{
		recording.markers.push_back(RandomRecordingDetail::AnyMarker(random));
	}
	return recording;
}

} // namespace mria
