// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Stream.h"
#include "Support/FileBytes.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::RejectHeadTests
{

namespace RejectHeadTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

Bytes Head(const Bytes& whole, std::size_t size)
{
	return Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
}

/** Every head of what can be read is let through, or every so many. */
::testing::AssertionResult LetsThrough(const Bytes& whole, std::size_t step = 1)
{
	for (std::size_t size = 0; size <= whole.size(); size += step)
	{
		if (const std::optional<Error> error = RejectHead(Head(whole, size)))
		{
			return ::testing::AssertionFailure() << "the first " << size << " bytes: " << Describe(*error);
		}
	}
	return ::testing::AssertionSuccess();
}

/** Zeros after these bytes make a file of a gigabyte look like this from its beginning. */
std::string ErrorOf(Bytes beginning)
{
	beginning.resize(std::max<std::size_t>(beginning.size(), 1 << 16));
	const std::optional<Error> error = RejectHead(beginning);
	return error ? ToString(error->code) : "none";
}
} // namespace RejectHeadTestsDetail

using namespace RejectHeadTestsDetail;

TEST(RejectHead, LetsEveryBeginningOfARecordingThrough)
{
	for (const Dialect dialect : kDialects)
	{
		EXPECT_TRUE(LetsThrough(RecordingBuilder(dialect).WithCameraKeys(3).WithMarker(1.0f, "grab").Bytes()));
		for (int seed = 0; seed < Rounds(4); ++seed)
		{
			const Bytes random = SpellOut(RandomRecording(static_cast<std::uint64_t>(seed), dialect));
			EXPECT_TRUE(LetsThrough(random, 13)) << ToString(dialect) << ", seed " << seed;
		}
	}
}

TEST(RejectHead, LetsEveryBeginningOfA2019BodyThrough)
{
	const Bytes whole = RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(3).WithMarker(1.0f, "grab").Bytes();
	EXPECT_TRUE(LetsThrough(Bytes(whole.begin() + FileBytes::kHeaderSize10, whole.end())));
}

TEST(RejectHead, RejectsWhatBeginsAsSomethingElse)
{
	EXPECT_EQ(ErrorOf({}), "WrongMagic"); // zeros make an empty 2019 body, but a far shorter one
	EXPECT_EQ(ErrorOf({0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}), "WrongMagic");
	EXPECT_EQ(ErrorOf(Bytes(1 << 16, ' ')), "WrongMagic");
	EXPECT_EQ(ErrorOf({8, 0, 0, 0, 8, 0, 0, 0, 0xff, 0xff, 0xff, 0xff}), "WrongMagic"); // -1 keys
}

TEST(RejectHead, RejectsVersionsThatItDoesNotKnow)
{
	EXPECT_EQ(ErrorOf(FileBytes().Magic().Version(2, 0).Take()), "NewerVersion");
	EXPECT_EQ(ErrorOf(FileBytes().Magic().Version(0, 1).Take()), "UnknownVersion");
	EXPECT_EQ(ErrorOf(FileBytes().Magic().Version(1 << 20, 0).Take()), "MissingVersion");
	EXPECT_EQ(ErrorOf(FileBytes().Magic().Version(1, 1).Take()), "none");
}

TEST(RejectHead, GivesTheErrorOfTheWhole)
{
	Random random(1);
	for (int round = 0; round < Rounds(2000); ++round)
	{
		Bytes bytes = RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(2).Bytes();
		bytes[random.Below(16)] = static_cast<std::uint8_t>(random.Below(256));
		const std::optional<Error> error = RejectHead(Head(bytes, bytes.size() - 1));
		const Result<RecordingView> whole = OpenRecording(bytes);
		ASSERT_FALSE(error && whole);
		if (error)
		{
			EXPECT_EQ(Describe(*error), Describe(whole.GetError()));
		}
	}
}

TEST(LooksLikeRecording, IsCertainOfWhatBeginsAsARecordingAndOfAWhole2019Body)
{
	const Bytes whole = RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(3).Bytes();
	EXPECT_EQ(LooksLikeRecording(Head(whole, 8)), RecordingMatch::Certain);
	EXPECT_EQ(LooksLikeRecording(Head(whole, 7)), RecordingMatch::None);
	EXPECT_EQ(LooksLikeRecording({}), RecordingMatch::Possible) << "nothing speaks against it";
	const Bytes body(whole.begin() + FileBytes::kHeaderSize10, whole.end());
	EXPECT_EQ(LooksLikeRecording(body), RecordingMatch::Certain);
	for (std::size_t size = 8; size < body.size() / 2; size += 41)
	{
		EXPECT_EQ(LooksLikeRecording(Head(body, size)), RecordingMatch::Possible) << size;
	}
	EXPECT_EQ(LooksLikeRecording(Bytes{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}), RecordingMatch::None);
	EXPECT_EQ(LooksLikeRecording(Bytes{8, 0, 0, 0, 3, 0, 0, 0}), RecordingMatch::None) << "Unity has no such wrap mode";
}

TEST(LooksLikeRecording, IsCertainOfAStream)
{
	Bytes stream;
	const StreamWriter writer(
		[&stream](Span<const std::uint8_t> packet) { stream.insert(stream.end(), packet.begin(), packet.end()); });
	EXPECT_EQ(LooksLikeRecording(stream), RecordingMatch::Certain);
}

} // namespace mria::RejectHeadTests
