// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

namespace ELogVerbosity
{
enum Type : uint8
{
	NoLogging = 0,
	Fatal,
	Error,
	Warning,
	Display,
	Log,
	Verbose,
	VeryVerbose,
	All = VeryVerbose,
	NumVerbosity,
	VerbosityMask = 0xf,
	SetColor = 0x40,
};
} // namespace ELogVerbosity

const TCHAR* ToString(ELogVerbosity::Type Verbosity);
