// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Capture/KeyChain.h"
#include "Reducing/GroupFilter.h"

#include <array>
#include <cstddef>

namespace mria
{

/** The destination of keys, and the base of their times in the take. */
struct KeySink
{
	SlabPool& pool;
	double base;
};

/** Converts the samples of one position, rotation, origin or direction to keys. */
class GroupRecorder
{
public:
	/** With a tolerance of 0, a negative one or NaN, every sample becomes a key. */
	void Configure(GroupKind kind, float tolerance);

	/** Adds the next sample; writes at most one key. Its time counts from the base of the sink. */
	void Add(const KeySink& sink, const GroupSample& sample);

	/** Ends the current run of samples. Writes at most one key. */
	void EndRun(const KeySink& sink);

	/** Starts a new line without a gap: the newest sample becomes a key. */
	void Cut(const KeySink& sink);

	/** Removes all samples, after the pool has released every block. */
	void Forget();

	KeyChain& Chain() { return chain_; }
	const KeyChain& Chain() const { return chain_; }
	bool HasNewest() const { return isOpen_ && !isNewestKept_; }

	/** All keys, and the newest sample if it is not a key yet. */
	ChainView View(double base) const;

private:
	void Append(const KeySink& sink, const GroupSample& key);

	GroupKind kind_ = GroupKind::Position;
	float tolerance_ = 0.0f;
	bool isOpen_ = false; ///< The filter has started a line.
	bool isNewestKept_ = false;
	bool isAfterGap_ = true; ///< The next key is the first of a run.
	std::array<float, kMostValues> last_{};
	KeyChain chain_;
	GroupFilter filter_;
};

} // namespace mria
