// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recorder.h"
#include "Mria/Stream.h"

#include <cstdio>
#include <memory>
#include <mutex>
#include <string>

namespace mria::openxr
{

/**
 * A recording in progress and its file. Until Finish, every frame is also written to a stream next to the file
 * (take.bin.1a2b3c4d.mrstream): if the process ends unexpectedly, `mria repair` converts that to a recording. Any
 * thread.
 */
class TakeFile
{
public:
	explicit TakeFile(std::string path);

	/** Finishes. */
	~TakeFile();
	TakeFile(const TakeFile&) = delete;
	TakeFile& operator=(const TakeFile&) = delete;

	/** `seconds` of any clock; times that do not rise are left out. Allocates about every nine seconds. */
	void AddFrame(double seconds, const Frame& frame);

	/** Writes the file, and deletes the stream if that went well. Without a frame there is none. The first call counts.
	 */
	void Finish();

private:
	struct Closer
	{
		void operator()(std::FILE* file) const { std::fclose(file); }
	};

	void OpenStream();

	const std::string path_;
	std::mutex guard_; // of all that follows
	bool isFinished_ = false;
	Recorder recorder_;
	std::string streamPath_;
	std::unique_ptr<std::FILE, Closer> streamFile_;
	std::unique_ptr<StreamWriter> stream_;
};

} // namespace mria::openxr
