// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/KindGroups.h"

namespace mria
{

namespace KindGroupsDetail
{
template <typename T, typename IsSameKind>
std::vector<KindGroup<T>> MakeGroups(const std::vector<T>& items, const IsSameKind& isSameKind)
{
	std::vector<KindGroup<T>> groups;
	for (const T& item : items)
	{
		auto group = std::find_if(groups.begin(), groups.end(),
			[&](const KindGroup<T>& candidate) { return isSameKind(candidate.items.front(), item); });
		group = group == groups.end() ? groups.insert(groups.end(), KindGroup<T>()) : group;
		group->items.push_back(item);
		group->total += item.count;
	}
	return groups;
}
} // namespace KindGroupsDetail

std::vector<KindGroup<Finding>> GroupByKind(const std::vector<Finding>& findings)
{
	return KindGroupsDetail::MakeGroups(
		findings, [](const Finding& a, const Finding& b) { return a.severity == b.severity && a.code == b.code; });
}

std::vector<KindGroup<RepairReport>> GroupByKind(const std::vector<RepairReport>& reports)
{
	return KindGroupsDetail::MakeGroups(
		reports, [](const RepairReport& a, const RepairReport& b) { return a.kind == b.kind; });
}

std::vector<KindGroup<Loss>> GroupByKind(const std::vector<Loss>& losses)
{
	return KindGroupsDetail::MakeGroups(losses, [](const Loss& a, const Loss& b) { return a.code == b.code; });
}

} // namespace mria
