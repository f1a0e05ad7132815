// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ContentBrowserModule.h"

#include "IContentBrowserSingleton.h"
#include "Modules/ModuleManager.h"

IContentBrowserSingleton& FContentBrowserModule::Get() const
{
	static IContentBrowserSingleton Singleton;
	return Singleton;
}

IMPLEMENT_MODULE(FContentBrowserModule, ContentBrowser)
