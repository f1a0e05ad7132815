// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "CoreTypes.h"

class FArchive;
class FFeedbackContext;
class FOutputDevice;
class FOutputDeviceRedirector;
class UClass;
class UObject;
class UWorld;
