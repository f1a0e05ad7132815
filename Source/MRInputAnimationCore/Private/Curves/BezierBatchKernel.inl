// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// Included by BezierBatch.cpp once for each kind of lanes, inside that kind's namespace, since GCC and Clang ask every
// function that touches AVX2 to say so (MRIA_KERNEL) and no template can.

/** The segments seen from the end that is nearer in parameter: s is the distance from there, at most 1/2. */
struct Halves
{
	Lanes share; ///< Of the segment's time, from that end.
	Lanes beforeMiddle; ///< Share of the time missing until s is 1/2; at least 0.
	Lanes nearWeight, farWeight;
	Lanes nearValue, rise, nearRise, farRise;
};

/** What rounding took from the difference a - b. */
MRIA_KERNEL Lanes LostBy(Lanes a, Lanes b, Lanes difference)
{
	const Lanes minusB = difference - a;
	return (a - (difference - minusB)) - (b + minusB);
}

MRIA_KERNEL Halves LoadHalves(const BezierBatch& batch, std::size_t at)
{
	const Lanes time = Load(batch.time + at);
	const Lanes start = Load(batch.startTime + at);
	const Lanes end = Load(batch.endTime + at);
	const Lanes out = Load(batch.outWeight + at);
	const Lanes in = Load(batch.inWeight + at);
	const Lanes startValue = Load(batch.startValue + at);
	const Lanes endValue = Load(batch.endValue + at);
	const Lanes outRise = Load(batch.outRise + at);
	const Lanes inRise = Load(batch.inRise + at);
	const Lanes none = All(0.0f);

	const Lanes since = time - start;
	const Lanes until = end - time;
	const Lanes perDuration = All(1.0f) / (end - start);
	// Near a flat middle every bit of the distance to it counts, so what the differences lost is added back.
	const Lanes lost = LostBy(time, start, since) - LostBy(end, time, until);
	const Lanes fromMiddle = ((since - until) + lost) * (All(0.5f) * perDuration);
	const Lanes beforeMiddle = MulAdd(out - in, All(0.375f), none - fromMiddle);
	const Mask isFirst = LessEqual(none, beforeMiddle);
	const Lanes rise = endValue - startValue;
	return {Select(isFirst, since, until) * perDuration, Max(beforeMiddle, none - beforeMiddle),
		Select(isFirst, out, in), Select(isFirst, in, out), Select(isFirst, startValue, endValue),
		Select(isFirst, rise, none - rise), Select(isFirst, outRise, none - inRise),
		Select(isFirst, inRise, none - outRise)};
}

/**
 * Newton's method for d (c1 + d (c2 + d c3)) = wanted, where d is the distance in parameter from the end, or from the
 * middle if that is nearer. Measured over all weights from 0 to 1, four steps from the guess leave less than float
 * rounding, so no bracket is kept.
 */
MRIA_KERNEL Lanes SolveParameter(const Halves& h)
{
	const Lanes one = All(1.0f);
	const Lanes tiny = All(1e-30f);
	const Lanes gap = one - h.farWeight;
	const Lanes shareAtQuarter =
		MulAdd(h.nearWeight, All(27.0f / 64.0f), MulAdd(gap, All(9.0f / 64.0f), All(1.0f / 64.0f)));
	const Mask isNearEnd = LessEqual(h.share, shareAtQuarter);

	const Lanes c1 = Select(isNearEnd, All(3.0f) * h.nearWeight, All(0.75f) * ((one - h.nearWeight) + gap));
	const Lanes c2 =
		Select(isNearEnd, MulAdd(h.nearWeight, All(-6.0f), All(3.0f) * gap), All(1.5f) * (h.nearWeight - h.farWeight));
	const Lanes c3 = MulAdd(h.nearWeight + h.farWeight, All(3.0f), All(-2.0f));
	const Lanes wanted = Select(isNearEnd, h.share, h.beforeMiddle);

	// The sum of three rising terms reaches `wanted` a little before the first of them does alone.
	const Lanes square = Select(isNearEnd, All(3.0f) * gap, tiny);
	const Lanes cube = Select(isNearEnd, one, c3);
	const Lanes byLine = wanted / Max(c1, tiny);
	const Lanes bySquare = Sqrt(wanted / Max(square, tiny));
	const Lanes byCube = CubeRootGuess(wanted / Max(cube, tiny));
	const Lanes reach = All(0.3f);
	Lanes d = All(kGuessShare) * Min(Min(byLine, bySquare), Min(byCube, reach));
	for (int step = 0; step < kNewtonSteps; ++step)
	{
		const Lanes excess = MulAdd(MulAdd(MulAdd(c3, d, c2), d, c1), d, All(0.0f) - wanted);
		const Lanes speed = MulAdd(MulAdd(All(3.0f) * c3, d, c2 + c2), d, c1);
		d = Min(Max(d - excess / Max(speed, tiny), All(0.0f)), reach);
	}
	return Select(isNearEnd, d, All(0.5f) - d);
}

