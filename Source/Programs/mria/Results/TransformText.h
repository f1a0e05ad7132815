// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonText.h"
#include "Mria/Transform.h"

#include <string>
#include <vector>

namespace mria
{

/** Why an edit relative to the head cannot be done. */
inline constexpr const char* kNoHeadText = "the recording has no camera keys, and so no head to go by";

/** "1.25 mm" for metres, "0.31 degrees" for radians, with three significant digits. */
std::string MillimetresText(float metres);
std::string DegreesText(float radians);

/** Adds a line for each notable effect of moving a recording; none if no key changed otherwise. */
void AddTransformLines(const TransformReport& report, std::vector<std::string>& lines);

/** Writes the same as members of the open object. */
void WriteTransformReport(JsonText& json, const TransformReport& report);

} // namespace mria
