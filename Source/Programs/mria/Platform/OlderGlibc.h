// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// The version of glibc in which most of its symbols appeared.
#if defined(__x86_64__)
#define MRIA_FIRST_GLIBC "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define MRIA_FIRST_GLIBC "GLIBC_2.17"
#else
#error "add the first glibc version of this processor"
#endif

#define MRIA_HIDDEN __attribute__((visibility("hidden")))

/** Makes `name` mean that version of `symbol`. */
#define MRIA_OLDER(name, symbol, version) asm(".symver " #name "," #symbol "@" version)
