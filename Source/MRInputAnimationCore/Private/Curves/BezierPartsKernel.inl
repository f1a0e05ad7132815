// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// Included by BezierParts.cpp once for each kind of lanes, inside that kind's namespace, since GCC and Clang ask every
// function that touches AVX2 to say so (MRIA_KERNEL) and no template can.

/** Where and how the segments are to be solved. */
struct TimeLanes
{
	Lanes time, start, end, outWeight, inWeight;
};

/** The segments seen from the end that is nearer in parameter: s is the distance from there, at most 1/2. */
struct Halves
{
	Lanes side; ///< At least 0 where that is the start.
	Lanes share; ///< Of the segment's time, from that end.
	Lanes beforeMiddle; ///< Share of the time missing until s is 1/2; at least 0.
	Lanes nearWeight, farWeight;
};

/** BezierParts in lanes. */
struct PartLanes
{
	Lanes side, ofRise, ofOut, ofIn;
};

/** What rounding took from the difference a - b. */
MRIA_KERNEL Lanes LostBy(Lanes a, Lanes b, Lanes difference)
{
	const Lanes minusB = difference - a;
	return (a - (difference - minusB)) - (b + minusB);
}

MRIA_KERNEL Halves HalvesOf(const TimeLanes& t)
{
	const Lanes none = All(0.0f);
	const Lanes since = t.time - t.start;
	const Lanes until = t.end - t.time;
	const Lanes perDuration = All(1.0f) / (t.end - t.start);
	// Near a flat middle every bit of the distance to it counts, so what the differences lost is added back.
	const Lanes lost = LostBy(t.time, t.start, since) - LostBy(t.end, t.time, until);
	const Lanes fromMiddle = ((since - until) + lost) * (All(0.5f) * perDuration);
	const Lanes beforeMiddle = MulAdd(t.outWeight - t.inWeight, All(0.375f), none - fromMiddle);
	const Mask isFirst = LessEqual(none, beforeMiddle);
	return {beforeMiddle, Select(isFirst, since, until) * perDuration, Max(beforeMiddle, none - beforeMiddle),
		Select(isFirst, t.outWeight, t.inWeight), Select(isFirst, t.inWeight, t.outWeight)};
}

/** What d (c1 + d (c2 + d c3)) = wanted is solved with: a rising cubic, from 0 on. */
struct Cubic
{
	Lanes c1, c2, c3, wanted;

	MRIA_KERNEL Lanes ExcessAt(Lanes d) const
	{
		return MulAdd(MulAdd(MulAdd(c3, d, c2), d, c1), d, All(0.0f) - wanted);
	}
	MRIA_KERNEL Lanes SpeedAt(Lanes d) const { return MulAdd(MulAdd(All(3.0f) * c3, d, c2 + c2), d, c1); }
	MRIA_KERNEL Lanes Newton(Lanes d) const { return Inside(d - ExcessAt(d) / Max(SpeedAt(d), All(kTiny))); }

	/** Halley's method, which triples the digits at the price of Newton's and a few products. */
	MRIA_KERNEL Lanes Halley(Lanes d) const
	{
		const Lanes excess = ExcessAt(d);
		const Lanes speed = SpeedAt(d);
		const Lanes halfBend = MulAdd(All(3.0f) * c3, d, c2);
		return Inside(d - excess * speed / Max(speed * speed - excess * halfBend, All(kTiny)));
	}

	MRIA_KERNEL static Lanes Inside(Lanes d) { return Min(Max(d, All(0.0f)), All(kReach)); }
};

/**
 * The parameter by its distance d from the end, or from the middle if that is nearer. Measured over all weights from 0
 * to 1, two of Halley's steps from the guess, and where the second one was not tiny one of Newton's, leave less than
 * float rounding, so no bracket is kept. Ordinary weights do without the third. Whether a lane gets it does not depend
 * on the others.
 */
