// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"
#include "Input/DragAndDrop.h"

class FAssetDragDropOp : public FDragDropOperation
{
public:
	DRAG_DROP_OPERATOR_TYPE(FAssetDragDropOp, FDragDropOperation)

	static TSharedRef<FAssetDragDropOp> New(TArray<FAssetData> InAssetData)
	{
		const TSharedRef<FAssetDragDropOp> Operation = MakeShared<FAssetDragDropOp>();
		Operation->AssetData = MoveTemp(InAssetData);
		return Operation;
	}
	const TArray<FAssetData>& GetAssets() const { return AssetData; }

private:
	TArray<FAssetData> AssetData;
};
