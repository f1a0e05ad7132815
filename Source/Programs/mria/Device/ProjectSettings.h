// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace mria
{

/** Settings that a project needs, from Config/HoloLens/Project of this repository, which the build puts in. */
struct ProjectSettings
{
	const char* file; ///< Below the project's folder.
	std::string_view settings;
};

inline constexpr std::size_t kProjectSettingsCount = 3;
extern const ProjectSettings kProjectSettings[kProjectSettingsCount];

} // namespace mria