MRIA_KERNEL Lanes ValueAt(const Halves& h, Lanes s)
{
	const Lanes u = All(1.0f) - s;
	const Lanes handles = MulAdd(u, h.nearRise, s * (h.rise - h.farRise));
	return MulAdd(s, MulAdd(All(3.0f) * u, handles, s * s * h.rise), h.nearValue);
}

/** Bit n is set when both weights of lane n are from 0 to 1. */
MRIA_KERNEL unsigned OrdinaryLanes(const Halves& h)
{
	const Lanes low = All(0.0f);
	const Lanes high = All(1.0f);
	return Bits(LessEqual(low, h.nearWeight)) & Bits(LessEqual(h.nearWeight, high)) &
		Bits(LessEqual(low, h.farWeight)) & Bits(LessEqual(h.farWeight, high));
}

/** Whether no lane has weights, so that parameters run with the time and nothing is to be solved. */
MRIA_KERNEL bool AreUnweighted(const BezierBatch& batch, std::size_t at)
{
	const Lanes third = All(1.0f / 3.0f);
	const Lanes out = Load(batch.outWeight + at);
	const Lanes in = Load(batch.inWeight + at);
	constexpr unsigned kAll = (1u << Lanes::kCount) - 1u;
	return (Bits(LessEqual(Max(out, in), third)) & Bits(LessEqual(third, Min(out, in)))) == kAll;
}

MRIA_KERNEL Lanes UnweightedValue(const BezierBatch& batch, std::size_t at)
{
	const Lanes none = All(0.0f);
	const Lanes start = Load(batch.startTime + at);
	const Lanes end = Load(batch.endTime + at);
	const Lanes since = Load(batch.time + at) - start;
	const Lanes until = end - Load(batch.time + at);
	const Lanes outRise = Load(batch.outRise + at);
	const Lanes inRise = Load(batch.inRise + at);
	const Lanes startValue = Load(batch.startValue + at);
	const Lanes endValue = Load(batch.endValue + at);
	const Mask isFirst = LessEqual(since, until);
	Halves h;
	h.share = Select(isFirst, since, until) / (end - start);
	h.nearValue = Select(isFirst, startValue, endValue);
	h.rise = Select(isFirst, endValue, startValue) - h.nearValue;
	h.nearRise = Select(isFirst, outRise, none - inRise);
	h.farRise = Select(isFirst, inRise, none - outRise);
	return ValueAt(h, h.share);
}

MRIA_KERNEL void SolveAt(const BezierBatch& batch, std::size_t at)
{
	if (AreUnweighted(batch, at))
	{
		return Store(batch.value + at, UnweightedValue(batch, at));
	}
	const Halves halves = LoadHalves(batch, at);
	Store(batch.value + at, ValueAt(halves, SolveParameter(halves)));
	constexpr unsigned kAll = (1u << Lanes::kCount) - 1u;
	const unsigned ordinary = OrdinaryLanes(halves);
	if (ordinary != kAll)
	{
		SolveOneByOne(batch, at, kAll & ~ordinary);
	}
}

MRIA_KERNEL_ENTRY void SolveAll(const BezierBatch& batch)
{
	const std::size_t whole = batch.count - batch.count % Lanes::kCount;
	for (std::size_t at = 0; at < whole; at += Lanes::kCount)
	{
		SolveAt(batch, at);
	}
	if (whole < batch.count)
	{
		PaddedTail tail(batch, whole);
		SolveAt(tail.batch, 0);
		tail.CopyBack(batch, whole);
	}
}
