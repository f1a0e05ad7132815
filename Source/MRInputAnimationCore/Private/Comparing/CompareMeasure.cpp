// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Comparing/CompareMeasure.h"

#include "Mria/FloatRules.h"
#include "Mria/Pose.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace CompareMeasureDetail
{
constexpr std::size_t kParts = 2; ///< Even: two parts at a time are measured.
constexpr std::size_t kPartsOfLongTurn = 16;
constexpr double kLongTurn = 0.9924; ///< The squared cosine of 5 degrees, which quaternions 10 degrees apart have.

double Dot3(const ComparedValues& a, const ComparedValues& b)
{
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double Dot4(const ComparedValues& a, const ComparedValues& b)
{
	return Dot3(a, b) + a[3] * b[3];
}

ComparedValues Mix(const ComparedValues& a, const ComparedValues& b, double part)
{
	ComparedValues out;
	for (std::size_t i = 0; i < out.size(); ++i)
	{
		out[i] = a[i] + (b[i] - a[i]) * part;
	}
	return out;
}

ComparedValues Minus(const ComparedValues& a, const ComparedValues& b)
{
	return {a[0] - b[0], a[1] - b[1], a[2] - b[2], 0.0};
}

/** Whether the sampler would normalise something of this squared length. */
bool HasLength(double square)
{
	constexpr double kShortest = static_cast<double>(kShortestLength);
	return square > kShortest * kShortest && square <= static_cast<double>((std::numeric_limits<float>::max)());
}

/** atan2 for a `sine` and `cosine` of 0 and more; the small angles that most are take no library call. */
double AngleOf(double sine, double cosine)
{
	constexpr double kTiny = 0.01; // beyond it the next term of the series would show
	if (sine <= kTiny * cosine)
	{
		const double x = sine / cosine;
		const double xx = x * x;
		return x * (1.0 - xx * (1.0 / 3.0 - xx * 0.2));
	}
	return std::atan2(sine, cosine);
}

/** An axis that is as long as the turn about it; its fourth number is that length again. */
ComparedValues TurnVector(const ComparedValues& axis, double sine, double angle)
{
	const double scale = sine > 0.0 ? angle / sine : 0.0;
	return {axis[0] * scale, axis[1] * scale, axis[2] * scale, std::fabs(angle)};
}

ComparedValues TurnBetween(const ComparedValues& rawA, const ComparedValues& rawB)
{
	constexpr ComparedValues kIdentity = {0.0, 0.0, 0.0, 1.0};
	const ComparedValues& a = HasLength(Dot4(rawA, rawA)) ? rawA : kIdentity;
	const ComparedValues& b = HasLength(Dot4(rawB, rawB)) ? rawB : kIdentity;
	const ComparedValues axis = {a[3] * b[0] - a[0] * b[3] - a[1] * b[2] + a[2] * b[1],
		a[3] * b[1] + a[0] * b[2] - a[1] * b[3] - a[2] * b[0], a[3] * b[2] - a[0] * b[1] + a[1] * b[0] - a[2] * b[3],
		0.0};
	const double sine = std::sqrt(Dot3(axis, axis));
	const double cosine = Dot4(a, b);
	const double angle = 2.0 * AngleOf(sine, std::fabs(cosine));
	return TurnVector(axis, sine, cosine < 0.0 ? -angle : angle); // of q and -q, the shorter turn
}

ComparedValues AngleBetween(const ComparedValues& rawA, const ComparedValues& rawB)
{
	constexpr ComparedValues kForward = {0.0, 0.0, 1.0, 0.0};
	const ComparedValues& a = HasLength(Dot3(rawA, rawA)) ? rawA : kForward;
	const ComparedValues& b = HasLength(Dot3(rawB, rawB)) ? rawB : kForward;
	const ComparedValues cross = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0], 0.0};
	const double cosine = Dot3(a, b);
	const double sine = std::sqrt(Dot3(cross, cross));
	return TurnVector(cross, sine, cosine > 0.0 ? AngleOf(sine, cosine) : std::atan2(sine, cosine));
}

bool IsLongTurn(const ComparedValues& a, const ComparedValues& b)
{
	const double dot = Dot4(a, b);
	return !IsAbove(dot, 0.0) || dot * dot < kLongTurn * Dot4(a, a) * Dot4(b, b);
}

void AddDistance(const ComparedPiece& piece, DeviationSum& sum)
{
	const ComparedValues from = Minus(piece.startA, piece.startB);
	const ComparedValues to = Minus(piece.endA, piece.endB);
	const double length = piece.end - piece.start;
	sum.AddPeak(std::sqrt(Dot3(from, from)), piece.start);
	sum.AddPeak(std::sqrt(Dot3(to, to)), piece.end);
	sum.integral += length * MeanLength(from, to);
	sum.squareIntegral += length * (Dot3(from, from) + Dot3(from, to) + Dot3(to, to)) / 3.0;
}

