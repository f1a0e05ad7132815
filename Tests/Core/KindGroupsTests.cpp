// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/KindGroups.h"

#include <gtest/gtest.h>

namespace mria::KindGroupsTests
{

TEST(GroupByKind, HasOneGroupForEachCodeAndSeverityInTheOrderFound)
{
	const std::vector<Finding> findings = {{Severity::Warning, FindingCode::SignFlip, "Left.Palm", 3},
		{Severity::Info, FindingCode::UnsortedTimes, "Camera", 1},
		{Severity::Warning, FindingCode::SignFlip, "Left.Wrist", 7},
		{Severity::Error, FindingCode::SignFlip, "Right.Palm", 5},
		{Severity::Warning, FindingCode::SignFlip, "Right.Wrist", 7}};
	const std::vector<KindGroup<Finding>> groups = GroupByKind(findings);
	ASSERT_EQ(groups.size(), 3u);
	EXPECT_EQ(groups[0].items.size(), 3u);
	EXPECT_EQ(groups[0].total, 17u);
	EXPECT_EQ(groups[0].items[1].path, "Left.Wrist");
	EXPECT_EQ(groups[0].Worst().path, "Left.Wrist") << "the first of two";
	EXPECT_EQ(groups[1].items[0].path, "Camera");
	EXPECT_EQ(groups[2].Worst().path, "Right.Palm") << "another severity is another kind";
	EXPECT_TRUE(GroupByKind(std::vector<Finding>()).empty());
}

TEST(GroupByKind, GroupsRepairsByKindAndLossesByCode)
{
	RepairReport sorted;
	sorted.kind = RepairKind::SortKeys;
	sorted.count = 2;
	RepairReport signs;
	signs.kind = RepairKind::ContinuousSigns;
	signs.count = 4;
	const std::vector<KindGroup<RepairReport>> repairs = GroupByKind(std::vector<RepairReport>{sorted, signs, sorted});
	ASSERT_EQ(repairs.size(), 2u);
	EXPECT_EQ(repairs[0].total, 4u);
	EXPECT_EQ(repairs[0].items.size(), 2u);
	EXPECT_EQ(repairs[1].Worst().kind, RepairKind::ContinuousSigns);

	Loss gaze;
	gaze.code = LossCode::Gaze;
	gaze.count = 6;
	Loss tangents;
	tangents.code = LossCode::ChannelAppears;
	tangents.count = 1;
	const std::vector<KindGroup<Loss>> losses = GroupByKind(std::vector<Loss>{gaze, tangents, tangents});
	ASSERT_EQ(losses.size(), 2u);
	EXPECT_EQ(losses[1].total, 2u);
}

} // namespace mria::KindGroupsTests
