// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cmath>

namespace mria
{

/** Metres, in the axes of whatever holds it: in a recording Unity's (left-handed, x right, y up, z forward). */
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

/** Anything shorter counts as length 0: its square is too small a float to keep all its digits. */
inline constexpr float kShortestLength = 2e-19f;

/** The same direction with length 1; a vector of length 0 or not finite gives forward, (0, 0, 1). */
inline Vec3 NormalizedOrForward(const Vec3& v)
{
	const float length = Length(v);
	return IsFinite(length) && length > kShortestLength ? v * (1.0f / length) : Vec3{0.0f, 0.0f, 1.0f};
}

inline float Dot(const Quat& a, const Quat& b)
{
	return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

/** The same rotation the other way round the sphere of quaternions. */
inline Quat operator-(const Quat& q)
{
	return {-q.x, -q.y, -q.z, -q.w};
}

/** First `b`, then `a`. */
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

/** The same rotation with length 1; length 0 (editor recordings of joint None) or not finite gives the identity. */
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

/** Radians from one unit rotation to the other, 0 to pi, whatever the signs; precise for small angles too. */
inline float AngleBetween(const Quat& a, const Quat& b)
{
	const Quat turn = Conjugate(a) * b;
	return 2.0f * std::atan2(Length({turn.x, turn.y, turn.z}), std::fabs(turn.w));
}

} // namespace mria
