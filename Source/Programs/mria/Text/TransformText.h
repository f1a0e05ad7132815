// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonText.h"
#include "Mria/Transform.h"

#include <string>
#include <vector>

namespace mria
{

/** Why an edit that goes by the head cannot be done. */
inline constexpr const char* kNoHeadText = "the recording has no camera keys, and so no head to go by";

/** "1.25 mm" of metres, "0.31 degrees" of radians: three digits that count. */
std::string MillimetresText(float metres);
std::string DegreesText(float radians);

/** A line for each thing worth knowing about what moving a recording took; none where every key is what it was. */
void AddTransformLines(const TransformReport& report, std::vector<std::string>& lines);

/** The same as members of the object that is open. */
void WriteTransformReport(JsonText& json, const TransformReport& report);

} // namespace mria
