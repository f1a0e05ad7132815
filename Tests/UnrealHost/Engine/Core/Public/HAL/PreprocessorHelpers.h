// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** Text of a macro's value, and two tokens made one after both were expanded. */
#define PREPROCESSOR_TO_STRING(X) PREPROCESSOR_TO_STRING_INNER(X)
#define PREPROCESSOR_TO_STRING_INNER(X) #X
#define PREPROCESSOR_JOIN(X, Y) PREPROCESSOR_JOIN_INNER(X, Y)
#define PREPROCESSOR_JOIN_INNER(X, Y) X##Y
