// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reports/MRInputGroupedLines.h"

#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "Mria/KindGroups.h"

#define LOCTEXT_NAMESPACE "MRInputGroupedLines"

namespace MRInputGroupedLinesDetail
{
template <typename ItemType>
FText ToLine(const mria::KindGroup<ItemType>& Kind, const FText& WorstText)
{
	return Kind.items.size() == 1
		? WorstText
		: FText::Format(LOCTEXT("Many", "{0} places, {1} in all; the worst is {2}"),
			  static_cast<int32>(Kind.items.size()), FText::AsNumber(static_cast<uint64>(Kind.total)), WorstText);
}

template <typename ItemType>
TArray<FText> Group(const std::vector<ItemType>& Items)
{
	TArray<FText> Lines;
	for (const mria::KindGroup<ItemType>& Kind : mria::GroupByKind(Items))
	{
		const FString Text = MRInputConvert::ToString(mria::Describe(Kind.Worst()));
		Lines.Add(ToLine(Kind, FText::FromString(Text)));
	}
	return Lines;
}
} // namespace MRInputGroupedLinesDetail

TArray<FMRInputFinding> MRInputGroupedLines::GroupFindings(const std::vector<mria::Finding>& Findings)
{
	TArray<FMRInputFinding> Lines;
	for (const mria::KindGroup<mria::Finding>& Kind : mria::GroupByKind(Findings))
	{
		FMRInputFinding& Line = Lines.Add_GetRef(MRInputMessages::ToFinding(Kind.Worst()));
		Line.Text = MRInputGroupedLinesDetail::ToLine(Kind, Line.Text);
	}
	return Lines;
}

TArray<FText> MRInputGroupedLines::GroupChanges(const std::vector<mria::RepairReport>& Reports)
{
	return MRInputGroupedLinesDetail::Group(Reports);
}

TArray<FText> MRInputGroupedLines::GroupLosses(const std::vector<mria::Loss>& Losses)
{
	return MRInputGroupedLinesDetail::Group(Losses);
}

#undef LOCTEXT_NAMESPACE
