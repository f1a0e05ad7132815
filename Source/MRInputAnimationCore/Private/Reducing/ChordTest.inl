// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// Included by Chord.h, and by KeepKeys.cpp once more for AVX2, inside the namespace of its FourSamples, since GCC and
// Clang ask every function that touches AVX2 to say so (MRIA_KERNEL) and no template can.

/** How far samples of so many numbers are from a line. */
template <std::size_t Width>
struct ChordTest
{
	/** The squares of the distances of four samples, from `first` on. */
	MRIA_KERNEL static Float4 SquaresTo(const ChordStart& start, Float4 slope, const SampleRow& row, std::size_t first)
	{
		const Float4 since = Float4::Load(row.times + first) - Float4::All(start.time);
		const FourSamples samples = FourSamples::template Load<Width>(row.values + first * Width);
		const FourSamples steps = samples.Minus(FourSamples::All(start.value));
		return steps.Minus(FourSamples::All(slope).Times(since)).template Squares<Width>();
	}

	/**
	 * Whether the line passes samples `first` to `last` - 1. A NaN is never passed. The witness is shown squared
	 * distances and limits, four at a time, and which lanes count.
	 */
	template <typename Witness>
	MRIA_KERNEL static bool Passes(const ChordStart& start, Float4 slope, const SampleRow& row, std::size_t first,
		std::size_t last, Witness&& witness)
	{
		for (std::size_t i = first; i < last; i += kLanes)
		{
			const Float4 squares = SquaresTo(start, slope, row, i);
			const Float4 limits = Float4::Load(row.limits + i);
			const unsigned wanted = LanesOf(last - i);
			if ((~Bits(LessEqual(squares, limits)) & wanted) != 0)
			{
				const bool isLevel = Bits(Equal(slope, Float4::Zero())) == kAllLanes;
				return isLevel && IsConstant<Width>(start, row, first, last);
			}
			witness.See(squares, limits, wanted);
		}
		return true;
	}
};
