// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

/** A part of a curve's name, such as Left or IndexTip, or a whole curve. */
struct FMRInputCurveNode
{
	/** The last part of the name: PositionX. */
	FString Label;

	/** The full name down to this node: Left.IndexTip.PositionX. For a leaf, the curve's name. */
	FString Path;

	TArray<TSharedRef<FMRInputCurveNode>> Children;

	/** Whether it is chosen. Valid for leaves only; call IsAllChosen for other nodes. */
	bool bIsChosen = false;

	bool IsLeaf() const { return Children.Num() == 0; }
};

/** The curves as a tree, for the curve picker. Plain functions, any thread. */
namespace MRInputCurveTree
{

using FNodes = TArray<TSharedRef<FMRInputCurveNode>>;

/** One node per part of a name, split at its dots; in the order of the names. */
MRINPUTANIMATIONEDITOR_API FNodes Build(const TArray<FString>& CurveNames);

/**
 * The nodes whose full name contains every word of the search, with their parents and children. Nodes without some of
 * their children are copies, but leaves are shared with the tree, so that choosing one changes both. An empty search
 * returns everything.
 */
MRINPUTANIMATIONEDITOR_API FNodes Filter(const FNodes& Nodes, const FString& Search);

/** Selects or clears a node and everything below it. */
MRINPUTANIMATIONEDITOR_API void Choose(FMRInputCurveNode& Node, bool bChoose);

/** Whether everything, or nothing, at and below it is chosen; neither if it is mixed. */
MRINPUTANIMATIONEDITOR_API bool IsAllChosen(const FMRInputCurveNode& Node);
MRINPUTANIMATIONEDITOR_API bool IsNoneChosen(const FMRInputCurveNode& Node);

/** The names of the chosen curves, in the tree's order. */
MRINPUTANIMATIONEDITOR_API TArray<FString> GetChosen(const FNodes& Nodes);

} // namespace MRInputCurveTree
