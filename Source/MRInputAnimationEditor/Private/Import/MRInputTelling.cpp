// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputTelling.h"

#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "Mria/Repair.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"

#define LOCTEXT_NAMESPACE "MRInputTelling"

namespace MRInputTellingDetail
{
/** All of one kind. */
template <typename ItemType>
struct TGroup
{
	const ItemType* Worst;
	int32 Places;
	uint64 Total;
};

template <typename ItemType, typename SameKindType>
TArray<TGroup<ItemType>> Group(const std::vector<ItemType>& Items, SameKindType IsSameKind)
{
	TArray<TGroup<ItemType>> Groups;
	for (const ItemType& Item : Items)
	{
		TGroup<ItemType>* Found =
			Groups.FindByPredicate([&](const TGroup<ItemType>& Existing) { return IsSameKind(*Existing.Worst, Item); });
		if (!Found)
		{
			Groups.Add({&Item, 1, Item.count});
			continue;
		}
		Found->Worst = Item.count > Found->Worst->count ? &Item : Found->Worst;
		Found->Places += 1;
		Found->Total += Item.count;
	}
	return Groups;
}

template <typename ItemType>
FText ToLine(const TGroup<ItemType>& Kind, const FText& WorstText)
{
	return Kind.Places == 1 ? WorstText
							: FText::Format(LOCTEXT("Many", "{0} places, {1} in all; the worst is {2}"), Kind.Places,
								  FText::AsNumber(Kind.Total), WorstText);
}

template <typename ItemType, typename SameKindType>
TArray<FText> Tell(const std::vector<ItemType>& Items, SameKindType IsSameKind)
{
	TArray<FText> Lines;
	for (const TGroup<ItemType>& Kind : Group(Items, IsSameKind))
	{
		const FString Text = MRInputConvert::ToString(mria::Describe(*Kind.Worst));
		Lines.Add(ToLine(Kind, FText::FromString(Text)));
	}
	return Lines;
}
} // namespace MRInputTellingDetail

TArray<FMRInputFinding> MRInputTelling::TellFindings(const std::vector<mria::Finding>& Findings)
{
	using namespace MRInputTellingDetail;
	TArray<FMRInputFinding> Lines;
	const auto IsSameKind = [](const mria::Finding& A, const mria::Finding& B)
	{ return A.code == B.code && A.severity == B.severity; };
	for (const TGroup<mria::Finding>& Kind : Group(Findings, IsSameKind))
	{
		FMRInputFinding& Line = Lines.Add_GetRef(MRInputMessages::ToFinding(*Kind.Worst));
		Line.Text = ToLine(Kind, Line.Text);
	}
	return Lines;
}

TArray<FText> MRInputTelling::TellChanges(const std::vector<mria::RepairReport>& Reports)
{
	return MRInputTellingDetail::Tell(
		Reports, [](const mria::RepairReport& A, const mria::RepairReport& B) { return A.kind == B.kind; });
}

TArray<FText> MRInputTelling::TellLosses(const std::vector<mria::Loss>& Losses)
{
	return MRInputTellingDetail::Tell(
		Losses, [](const mria::Loss& A, const mria::Loss& B) { return A.code == B.code; });
}

#undef LOCTEXT_NAMESPACE
