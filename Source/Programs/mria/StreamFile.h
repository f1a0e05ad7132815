// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Failure.h"
#include "Mria/Span.h"

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

namespace mria
{

/**
 * A file that grows packet by packet under its own name, so that what was written is there whatever ends the program.
 * What was in the file before is gone. "-" is standard output.
 */
class StreamFile
{
public:
	explicit StreamFile(const std::string& path);

	/** Hands one packet over to the system. After a failure does nothing. */
	void Write(Span<const std::uint8_t> packet);

	/** The first failure, if there was one: the file could not be made, or no longer be written. */
	const std::optional<Failure>& GetFailure() const { return failure_; }

	std::uint64_t BytesWritten() const { return bytesWritten_; }
	std::uint64_t PacketsWritten() const { return packetsWritten_; }

private:
	void NoteFailure();

	std::string path_;
	std::ofstream file_;
	std::optional<Failure> failure_;
	std::uint64_t bytesWritten_ = 0;
	std::uint64_t packetsWritten_ = 0;
};

} // namespace mria
