// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cmath>

namespace mria
{

/**
 * Metres, in the axes of the object that contains it. In a recording these are those of Unity: left-handed, x right,
 * y up, z forward.
 */
struct Vec3
{
	float x = 0.0f;
	float y = 0.0f;
	float z = 0.0f;
};

struct Quat
{
	float x = 0.0f;
	float y = 0.0f;
	float z = 0.0f;
	float w = 1.0f;
};

struct Pose
{
	Vec3 position;
	Quat rotation;
};

struct Ray
{
	Vec3 origin;
	Vec3 direction{0.0f, 0.0f, 1.0f};
};

inline Vec3 operator+(const Vec3& a, const Vec3& b)
{
	return {a.x + b.x, a.y + b.y, a.z + b.z};
}

inline Vec3 operator-(const Vec3& a, const Vec3& b)
{
	return {a.x - b.x, a.y - b.y, a.z - b.z};
}

inline Vec3 operator*(const Vec3& v, float s)
{
	return {v.x * s, v.y * s, v.z * s};
}

inline float Dot(const Vec3& a, const Vec3& b)
{
	return a.x * b.x + a.y * b.y + a.z * b.z;
}

inline Vec3 Cross(const Vec3& a, const Vec3& b)
{
	return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

inline float Length(const Vec3& v)
{
	return std::sqrt(Dot(v, v));
}

/** Shorter vectors count as length 0, because their square loses precision as a float. */
inline constexpr float kShortestLength = 2e-19f;

/** Returns the direction with length 1; forward, (0, 0, 1), for vectors of length 0, NaN or infinity. */
inline Vec3 NormalizedOrForward(const Vec3& v)
{
	const float length = Length(v);
	return IsFinite(length) && length > kShortestLength ? v * (1.0f / length) : Vec3{0.0f, 0.0f, 1.0f};
}

inline float Dot(const Quat& a, const Quat& b)
{
	return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

/** The negated quaternion, which is the same rotation. */
inline Quat operator-(const Quat& q)
{
	return {-q.x, -q.y, -q.z, -q.w};
}

/** The rotation `b` followed by `a`. */
inline Quat operator*(const Quat& a, const Quat& b)
{
	return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
		a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

inline Quat Conjugate(const Quat& q)
{
	return {-q.x, -q.y, -q.z, q.w};
}

inline Vec3 Rotate(const Quat& q, const Vec3& v)
{
	const Vec3 axis{q.x, q.y, q.z};
	const Vec3 twice = Cross(axis, v) * 2.0f;
	return v + twice * q.w + Cross(axis, twice);
}

/**
 * Returns the rotation with length 1; the identity for length 0 (recordings made in the editor store it for joint
 * None), NaN or infinity.
 */
inline Quat NormalizedOrIdentity(const Quat& q)
{
	const float length = std::sqrt(Dot(q, q));
	if (!IsFinite(length) || length <= kShortestLength)
	{
		return {};
	}
	const float scale = 1.0f / length;
	return {q.x * scale, q.y * scale, q.z * scale, q.w * scale};
}

/** Angle between two unit rotations in radians, 0 to pi, regardless of signs. Accurate for small angles too. */
inline float AngleBetween(const Quat& a, const Quat& b)
{
	const Quat turn = Conjugate(a) * b;
	return 2.0f * std::atan2(Length({turn.x, turn.y, turn.z}), std::fabs(turn.w));
}

} // namespace mria
