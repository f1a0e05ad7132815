// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Record/TakeFile.h"

#include "Layer/Log.h"
#include "Replay/Files.h"

#include <random>
#include <utility>
#include <vector>

namespace mria::openxr
{

namespace TakeFileDetail
{
RecorderOptions MakeOptions()
{
	RecorderOptions options;
	options.channels = {true, {true, true}, true};
	options.tolerances = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f}; // what the application saw, to the bit
	return options;
}

StreamId MakeId()
{
	std::random_device random;
	StreamId id;
	for (std::uint8_t& byte : id)
	{
		byte = static_cast<std::uint8_t>(random());
	}
	return id;
}

std::string Digits(const StreamId& id)
{
	char text[16];
	std::snprintf(text, sizeof(text), "%02x%02x%02x%02x", id[0], id[1], id[2], id[3]);
	return text;
}
} // namespace TakeFileDetail

TakeFile::TakeFile(std::string path)
	: path_(std::move(path))
	, recorder_(TakeFileDetail::MakeOptions())
{
}

TakeFile::~TakeFile()
{
	Finish();
}

void TakeFile::OpenStream()
{
	StreamOptions options;
	options.id = TakeFileDetail::MakeId();
	options.channels.Set(Channel::Gaze, true);
	streamPath_ = path_ + "." + TakeFileDetail::Digits(options.id) + ".mrstream";
	streamFile_.reset(std::fopen(streamPath_.c_str(), "wb"));
	if (!streamFile_)
	{
		Log("cannot write " + streamPath_ + ": the recording is kept in memory only");
		return;
	}
	const auto append = [file = streamFile_.get()](Span<const std::uint8_t> packet)
	{
		std::fwrite(packet.data(), 1, packet.size(), file);
		std::fflush(file);
	};
	stream_ = std::make_unique<StreamWriter>(append, options);
}

void TakeFile::AddFrame(double seconds, const Frame& frame)
{
	const std::lock_guard<std::mutex> lock(guard_);
	if (isFinished_)
	{
		return;
	}
	if (streamPath_.empty())
	{
		OpenStream();
	}
	if (recorder_.AddFrame(seconds, frame) == RecordOutcome::Taken && stream_)
	{
		stream_->AddFrame(seconds, frame);
	}
}

void TakeFile::Finish()
{
	const std::lock_guard<std::mutex> lock(guard_);
	if (isFinished_)
	{
		return;
	}
	isFinished_ = true;
	if (stream_)
	{
		stream_->End();
	}
	stream_ = nullptr;
	streamFile_ = nullptr;
	if (recorder_.Stats().framesTaken == 0)
	{
		return;
	}
	if (ReplaceFile(path_, recorder_.Snapshot().ToBytes()))
	{
		std::remove(streamPath_.c_str());
	}
	else
	{
		Log("cannot write " + path_ + ": recover the recording with mria repair " + streamPath_);
	}
}

} // namespace mria::openxr