MRIA_KERNEL Lanes SolveParameter(const Halves& h)
{
	const Lanes one = All(1.0f);
	const Lanes tiny = All(kTiny);
	const Lanes gap = one - h.farWeight;
	const Lanes shareAtQuarter =
		MulAdd(h.nearWeight, All(27.0f / 64.0f), MulAdd(gap, All(9.0f / 64.0f), All(1.0f / 64.0f)));
	const Mask isNearEnd = LessEqual(h.share, shareAtQuarter);

	Cubic about;
	about.c1 = Select(isNearEnd, All(3.0f) * h.nearWeight, All(0.75f) * ((one - h.nearWeight) + gap));
	about.c2 =
		Select(isNearEnd, MulAdd(h.nearWeight, All(-6.0f), All(3.0f) * gap), All(1.5f) * (h.nearWeight - h.farWeight));
	about.c3 = MulAdd(h.nearWeight + h.farWeight, All(3.0f), All(-2.0f));
	about.wanted = Select(isNearEnd, h.share, h.beforeMiddle);

	// The sum of three rising terms reaches `wanted` a little before the first of them does alone.
	const Lanes square = Select(isNearEnd, All(3.0f) * gap, tiny);
	const Lanes cube = Select(isNearEnd, one, about.c3);
	const Lanes byLine = about.wanted / Max(about.c1, tiny);
	const Lanes bySquare = Sqrt(about.wanted / Max(square, tiny));
	const Lanes byCube = CubeRootGuess(about.wanted / Max(cube, tiny));
	Lanes d = All(kGuessShare) * Min(Min(byLine, bySquare), Min(byCube, All(kReach)));
	d = about.Halley(d);
	const Lanes before = d;
	d = about.Halley(d);
	const Lanes step = Max(d - before, before - d);
	const Mask isFound = LessEqual(step, d * All(kTinyStep));
	constexpr unsigned kAll = (1u << Lanes::kCount) - 1u;
	if (Bits(isFound) != kAll)
	{
		d = Select(isFound, d, about.Newton(d));
	}
	return Select(isNearEnd, d, All(0.5f) - d);
}

/** At s from the near end: from the far one, the handles change places and the rise is a fall. */
MRIA_KERNEL PartLanes PartsAt(Lanes side, Lanes s)
{
	const Lanes u = All(1.0f) - s;
	const Lanes threeProducts = All(3.0f) * s * u;
	const Lanes ofNear = threeProducts * u;
	const Lanes ofFar = threeProducts * s;
	const Lanes ofRise = MulAdd(s * s, s, ofFar);
	const Mask isFirst = LessEqual(All(0.0f), side);
	return {side, Select(isFirst, ofRise, All(0.0f) - ofRise), Select(isFirst, ofNear, ofFar),
		Select(isFirst, ofFar, ofNear)};
}

/** Whether no lane has weights, so that parameters run with the time and nothing is to be solved. */
MRIA_KERNEL bool AreUnweighted(const TimeLanes& t)
{
	const Lanes third = All(1.0f / 3.0f);
	constexpr unsigned kAll = (1u << Lanes::kCount) - 1u;
	return (Bits(LessEqual(Max(t.outWeight, t.inWeight), third)) &
			   Bits(LessEqual(third, Min(t.outWeight, t.inWeight)))) == kAll;
}

MRIA_KERNEL PartLanes PartsOf(const TimeLanes& t)
{
	if (AreUnweighted(t))
	{
		const Lanes since = t.time - t.start;
		const Lanes until = t.end - t.time;
		return PartsAt(until - since, Min(since, until) / (t.end - t.start));
	}
	const Halves halves = HalvesOf(t);
	return PartsAt(halves.side, SolveParameter(halves));
}

MRIA_KERNEL_ENTRY void SolveAll(const BezierTimes& times, const BezierParts& parts)
{
	const Lanes now = All(times.time);
	for (std::size_t at = 0; at < times.count; at += Lanes::kCount)
	{
		const PartLanes solved = PartsOf({now, Load(times.startTime + at), Load(times.endTime + at),
			Load(times.outWeight + at), Load(times.inWeight + at)});
		Store(parts.side + at, solved.side);
		Store(parts.ofRise + at, solved.ofRise);
		Store(parts.ofOut + at, solved.ofOut);
		Store(parts.ofIn + at, solved.ofIn);
	}
}
