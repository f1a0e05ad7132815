// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/GroupRecorder.h"

#include "Mria/FloatRules.h"

namespace mria
{

namespace GroupRecorderDetail
{
/** The same rotation with the sign of the previous one: interpolating through 0 would make it spin. */
GroupSample OnSideOf(const std::array<float, kMostValues>& last, const GroupSample& sample)
{
	float dot = 0.0f;
	for (std::size_t i = 0; i < kMostValues; ++i)
	{
		dot += last[i] * sample.value[i];
	}
	GroupSample turned = sample;
	for (std::size_t i = 0; dot < 0.0f && i < kMostValues; ++i)
	{
		turned.value[i] = -sample.value[i];
	}
	return turned;
}
} // namespace GroupRecorderDetail

void GroupRecorder::Configure(GroupKind kind, float tolerance)
{
	kind_ = kind;
	tolerance_ = tolerance;
	chain_ = KeyChain(kind == GroupKind::Rotation ? 4 : 3);
}

void GroupRecorder::Append(const KeySink& sink, const GroupSample& key)
{
	chain_.Append(sink.pool, sink.base, key.time, isAfterGap_, key.value);
	isAfterGap_ = false;
}

void GroupRecorder::Add(const KeySink& sink, const GroupSample& sample)
{
	// Across gaps too, which the filter does not see.
	const GroupSample next = kind_ == GroupKind::Rotation ? GroupRecorderDetail::OnSideOf(last_, sample) : sample;
	last_ = next.value;
	if (!IsAbove(tolerance_, 0.0f))
	{
		Append(sink, next);
		isOpen_ = isNewestKept_ = true;
		return;
	}
	if (!isOpen_)
	{
		filter_.Reset(kind_, tolerance_);
	}
	if (filter_.Push(next))
	{
		Append(sink, filter_.Key());
	}
	isNewestKept_ = !isOpen_; // the filter makes the first one a key at once
	isOpen_ = true;
}

void GroupRecorder::Cut(const KeySink& sink)
{
	if (HasNewest() && filter_.Finish())
	{
		Append(sink, filter_.Key());
	}
	isOpen_ = false;
}

void GroupRecorder::EndRun(const KeySink& sink)
{
	Cut(sink);
	isAfterGap_ = true;
}

void GroupRecorder::Forget()
{
	chain_.Forget();
	isOpen_ = false;
	isAfterGap_ = true;
	last_ = {};
}

ChainView GroupRecorder::View(double base) const
{
	ChainView view = chain_.View();
	if (HasNewest())
	{
		const GroupSample& newest = filter_.Pending();
		view.hasNewest = true;
		view.newest = {base + static_cast<double>(newest.time), false, newest.value};
	}
	return view;
}

} // namespace mria
