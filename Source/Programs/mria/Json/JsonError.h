// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace mria
{

/** Where and why JSON text is not a recording. */
struct JsonError
{
	std::size_t offset = 0; ///< Offset in bytes.
	std::size_t line = 1;
	std::size_t column = 1; ///< In bytes, from 1.
	std::string path; ///< `curves.Left.Wrist.PositionX.keys[12][1]`; empty for the document itself.
	std::string wanted; ///< "a number"; empty if the text is not JSON.
	std::string found; ///< "null", or what is wrong with the JSON.
};

/** "line 12, column 7 (byte 345), curves.Camera.PositionX.keys[3][0]: a number wanted, null found". */
std::string Describe(const JsonError& error);

} // namespace mria
