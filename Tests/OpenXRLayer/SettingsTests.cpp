// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FakeRuntime.h"
#include "Layer/Layer.h"
#include "LayerTest.h"
#include "Replay/Files.h"
#include "Replay/FlagLine.h"
#include "Replay/Settings.h"

#include <gtest/gtest.h>

#include <map>

namespace mria::openxr
{

TEST(OpenXrSettings, ComeFromAFileAndTheEnvironmentWins)
{
	const std::string file = testing::TempDir() + "openxr_settings.txt";
	const std::string text = "# what to play\nplay = old.bin\nloop = ping-pong # for ever\n\nrate=0.5\norigin = head\n";
	ASSERT_TRUE(ReplaceFile(file, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
	const std::map<std::string, std::string> variables = {
		{"MRIA_OPENXR_SETTINGS", file}, {"MRIA_OPENXR_PLAY", "new.bin"}, {"MRIA_OPENXR_START", "2.5"}};
	Settings settings;
	const auto find = [&](const char* name)
	{
		const auto found = variables.find(name);
		return found == variables.end() ? nullptr : found->second.c_str();
	};
	EXPECT_EQ(ReadEnvironment(settings, find), std::nullopt);
	EXPECT_EQ(settings.play, "new.bin");
	EXPECT_EQ(settings.loop, LoopMode::PingPong);
	EXPECT_EQ(settings.rate, 0.5);
	EXPECT_EQ(settings.origin, Origin::Head);
	EXPECT_EQ(settings.start, StartOn::Delay);
	EXPECT_EQ(settings.delay, 2.5);
}

TEST(OpenXrSettings, SayWhatIsWrong)
{
	Settings settings;
	EXPECT_EQ(ReadSettings(settings, "loop = twice"), "loop is \"twice\", not once, hold, loop or ping-pong");
	EXPECT_EQ(ReadSettings(settings, "rate = 0"), "rate is \"0\", not a number above 0, up to 1000");
	EXPECT_EQ(ReadSettings(settings, "rate = nan"), "rate is \"nan\", not a number above 0, up to 1000");
	EXPECT_EQ(ReadSettings(settings, "start = -1"), "start is \"-1\", not focus, key or seconds");
	EXPECT_EQ(ReadSettings(settings, "origin = here"), "origin is \"here\", not stage, local, application or head");
	EXPECT_EQ(ReadSettings(settings, "speed = 1"), "there is no setting \"speed\"");
	EXPECT_EQ(ReadSettings(settings, "once"), "\"once\" is not \"key = value\"");
}

class SetUp : public LayerTest
{
};

TEST_F(SetUp, SaysInOneLineWhatItDoes)
{
	Settings settings;
	settings.play = MRIA_SAMPLES "/PinchDrag.bin";
	SetUpLayer(settings, "");
	settings.play = "missing.bin";
	settings.record = "take.bin";
	SetUpLayer(settings, "");
	EXPECT_TRUE(GetLayer().settings.record.empty());
	settings.play.clear();
	SetUpLayer(settings, "");
	SetUpLayer(settings, "rate is wrong");
	SetUpLayer({}, "");
	const std::vector<std::string> wanted = {
		"OpenXR layer loaded, playing \"PinchDrag.bin\", 6.0 s, loop once, starts on focus",
		"OpenXR layer loaded, passes everything through: missing.bin: cannot be read",
		"OpenXR layer loaded, recording \"take.bin\"", "OpenXR layer loaded, passes everything through: rate is wrong",
		"OpenXR layer loaded, passes everything through: nothing to play or record"};
	EXPECT_EQ(log_, wanted);
}

TEST_F(SetUp, PassesEverythingThroughWithADamagedFile)
{
	Settings settings;
	settings.play = testing::TempDir() + "openxr_damaged.bin";
	std::vector<std::uint8_t> bytes;
	ASSERT_TRUE(ReadFile(MRIA_SAMPLES "/PinchDrag.bin", bytes));
	bytes.resize(bytes.size() / 2);
	ASSERT_TRUE(ReplaceFile(settings.play, bytes));
	SetUpLayer(settings, "");
	ASSERT_EQ(log_.size(), 1u);
	EXPECT_NE(log_[0].find("Truncated at byte"), std::string::npos) << log_[0];
	CreateInstanceAndSession();
	const XrSpace view = MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW);
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	Focus(kSecond);
	ExpectNear(Locate(view, stage, 3 * kSecond).pose, GetFakeRuntime().head);
}

TEST(FlagLine, KnowsItsLastChangeInEveryCycle)
{
	// Off, on from 2 to 5, on again from 8 to the end at 10.
	const FlagLine flag(false, {2.0, 5.0, 8.0});
	const LoopTimeline once(TimeRange{0.0f, 10.0f}, LoopMode::Hold);
	const LoopTimeline loop(TimeRange{0.0f, 10.0f}, LoopMode::Loop);
	const LoopTimeline turning(TimeRange{0.0f, 10.0f}, LoopMode::PingPong);
	const auto last = [&](const LoopTimeline& line, double offset)
	{ return flag.LastChange(line, line.PointAt(offset)); };
	EXPECT_EQ(last(once, 1.0), 0.0);
	EXPECT_EQ(last(once, 2.0), 2.0);
	EXPECT_EQ(last(once, 7.0), 5.0);
	EXPECT_EQ(last(loop, 9.0), 8.0);
	EXPECT_EQ(last(loop, 11.0), 10.0) << "the wrap turns it off";
	EXPECT_EQ(last(loop, 13.0), 12.0);
	EXPECT_EQ(last(turning, 11.0), 8.0) << "on its way back nothing has changed yet";
	EXPECT_EQ(last(turning, 12.5), 12.0) << "passed 8 at offset 12";
	EXPECT_EQ(last(turning, 19.0), 18.0);
	EXPECT_EQ(last(turning, 21.0), 18.0);
	EXPECT_TRUE(flag.ValueAt(2.0));
	EXPECT_FALSE(flag.ValueAt(5.0));

	const FlagLine always(true, {});
	EXPECT_EQ(always.LastChange(loop, loop.PointAt(25.0)), 0.0);
}

} // namespace mria::openxr
