// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// Included by KeepKeys.cpp, and once more for AVX2, inside the namespace of its FourSamples: see ChordTest.inl.

#include "Mria/FloatRules.h" // included long before, so that this adds nothing to the namespace

/** Goes along a row of samples from key to key and adds them. */
template <std::size_t Width>
class Walk
{
public:
	MRIA_KERNEL explicit Walk(const KeepJob& job)
		: row_(job.samples.Row())
		, columns_(job.samples.Columns())
		, rules_(job.samples.Rules())
		, hasRoom_(job.samples.HasRoom())
		, longestStep_(Float4::All(LongestStep(job.samples.Rules(), job.samples.Shortest())))
		, worst_(job.worst)
		, cut_(job.cuts.begin())
		, lastCut_(job.cuts.end() - 1)
		, first_(*cut_)
		, keptStart_(job.kept.data())
		, kept_(keptStart_)
	{
		*kept_++ = *cut_;
		EnterCut();
	}

	MRIA_KERNEL bool HasMore() const { return cut_ != lastCut_; }
	MRIA_KERNEL std::size_t KeptCount() const { return static_cast<std::size_t>(kept_ - keptStart_); }

	/** Goes to the next key. */
	MRIA_KERNEL void Go()
	{
		const std::size_t next = first_ < guessEnd_ && stride_ <= kLongestGuess ? StepShort(first_, last_, stride_)
																				: StepLong(first_, last_, stride_);
		stride_ = next - first_;
		first_ = next;
		*kept_++ = static_cast<std::uint32_t>(next);
		if (next == last_)
		{
			++cut_;
			EnterCut();
		}
	}

private:
	MRIA_KERNEL void EnterCut()
	{
		last_ = HasMore() ? cut_[1] : first_;
		guessEnd_ = hasRoom_ && last_ > kLongestGuess + kLanes ? last_ - kLongestGuess - kLanes : 0;
		stride_ = 2;
	}

	MRIA_KERNEL Float4 Load(std::size_t index) const { return LoadSample<Width>(row_.values + index * Width); }

	/** In a group that has samples without length, others need not suffer. */
	MRIA_KERNEL_ENTRY Float4 LongestStepAt(std::size_t index) const
	{
		float squares[kLanes];
		(Load(index) * Load(index)).Store(squares);
		const float length = std::sqrt((squares[0] + squares[2]) + (squares[1] + squares[3]));
		return Float4::All(LongestStep(rules_, length));
	}

	/** The furthest sample of a few to which a line holds. */
	MRIA_KERNEL std::size_t StepShort(std::size_t first, std::size_t last, std::size_t stride)
	{
		const ChordStart start = {Load(first), longestStep_, row_.times[first]};
		const ShortLines<Width> lines(row_, columns_, first);
		const std::size_t guess = lines.Guess(kFirstLength[stride]);
		std::size_t next = first + (guess != 0 ? guess : Guess(start, first, stride));
		Witness witness{worst_.HarmlessPart()};
		while (next > first + 1 && !HoldsShort(lines, start, first, next, witness))
		{
			witness.doubtful = 0;
			--next;
		}
		if (next == first + kLongestGuess)
		{
			return Step(start, first, last, next, stride);
		}
		if (witness.doubtful != 0)
		{
			worst_.Take(first, next);
		}
		return next;
	}

	MRIA_KERNEL_ENTRY std::size_t StepLong(std::size_t first, std::size_t last, std::size_t stride)
	{
		const ChordStart start = {Load(first), hasRoom_ ? longestStep_ : LongestStepAt(first), row_.times[first]};
		return Step(start, first, last, first + 1, stride);
	}

	/**
	 * How long a line can be at most, going by the sample in its middle, where a line is off most as a rule. Lines tend
	 * to be as long as the one before. Four lengths at a time: which of them it is can hardly be foretold, and a wrong
	 * guess costs more than a few lanes.
	 */
	MRIA_KERNEL std::size_t Guess(const ChordStart& start, std::size_t first, std::size_t stride) const
	{
		std::size_t length = kFirstLength[stride];
		unsigned passed = TryMiddles(start, first, length);
		while (passed == 0 && length > 2)
		{
			length = length > kLanes + 2 ? length - kLanes : 2;
			passed = TryMiddles(start, first, length);
		}
		while (passed >= 8 && length + kLanes <= kLongestGuess)
		{
			const unsigned further = TryMiddles(start, first, length + kLanes);
			if (further == 0)
			{
				break;
			}
			length += kLanes;
			passed = further;
		}
		const std::size_t guess = passed == 0 ? 1 : length + kHighestBit[passed];
		return (std::min)(guess, kLongestGuess);
	}

