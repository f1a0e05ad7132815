// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria::openxr
{

/** Whether the key that starts a replay was pressed since the last call: F9 on Windows, else Enter in the terminal. */
bool IsStartKeyPressed();

} // namespace mria::openxr
