// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>
#include <utility>

namespace mria::openxr
{

/**
 * Maps handles of one kind to values. Any thread; lookups do not allocate. A value lives while it is in use, even if
 * another thread destroys the handle.
 */
template <typename Handle, typename Value>
class HandleTable
{
public:
	using Pointer = std::shared_ptr<Value>;

	Pointer Find(Handle handle) const
	{
		const std::shared_lock<std::shared_mutex> lock(guard_);
		const auto found = values_.find(KeyOf(handle));
		return found == values_.end() ? nullptr : found->second;
	}

	/** Replaces an old value: a runtime may reuse the number of a destroyed handle. */
	void Add(Handle handle, Pointer value)
	{
		const std::unique_lock<std::shared_mutex> lock(guard_);
		values_[KeyOf(handle)] = std::move(value);
	}

	Pointer Remove(Handle handle)
	{
		const std::unique_lock<std::shared_mutex> lock(guard_);
		const auto found = values_.find(KeyOf(handle));
		if (found == values_.end())
		{
			return nullptr;
		}
		Pointer removed = std::move(found->second);
		values_.erase(found);
		return removed;
	}

	/** Removes every value that `matches`: the children of a destroyed handle. */
	template <typename Predicate>
	void RemoveIf(Predicate matches)
	{
		const std::unique_lock<std::shared_mutex> lock(guard_);
		for (auto it = values_.begin(); it != values_.end();)
		{
			it = matches(*it->second) ? values_.erase(it) : std::next(it);
		}
	}

	template <typename Visitor>
	void ForEach(Visitor visit) const
	{
		const std::shared_lock<std::shared_mutex> lock(guard_);
		for (const auto& entry : values_)
		{
			visit(entry.second);
		}
	}

private:
	/** Handles are pointers or 64-bit numbers, depending on the processor. */
	static std::uint64_t KeyOf(Handle handle)
	{
		std::uint64_t key = 0;
		std::memcpy(&key, &handle, sizeof(handle));
		return key;
	}

	mutable std::shared_mutex guard_;
	std::unordered_map<std::uint64_t, Pointer> values_;
};

} // namespace mria::openxr
