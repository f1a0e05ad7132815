// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/Groups.h"

#include "Mria/KindGroups.h"
#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace GroupsDetail
{
constexpr std::size_t kShownLocations = 3;

template <typename T>
std::vector<Group<T>> Sum(const std::vector<KindGroup<T>>& kinds)
{
	std::vector<Group<T>> groups;
	for (const KindGroup<T>& kind : kinds)
	{
		groups.push_back({kind.items.front(), {}});
		Group<T>& group = groups.back();
		group.all.count = kind.total;
		for (const T& item : kind.items)
		{
			group.locations.push_back({item.path, item.count});
		}
		group.all.path = kind.items.size() == 1 ? group.all.path : Counted(kind.items.size(), "place");
	}
	return groups;
}
} // namespace GroupsDetail

std::vector<Group<Finding>> GroupByCode(const std::vector<Finding>& findings)
{
	return GroupsDetail::Sum(GroupByKind(findings));
}

std::vector<Group<RepairReport>> GroupByCode(const std::vector<RepairReport>& reports)
{
	const std::vector<KindGroup<RepairReport>> kinds = GroupByKind(reports);
	std::vector<Group<RepairReport>> groups = GroupsDetail::Sum(kinds);
	for (std::size_t i = 0; i < kinds.size(); ++i)
	{
		groups[i].all.added = 0;
		for (const RepairReport& report : kinds[i].items)
		{
			groups[i].all.added += report.added;
		}
	}
	return groups;
}

std::vector<Group<Loss>> GroupByCode(const std::vector<Loss>& losses)
{
	return GroupsDetail::Sum(GroupByKind(losses));
}

std::string LocationsText(const std::vector<LocationCount>& locations)
{
	std::vector<LocationCount> sorted = locations;
	std::stable_sort(
		sorted.begin(), sorted.end(), [](const LocationCount& a, const LocationCount& b) { return a.count > b.count; });
	const bool showsAll = sorted.size() <= GroupsDetail::kShownLocations + 1; // "and 1 more" is longer than the one
	const std::size_t shown = showsAll ? sorted.size() : GroupsDetail::kShownLocations;
	std::string text;
	for (std::size_t i = 0; i < shown; ++i)
	{
		text += (i == 0 ? "" : ", ") + sorted[i].path + " " + Thousands(sorted[i].count);
	}
	return showsAll ? text : text + " and " + Thousands(sorted.size() - shown) + " more";
}

SeverityCounts CountSeverities(const std::vector<Finding>& findings)
{
	SeverityCounts counts = {};
	for (const Finding& finding : findings)
	{
		++counts[static_cast<std::size_t>(finding.severity)];
	}
	return counts;
}

std::string SeverityText(const SeverityCounts& counts)
{
	constexpr const char* kNames[] = {"note", "warning", "error"};
	std::string text;
	for (std::size_t i = counts.size(); i-- > 0;)
	{
		if (counts[i] > 0)
		{
			text += (text.empty() ? "" : ", ") + Counted(counts[i], kNames[i]);
		}
	}
	return text;
}

} // namespace mria
