// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

#include <cstdint>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/** Keys and curves for tests, and their text for the message of a test that fails. */
namespace mria::CurveSamples
{

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();
inline constexpr float kNotANumber = std::numeric_limits<float>::quiet_NaN();

inline Keyframe Key(float time, float value, float inTangent = 0.0f, float outTangent = 0.0f, float inWeight = 0.0f,
	float outWeight = 0.0f, std::int32_t mode = WeightedMode::Both)
{
	return {time, value, inTangent, outTangent, inWeight, outWeight, mode};
}

inline Curve MakeCurve(std::vector<Keyframe> keys, std::int32_t preWrap = WrapMode::ClampForever,
	std::int32_t postWrap = WrapMode::ClampForever)
{
	Curve curve;
	curve.preWrap = preWrap;
	curve.postWrap = postWrap;
	curve.keys = std::move(keys);
	return curve;
}

/** The same numbers with every compiler, which the standard's distributions do not promise. */
class Draw
{
public:
	explicit Draw(unsigned seed)
		: bits_(seed)
	{
	}

	unsigned Below(unsigned limit) { return static_cast<unsigned>(bits_()) % limit; }
	float Between(float low, float high)
	{
		return low + (high - low) * static_cast<float>(static_cast<unsigned>(bits_()) >> 8) * 0x1p-24f;
	}
	template <typename T, std::size_t N>
	T OneOf(const T (&values)[N])
	{
		return values[Below(N)];
	}

private:
	std::mt19937 bits_;
};

inline constexpr std::int32_t kWraps[] = {0, 1, 2, 4, 8};

/** Sorted keys at different times, with every kind of segment whose weights are from 0 to 1. */
inline Curve RandomCurve(Draw& draw, bool withInfinities)
{
	constexpr float kWeights[] = {0.0f, 0.0f, 0.001f, 1.0f / 3.0f, 0.999f, 1.0f};
	constexpr float kSteep[] = {1.0f, 10.0f, 900.0f};
	Curve curve = MakeCurve({}, draw.OneOf(kWraps), draw.OneOf(kWraps));
	float time = draw.Between(-2.0f, 2.0f);
	const unsigned count = draw.Below(7);
	for (unsigned i = 0; i < count; ++i)
	{
		const float slope = draw.OneOf(kSteep);
		Keyframe key = Key(time, draw.Between(-1.0f, 1.0f), draw.Between(-slope, slope), draw.Between(-slope, slope));
		key.inWeight = draw.Below(2) == 0 ? draw.OneOf(kWeights) : draw.Between(0.0f, 1.0f);
		key.outWeight = draw.Below(2) == 0 ? draw.OneOf(kWeights) : draw.Between(0.0f, 1.0f);
		key.weightedMode = static_cast<std::int32_t>(draw.Below(4));
		key.outTangent = withInfinities && draw.Below(6) == 0 ? kInfinity : key.outTangent;
		key.inTangent = withInfinities && draw.Below(6) == 0 ? -kInfinity : key.inTangent;
		curve.keys.push_back(key);
		time += draw.Between(0.01f, 1.0f);
	}
	return curve;
}

inline std::string Describe(const Curve& curve, float time)
{
	std::ostringstream text;
	text.precision(9);
	text << "wrap " << curve.preWrap << "/" << curve.postWrap << " at " << time;
	for (const Keyframe& key : curve.keys)
	{
		text << "\n  key " << key.time << " " << key.value << " tangents " << key.inTangent << " " << key.outTangent
			 << " weights " << key.inWeight << " " << key.outWeight << " mode " << key.weightedMode;
	}
	return text.str();
}

} // namespace mria::CurveSamples
