// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Capture/KeyChain.h"
#include "Reducing/GroupFilter.h"

#include <array>
#include <cstddef>

namespace mria
{

/** Where keys go, and what their times count from in the take. */
struct KeySink
{
	SlabPool& pool;
	double base;
};

/** One position, rotation, origin or direction on its way to keys. */
class GroupRecorder
{
public:
	/** A tolerance of 0 or less, or NaN, makes every sample a key. */
	void Configure(GroupKind kind, float tolerance);

	/** Takes the next sample; at most one key. Its time counts from the sink's base. */
	void Add(const KeySink& sink, const GroupSample& sample);

	/** The samples end for now. At most one key. */
	void EndRun(const KeySink& sink);

	/** What comes next follows at once, but in another line: the newest sample becomes a key. */
	void Cut(const KeySink& sink);

	/** Without samples, after the pool has been given back every block. */
	void Forget();

	KeyChain& Chain() { return chain_; }
	const KeyChain& Chain() const { return chain_; }
	bool HasNewest() const { return isOpen_ && !isNewestKept_; }

	/** All keys, and the newest sample if it is none yet. */
	ChainView View(double base) const;

private:
	void Append(const KeySink& sink, const GroupSample& key);

	GroupKind kind_ = GroupKind::Position;
	float tolerance_ = 0.0f;
	bool isOpen_ = false; ///< The filter is at work on a line.
	bool isNewestKept_ = false;
	bool isAfterGap_ = true; ///< The next key is the first of a run.
	std::array<float, kMostValues> last_{};
	KeyChain chain_;
	GroupFilter filter_;
};

} // namespace mria
