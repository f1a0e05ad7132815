// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Span.h"

#include <gtest/gtest.h>

#include <array>
#include <type_traits>
#include <vector>

namespace mria::SpanTests
{

TEST(Span, IsEmptyUnlessGivenValues)
{
	constexpr Span<const int> span;
	EXPECT_TRUE(span.empty());
	EXPECT_EQ(span.size(), 0u);
	EXPECT_EQ(span.begin(), span.end());
}

TEST(Span, ViewsArraysAndVectorsInPlace)
{
	int plain[] = {1, 2, 3};
	std::array<int, 2> array = {4, 5};
	std::vector<int> vector = {6};

	EXPECT_EQ(Span<int>(plain).data(), plain);
	EXPECT_EQ(Span<int>(plain).size(), 3u);
	EXPECT_EQ(Span<int>(array).data(), array.data());
	EXPECT_EQ(Span<int>(array).size(), 2u);
	EXPECT_EQ(Span<int>(vector).data(), vector.data());
	EXPECT_EQ(Span<int>(vector).size(), 1u);
}

TEST(Span, OfConstAcceptsConstContainers)
{
	const std::array<int, 2> array = {4, 5};
	const std::vector<int> vector = {6};
	EXPECT_EQ(Span<const int>(array)[1], 5);
	EXPECT_EQ(Span<const int>(vector)[0], 6);
}

TEST(Span, NeverDropsConst)
{
	EXPECT_FALSE((std::is_constructible_v<Span<int>, const std::vector<int>&>));
	EXPECT_FALSE((std::is_constructible_v<Span<int>, const std::array<int, 2>&>));
	EXPECT_FALSE((std::is_constructible_v<Span<int>, Span<const int>>));
	EXPECT_TRUE((std::is_convertible_v<Span<int>, Span<const int>>));
}

TEST(Span, WritesThroughToWhatItViews)
{
	std::vector<int> values = {1, 2, 3};
	for (int& value : Span<int>(values))
	{
		value *= 10;
	}
	EXPECT_EQ(values, (std::vector<int>{10, 20, 30}));
}

TEST(Span, GivesPartsUpToItsVeryEnd)
{
	std::vector<int> values = {1, 2, 3};
	const Span<const int> span(values);
	EXPECT_EQ(span.Part(1, 2).data(), values.data() + 1);
	EXPECT_EQ(span.Part(1, 2).size(), 2u);
	EXPECT_TRUE(span.Part(3, 0).empty());
	EXPECT_EQ(span.Part(0, 3).size(), 3u);
}

} // namespace mria::SpanTests
