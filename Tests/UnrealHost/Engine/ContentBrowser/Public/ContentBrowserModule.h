// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Modules/ModuleInterface.h"

class IContentBrowserSingleton;

class CONTENTBROWSER_API FContentBrowserModule : public IModuleInterface
{
public:
	virtual IContentBrowserSingleton& Get() const;
};
