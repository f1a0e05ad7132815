// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace mria::ResultTests
{

namespace ResultTestsDetail
{
constexpr ErrorCode kCodes[] = {ErrorCode::EmptyFile, ErrorCode::WrongMagic, ErrorCode::HeaderlessFile,
	ErrorCode::MissingVersion, ErrorCode::NewerVersion, ErrorCode::UnknownVersion, ErrorCode::Truncated,
	ErrorCode::CountOutOfRange, ErrorCode::StringTooLong, ErrorCode::BytesLeftOver, ErrorCode::StreamFile,
	ErrorCode::DamagedStream};

Error CutOffInAKey()
{
	Error error{ErrorCode::Truncated, 4116, {}, 4, 2};
	error.path.Push("Left");
	error.path.Push("IndexTip");
	error.path.Push("PositionX");
	error.path.Push("keys", 12);
	error.path.Push("time");
	return error;
}
} // namespace ResultTestsDetail

using namespace ResultTestsDetail;

TEST(Result, HoldsAValue)
{
	Result<int> result(3);
	ASSERT_TRUE(result);
	EXPECT_EQ(result.Value(), 3);
	result.Value() = 4;
	EXPECT_EQ(static_cast<const Result<int>&>(result).Value(), 4);
}

TEST(Result, HoldsAnError)
{
	const Result<int> result(Error{ErrorCode::WrongMagic, 7, {}, 1, 2});
	ASSERT_FALSE(result);
	EXPECT_EQ(result.GetError().code, ErrorCode::WrongMagic);
	EXPECT_EQ(result.GetError().offset, 7u);
}

TEST(Result, CarriesValuesThatCanOnlyBeMoved)
{
	Result<std::unique_ptr<int>> result(std::make_unique<int>(5));
	ASSERT_TRUE(result);
	const std::unique_ptr<int> value = std::move(result.Value());
	EXPECT_EQ(*value, 5);
}

TEST(FieldPath, ReadsLikeTheDocument)
{
	EXPECT_EQ(ToString(CutOffInAKey().path), "Left.IndexTip.PositionX.keys[12].time");
	EXPECT_EQ(ToString(FieldPath{}), "");
}

TEST(FieldPath, ForgetsWhatWasPopped)
{
	FieldPath path;
	path.Push("markers", 0);
	path.Push("name");
	path.Pop();
	EXPECT_EQ(ToString(path), "markers[0]");
}

TEST(Describe, SaysWhatWhereAndWhatWasWanted)
{
	EXPECT_EQ(Describe(CutOffInAKey()),
		"Truncated at byte 4116 in Left.IndexTip.PositionX.keys[12].time: 4 bytes needed, 2 left");
}

TEST(Explain, GivesSummaryPlaceAndHint)
{
	const ErrorText text = Explain(CutOffInAKey());
	EXPECT_EQ(text.summary, "ends too early");
	EXPECT_EQ(text.detail, "byte 4116 (0x1014), field Left.IndexTip.PositionX.keys[12].time: 4 bytes needed, 2 left");
	EXPECT_EQ(text.hint, "the file was cut off; copy or export it again");
}

TEST(Explain, PointsToRepairForHeaderlessFilesAndStreams)
{
	for (const ErrorCode code : {ErrorCode::HeaderlessFile, ErrorCode::StreamFile})
	{
		const ErrorText text = Explain(Error{code, 0, {}, 0, 0});
		EXPECT_NE(text.hint.find("repair"), std::string::npos) << ToString(code);
	}
}

TEST(Explain, WritesMagicNumbersInHex)
{
	const ErrorText text = Explain(Error{ErrorCode::WrongMagic, 0, {}, 0x0123456789abcdef, -1});
	EXPECT_NE(text.detail.find("0x0123456789abcdef wanted, 0xffffffffffffffff found"), std::string::npos)
		<< text.detail;
}

TEST(Explain, HasWordsForEveryCode)
{
	for (const ErrorCode code : kCodes)
	{
		const ErrorText text = Explain(Error{code, 0, {}, 21, 34});
		EXPECT_FALSE(text.summary.empty()) << ToString(code);
		EXPECT_FALSE(text.hint.empty()) << ToString(code);
		EXPECT_NE(text.detail.rfind(": "), text.detail.size() - 2) << ToString(code);
	}
}

TEST(ErrorCode, HasAStableNameEach)
{
	const char* names[] = {"EmptyFile", "WrongMagic", "HeaderlessFile", "MissingVersion", "NewerVersion",
		"UnknownVersion", "Truncated", "CountOutOfRange", "StringTooLong", "BytesLeftOver", "StreamFile",
		"DamagedStream"};
	for (std::size_t i = 0; i < std::size(kCodes); ++i)
	{
		EXPECT_STREQ(ToString(kCodes[i]), names[i]);
	}
}

} // namespace mria::ResultTests
