// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/MRInputCurveTree.h"

#include "Algo/AllOf.h"

namespace MRInputCurveTreeDetail
{
using MRInputCurveTree::FNodes;

FMRInputCurveNode& FindOrAdd(FNodes& Nodes, const FString& Label, const FString& ParentPath)
{
	for (const TSharedRef<FMRInputCurveNode>& Node : Nodes)
	{
		if (Node->Label == Label)
		{
			return *Node;
		}
	}
	const TSharedRef<FMRInputCurveNode> Added = MakeShared<FMRInputCurveNode>();
	Added->Label = Label;
	Added->Path = ParentPath.IsEmpty() ? Label : ParentPath + TEXT(".") + Label;
	Nodes.Add(Added);
	return *Added;
}

bool HasAllWords(const FString& Path, const TArray<FString>& Words)
{
	return Algo::AllOf(Words, [&Path](const FString& Word) { return Path.Contains(Word); });
}

FNodes FilterByWords(const FNodes& Nodes, const TArray<FString>& Words)
{
	FNodes Result;
	for (const TSharedRef<FMRInputCurveNode>& Node : Nodes)
	{
		if (HasAllWords(Node->Path, Words))
		{
			Result.Add(Node);
			continue;
		}
		FNodes Children = FilterByWords(Node->Children, Words);
		if (Children.Num() > 0)
		{
			const TSharedRef<FMRInputCurveNode> Part = MakeShared<FMRInputCurveNode>();
			Part->Label = Node->Label;
			Part->Path = Node->Path;
			Part->Children = MoveTemp(Children);
			Result.Add(Part);
		}
	}
	return Result;
}

/** Whether all leaves at and below the node are in that state. */
bool AreAll(const FMRInputCurveNode& Node, bool bChosen)
{
	if (Node.IsLeaf())
	{
		return Node.bIsChosen == bChosen;
	}
	return Algo::AllOf(
		Node.Children, [bChosen](const TSharedRef<FMRInputCurveNode>& Child) { return AreAll(*Child, bChosen); });
}

void Collect(const FNodes& Nodes, TArray<FString>& OutNames)
{
	for (const TSharedRef<FMRInputCurveNode>& Node : Nodes)
	{
		if (Node->IsLeaf() && Node->bIsChosen)
		{
			OutNames.Add(Node->Path);
		}
		Collect(Node->Children, OutNames);
	}
}
} // namespace MRInputCurveTreeDetail

MRInputCurveTree::FNodes MRInputCurveTree::Build(const TArray<FString>& CurveNames)
{
	FNodes Roots;
	for (const FString& Name : CurveNames)
	{
		TArray<FString> Parts;
		Name.ParseIntoArray(Parts, TEXT("."));
		FNodes* Level = &Roots;
		FString Path;
		for (const FString& Part : Parts)
		{
			FMRInputCurveNode& Node = MRInputCurveTreeDetail::FindOrAdd(*Level, Part, Path);
			Path = Node.Path;
			Level = &Node.Children;
		}
	}
	return Roots;
}

MRInputCurveTree::FNodes MRInputCurveTree::Filter(const FNodes& Nodes, const FString& Search)
{
	TArray<FString> Words;
	Search.ParseIntoArrayWS(Words);
	return MRInputCurveTreeDetail::FilterByWords(Nodes, Words);
}

void MRInputCurveTree::Choose(FMRInputCurveNode& Node, bool bChoose)
{
	Node.bIsChosen = bChoose;
	for (const TSharedRef<FMRInputCurveNode>& Child : Node.Children)
	{
		Choose(*Child, bChoose);
	}
}

bool MRInputCurveTree::IsAllChosen(const FMRInputCurveNode& Node)
{
	return MRInputCurveTreeDetail::AreAll(Node, true);
}

bool MRInputCurveTree::IsNoneChosen(const FMRInputCurveNode& Node)
{
	return MRInputCurveTreeDetail::AreAll(Node, false);
}

TArray<FString> MRInputCurveTree::GetChosen(const FNodes& Nodes)
{
	TArray<FString> Names;
	MRInputCurveTreeDetail::Collect(Nodes, Names);
	return Names;
}
