// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Mria/Span.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace mria
{

/**
 * A new file that grows packet by packet under its final name, so that everything written survives if the program
 * ends. An existing file is an error and is not changed: it may hold a stream that was never recovered. Pipes and
 * devices can be written; "-" is standard output.
 */
class StreamFile
{
public:
	using Seconds = std::chrono::duration<double>;

	/** At least `syncInterval` apart packets are synced, the first one at once; 0 leaves that to the system. */
	explicit StreamFile(const std::string& path, Seconds syncInterval = Seconds(0));

	/** Hands one packet over to the system, and waits for the disk if it is time to. After a failure does nothing. */
	void Write(Span<const std::uint8_t> packet);

	/** Waits until the disk holds what was written. Does nothing without an interval, or if this is no file. */
	void Sync();

	/** The first failure, if there was one: the file could not be made, or no longer be written. */
	const std::optional<Failure>& GetFailure() const { return failure_; }

	std::uint64_t BytesWritten() const { return bytesWritten_; }
	std::uint64_t PacketsWritten() const { return packetsWritten_; }
	std::uint64_t Syncs() const { return syncs_; }

private:
	struct Closer
	{
		void operator()(std::FILE* file) const;
	};

	void Open();
	void RememberFailure();

	std::string path_;
	Seconds syncInterval_;
	std::unique_ptr<std::FILE, Closer> file_;
	bool isNewFile_ = false; ///< And not a pipe, a device or standard output, which cannot be synced.
	std::optional<std::chrono::steady_clock::time_point> lastSync_;
	std::optional<Failure> failure_;
	std::uint64_t bytesWritten_ = 0;
	std::uint64_t packetsWritten_ = 0;
	std::uint64_t syncs_ = 0;
};

} // namespace mria
