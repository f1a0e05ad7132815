// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "FileBytes.h"
#include "Mria/Recording.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mria
{

/** A key whose every field is its own, so that a swapped field shows. */
inline Keyframe FullKey(float time, float value)
{
	return {time, value, value + 0.25f, value - 0.25f, 0.125f, 0.375f, WeightedMode::In};
}

/** A key as short keys are read: a straight line to its neighbours. */
inline Keyframe PlainKey(float time, float value)
{
	Keyframe key;
	key.time = time;
	key.value = value;
	return key;
}

/** A recording put together in one expression: RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(3).Bytes(). */
class RecordingBuilder
{
public:
	/** Starts empty, with the channels that the dialect always has. */
	explicit RecordingBuilder(Dialect dialect = Dialect::Mrtk11) { recording_.dialect = dialect; }

	RecordingBuilder& WithChannels(bool camera, bool hands, bool gaze)
	{
		return WithChannelBytes(camera ? 1 : 0, hands ? 1 : 0, gaze ? 1 : 0);
	}

	RecordingBuilder& WithChannelBytes(std::uint8_t camera, std::uint8_t hands, std::uint8_t gaze)
	{
		recording_.channels.bytes = {camera, hands, gaze};
		return *this;
	}

	RecordingBuilder& WithKey(CurveId curve, const Keyframe& key)
	{
		recording_.curves[curve].keys.push_back(key);
		return *this;
	}

	/** Keys at 0, 0.5, 1, ...; full where the dialect has room for it. */
	RecordingBuilder& WithKeys(CurveId curve, std::size_t count)
	{
		const bool isFull = HasTangents(recording_.dialect) && !IsFlagCurve(curve);
		for (std::size_t i = 0; i < count; ++i)
		{
			const float time = 0.5f * static_cast<float>(i);
			const float value = static_cast<float>(curve) + time;
			WithKey(curve, isFull ? FullKey(time, value) : PlainKey(time, value));
		}
		return *this;
	}

	RecordingBuilder& WithCameraKeys(std::size_t count)
	{
		for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
		{
			WithKeys(curve, count);
		}
		return *this;
	}

	RecordingBuilder& WithWrap(CurveId curve, std::int32_t preWrap, std::int32_t postWrap)
	{
		recording_.curves[curve].preWrap = preWrap;
		recording_.curves[curve].postWrap = postWrap;
		return *this;
	}

	RecordingBuilder& WithMarker(float time, std::string name, std::uint8_t lengthSize = 1)
	{
		recording_.markers.push_back({time, std::move(name), lengthSize});
		return *this;
	}

	RecordingBuilder& WithoutMarkerList()
	{
		recording_.hasMarkerList = false;
		recording_.markers.clear();
		return *this;
	}

	const Recording& Get() const { return recording_; }

	/** The file, spelled out without the core's writer. */
	std::vector<std::uint8_t> Bytes() const { return SpellOut(recording_); }

private:
	Recording recording_;
};

} // namespace mria
