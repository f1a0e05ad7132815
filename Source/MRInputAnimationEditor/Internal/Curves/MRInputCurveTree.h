// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

/** A part of a curve's name, Left or IndexTip say, or a whole curve. */
struct FMRInputCurveNode
{
	/** The last part of the name: PositionX. */
	FString Label;

	/** The whole name down to here: Left.IndexTip.PositionX. Of a leaf, the curve's name. */
	FString Path;

	TArray<TSharedRef<FMRInputCurveNode>> Children;

	/** Whether it is chosen. Only a leaf's counts; ask IsChosen of any other. */
	bool bIsChosen = false;

	bool IsLeaf() const { return Children.Num() == 0; }
};

/** What the channel picker shows: the curves as a tree. Plain functions, any thread. */
namespace MRInputCurveTree
{

using FNodes = TArray<TSharedRef<FMRInputCurveNode>>;

/** A node a part of the names, which are parted at their dots; in the order of the names. */
MRINPUTANIMATIONEDITOR_API FNodes Build(const TArray<FString>& CurveNames);

/**
 * The nodes whose whole name has every word of the search, with all that is above and below them. The nodes are new
 * ones where something is left out, but the leaves are those of the tree, so that choosing one shows in both. An empty
 * search gives everything.
 */
MRINPUTANIMATIONEDITOR_API FNodes Filter(const FNodes& Nodes, const FString& Search);

/** Chooses or leaves out everything at and below it. */
MRINPUTANIMATIONEDITOR_API void Choose(FMRInputCurveNode& Node, bool bChoose);

/** Whether everything, or nothing, at and below it is chosen; neither if it is mixed. */
MRINPUTANIMATIONEDITOR_API bool IsAllChosen(const FMRInputCurveNode& Node);
MRINPUTANIMATIONEDITOR_API bool IsNoneChosen(const FMRInputCurveNode& Node);

/** The names of the chosen curves, in the tree's order. */
MRINPUTANIMATIONEDITOR_API TArray<FString> GetChosen(const FNodes& Nodes);

} // namespace MRInputCurveTree
