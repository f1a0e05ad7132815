// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <atomic>

/** Whether counts may be touched by several threads at once; thread safe is the default since 5.0. */
enum class ESPMode : uint8
{
	NotThreadSafe = 0,
	ThreadSafe = 1
};

template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedRef;
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedPtr;
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TWeakPtr;
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedFromThis;

namespace UE::Host
{

template <typename From, typename To>
using TEnableIfConvertible = std::enable_if_t<std::is_convertible_v<From*, To*>>;

/** Counts the references to one object; all strong ones together hold one weak one. */
template <ESPMode Mode>
class TReferenceController
{
	using FCount = std::conditional_t<Mode == ESPMode::ThreadSafe, std::atomic<int32>, int32>;

public:
	TReferenceController() = default;
	TReferenceController(const TReferenceController&) = delete;
	TReferenceController& operator=(const TReferenceController&) = delete;
	virtual ~TReferenceController() = default;
	virtual void DestroyObject() = 0;

	int32 GetStrongCount() const { return Strong; }
	void AddStrong() { ++Strong; }
	/** False when the object is gone already. */
	bool TryAddStrong()
	{
		if constexpr (Mode == ESPMode::ThreadSafe)
		{
			int32 Current = Strong.load();
			while (Current != 0 && !Strong.compare_exchange_weak(Current, Current + 1))
			{
			}
			return Current != 0;
		}
		else
		{
			Strong += Strong != 0 ? 1 : 0;
			return Strong != 0;
		}
	}
	void ReleaseStrong()
	{
		if (--Strong == 0)
		{
			DestroyObject();
			ReleaseWeak();
		}
	}
	void AddWeak() { ++Weak; }
	void ReleaseWeak()
	{
		if (--Weak == 0)
		{
			delete this;
		}
	}

private:
	FCount Strong{1};
	FCount Weak{1};
};

template <typename T, typename DeleterType, ESPMode Mode>
class TControllerWithDeleter final : public TReferenceController<Mode>
{
public:
	TControllerWithDeleter(T* InObject, DeleterType&& InDeleter)
		: Object(InObject)
		, Deleter(MoveTemp(InDeleter))
	{
	}
	void DestroyObject() override { Deleter(Object); }

private:
	T* Object;
	DeleterType Deleter;
};

/** Object and counts in one piece of memory. */
template <typename T, ESPMode Mode>
class TIntrusiveController final : public TReferenceController<Mode>
{
public:
	template <typename... ArgTypes>
	explicit TIntrusiveController(ArgTypes&&... Args)
	{
		new (static_cast<void*>(Memory)) T(std::forward<ArgTypes>(Args)...);
	}
	T* GetObject() { return reinterpret_cast<T*>(Memory); }
	void DestroyObject() override { GetObject()->~T(); }

private:
	alignas(T) unsigned char Memory[sizeof(T)];
};

/** What MakeShareable gives: a plain pointer on its way into a shared one. */
template <typename T, typename DeleterType>
struct TRawPtrProxy
{
	T* Object;
	DeleterType Deleter;
};

template <ESPMode Mode, typename T, typename DeleterType>
TReferenceController<Mode>* MakeController(T* Object, DeleterType&& Deleter)
{
	if constexpr (std::is_null_pointer_v<T>)
	{
		return nullptr;
	}
	else
	{
		return Object == nullptr ? nullptr
								 : new TControllerWithDeleter<T, std::decay_t<DeleterType>, Mode>(
									   Object, std::decay_t<DeleterType>(std::forward<DeleterType>(Deleter)));
	}
}
template <ESPMode Mode, typename T>
TReferenceController<Mode>* MakeController(T* Object)
{
	return MakeController<Mode>(Object, TDefaultDelete<T>());
}

/** Tells an object derived from TSharedFromThis who owns it; does nothing for any other. */
template <typename SharedType, typename ObjectType, ESPMode Mode>
void SetSharedOwner(const SharedType& Shared, TSharedFromThis<ObjectType, Mode>* Base)
{
	Base->HostSetOwner(Shared, static_cast<ObjectType*>(Base));
}
template <typename SharedType>
void SetSharedOwner(const SharedType&, const volatile void*)
{
}
template <typename SharedType, typename T>
void EnableSharedFromThis(const SharedType& Shared, T* Object)
{
	if (Object != nullptr)
	{
		SetSharedOwner(Shared, const_cast<std::remove_cv_t<T>*>(Object));
	}
}

/** One strong reference. */
template <typename T, ESPMode Mode>
class TStrongReferencer
{
public:
	TStrongReferencer() = default;
	/** Takes over a reference that is counted already. */
	TStrongReferencer(T* InObject, TReferenceController<Mode>* InController)
		: Object(InObject)
		, Controller(InController)
	{
	}
	TStrongReferencer(const TStrongReferencer& Other)
		: Object(Other.Object)
		, Controller(Other.Controller)
	{
		Add();
	}
	template <typename U>
	TStrongReferencer(const TStrongReferencer<U, Mode>& Other)
		: Object(Other.GetObject())
		, Controller(Other.GetController())
	{
		Add();
	}
	template <typename U>
	TStrongReferencer(const TStrongReferencer<U, Mode>& Other, T* InObject)
		: Object(InObject)
		, Controller(Other.GetController())
	{
		Add();
	}
	TStrongReferencer(TStrongReferencer&& Other)
		: Object(std::exchange(Other.Object, nullptr))
		, Controller(std::exchange(Other.Controller, nullptr))
	{
	}
	TStrongReferencer& operator=(TStrongReferencer Other)
	{
		std::swap(Object, Other.Object);
		std::swap(Controller, Other.Controller);
		return *this;
	}
	~TStrongReferencer()
	{
		if (Controller != nullptr)
		{
			Controller->ReleaseStrong();
		}
	}

	T* GetObject() const { return Object; }
	TReferenceController<Mode>* GetController() const { return Controller; }
	int32 GetStrongCount() const { return Controller != nullptr ? Controller->GetStrongCount() : 0; }

private:
	void Add()
	{
		if (Controller != nullptr)
		{
			Controller->AddStrong();
		}
	}

	T* Object = nullptr;
	TReferenceController<Mode>* Controller = nullptr;
};

/** One weak reference to the counts. */
template <ESPMode Mode>
class TWeakController
{
public:
	TWeakController() = default;
	explicit TWeakController(TReferenceController<Mode>* InController)
		: Controller(InController)
	{
		if (Controller != nullptr)
		{
			Controller->AddWeak();
		}
	}
	TWeakController(const TWeakController& Other)
		: TWeakController(Other.Controller)
	{
	}
	TWeakController(TWeakController&& Other)
		: Controller(std::exchange(Other.Controller, nullptr))
	{
	}
	TWeakController& operator=(TWeakController Other)
	{
		std::swap(Controller, Other.Controller);
		return *this;
	}
	~TWeakController()
	{
		if (Controller != nullptr)
		{
			Controller->ReleaseWeak();
		}
	}

	TReferenceController<Mode>* Get() const { return Controller; }
	int32 GetStrongCount() const { return Controller != nullptr ? Controller->GetStrongCount() : 0; }
	bool TryAddStrong() const { return Controller != nullptr && Controller->TryAddStrong(); }

private:
	TReferenceController<Mode>* Controller = nullptr;
};

} // namespace UE::Host
