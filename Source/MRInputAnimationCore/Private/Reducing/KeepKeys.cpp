// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reducing/KeepKeys.h"

#include "Reducing/ShortLinesAvx2.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mria
{

namespace KeepKeysDetail
{
/** Lines that pass more samples are not guessed at but searched for. */
constexpr std::size_t kLongestGuess = 16;

/** The highest of four bits, by the number they make. */
constexpr std::uint8_t kHighestBit[] = {0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3};

/** The first of four lengths to try, by the length of the line before: even, and at most that less one. */
constexpr std::uint8_t kFirstLength[kLongestGuess + 1] = {2, 2, 2, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14};

/** Sees whether a line surely leaves no error that is worse than the worst so far. */
struct Witness
{
	float harmlessPart = 0.0f;
	unsigned doubtful = 0;

	MRIA_FORCE_INLINE void See(Float4 squares, Float4 limits, unsigned wanted)
	{
		doubtful |= ~Bits(LessEqual(squares, limits * Float4::All(harmlessPart))) & wanted;
	}
};

/** Where lines are not tested eight samples at a time, none is short. */
constexpr std::size_t kLongestShort = 0;

template <std::size_t Width>
struct ShortLines
{
	ShortLines(const SampleRow&, const SampleColumns&, std::size_t) {}
	std::size_t Guess(std::size_t) const { return 0; }
	bool Passes(Float4, std::size_t, Witness&) const { return false; }
};

/** For as many keys as there can be; what is left over is taken off at the end. */
void MakeRoom(const KeepJob& job)
{
	job.kept.resize(job.samples.Count());
}

#define MRIA_KERNEL MRIA_FORCE_INLINE
#define MRIA_KERNEL_ENTRY
#include "Reducing/KeepKeysWalk.inl"
#undef MRIA_KERNEL
#undef MRIA_KERNEL_ENTRY

#if MRIA_X86
namespace Avx2
{
using mria::Avx2::FourSamples;
using mria::Avx2::kLongestShort;
using mria::Avx2::ShortLines;
#define MRIA_KERNEL MRIA_TARGET_AVX2 MRIA_FORCE_INLINE
#define MRIA_KERNEL_ENTRY MRIA_TARGET_AVX2
#include "Reducing/ChordTest.inl"
#include "Reducing/KeepKeysWalk.inl"
#undef MRIA_KERNEL
#undef MRIA_KERNEL_ENTRY
} // namespace Avx2
#endif

template <std::size_t Width>
void Keep(const KeepJob& job)
{
#if MRIA_X86
	if (HasAvx2())
	{
		return Avx2::KeepAll<Width>(job);
	}
#endif
	KeepAll<Width>(job);
}

template <std::size_t Width>
void KeepTwo(const KeepJob& position, const KeepJob& other, BytesAhead& ahead)
{
#if MRIA_X86
	if (HasAvx2())
	{
		return Avx2::KeepBoth<Width>(position, other, ahead);
	}
#endif
	KeepBoth<Width>(position, other, ahead);
}
} // namespace KeepKeysDetail

void FindCuts(Span<const float> times, const std::vector<float>& edges, KeptList& cuts)
{
	const auto count = static_cast<std::uint32_t>(times.size());
	cuts.clear();
	const auto add = [&](std::uint32_t index)
	{
		if (index < count && (cuts.empty() || cuts.back() < index))
		{
			cuts.push_back(index);
		}
	};
	add(0);
	for (const float edge : edges)
	{
		const auto after =
			static_cast<std::uint32_t>(std::lower_bound(times.begin(), times.end(), edge) - times.begin());
		add(after - 1); // none before the first: wraps to a number that is no index
		add(after);
	}
	add(count - 1);
}

void KeepWithin(const KeepJob& job)
{
	using namespace KeepKeysDetail;
	if (job.samples.Width() == kRotationWidth)
	{
		Keep<kRotationWidth>(job);
	}
	else
	{
		Keep<kPositionWidth>(job);
	}
}

void KeepWithin(const KeepJob& position, const KeepJob& other, BytesAhead& ahead)
{
	using namespace KeepKeysDetail;
	if (other.samples.Width() == kRotationWidth)
	{
		KeepTwo<kRotationWidth>(position, other, ahead);
	}
	else
	{
		KeepTwo<kPositionWidth>(position, other, ahead);
	}
}

} // namespace mria
