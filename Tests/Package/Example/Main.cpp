// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include <Mria/Reader.h>
#include <Mria/Sampler.h>

#include <cstdio>
#include <fstream>
#include <iterator>

int main(int, char** argv)
{
	std::ifstream file(argv[1], std::ios::binary);
	const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
	const mria::Result<mria::RecordingView> recording = mria::OpenRecording(bytes);
	if (!recording)
	{
		std::puts(mria::Describe(recording.GetError()).c_str());
		return 1;
	}
	mria::Frame frame;
	mria::Sampler(recording.Value()).SampleAt(1.5f, frame);
	const mria::Vec3 tip = frame[mria::Hand::Right][mria::Joint::IndexTip].position;
	std::printf("%.9g %.9g %.9g\n", tip.x, tip.y, tip.z);
}
