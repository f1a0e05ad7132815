// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IDetailCustomization.h"
#include "Modules/ModuleManager.h"

DECLARE_DELEGATE_RetVal(TSharedRef<IDetailCustomization>, FOnGetDetailCustomizationInstance);

class PROPERTYEDITOR_API FPropertyEditorModule : public IModuleInterface
{
public:
	/** The class's name without its prefix. */
	virtual void RegisterCustomClassLayout(FName ClassName, FOnGetDetailCustomizationInstance DetailLayoutDelegate)
	{
		Layouts.Add(ClassName, DetailLayoutDelegate);
	}
	virtual void UnregisterCustomClassLayout(FName ClassName) { Layouts.Remove(ClassName); }
	/** Null for a class without a layout of its own. */
	TSharedPtr<IDetailCustomization> HostMakeLayout(FName ClassName) const
	{
		const FOnGetDetailCustomizationInstance* Found = Layouts.Find(ClassName);
		return Found ? TSharedPtr<IDetailCustomization>(Found->Execute()) : nullptr;
	}

private:
	TMap<FName, FOnGetDetailCustomizationInstance> Layouts;
};
