// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** What a module implements; all calls come on the game thread. */
class IModuleInterface
{
public:
	virtual ~IModuleInterface() = default;

	/** Right after the module was created. */
	virtual void StartupModule() {}
	/** Before the module is destroyed. At exit modules end in the reverse order of their loading. */
	virtual void ShutdownModule() {}
	virtual bool SupportsDynamicReloading() { return true; }
};
