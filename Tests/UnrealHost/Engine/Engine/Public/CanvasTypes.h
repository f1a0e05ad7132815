// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CanvasItem.h"

/** A drawing surface; the host's keeps what is drawn. */
class ENGINE_API FCanvas
{
public:
	void DrawItem(FCanvasItem& Item) { Items.Add(Item); }
	const TArray<FCanvasItem>& HostItems() const { return Items; }

private:
	TArray<FCanvasItem> Items;
};
