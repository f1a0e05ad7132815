// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/LoopTimeline.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mria::openxr
{

/** What starts the replay of a session. */
enum class StartOn : std::uint8_t
{
	Focus, ///< The session gets the input focus.
	Key, ///< A key: see Layer::SetStartKey.
	Delay, ///< A number of seconds after the session got the focus.
};

/** Where the recording's world is put. */
enum class Origin : std::uint8_t
{
	Stage, ///< The origin of the stage space, or of local space if the runtime has no stage.
	Local, ///< Its origin is that of local space: what MRTK records on a HoloLens.
	Application, ///< The space in which the application locates its views, even if that space moves.
	Head, ///< Its first head is where the real head is at the start, looking the same way.
};

/** "stage", "local", "application", "head". */
const char* ToString(Origin origin);

struct Settings
{
	std::string play; ///< The recording to replay, or empty.
	std::string record; ///< Where to record to; empty for nowhere.
	std::string log; ///< A file to append to; empty for standard error.
	LoopMode loop = LoopMode::Once;
	double rate = 1.0; ///< Above 0.
	StartOn start = StartOn::Focus;
	double delay = 0.0; ///< Seconds, for StartOn::Delay.
	Origin origin = Origin::Stage;
};

/** Sets one of "play", "record", "loop", "rate", "start", "origin", "log". Returns an error text, or nothing. */
std::optional<std::string> SetSetting(Settings& settings, std::string_view key, std::string_view value);

/** Reads lines "key = value"; ignores empty lines and text after #. Returns an error text for the first bad line. */
std::optional<std::string> ReadSettings(Settings& settings, std::string_view text);

/** Returns an environment variable, or null. */
using FindVariable = std::function<const char*(const char* name)>;

/** Reads the file that MRIA_OPENXR_SETTINGS names, then MRIA_OPENXR_PLAY and so on, which override it. */
std::optional<std::string> ReadEnvironment(Settings& settings, const FindVariable& find);

} // namespace mria::openxr
