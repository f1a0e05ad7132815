// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Events.h"
#include "Mria/Recording.h"

#include <string>
#include <vector>

namespace mria
{

/** "     1.250  right   pinch started": how `events` and `play` show what happens. */
std::string MomentLine(const Report& report, double time, const std::string& who, const std::string& what);

/** The event as such a line; `markers` are those of its recording. */
std::string EventLine(const Report& report, const InputEvent& event, Span<const Marker> markers);

/** The state of one hand as such a line: "tracked, pinching". */
std::string StateLine(const Report& report, double time, Hand hand, const HandInput& input);

/**
 * `"time": 1.25, "event": "PinchStarted", "hand": "right"`: an object's members without its braces. A marker has
 * `marker`, its name, and where that is not UTF-8 `markerBytes`, in hexadecimal.
 */
std::string EventMembers(const InputEvent& event, Span<const Marker> markers);

/** `{"left": {"tracked": false, "pinch": false}, "right": ...}`. */
std::string StateJson(const InputState& state);

/** "markers": [{time, name}], as a member of the object that is open; with `nameBytes` where a name is not UTF-8. */
void WriteMarkers(JsonText& json, const std::vector<Marker>& markers);

} // namespace mria
