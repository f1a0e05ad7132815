// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

class UEngine;

// The engine declares this one in CoreGlobals.h.
extern ENGINE_API bool GIsEditor;

/** The running engine; null before it is made and after it is gone. */
extern ENGINE_API UEngine* GEngine;
