// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/SWidget.h"

class FDetailWidgetRow;

class FDetailWidgetDecl
{
public:
	explicit FDetailWidgetDecl(FDetailWidgetRow& InRow)
		: Row(InRow)
	{
	}
	FDetailWidgetRow& operator[](TSharedRef<SWidget> InWidget)
	{
		Widget = InWidget;
		return Row;
	}
	FDetailWidgetDecl& MaxDesiredWidth(float) { return *this; }

	TSharedPtr<SWidget> Widget;

private:
	FDetailWidgetRow& Row;
};

/** A line of the details panel: a name and a value, or one thing over the whole width. */
class FDetailWidgetRow
{
public:
	FDetailWidgetRow() = default;
	FDetailWidgetRow(const FDetailWidgetRow&) = delete;
	FDetailWidgetRow& operator=(const FDetailWidgetRow&) = delete;

	FDetailWidgetDecl& NameContent() { return NameWidget; }
	FDetailWidgetDecl& ValueContent() { return ValueWidget; }
	FDetailWidgetDecl& WholeRowContent() { return WholeRowWidget; }
	FDetailWidgetRow& FilterString(const FText& InFilterString)
	{
		FilterTextString = InFilterString;
		return *this;
	}

	FDetailWidgetDecl NameWidget{*this};
	FDetailWidgetDecl ValueWidget{*this};
	FDetailWidgetDecl WholeRowWidget{*this};
	FText FilterTextString;
};
