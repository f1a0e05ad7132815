// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// ENGINE_MAJOR_VERSION, ENGINE_MINOR_VERSION and ENGINE_PATCH_VERSION come from the command line.
#if !defined(ENGINE_MAJOR_VERSION) || !defined(ENGINE_MINOR_VERSION) || !defined(ENGINE_PATCH_VERSION)
#error "The build gives the engine version"
#endif
