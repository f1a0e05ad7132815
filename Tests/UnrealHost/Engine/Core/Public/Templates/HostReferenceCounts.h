// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

#include <atomic>

namespace UE::Host
{
/**
 * How many references an object has, and how it is deleted. Not std::shared_ptr: what it instantiates for each type
 * took a tenth of the time that the plugin takes to compile. All that does not depend on the type is here, and is no
 * template.
 */
class FReferenceCounts
{
public:
	void AddStrong() { Strong.fetch_add(1, std::memory_order_relaxed); }
	bool AddStrongIfAlive()
	{
		int32 Count = Strong.load(std::memory_order_relaxed);
		while (Count > 0 && !Strong.compare_exchange_weak(Count, Count + 1, std::memory_order_acq_rel))
		{
		}
		return Count > 0;
	}
	void ReleaseStrong()
	{
		if (Strong.fetch_sub(1, std::memory_order_acq_rel) == 1)
		{
			DeleteObject();
			ReleaseWeak();
		}
	}
	void AddWeak() { Weak.fetch_add(1, std::memory_order_relaxed); }
	void ReleaseWeak()
	{
		if (Weak.fetch_sub(1, std::memory_order_acq_rel) == 1)
		{
			delete this;
		}
	}
	bool IsAlive() const { return Strong.load(std::memory_order_acquire) > 0; }

protected:
	virtual ~FReferenceCounts() = default;
	virtual void DeleteObject() = 0;

private:
	std::atomic<int32> Strong{1};
	std::atomic<int32> Weak{1}; // one for all strong ones
};

template <typename T, typename Deleter>
class TReferenceCounts final : public FReferenceCounts
{
public:
	TReferenceCounts(T* InObject, const Deleter& InDeleter)
		: Object(InObject)
		, TheDeleter(InDeleter)
	{
	}

private:
	void DeleteObject() override { TheDeleter(Object); }

	T* Object;
	Deleter TheDeleter;
};

/** Keeps an object alive. */
class FStrongReference
{
public:
	FStrongReference() = default;
	/** Of counts that are new or have been counted up for it. */
	explicit FStrongReference(FReferenceCounts* InCounts)
		: Counts(InCounts)
	{
	}
	FStrongReference(const FStrongReference& Other)
		: Counts(Other.Counts)
	{
		if (Counts != nullptr)
		{
			Counts->AddStrong();
		}
	}
	FStrongReference(FStrongReference&& Other) { ::Swap(Counts, Other.Counts); }
	FStrongReference& operator=(FStrongReference Other)
	{
		::Swap(Counts, Other.Counts);
		return *this;
	}
	~FStrongReference()
	{
		if (Counts != nullptr)
		{
			Counts->ReleaseStrong();
		}
	}
	bool IsSet() const { return Counts != nullptr; }

private:
	friend class FWeakReference;
	FReferenceCounts* Counts = nullptr;
};

/** Knows whether an object is alive. */
class FWeakReference
{
public:
	FWeakReference() = default;
	FWeakReference(const FStrongReference& Strong)
		: FWeakReference(Strong.Counts)
	{
	}
	FWeakReference(const FWeakReference& Other)
		: FWeakReference(Other.Counts)
	{
	}
	FWeakReference& operator=(FWeakReference Other)
	{
		::Swap(Counts, Other.Counts);
		return *this;
	}
	~FWeakReference()
	{
		if (Counts != nullptr)
		{
			Counts->ReleaseWeak();
		}
	}
	bool IsAlive() const { return Counts != nullptr && Counts->IsAlive(); }
	/** A strong reference, or none if the object is gone. */
	FStrongReference Lock() const
	{
		return Counts != nullptr && Counts->AddStrongIfAlive() ? FStrongReference(Counts) : FStrongReference();
	}

private:
	explicit FWeakReference(FReferenceCounts* InCounts)
		: Counts(InCounts)
	{
		if (Counts != nullptr)
		{
			Counts->AddWeak();
		}
	}

	FReferenceCounts* Counts = nullptr;
};
} // namespace UE::Host
