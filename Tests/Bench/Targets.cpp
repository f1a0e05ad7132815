// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Targets.h"

#include "Names.h"

#include <algorithm>
#include <cstdio>

namespace mria::bench
{

namespace TargetsDetail
{
std::string Text(const char* format, double value)
{
	char text[64];
	std::snprintf(text, sizeof(text), format, value);
	return text;
}

/** "0.25", or "1/45" where that says more. */
enum class Style
{
	Decimal,
	Fraction,
};

std::string RatioText(double ratio, Style style)
{
	return style == Style::Fraction ? "1/" + Text("%.0f", 1.0 / ratio) : Text(ratio < 0.1 ? "%.3f" : "%.2f", ratio);
}

/** One time in parts of another, and how large that may be. */
struct Limit
{
	const char* ours;
	const char* theirs;
	double most;
	Style style = Style::Decimal;
};

class Judge
{
public:
	explicit Judge(const Medians& medians)
		: medians_(medians)
	{
	}

	TargetRow AtMost(std::string what, std::string target, const std::vector<Limit>& limits) const
	{
		TargetRow row{std::move(what), std::move(target), "", true};
		for (const Limit& limit : limits)
		{
			const std::optional<double> ratio = Ratio(limit.ours, limit.theirs);
			if (!ratio)
			{
				return {row.what, row.target, "not run", std::nullopt};
			}
			row.measured += (row.measured.empty() ? "" : ", ") + RatioText(*ratio, limit.style);
			row.isMet = *row.isMet && *ratio <= limit.most;
		}
		return row;
	}

	/** Of a bandwidth, for the same bytes: their time in parts of ours. */
	TargetRow AtLeast(std::string what, std::string target, const char* ours, const char* theirs, double least) const
	{
		const std::optional<double> ratio = Ratio(theirs, ours);
		if (!ratio)
		{
			return {std::move(what), std::move(target), "not run", std::nullopt};
		}
		return {std::move(what), std::move(target), RatioText(*ratio, Style::Decimal), *ratio >= least};
	}

	TargetRow Bezier(std::string what, std::string target, const Facts& facts) const
	{
		constexpr double kMostOfCubic = 12.0 / 2.3;
		constexpr double kMostError = 2e-6;
		const std::optional<double> cubic = medians_.Of(names::kCubic);
		const std::optional<double> ordinary = medians_.Of(names::kBezier);
		const std::optional<double> extreme = medians_.Of(names::kBezierExtreme);
		if (!cubic || !ordinary || !extreme)
		{
			return {std::move(what), std::move(target), "not run", std::nullopt};
		}
		const std::string measured = Text("%.1f ns", *ordinary) + Text(" (extreme weights %.1f ns)", *extreme) +
			Text(" where the plain cubic takes %.1f ns", *cubic) + Text(", error %.1e", facts.ordinaryError) +
			Text(" (extreme %.1e)", facts.extremeError);
		const bool isFast = std::max(*ordinary, *extreme) <= kMostOfCubic * *cubic;
		const bool isExact = std::max(facts.ordinaryError, facts.extremeError) <= kMostError;
		return {std::move(what), std::move(target), measured, isFast && isExact};
	}

private:
	std::optional<double> Ratio(const char* a, const char* b) const
	{
		const std::optional<double> of = medians_.Of(a);
		const std::optional<double> to = medians_.Of(b);
		return of && to ? std::optional<double>(*of / *to) : std::nullopt;
	}

	const Medians& medians_;
};
} // namespace TargetsDetail

std::vector<TargetRow> JudgeTargets(const Medians& medians, const Facts& facts)
{
	using namespace TargetsDetail;
	using namespace names;
	const Judge judge(medians);
	return {
		judge.AtLeast("load, every key validated, reused memory, 60 s, caches cold", "≥ 1.0 of memcpy bandwidth",
			kColdLoad, kColdCopy, 1.0),
		judge.AtLeast("load into fresh memory", "≥ 1.4 of memcpy into fresh memory", kFreshLoad, kFreshCopy, 1.4),
		judge.AtMost("open in memory, no key read", "≤ 0.05 of memcpy time", {{kOpen, kCopy, 0.05}}),
		judge.AtLeast("1.0 files, 28-byte keys", "≥ 0.8 of memcpy bandwidth", kLoad10, kCopy10, 0.8),
		judge.AtMost("frame, playback 60 s at 60 Hz", "≤ 0.25 of cursor-per-curve", {{kPlay, kPlayCursor, 0.25}}),
		judge.AtMost("frame, playback at 90 Hz", "≤ 0.13 of cursor-per-curve", {{kPlay90, kPlay90Cursor, 0.13}}),
		judge.AtMost("frame, random, 60 s", "≤ 0.04 of binary search per curve, ≤ 1/75 of Unity-like",
			{{kRandom, kRandomSearch, 0.04}, {kRandom, kRandomUnity, 1.0 / 75.0, Style::Fraction}}),
		judge.AtMost("30 min playback frame against 60 s", "≤ 1.15", {{kPlayLong, kPlay, 1.15}}),
		judge.AtMost("random frame in 2 h, and in 30 min of which 29 rest, against 60 s", "≤ 2, ≤ 1.3",
			{{kRandomTwoHours, kRandom, 2.0}, {kRandomResting, kRandom, 1.3}}),
		judge.AtMost("playback frame, every key with tangents, with weights, against straight", "≤ 8, ≤ 8",
			{{kPlayCubic, kPlay, 8.0}, {kPlayWeighted, kPlay, 8.0}}),
		judge.AtMost(
			"load, every curve with key times of its own, against common times", "≤ 6", {{kLoadOwnTimes, kLoad, 6.0}}),
		judge.AtMost("frame recorded, reduced as it comes", "≤ 0.75 of a 28-byte key for each curve",
			{{kRecord, kRecordPlain, 0.75}}),
		{"resident memory", "≤ 0.87 of the 1.1 file", Text("%.2f", facts.memory), facts.memory <= 0.87},
		judge.Bezier("weighted Bézier evaluation, many at once",
			"≤ 12 ns where the plain cubic takes 2.3 ns, error ≤ 2e-6", facts),
		{"difference from the reference evaluator", "≤ 2e-7", Text("%.1e", facts.difference), facts.difference <= 2e-7},
		judge.AtMost("reduce a minute, a key a frame, clean and noisy",
			"≤ 1/6, ≤ 1/5 of a plain port of MRTK's reducer",
			{{kReduce, kReducePort, 1.0 / 6.0}, {kReduceNoisy, kReduceNoisyPort, 1.0 / 5.0}}),
		{"keys that reducing keeps, clean and noisy", "≤ 1.05, ≤ 1.3 of MRTK's",
			Text("%.2f", facts.cleanKeys) + Text(", %.2f", facts.noisyKeys),
			facts.cleanKeys <= 1.05 && facts.noisyKeys <= 1.3},
		{"allocations per frame", "0, counted by a test", std::to_string(facts.allocations), facts.allocations == 0},
	};
}

} // namespace mria::bench
