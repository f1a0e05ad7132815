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

/** The WrapMode values of Unity. Files may contain other values; they are kept and behave like `Default`. */
namespace WrapMode
{
inline constexpr std::int32_t Default = 0;
inline constexpr std::int32_t Once = 1;
inline constexpr std::int32_t Loop = 2;
inline constexpr std::int32_t PingPong = 4;
inline constexpr std::int32_t ClampForever = 8;

/** Whether Unity defines this mode. */
constexpr bool IsKnown(std::int32_t mode)
{
	return mode == Default || mode == Once || mode == Loop || mode == PingPong || mode == ClampForever;
}

/** Whether the curve repeats beyond its keys; all other modes hold the end values. */
constexpr bool Repeats(std::int32_t mode)
{
	return mode == Loop || mode == PingPong;
}
} // namespace WrapMode

/** The WeightedMode values of Unity: which side of a key uses its weight. */
namespace WeightedMode
{
inline constexpr std::int32_t None = 0;
inline constexpr std::int32_t In = 1;
inline constexpr std::int32_t Out = 2;
inline constexpr std::int32_t Both = 3;
} // namespace WeightedMode

/**
 * One key, with the memory layout of a full key in the file, so that arrays of keys can be viewed and copied as
 * bytes. The defaults of all fields except time and value are what a short key means: straight lines to its
 * neighbours.
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

/** Whether the value of a flag key means on; NaN means off. */
inline bool IsFlagOn(const float& value)
{
	return IsAbove(value, 0.5f);
}

/** A curve that owns its keys, in file order, sorted or not. Flag curves use only time and value. */
struct Curve
{
	std::int32_t preWrap = WrapMode::ClampForever;
	std::int32_t postWrap = WrapMode::ClampForever;
	std::vector<Keyframe> keys;
};

/**
 * A non-owning view of the keys of a curve: in the bytes of a file, at any alignment and with either key size, or in
 * a Curve. Reading a key costs one or a few loads.
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

	/** Returns a whole key; a short key gets the defaults of Keyframe. */
	Keyframe operator[](std::size_t index) const
	{
		Keyframe key;
		std::memcpy(&key, keys + index * keySize, keySize);
		return key;
	}

	/** Whether the curve repeats on either side. */
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
