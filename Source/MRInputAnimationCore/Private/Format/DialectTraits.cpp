// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Format/DialectTraits.h"

#include "Format/FormatConstants.h"

namespace mria
{

namespace DialectTraitsDetail
{
constexpr DialectTraits kTraits[] = {
	{Dialect::Mrtk10, "mrtk-1.0", "1.0", 1, 0, false, kFullKeySize},
	{Dialect::Mrtk11, "mrtk-1.1", "1.1", 1, 1, true, kShortKeySize},
	{Dialect::Documented11, "documented-1.1", "1.1", 1, 1, true, kFullKeySize},
};
} // namespace DialectTraitsDetail

const DialectTraits& TraitsOf(Dialect dialect)
{
	return DialectTraitsDetail::kTraits[static_cast<std::size_t>(dialect)];
}

VersionMatch MatchVersion(std::int32_t major, std::int32_t minor)
{
	if (major > kMaxPlausibleVersion || major < -kMaxPlausibleVersion)
	{
		return VersionMatch::NotAVersion;
	}
	if (major != kNewestMajor)
	{
		return major > kNewestMajor ? VersionMatch::NewerMajor : VersionMatch::OlderMajor;
	}
	if (minor > kNewestMinor)
	{
		return VersionMatch::NewerMinor;
	}
	return minor < kOldestMinor ? VersionMatch::OlderMinor : VersionMatch::Known;
}

bool IsVersion(const DialectTraits& traits, std::int32_t major, std::int32_t minor)
{
	return traits.major == major && traits.minor == minor;
}

const char* ToString(Dialect dialect)
{
	return TraitsOf(dialect).name;
}

std::optional<Dialect> FindDialect(std::string_view name)
{
	for (const Dialect dialect : kDialects)
	{
		if (name == ToString(dialect))
		{
			return dialect;
		}
	}
	return std::nullopt;
}

const char* VersionOf(Dialect dialect)
{
	return TraitsOf(dialect).version;
}

bool HasTangents(Dialect dialect)
{
	return TraitsOf(dialect).floatKeySize == kFullKeySize;
}

} // namespace mria
