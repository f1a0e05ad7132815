// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/CurvePieces.h"
#include "Editing/GroupMix.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mria
{

namespace GroupMixPiecesDetail
{
constexpr int kMostHalvings = 6; // 64 pieces
constexpr int kProbes = 8; // a piece is probed at each eighth

/** Below this part of the values no cubic is better than the floats it is made of. */
constexpr double kRounding = 1e-6;

using Courses = std::array<BezierSegment, kMostGroupCurves>;

/** Mixes a group piece by piece into keys that its curves share. */
class PieceMixer
{
public:
	PieceMixer(Span<const Curve> group, const GroupMix& mix, double tolerance, MixReport& report)
		: pieces_(group)
		, count_(group.size())
		, mix_(mix)
		, tolerance_(tolerance)
		, report_(report)
	{
	}

	void Run(Span<Curve> out)
	{
		pieces_.Next();
		AddKeys(&GroupPieces::Before);
		AddJump();
		while (pieces_.Next())
		{
			AddStretch();
			AddJump();
		}
		for (std::size_t i = 0; i < count_; ++i)
		{
			out[i].keys = std::move(builders_[i].Keys());
		}
	}

private:
	void AddKeys(float (GroupPieces::*value)(std::size_t) const)
	{
		GroupMix::Values values{};
		for (std::size_t i = 0; i < count_; ++i)
		{
			values[i] = static_cast<double>((pieces_.*value)(i));
		}
		for (std::size_t i = 0; i < count_; ++i)
		{
			builders_[i].AddKey(pieces_.Time(), mix_.Apply(i, values) + mix_.offset[i]);
		}
	}

	void AddJump()
	{
		if (pieces_.HasJump())
		{
			AddKeys(&GroupPieces::From);
		}
	}

	/** From the time before to this one: with the weights of the curved pieces, if these have the same. */
	void AddStretch()
	{
		const CurvePiece* model = nullptr;
		bool isSame = true;
		for (std::size_t i = 0; i < count_; ++i)
		{
			const CurvePiece& piece = pieces_.Piece(i);
			model = piece.isCurved && !model ? &piece : model;
			isSame = isSame &&
				(!piece.isCurved ||
					(piece.course.outWeight == model->course.outWeight &&
						piece.course.inWeight == model->course.inWeight));
		}
		if (!isSame)
		{
			++report_.sampledSegments;
			AddSampled(pieces_.Piece(0).course.startTime, pieces_.Piece(0).course.endTime, kMostHalvings);
			return;
		}
		AddMixed(model ? model->course.outWeight : 0.0, model ? model->course.inWeight : 0.0);
	}

	void AddMixed(double outWeight, double inWeight)
	{
		Courses courses;
		for (std::size_t i = 0; i < count_; ++i)
		{
			const CurvePiece& piece = pieces_.Piece(i);
			courses[i] = piece.course;
			if (!piece.isCurved) // handles along a line leave it a line
			{
				const double rise = piece.course.endValue - piece.course.startValue;
				courses[i].outWeight = outWeight;
				courses[i].inWeight = inWeight;
				courses[i].outRise = outWeight * rise;
				courses[i].inRise = inWeight * rise;
			}
		}
		AddCourses(courses);
	}

	void AddCourses(const Courses& courses)
	{
		const auto all = [&](double BezierSegment::*member)
		{
			GroupMix::Values values{};
			for (std::size_t i = 0; i < count_; ++i)
			{
				values[i] = courses[i].*member;
			}
			return values;
		};
		const GroupMix::Values ends = all(&BezierSegment::endValue);
		const GroupMix::Values outRises = all(&BezierSegment::outRise);
		const GroupMix::Values inRises = all(&BezierSegment::inRise);
		for (std::size_t i = 0; i < count_; ++i)
		{
			BezierSegment mixed = courses[i];
			mixed.endValue = mix_.Apply(i, ends) + mix_.offset[i];
			mixed.outRise = mix_.Apply(i, outRises);
			mixed.inRise = mix_.Apply(i, inRises);
			builders_[i].AddPiece(mixed);
		}
	}

	/** Halves a stretch until unweighted cubics, with the values and slopes of the curves, follow all of them. */
	void AddSampled(double start, double end, int halvings)
	{
		Courses courses;
		for (std::size_t i = 0; i < count_; ++i)
		{
			courses[i] = CubicAlong(pieces_.Piece(i), start, end);
		}
		const double error = ErrorOf(courses);
		const double middle = static_cast<double>(static_cast<float>(0.5 * (start + end)));
		if (halvings > 0 && middle > start && middle < end && error > Tolerance(courses))
		{
			AddSampled(start, middle, halvings - 1);
			AddSampled(middle, end, halvings - 1);
			return;
		}
		report_.largestError = (std::max)(report_.largestError, error);
		AddCourses(courses);
	}

	static BezierSegment CubicAlong(const CurvePiece& piece, double start, double end)
	{
		constexpr double kUnweighted = 1.0 / 3.0;
		BezierSegment cubic;
		cubic.startTime = start;
		cubic.endTime = end;
		cubic.startValue = start == piece.course.startTime ? piece.course.startValue : ValueOf(piece, start);
		cubic.endValue = end == piece.course.endTime ? piece.course.endValue : ValueOf(piece, end);
		cubic.outWeight = cubic.inWeight = kUnweighted;
		cubic.outRise = SlopeOf(piece, start) * (end - start) * kUnweighted;
		cubic.inRise = SlopeOf(piece, end) * (end - start) * kUnweighted;
		return cubic;
	}

	double ErrorOf(const Courses& courses) const
	{
		double largest = 0.0;
		for (int probe = 1; probe < kProbes; ++probe)
		{
			const double share = static_cast<double>(probe) / kProbes;
			const double time = courses[0].startTime * (1.0 - share) + courses[0].endTime * share;
			double square = 0.0;
			for (std::size_t i = 0; i < count_; ++i)
			{
				const double miss = CubicValue(courses[i], time) - ValueOf(pieces_.Piece(i), time);
				square += miss * miss;
			}
			largest = (std::max)(largest, std::sqrt(square));
		}
		return largest;
	}

	double Tolerance(const Courses& courses) const
	{
		double size = 0.0;
		for (std::size_t i = 0; i < count_; ++i)
		{
			size = (std::max)({size, std::fabs(courses[i].startValue), std::fabs(courses[i].endValue)});
		}
		return (std::max)(tolerance_, kRounding * size);
	}

	GroupPieces pieces_;
	std::size_t count_;
	const GroupMix& mix_;
	double tolerance_;
	MixReport& report_;
	std::array<KeyBuilder, kMostGroupCurves> builders_;
};
} // namespace GroupMixPiecesDetail

void MixPieces(Span<Curve> group, const GroupMix& mix, double tolerance, MixReport& report)
{
	GroupMixPiecesDetail::PieceMixer(group, mix, tolerance, report).Run(group);
}

} // namespace mria
