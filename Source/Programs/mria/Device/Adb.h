// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/Transport.h"

namespace mria
{

/**
 * Android headsets (Quest, Android XR) over adb. An app's files are those of its external folder,
 * /sdcard/Android/data/<package>/files.
 */
std::unique_ptr<Transport> MakeAdb(const DeviceAddress& address, const TransportOptions& options);

} // namespace mria
