// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/ColumnSelection.h"

#include "Mria/CurveId.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

namespace mria
{

namespace ColumnSelectionDetail
{
/** Whether `pattern` fits, where * matches any letters. */
bool Fits(std::string_view pattern, std::string_view name)
{
	if (pattern.empty() || pattern[0] != '*')
	{
		return pattern.empty() ? name.empty()
							   : !name.empty() && pattern[0] == name[0] && Fits(pattern.substr(1), name.substr(1));
	}
	return Fits(pattern.substr(1), name) || (!name.empty() && Fits(pattern, name.substr(1)));
}

/** Adds what the name means; false if it means nothing. */
bool AddChannels(const std::string& name, ChannelSelection& selection)
{
	const std::optional<ChannelSelection> found = FindChannels(name);
	selection.Add(found.value_or(ChannelSelection{}));
	return found.has_value();
}

bool AddJoint(const std::string& name, ChannelSelection& selection)
{
	if (name.find('.') != std::string::npos)
	{
		return AddChannels(name, selection);
	}
	const bool isLeft = AddChannels("Left." + name, selection);
	return AddChannels("Right." + name, selection) && isLeft;
}

std::vector<std::string> JointNames()
{
	std::vector<std::string> names;
	for (std::size_t joint = 0; joint < kJointCount; ++joint)
	{
		names.push_back(ToString(static_cast<Joint>(joint)));
	}
	return names;
}

bool AddColumns(const std::string& pattern, ChannelSelection& selection)
{
	bool isFound = false;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (Fits(ToLower(pattern), ToLower(CurveName(id))))
		{
			isFound = selection.curves[id] = true;
		}
	}
	return isFound;
}
} // namespace ColumnSelectionDetail

Result<ChannelSelection, std::string> SelectColumns(const ColumnNames& names)
{
	using namespace ColumnSelectionDetail;
	struct Kind
	{
		const std::vector<std::string>& names;
		bool (*add)(const std::string& name, ChannelSelection& selection);
		const char* refusal;
		const char* hint;
	};
	const Kind kinds[] = {
		{names.channels, AddChannels, "there is no channel '", "camera, left, right, hands and gaze are channels"},
		{names.joints, AddJoint, "there is no joint '", "IndexTip is one of both hands, Left.IndexTip of one"},
		{names.columns, AddColumns, "no column fits '", "columns have names such as Right.IndexTip.PositionX"},
	};
	ChannelSelection selection;
	for (const Kind& kind : kinds)
	{
		for (const std::string& name : kind.names)
		{
			if (!kind.add(name, selection))
			{
				const std::string nearest = kind.add == AddJoint ? NearestName(JointNames(), name) : "";
				return kind.refusal + Printable(name) +
					"'\n  hint: " + (nearest.empty() ? kind.hint : "did you mean '" + nearest + "'?");
			}
		}
	}
	if (names.channels.empty() && names.joints.empty() && names.columns.empty())
	{
		selection.curves.fill(true);
	}
	return selection;
}

} // namespace mria