/**
 * The mean angle over two parts of equal length, from the turns at their three ends. An angle that passes near 0 has a
 * bend there that no rule for smooth functions follows: it is the length of a turn that goes straight by.
 */
double MeanAngle(const ComparedValues& from, const ComparedValues& middle, const ComparedValues& to)
{
	constexpr double kHalfTurn = 1.5; // radians; turns the other way round begin beyond
	const ComparedValues way = Minus(to, from);
	const double least = (std::min)({from[3], middle[3], to[3]});
	const double most = (std::max)({from[3], middle[3], to[3]});
	if (Dot3(way, way) <= 0.25 * least * least || most > kHalfTurn)
	{
		return (from[3] + 4.0 * middle[3] + to[3]) / 6.0; // Simpson
	}
	return 0.5 * (MeanLength(from, middle) + MeanLength(middle, to));
}

template <typename Turn>
void AddAngles(const ComparedPiece& piece, Turn turn, DeviationSum& sum)
{
	const bool isLong = IsLongTurn(piece.startA, piece.endA) || IsLongTurn(piece.startB, piece.endB);
	const std::size_t parts = isLong ? kPartsOfLongTurn : kParts;
	const double length = (piece.end - piece.start) * 2.0 / static_cast<double>(parts);
	const auto turnAt = [&](std::size_t index)
	{
		const double part = static_cast<double>(index) / static_cast<double>(parts);
		const ComparedValues value = turn(Mix(piece.startA, piece.endA, part), Mix(piece.startB, piece.endB, part));
		sum.AddPeak(value[3], piece.start + (piece.end - piece.start) * part);
		return value;
	};
	ComparedValues from = turnAt(0);
	for (std::size_t i = 0; i < parts; i += 2)
	{
		const ComparedValues middle = turnAt(i + 1);
		const ComparedValues to = turnAt(i + 2);
		sum.integral += length * MeanAngle(from, middle, to);
		sum.squareIntegral += length * (from[3] * from[3] + 4.0 * middle[3] * middle[3] + to[3] * to[3]) / 6.0;
		from = to;
	}
}
} // namespace CompareMeasureDetail

void DeviationSum::Add(const DeviationSum& other)
{
	if (!other.isEmpty)
	{
		AddPeak(other.largest, other.largestTime);
		integral += other.integral;
		squareIntegral += other.squareIntegral;
		seconds += other.seconds;
	}
}

Deviation DeviationSum::Get() const
{
	if (seconds <= 0.0)
	{
		return {largest, largestTime, largest, largest};
	}
	// Rounding must not leave a mean above the largest value.
	const double mean = (std::min)(integral / seconds, largest);
	return {largest, largestTime, mean, (std::min)(std::sqrt(squareIntegral / seconds), largest)};
}

double MeanLength(const ComparedValues& from, const ComparedValues& to)
{
	using namespace CompareMeasureDetail;
	const ComparedValues offset = Minus(to, from);
	const double offsetSquare = Dot3(offset, offset);
	const double nearest = offsetSquare > 0.0 ? -Dot3(from, offset) / offsetSquare : 0.0;
	const ComparedValues atNearest = Mix(from, to, std::clamp(nearest, 0.0, 1.0));
	if (offsetSquare <= 0.25 * Dot3(atNearest, atNearest))
	{
		// Gauss: far from 0 the length is smooth.
		constexpr double kOffset = 0.3872983346207417;
		const auto lengthAt = [&](double part)
		{
			const ComparedValues d = Mix(from, to, part);
			return std::sqrt(Dot3(d, d));
		};
		return (5.0 * lengthAt(0.5 - kOffset) + 8.0 * lengthAt(0.5) + 5.0 * lengthAt(0.5 + kOffset)) / 18.0;
	}
	// The integral of sqrt((way u)^2 + rest^2), u counted from the point of the line that is nearest to 0.
	const ComparedValues foot = Mix(from, to, nearest);
	const double rest = Dot3(foot, foot);
	const double speed = std::sqrt(offsetSquare);
	const auto integral = [&](double u)
	{
		const double bend = rest > 0.0 ? rest / speed * std::asinh(speed * u / std::sqrt(rest)) : 0.0;
		return 0.5 * (u * std::sqrt(offsetSquare * u * u + rest) + bend);
	};
	return integral(1.0 - nearest) - integral(-nearest);
}

void Measure(MeasureKind kind, const ComparedPiece& piece, DeviationSum& sum)
{
	using namespace CompareMeasureDetail;
	sum.seconds += piece.end - piece.start;
	if (piece.startA == piece.startB && piece.endA == piece.endB)
	{
		sum.AddPeak(0.0, piece.start); // not a rounding error more, and the common case
		return;
	}
	switch (kind)
	{
	case MeasureKind::Distance:
		return AddDistance(piece, sum);
	case MeasureKind::Turn:
		return AddAngles(piece, TurnBetween, sum);
	case MeasureKind::Direction:
		return AddAngles(piece, CompareMeasureDetail::AngleBetween, sum);
	}
}

} // namespace mria
