// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Reader.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace mria
{

/** What the tool printed with --json. Throws, which fails the test, where it is not JSON. */
inline rapidjson::Document ParseJson(const std::string& text)
{
	rapidjson::Document json;
	json.Parse(text.data(), text.size());
	if (json.HasParseError())
	{
		throw std::runtime_error("not JSON: " + text.substr(0, 1000));
	}
	return json;
}

/** The text cut at each `separator`, which is in none of the pieces. */
inline std::vector<std::string> Split(const std::string& text, char separator)
{
	std::vector<std::string> pieces;
	std::istringstream stream(text);
	for (std::string piece; std::getline(stream, piece, separator);)
	{
		pieces.push_back(piece);
	}
	return pieces;
}

inline std::vector<std::string> Lines(const std::string& text)
{
	return Split(text, '\n');
}

/** A recording that the tool has written. */
inline Recording ReadBack(const TestFolder& folder, const std::string& name)
{
	const std::string text = folder.Read(name);
	const Result<Recording> recording = ReadRecording(std::vector<std::uint8_t>(text.begin(), text.end()));
	EXPECT_TRUE(recording) << name;
	return recording ? recording.Value() : Recording{};
}

} // namespace mria
