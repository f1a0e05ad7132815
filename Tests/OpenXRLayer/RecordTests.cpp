// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Capture.h"
#include "LayerTest.h"
#include "Mria/Events.h"
#include "Mria/HandPoses.h"
#include "Mria/Reader.h"
#include "Mria/Space.h"
#include "Mria/Stream.h"
#include "Record/TakeFile.h"
#include "Replay/Files.h"
#include "Replay/Motion.h"

#include <cstdio>
#include <filesystem>

namespace mria::openxr
{

namespace RecordTestsDetail
{
std::string FreshFolder(const char* name)
{
	const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / name;
	std::filesystem::remove_all(folder);
	std::filesystem::create_directories(folder);
	return folder.string();
}

std::vector<std::string> FilesIn(const std::string& folder)
{
	std::vector<std::string> names;
	for (const auto& entry : std::filesystem::directory_iterator(folder))
	{
		names.push_back(entry.path().filename().string());
	}
	return names;
}

Recording ReadOrFail(const std::string& path)
{
	std::vector<std::uint8_t> bytes;
	EXPECT_TRUE(ReadFile(path, bytes)) << path;
	Result<Recording> recording = ReadRecording(bytes);
	EXPECT_TRUE(recording);
	return recording ? std::move(recording.Value()) : Recording{};
}
} // namespace RecordTestsDetail

class Record : public LayerTest
{
protected:
	void EndFrameAt(XrTime time)
	{
		XrFrameEndInfo info{XR_TYPE_FRAME_END_INFO};
		info.displayTime = time;
		EXPECT_EQ(EndFrame(session_, &info), XR_SUCCESS);
	}
};

TEST_F(Record, OfAReplayIsTheReplayedRecording)
{
	using namespace RecordTestsDetail;
	const std::string folder = FreshFolder("openxr_record");
	const Recording played = MakeRecording();
	Settings settings;
	settings.record = folder + "/take.bin";
	Play(played, settings);
	CreateInstanceAndSession();
	const XrAction select = MakeAction(XR_ACTION_TYPE_BOOLEAN_INPUT);
	const XrAction gaze = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	ASSERT_EQ(Suggest("/interaction_profiles/khr/simple_controller",
				  {{select, "/user/hand/right/input/select/click"}, {select, "/user/hand/left/input/select/click"}}),
		XR_SUCCESS);
	ASSERT_EQ(Suggest("/interaction_profiles/ext/eye_gaze_interaction", {{gaze, "/user/eyes_ext/input/gaze_ext/pose"}}),
		XR_SUCCESS);
	Attach();
	Focus(kSecond);
	constexpr XrTime kStep = kSecond / 90;
	for (XrTime now = kSecond; now < 7 * kSecond; now += kStep)
	{
		BeginFrame(now);
		ASSERT_EQ(Sync(), XR_SUCCESS);
		EndFrameAt(now);
	}
	ASSERT_EQ(FilesIn(folder).size(), 1u) << "the stream alone";
	ASSERT_EQ(DestroySession(session_), XR_SUCCESS);
	ASSERT_EQ(FilesIn(folder), std::vector<std::string>{"take.bin"});

	const Recording recorded = ReadOrFail(settings.record);
	const Sampler before(played);
	const Sampler after(recorded);
	Frame wanted;
	Frame actual;
	for (XrTime now = 0; now < 5 * kSecond; now += 7 * kStep)
	{
		const float time = static_cast<float>(static_cast<double>(now) / 1e9);
		before.SampleAt(time, wanted);
		after.SampleAt(time, actual);
		EXPECT_LT(Length(actual.camera.position - wanted.camera.position), 1e-4f) << time;
		EXPECT_LT(Length(actual.gaze.origin - wanted.gaze.origin), 1e-4f) << time;
		EXPECT_LT(Length(actual.gaze.direction - wanted.gaze.direction), 1e-3f) << time;
		for (const Hand hand : kHands)
		{
			EXPECT_EQ(actual[hand].isPinching, wanted[hand].isPinching) << time;
			EXPECT_EQ(actual[hand].isTracked, wanted[hand].isTracked) << time;
			if (wanted[hand].isTracked)
			{
				EXPECT_LT(
					Length(actual[hand][Joint::IndexTip].position - wanted[hand][Joint::IndexTip].position), 1e-4f);
			}
		}
	}
}

TEST_F(Record, OfAControllerIsAHandWithWristAndPalm)
{
	using namespace RecordTestsDetail;
	const std::string folder = FreshFolder("openxr_controller");
	GetLayer().settings.record = folder + "/take.bin";
	CreateInstanceAndSession();
	const XrAction grip = MakeAction(XR_ACTION_TYPE_POSE_INPUT);
	ASSERT_EQ(Suggest("/interaction_profiles/khr/simple_controller", {{grip, "/user/hand/left/input/grip/pose"}}),
		XR_SUCCESS);
	GetFakeRuntime().profile = "/interaction_profiles/khr/simple_controller";
	Attach();
	for (XrTime now = kSecond; now < 2 * kSecond; now += kSecond / 60)
	{
		BeginFrame(now);
		ASSERT_EQ(Sync(), XR_SUCCESS);
		EndFrameAt(now);
	}
	ASSERT_EQ(DestroySession(session_), XR_SUCCESS);
	Frame frame;
	const Recording recorded = ReadOrFail(folder + "/take.bin");
	Sampler(recorded).SampleAt(0.5f, frame);
	const HandFrame& hand = frame[Hand::Left];
	EXPECT_TRUE(hand.isTracked);
	EXPECT_FALSE(frame[Hand::Right].isTracked);
	EXPECT_EQ(hand.presentJoints, 1u << static_cast<unsigned>(Joint::Palm) | 1u << static_cast<unsigned>(Joint::Wrist));
	HandFrame palmOnly;
	palmOnly.presentJoints = 1u << static_cast<unsigned>(Joint::Palm);
	palmOnly[Joint::Palm] = hand[Joint::Palm];
	ExpectNear(ToXr(ToSpace(*FindGripPose(palmOnly, Hand::Left), mria::Space::OpenXr)), GetFakeRuntime().controller);
	ExpectNear(ToXr(ToSpace(frame.camera, mria::Space::OpenXr)), GetFakeRuntime().head);
}

TEST(TakeFile, LeavesAStreamBehindIfTheProcessIsKilled)
{
	using namespace RecordTestsDetail;
	const std::string folder = FreshFolder("openxr_killed");
	auto* const file = new TakeFile(folder + "/take.bin"); // never finished, as if killed
	Frame frame;
	frame.hasCamera = true;
	for (int i = 0; i < 100; ++i)
	{
		frame.camera.position.x = 0.01f * static_cast<float>(i);
		file->AddFrame(5.0 + i / 60.0, frame);
	}
	const std::vector<std::string> files = FilesIn(folder);
	ASSERT_EQ(files.size(), 1u);
	EXPECT_EQ(files[0].substr(0, 9), "take.bin.");
	std::vector<std::uint8_t> bytes;
	ASSERT_TRUE(ReadFile(folder + "/" + files[0], bytes));
	const Result<RecoveredStream> recovered = RecoverStream(bytes);
	ASSERT_TRUE(recovered);
	EXPECT_EQ(recovered.Value().report.frames, 90u) << "whole packets of 30";
	delete file;
}

} // namespace mria::openxr
