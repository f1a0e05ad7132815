// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Io/InputBytes.h"
#include "Io/Report.h"
#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"

#include <functional>
#include <memory>
#include <string>

namespace mria
{

/** A recording from a file in either form, and what its view points into. Moves, does not copy. */
struct LoadedRecording
{
	InputBytes bytes;
	std::unique_ptr<Recording> parsed; ///< For JSON, whose text holds no keys to point at.
	std::size_t textHash = 0; ///< Of JSON as it was in the file; `bytes` are what reading it left.
	RecordingView view;

	bool IsJson() const { return parsed != nullptr; }
};

/** Reads a file or "-", binary or JSON, which its content decides. */
FileResult<LoadedRecording> LoadRecording(const std::string& path);

/** The recording to edit. What it was read from is released, so that it takes no memory any longer. */
PackedRecording TakeRecording(LoadedRecording loaded);

/** Reads a recording and lets `show` print it; or reports why it cannot be read. */
ExitCode ShowRecording(const CommonOptions& common, const std::string& path,
	const std::function<void(const Report& report, const LoadedRecording& loaded)>& show);

} // namespace mria
