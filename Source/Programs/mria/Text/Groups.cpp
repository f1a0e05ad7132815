// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/Groups.h"

#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace GroupsDetail
{
constexpr std::size_t kShownPlaces = 3;

template <typename T, typename IsSame>
std::vector<Group<T>> MakeGroups(const std::vector<T>& items, const IsSame& isSame)
{
	std::vector<Group<T>> groups;
	for (const T& item : items)
	{
		auto group = std::find_if(
			groups.begin(), groups.end(), [&](const Group<T>& candidate) { return isSame(candidate.all, item); });
		if (group == groups.end())
		{
			groups.push_back({item, {}});
			groups.back().all.count = 0;
			group = groups.end() - 1;
		}
		group->all.count += item.count;
		group->places.push_back({item.path, item.count});
	}
	for (Group<T>& group : groups)
	{
		group.all.path = group.places.size() == 1 ? group.places.front().path : Counted(group.places.size(), "place");
	}
	return groups;
}
} // namespace GroupsDetail

std::vector<Group<Finding>> GroupByCode(const std::vector<Finding>& findings)
{
	return GroupsDetail::MakeGroups(
		findings, [](const Finding& a, const Finding& b) { return a.severity == b.severity && a.code == b.code; });
}

std::vector<Group<RepairReport>> GroupByCode(const std::vector<RepairReport>& reports)
{
	std::vector<Group<RepairReport>> groups = GroupsDetail::MakeGroups(
		reports, [](const RepairReport& a, const RepairReport& b) { return a.kind == b.kind; });
	for (Group<RepairReport>& group : groups)
	{
		group.all.added = 0;
		for (const RepairReport& report : reports)
		{
			group.all.added += report.kind == group.all.kind ? report.added : 0;
		}
	}
	return groups;
}

std::vector<Group<Loss>> GroupByCode(const std::vector<Loss>& losses)
{
	return GroupsDetail::MakeGroups(losses, [](const Loss& a, const Loss& b) { return a.code == b.code; });
}

std::string PlacesText(const std::vector<PlaceCount>& places)
{
	std::vector<PlaceCount> sorted = places;
	std::stable_sort(
		sorted.begin(), sorted.end(), [](const PlaceCount& a, const PlaceCount& b) { return a.count > b.count; });
	const bool showsAll = sorted.size() <= GroupsDetail::kShownPlaces + 1; // "and 1 more" is longer than the one
	const std::size_t shown = showsAll ? sorted.size() : GroupsDetail::kShownPlaces;
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
