// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"

#include <filesystem>
#include <string>

namespace mria
{

inline constexpr const char* kOpenXrLayerName = "XR_APILAYER_MRIA_input_animation";

/** The folder with the layer's manifest: the one given, else next to the tool or in its build. */
FileResult<std::filesystem::path> FindOpenXrLayer(const std::string& given);

/**
 * Makes the loader of this process and of those that it starts load the layer, nearest to the application, in addition
 * to the layers that are already chosen.
 */
void EnableOpenXrLayer(const std::filesystem::path& folder);

void SetVariable(const std::string& name, const std::string& value);

} // namespace mria
