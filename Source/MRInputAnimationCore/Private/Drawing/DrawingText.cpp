// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Drawing/DrawingText.h"

#include "Mria/FloatRules.h"
#include "Mria/Text.h"

#include <algorithm>

namespace mria
{

namespace DrawingDetail
{
std::vector<std::size_t> LetterEnds(const std::string& text, std::size_t most)
{
	std::vector<std::size_t> ends;
	for (std::size_t index = 0; index < text.size() && ends.size() < most;)
	{
		index += (std::max)(DecodeUtf8(text, index).size, std::size_t{1});
		ends.push_back(index);
	}
	return ends;
}

std::string Shorten(const std::string& text, double room, const TextMeasure& measure)
{
	constexpr std::size_t kLeastLetters = 2;
	constexpr std::size_t kMostLetters = 64;
	const std::vector<std::size_t> ends = LetterEnds(text, kMostLetters);
	const std::string whole = text.substr(0, ends.empty() ? 0 : ends.back());
	if (measure(whole) <= room)
	{
		return whole;
	}
	// Measuring is the expensive part: a binary search for the longest cut that fits.
	std::string best;
	std::size_t least = kLeastLetters;
	for (std::size_t end = ends.size(); least < end;)
	{
		const std::size_t letters = (least + end) / 2;
		const std::string cut = text.substr(0, ends[letters - 1]) + "\xe2\x80\xa6"; // U+2026, an ellipsis
		if (measure(cut) <= room)
		{
			best = cut;
			least = letters + 1;
		}
		else
		{
			end = letters;
		}
	}
	return best;
}
} // namespace DrawingDetail

} // namespace mria
