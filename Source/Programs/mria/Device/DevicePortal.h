// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/Transport.h"

namespace mria
{

/** Windows Device Portal: HoloLens 2 and its emulator. An app's files are those below its LocalAppData, in LocalState.
 */
std::unique_ptr<Transport> MakeDevicePortal(const DeviceAddress& address, const TransportOptions& options);

} // namespace mria