	/** Which of four lines, the shortest of this even length, pass the samples in their middles. */
	MRIA_KERNEL unsigned TryMiddles(const ChordStart& start, std::size_t first, std::size_t length) const
	{
		const std::size_t middle = first + length / 2;
		const std::size_t end = first + length;
		const float t0 = row_.times[middle];
		const float t1 = row_.times[middle + 1];
		const Float4 now = Float4::All(start.time);
		const Float4 part = (Float4::Of(t0, t0, t1, t1) - now) / (Float4::Load(row_.times + end) - now);
		const FourSamples from = FourSamples::All(start.value);
		const FourSamples ends = FourSamples::template Load<Width>(row_.values + end * Width).Minus(from);
		const FourSamples middles = FourSamples::template LoadTwice<Width>(row_.values + middle * Width).Minus(from);
		const Float4 squares = middles.Minus(ends.Times(part)).template Squares<Width>();
		const float room0 = row_.limits[middle];
		const float room1 = row_.limits[middle + 1];
		return Bits(LessEqual(squares, Float4::Of(room0, room0, room1, room1)));
	}

	/**
	 * A sample to which a line holds, and not to the one after it; `good` is one already known. Lines tend to be as
	 * long as the one before, so the search starts there and goes up or down in growing steps, then halves what is
	 * left. Where a line holds again further on, that is as a rule not seen; it would save less than one key in 100.
	 */
	MRIA_KERNEL_ENTRY std::size_t Step(
		const ChordStart& start, std::size_t first, std::size_t last, std::size_t good, std::size_t stride)
	{
		std::size_t bad = last + 1;
		std::size_t probe = (std::min)((std::max)(first + stride, good + 1), last);
		bool hasGrown = false;
		bool hasShrunk = false;
		for (std::size_t step = 1; bad - good > 1; step *= 2)
		{
			const bool holds = Holds(start, first, probe, NoWitness());
			(holds ? good : bad) = probe;
			(holds ? hasGrown : hasShrunk) = true;
			const std::size_t up = (std::min)(good + step, bad - 1);
			const std::size_t down = bad - (std::min)(step, bad - good - 1);
			probe = hasGrown && hasShrunk ? good + (bad - good) / 2 : hasGrown ? up : down;
		}
		worst_.Take(first, good);
		return good;
	}

	MRIA_KERNEL bool HoldsShort(const ShortLines<Width>& lines, const ChordStart& start, std::size_t first,
		std::size_t last, Witness& witness) const
	{
		const std::size_t length = last - first;
		if (length > kLongestShort)
		{
			return Holds(start, first, last, witness);
		}
		const float duration = row_.times[last] - start.time;
		const Float4 step = Load(last) - start.value;
		if (!IsChordTime(duration) || !IsChordStep(start, step))
		{
			return false;
		}
		const Float4 slope = step * Float4::All(1.0f / duration);
		return lines.Passes(slope, length, witness) ||
			(Bits(Equal(slope, Float4::Zero())) == kAllLanes && IsConstant<Width>(start, row_, first + 1, last));
	}

	template <typename Observer>
	MRIA_KERNEL bool Holds(const ChordStart& start, std::size_t first, std::size_t last, Observer&& witness) const
	{
		const float duration = row_.times[last] - start.time;
		const Float4 step = Load(last) - start.value;
		return IsChordTime(duration) && IsChordStep(start, step) &&
			ChordTest<Width>::Passes(
				start, step * Float4::All(1.0f / duration), row_, first + 1, last, std::forward<Observer>(witness));
	}

	const SampleRow row_;
	const SampleColumns columns_;
	const ChordRules rules_;
	const bool hasRoom_;
	const Float4 longestStep_;
	WorstError& worst_;
	const std::uint32_t* cut_; ///< The last one that was passed.
	const std::uint32_t* const lastCut_;
	std::size_t first_;
	std::size_t last_ = 0; ///< The next cut.
	std::size_t guessEnd_ = 0;
	std::size_t stride_ = 2; ///< The length of the last line.
	std::uint32_t* const keptStart_;
	std::uint32_t* kept_;
};

template <std::size_t Width>
MRIA_KERNEL_ENTRY void KeepAll(const KeepJob& job)
{
	MakeRoom(job);
	Walk<Width> walk(job);
	while (walk.HasMore())
	{
		walk.Go();
	}
	job.kept.resize(walk.KeptCount());
}

/** In turns: each step waits for the one before, and the other walk's is done meanwhile. */
template <std::size_t Width>
MRIA_KERNEL_ENTRY void KeepBoth(const KeepJob& position, const KeepJob& other, BytesAhead& ahead)
{
	MakeRoom(position);
	MakeRoom(other);
	Walk<kPositionWidth> walk(position);
	Walk<Width> otherWalk(other);
	while (walk.HasMore() || otherWalk.HasMore())
	{
		ahead.Fetch();
		if (walk.HasMore())
		{
			walk.Go();
		}
		if (otherWalk.HasMore())
		{
			otherWalk.Go();
		}
	}
	position.kept.resize(walk.KeptCount());
	other.kept.resize(otherWalk.KeptCount());
}
