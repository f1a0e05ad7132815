// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/BezierSegment.h"
#include "Mria/Curve.h"
#include "Mria/CurveId.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>

namespace mria
{

/** A part of one curve without a key inside. Straight parts have no handles. */
struct CurvePiece
{
	BezierSegment course;
	bool isCurved = false;
};

/** The value and slope of a piece at a time from its start to its end. */
double ValueOf(const CurvePiece& piece, double time);
double SlopeOf(const CurvePiece& piece, double time);

/**
 * Walks the curves of one group along their common times and returns the exact course of each from one time to the
 * next, for any keys. Steps are level parts that end in a jump; beyond its keys a curve is level. Keys must be
 * finite and sorted, no curve may be empty, and the curves must not change.
 */
class GroupPieces
{
public:
	explicit GroupPieces(Span<const Curve> curves);

	/** Moves to the next time, or to the first one. Returns false at the end. */
	bool Next();

	float Time() const { return time_; }

	/** The course of the curve from the previous time to this one; not at the first time. */
	const CurvePiece& Piece(std::size_t curve) const { return pieces_[curve]; }

	/** The curve's values just before this time and from it on. */
	float Before(std::size_t curve) const { return before_[curve]; }
	float From(std::size_t curve) const { return from_[curve]; }

	/** Whether one of the curves jumps here: then all need two keys at this time. */
	bool HasJump() const { return before_ != from_; }

private:
	CurvePiece CutPiece(std::size_t curve, float end) const;

	Span<const Curve> curves_;
	std::array<std::size_t, kMostGroupCurves> passed_{};
	std::array<CurvePiece, kMostGroupCurves> pieces_;
	std::array<float, kMostGroupCurves> before_{};
	std::array<float, kMostGroupCurves> from_{};
	float time_ = 0.0f;
	bool isStarted_ = false;
};

/** Makes the keys of a curve out of pieces, one after the other. Numbers saturate at the largest float. */
class KeyBuilder
{
public:
	/** The first key, or after a jump another one at the time of the last. */
	void AddKey(float time, double value);

	/** The next key, with the handles between it and the last one; weights of 0 make a line. */
	void AddPiece(const BezierSegment& course);

	std::vector<Keyframe>& Keys() { return keys_; }

private:
	std::vector<Keyframe> keys_;
};

/** A double as a float; what is too large becomes the largest float. */
float SaturatedFloat(double value);

/** Whether the keys are sorted by time, and their times and values finite. */
bool HasCleanKeys(const Curve& curve);

/**
 * Gives each empty curve one key of value 0, which is how it plays, if others have keys. Returns false if no curve
 * has a key.
 */
bool FillEmptyCurves(Span<Curve> group);

/** Adds keys, on the curves as they are, until all share their times. Needs clean keys in every curve. */
void ShareKeyTimes(Span<Curve> group);

} // namespace mria
