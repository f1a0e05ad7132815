// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

namespace mria
{

/** The plane to mirror in. */
enum class MirrorPlane
{
	X, ///< x = 0.
	Head, ///< Upright, through the head's first place and the way it looks there.
};

struct MirrorCommandOptions
{
	CommonOptions common;
	EditFiles files;
	MirrorPlane about = MirrorPlane::X;
};

/** `mria mirror`: left becomes right. */
ExitCode RunMirror(const MirrorCommandOptions& options);

} // namespace mria
