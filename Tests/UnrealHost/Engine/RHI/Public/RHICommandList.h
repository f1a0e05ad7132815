// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** Passed to render commands. The host draws nothing. */
class FRHICommandListImmediate
{
};
