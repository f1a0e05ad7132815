// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/QuickLook.h"

#include "Mria/Span.h"
#include "Simd/CpuFeatures.h"
#include "Simd/Float4.h"

#include <limits>

namespace mria
{

namespace QuickLookDetail
{
constexpr std::size_t kBatch = 4;

// Well within what Validate tolerates, so that rounding decides nothing. A length of 0.995 to 1.005 passes.
constexpr float kLeastSquare = 0.99f;
constexpr float kMostSquare = 1.01f;
constexpr float kLeastDot = 0.01f; ///< Of neighbours.

Float4 IsFiniteSize(Float4 size)
{
	return LessEqual(size, Float4::All((std::numeric_limits<float>::max)()));
}

/** Looks at the curves of a position, rotation or ray, four keys at a time. NaN fails every comparison. */
template <std::size_t Width>
class Look
{
public:
	explicit Look(Span<const CurveView> curves)
		: curves_(curves)
	{
	}

	bool AreFlawless()
	{
		const std::size_t count = curves_[0].size();
		if (count < kBatch)
		{
			return count == 0; // too few keys for the fast pass
		}
		Remember(Float4::All(-1.0f), 0);
		for (std::size_t key = 0; key + kBatch <= count; key += kBatch)
		{
			Take(key);
		}
		if (count % kBatch != 0)
		{
			Remember(Float4::All(curves_[0].Time(count - kBatch - 1)), count - kBatch - 1);
			Take(count - kBatch);
		}
		return Bits(fits_) == 15;
	}

private:
	/** Remembers the keys that the next ones are compared with. */
	void Remember(Float4 times, std::size_t key)
	{
		times_ = times;
		for (std::size_t i = 0; i < Width; ++i)
		{
			values_[i] = Float4::All(curves_[i].Value(key));
		}
	}

	MRIA_FORCE_INLINE void Take(std::size_t key)
	{
		Float4 values[Width];
		const Float4 times = Split(curves_[0].keys + key * kShortKeySize, values[0]);
		Float4 fits = Less(Float4::Shifted(times_, times), times) & LessEqual(Float4::Zero(), times) &
			IsFiniteSize(times) & IsFiniteSize(Abs(values[0]));
		for (std::size_t i = 1; i < Width; ++i)
		{
			const Float4 own = Split(curves_[i].keys + key * kShortKeySize, values[i]);
			fits = fits & Equal(own, times) & IsFiniteSize(Abs(values[i]));
		}
		if constexpr (Width == kRotationCurveCount)
		{
			fits = fits & AreRotations(values);
		}
		fits_ = fits_ & fits;
		times_ = times;
	}

	MRIA_FORCE_INLINE static Float4 Split(const std::uint8_t* keys, Float4& values)
	{
		const Float4 low = Float4::Load(keys);
		const Float4 high = Float4::Load(keys + 2 * kShortKeySize);
		values = Float4::Odds(low, high);
		return Float4::Evens(low, high);
	}

	MRIA_FORCE_INLINE Float4 AreRotations(const Float4 (&values)[Width])
	{
		Float4 square = Float4::Zero();
		Float4 dot = Float4::Zero();
		for (std::size_t i = 0; i < Width; ++i)
		{
			square = square + values[i] * values[i];
			dot = dot + Float4::Shifted(values_[i], values[i]) * values[i];
			values_[i] = values[i];
		}
		return Less(Float4::All(kLeastSquare), square) & Less(square, Float4::All(kMostSquare)) &
			Less(Float4::All(kLeastDot), dot);
	}

	Span<const CurveView> curves_;
	Float4 fits_ = Equal(Float4::Zero(), Float4::Zero());
	Float4 times_ = Float4::Zero();
	Float4 values_[Width];
};

bool AreFlawless(Span<const CurveView> curves)
{
	for (const CurveView& curve : curves)
	{
		if (curve.keySize != kShortKeySize || curve.keyCount != curves[0].keyCount)
		{
			return false;
		}
	}
	return curves.size() == kRotationCurveCount ? Look<kRotationCurveCount>(curves).AreFlawless()
												: Look<kPositionCurveCount>(curves).AreFlawless();
}
} // namespace QuickLookDetail

namespace ValidationDetail
{
QuickLook::QuickLook(const RecordingView& recording)
{
	for (std::size_t i = 0; i < kCurveGroupCount; ++i)
	{
		const CurveGroup group = CurveGroupAt(i);
		const bool isFlawless = QuickLookDetail::AreFlawless({&recording.curves[group.first], group.count});
		for (CurveId id = group.first; id < group.first + group.count; ++id)
		{
			flawless_[id] = isFlawless;
		}
	}
}

bool QuickLook::AreFlawless(CurveId first, std::size_t count) const
{
	bool areFlawless = true;
	for (CurveId id = first; id < first + count; ++id)
	{
		areFlawless = areFlawless && flawless_[id];
	}
	return areFlawless;
}
} // namespace ValidationDetail

} // namespace mria
