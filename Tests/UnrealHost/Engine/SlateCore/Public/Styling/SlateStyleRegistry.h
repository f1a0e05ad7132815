// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateStyle.h"

/** The styles by name; class icons are looked for in all of them. */
class SLATECORE_API FSlateStyleRegistry
{
public:
	/** A second style of the same name is a programming error. */
	static void RegisterSlateStyle(const ISlateStyle& InSlateStyle)
	{
		check(!Styles().Contains(InSlateStyle.GetStyleSetName()));
		Styles().Add(InSlateStyle.GetStyleSetName(), &InSlateStyle);
	}
	static void UnRegisterSlateStyle(const ISlateStyle& InSlateStyle)
	{
		Styles().Remove(InSlateStyle.GetStyleSetName());
	}
	/** Null for an unknown name. */
	static const ISlateStyle* FindSlateStyle(const FName& InSlateStyleName)
	{
		return Styles().FindRef(InSlateStyleName);
	}

private:
	static TMap<FName, const ISlateStyle*>& Styles()
	{
		static TMap<FName, const ISlateStyle*> All;
		return All;
	}
};
