// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mria
{

struct IniChange
{
	enum class Kind
	{
		Add, ///< The line `after` is new.
		Replace, ///< The line `before` becomes `after`.
		Keep, ///< The line `before` stays, though `after` was suggested.
	};

	Kind kind = Kind::Add;
	std::string section; ///< "[/Script/...]"
	std::string before;
	std::string after;
};

struct IniMerge
{
	std::string text;
	std::vector<IniChange> changes;

	bool ChangesText() const;
};

/**
 * An Unreal configuration file with the settings of another merged in. Settings that are there stay, unless the line
 * above them in `settings` is "; required". A line "+Key=Value" is added if it is not there. All other text stays as it
 * is, line ends too.
 */
IniMerge MergeIni(const std::string& text, std::string_view settings);

} // namespace mria
