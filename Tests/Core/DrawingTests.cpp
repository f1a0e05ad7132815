// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Drawing.h"

#include <gtest/gtest.h>

namespace mria::DrawingTests
{

namespace DrawingTestsDetail
{
Drawing MakeOneOfEach()
{
	Drawing drawing;
	AddBox(drawing, {1.0, 2.0, 3.0, 4.0}, {1.0f, 0.0f, 0.0f, 0.5f});
	drawing.lines.push_back({{{0.0, 1.0}, {2.0, 3.0}}, Colours::kSeam, 2.0f});
	drawing.texts.push_back({{5.0, 6.0, 7.0, 8.0}, "Grab", Colours::kMarkerLine});
	return drawing;
}
} // namespace DrawingTestsDetail

TEST(Drawing, HasNoEmptyBoxes)
{
	Drawing drawing;
	AddBox(drawing, {0.0, 0.0, 0.0, 5.0}, Colours::kLane);
	AddBox(drawing, {0.0, 0.0, 5.0, -1.0}, Colours::kLane);
	EXPECT_TRUE(drawing.boxes.empty());
	AddBox(drawing, {0.0, 0.0, 5.0, 0.1}, Colours::kLane);
	EXPECT_EQ(drawing.boxes.size(), 1u);
}

TEST(Drawing, MovesEverything)
{
	Drawing drawing = DrawingTestsDetail::MakeOneOfEach();
	MoveDrawing(drawing, {10.0, 100.0});
	EXPECT_EQ(drawing.boxes[0].area.left, 11.0);
	EXPECT_EQ(drawing.boxes[0].area.top, 102.0);
	EXPECT_EQ(drawing.boxes[0].area.width, 3.0);
	EXPECT_EQ(drawing.lines[0].points[1].x, 12.0);
	EXPECT_EQ(drawing.lines[0].points[1].y, 103.0);
	EXPECT_EQ(drawing.texts[0].area.left, 15.0);
	EXPECT_EQ(drawing.texts[0].area.top, 106.0);
}

TEST(Drawing, FadesEverything)
{
	Drawing drawing = DrawingTestsDetail::MakeOneOfEach();
	FadeDrawing(drawing, 0.5f);
	EXPECT_EQ(drawing.boxes[0].colour.alpha, 0.25f);
	EXPECT_EQ(drawing.lines[0].colour.alpha, 0.5f);
	EXPECT_EQ(drawing.texts[0].colour.alpha, 0.3f);
	EXPECT_EQ(drawing.boxes[0].colour.red, 1.0f);
}

TEST(Drawing, GuessesTheWidthOfLettersNotOfBytes)
{
	EXPECT_EQ(GuessTextWidth(""), 0.0);
	EXPECT_EQ(GuessTextWidth("Grab"), 28.0);
	EXPECT_EQ(GuessTextWidth("\xc3\xbc\xe2\x80\xa6"), 14.0);
	EXPECT_EQ(GuessTextWidth("a\xff\xfe"), 21.0) << "bytes that are not UTF-8 count one each";
}

TEST(Drawing, DistinguishesHandsByColour)
{
	EXPECT_FALSE(Colours::OfHand(Hand::Left) == Colours::OfHand(Hand::Right));
	for (const Hand hand : kHands)
	{
		EXPECT_LT(Colours::OfTracked(hand).alpha, Colours::OfHand(hand).alpha);
		EXPECT_EQ(Colours::OfTracked(hand).blue, Colours::OfHand(hand).blue);
		EXPECT_GT(Colours::OfCurve(hand).red, Colours::OfHand(hand).red);
		EXPECT_GT(Colours::OfCurve(hand).green, Colours::OfHand(hand).green);
		EXPECT_GT(Colours::OfCurve(hand).blue, Colours::OfHand(hand).blue);
	}
}

} // namespace mria::DrawingTests
