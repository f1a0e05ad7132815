// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** How the editor shows a channel. */
struct FMovieSceneChannelMetaData
{
	FMovieSceneChannelMetaData() = default;
	FMovieSceneChannelMetaData(FName InName, FText InDisplayText, FText InGroup = FText(), bool bInEnabled = true)
		: bEnabled(bInEnabled)
		, Name(InName)
		, DisplayText(InDisplayText)
		, Group(InGroup)
	{
	}

	bool bEnabled = true;
	FName Name;
	FText DisplayText;
	FText Group;
	TOptional<FLinearColor> Color;
};

/** How the editor reads the value that a channel stands for; the host never does. */
template <typename ValueType>
struct TMovieSceneExternalValue
{
	static TMovieSceneExternalValue Make() { return TMovieSceneExternalValue(); }
};
