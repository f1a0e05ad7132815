// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Reader.h"
#include "Mria/Writer.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

/** A law that every input must keep; libFuzzer saves the input that breaks it. */
#define MRIA_FUZZ_REQUIRE(law)                                                                                         \
	do                                                                                                                 \
	{                                                                                                                  \
		if (!(law))                                                                                                    \
		{                                                                                                              \
			std::fprintf(stderr, "%s:%d: broken law: %s\n", __FILE__, __LINE__, #law);                                 \
			std::abort();                                                                                              \
		}                                                                                                              \
	} while (false)

namespace mria
{

using Bytes = std::vector<std::uint8_t>;

inline Recording ReadOrDie(const Bytes& bytes)
{
	Result<Recording> read = ReadRecording(bytes);
	if (!read)
	{
		std::fprintf(stderr, "%s\n", Describe(read.GetError()).c_str());
	}
	MRIA_FUZZ_REQUIRE(read);
	return std::move(read.Value());
}

/** In its own dialect, in which nothing may be lost. */
inline Bytes WriteOrDie(const RecordingView& recording)
{
	WrittenRecording written = WriteRecording(recording, recording.dialect);
	for (const Loss& loss : written.losses)
	{
		std::fprintf(stderr, "%s\n", Describe(loss).c_str());
	}
	MRIA_FUZZ_REQUIRE(written.losses.empty());
	return std::move(written.bytes);
}

} // namespace mria
