// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace mria
{

/** Unity's WrapMode numbers. A file may hold others; they are kept, and mean what `Default` means. */
namespace WrapMode
{
inline constexpr std::int32_t Default = 0;
inline constexpr std::int32_t Once = 1;
inline constexpr std::int32_t Loop = 2;
inline constexpr std::int32_t PingPong = 4;
inline constexpr std::int32_t ClampForever = 8;

/** Whether Unity has this mode. */
constexpr bool IsKnown(std::int32_t mode)
{
	return mode == Default || mode == Once || mode == Loop || mode == PingPong || mode == ClampForever;
}

/** Whether the curve goes on beyond its keys; all other modes hold. */
constexpr bool Repeats(std::int32_t mode)
{
	return mode == Loop || mode == PingPong;
}
} // namespace WrapMode

/** Unity's WeightedMode numbers: which side's weight counts. */
namespace WeightedMode
{
inline constexpr std::int32_t None = 0;
inline constexpr std::int32_t In = 1;
inline constexpr std::int32_t Out = 2;
inline constexpr std::int32_t Both = 3;
} // namespace WeightedMode

/**
 * One key, laid out as the file's full key is, so that a run of them can be viewed and copied as bytes.
 * The defaults of all but time and value are what a short key stands for: a straight line to its neighbours.
 */
struct Keyframe
{
	float time = 0.0f;
	float value = 0.0f;
	float inTangent = 0.0f;
	float outTangent = 0.0f;
	float inWeight = 0.0f;
	float outWeight = 0.0f;
	std::int32_t weightedMode = WeightedMode::Both;
};

inline constexpr std::size_t kFullKeySize = 28;
inline constexpr std::size_t kShortKeySize = 8;
static_assert(sizeof(Keyframe) == kFullKeySize);

/** What the value of a flag curve's key means; NaN is off. */
inline bool IsFlagOn(const float& value)
{
	return IsAbove(value, 0.5f);
}

/** A curve that owns its keys, in file order, sorted or not. Flag curves use time and value only. */
struct Curve
{
	std::int32_t preWrap = WrapMode::ClampForever;
	std::int32_t postWrap = WrapMode::ClampForever;
	std::vector<Keyframe> keys;
};

/**
 * A curve whose keys lie in somebody else's memory: in a file's bytes, at any alignment and in either key size, or in a
 * Curve. Reading a key costs one or a few loads.
 */
struct CurveView
{
	const std::uint8_t* keys = nullptr;
	std::uint32_t keyCount = 0;
	std::uint32_t keySize = kFullKeySize; ///< kFullKeySize or kShortKeySize.
	std::int32_t preWrap = WrapMode::ClampForever;
	std::int32_t postWrap = WrapMode::ClampForever;

	CurveView() = default;
	CurveView(const Curve& curve)
		: keys(reinterpret_cast<const std::uint8_t*>(curve.keys.data()))
		, keyCount(static_cast<std::uint32_t>(curve.keys.size()))
		, preWrap(curve.preWrap)
		, postWrap(curve.postWrap)
	{
	}

	bool empty() const { return keyCount == 0; }
	std::size_t size() const { return keyCount; }
	float Time(std::size_t index) const { return Field(index, 0); }
	float Value(std::size_t index) const { return Field(index, 1); }
	float FirstTime() const { return Time(0); }
	float LastTime() const { return Time(keyCount - 1); }

	/** The whole key; a short one comes with Keyframe's defaults. */
	Keyframe operator[](std::size_t index) const
	{
		Keyframe key;
		std::memcpy(&key, keys + index * keySize, keySize);
		return key;
	}

	/** Whether it goes on beyond its keys, on either side. */
	bool Repeats() const { return WrapMode::Repeats(preWrap) || WrapMode::Repeats(postWrap); }

private:
	float Field(std::size_t index, std::size_t field) const
	{
		float value;
		std::memcpy(&value, keys + index * keySize + field * sizeof(float), sizeof(value));
		return value;
	}
};

} // namespace mria
