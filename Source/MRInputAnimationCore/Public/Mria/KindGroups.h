// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Repair.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace mria
{

/** All items of one kind, so that a report can show them as one line. Never empty. */
template <typename T>
struct KindGroup
{
	std::vector<T> items; ///< In input order.
	std::size_t total = 0; ///< The sum of their counts.

	/** The item with the largest count; if several have it, the first wins. */
	const T& Worst() const
	{
		return *std::max_element(items.begin(), items.end(), [](const T& a, const T& b) { return a.count < b.count; });
	}
};

/** One group per code and severity, in the order of their first items. */
MRINPUTANIMATIONCORE_API std::vector<KindGroup<Finding>> GroupByKind(const std::vector<Finding>& findings);

/** One group per kind of repair. */
MRINPUTANIMATIONCORE_API std::vector<KindGroup<RepairReport>> GroupByKind(const std::vector<RepairReport>& reports);

/** One group per kind of loss. */
MRINPUTANIMATIONCORE_API std::vector<KindGroup<Loss>> GroupByKind(const std::vector<Loss>& losses);

} // namespace mria
