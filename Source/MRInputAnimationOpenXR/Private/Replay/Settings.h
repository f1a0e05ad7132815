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

/** What begins a replay, in each session of its own. */
enum class StartOn : std::uint8_t
{
	Focus, ///< The session gets the input focus.
	Key, ///< A key: see Layer::SetStartKey.
	Delay, ///< So many seconds after the focus.
};

/** Where the recording's world is put. */
enum class Origin : std::uint8_t
{
	Stage, ///< Its origin is that of the stage; where a runtime has none, of local space.
	Local, ///< Its origin is that of local space: what MRTK records on a HoloLens.
	Application, ///< Its space is the one that the application locates its views in, wherever that moves.
	Head, ///< Its first head is where the real head is at the start, looking the same way.
};

/** "stage", "local", "application", "head". */
const char* ToString(Origin origin);

struct Settings
{
	std::string play; ///< A recording; empty for none.
	std::string record; ///< Where to record to; empty for nowhere.
	std::string log; ///< A file to append to; empty for standard error.
	LoopMode loop = LoopMode::Once;
	double rate = 1.0; ///< Above 0.
	StartOn start = StartOn::Focus;
	double delay = 0.0; ///< Seconds, for StartOn::Delay.
	Origin origin = Origin::Stage;
};

/** Sets one of "play", "record", "loop", "rate", "start", "origin", "log". Says what is wrong, if anything is. */
std::optional<std::string> SetSetting(Settings& settings, std::string_view key, std::string_view value);

/** Lines "key = value"; empty lines and what follows # count for nothing. Says what is wrong with the first bad one. */
std::optional<std::string> ReadSettings(Settings& settings, std::string_view text);

/** Finds a variable of the environment: null if there is none. */
using FindVariable = std::function<const char*(const char* name)>;

/** The file that MRIA_OPENXR_SETTINGS names, then MRIA_OPENXR_PLAY and so on, which win. */
std::optional<std::string> ReadEnvironment(Settings& settings, const FindVariable& find);

} // namespace mria::openxr
