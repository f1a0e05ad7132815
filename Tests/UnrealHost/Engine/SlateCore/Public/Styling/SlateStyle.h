// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateBrush.h"

class ISlateStyle
{
public:
	explicit ISlateStyle(const FName& InStyleSetName)
		: StyleSetName(InStyleSetName)
	{
	}
	virtual ~ISlateStyle() = default;
	const FName& GetStyleSetName() const { return StyleSetName; }
	/** Never null: an unknown name gives the default brush. */
	virtual const FSlateBrush* GetBrush(const FName PropertyName, const ANSICHAR* Specifier = nullptr) const = 0;
	/** Null for an unknown name. */
	virtual const FSlateBrush* GetOptionalBrush(const FName PropertyName, const ANSICHAR* Specifier = nullptr,
		const FSlateBrush* const DefaultBrush = nullptr) const = 0;

private:
	FName StyleSetName;
};

/** A style of one's own. Owns its brushes; must be unregistered before it goes. */
class FSlateStyleSet : public ISlateStyle
{
public:
	using ISlateStyle::ISlateStyle;
	virtual ~FSlateStyleSet() override
	{
		for (const TPair<FName, FSlateBrush*>& Entry : Brushes)
		{
			delete Entry.Value;
		}
	}

	void SetContentRoot(const FString& InContentRootDir) { ContentRootDir = InContentRootDir; }
	FString RootToContentDir(const FString& RelativePath, const TCHAR* Extension) const
	{
		return ContentRootDir / RelativePath + Extension;
	}
	template <typename BrushType>
	void Set(const FName PropertyName, BrushType* InBrush)
	{
		delete Brushes.FindRef(PropertyName);
		Brushes.Add(PropertyName, InBrush);
	}

	virtual const FSlateBrush* GetBrush(const FName PropertyName, const ANSICHAR* = nullptr) const override
	{
		static const FSlateBrush Default;
		return GetOptionalBrush(PropertyName, nullptr, &Default);
	}
	virtual const FSlateBrush* GetOptionalBrush(const FName PropertyName, const ANSICHAR* = nullptr,
		const FSlateBrush* const DefaultBrush = nullptr) const override
	{
		const FSlateBrush* Found = Brushes.FindRef(PropertyName);
		return Found ? Found : DefaultBrush;
	}

private:
	FString ContentRootDir;
	TMap<FName, FSlateBrush*> Brushes;
};
