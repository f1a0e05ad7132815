// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/SharedPointer.h"

/** Casts, makers and comparisons of shared pointers; part of SharedPointer.h. */
template <typename To, typename From, ESPMode Mode>
TSharedRef<To, Mode> StaticCastSharedRef(const TSharedRef<From, Mode>& Shared)
{
	return TSharedRef<To, Mode>(Shared, static_cast<To*>(&Shared.Get()));
}
template <typename To, typename From, ESPMode Mode>
TSharedPtr<To, Mode> StaticCastSharedPtr(const TSharedPtr<From, Mode>& Shared)
{
	return TSharedPtr<To, Mode>(Shared, static_cast<To*>(Shared.Get()));
}

/** Lets an object give out shared references to itself. */
template <typename ObjectType, ESPMode Mode>
class TSharedFromThis
{
public:
	/** A shared reference must own the object already: not from a constructor, nor for a stack object. */
	TSharedRef<ObjectType, Mode> AsShared()
	{
		const TSharedPtr<ObjectType, Mode> Strong = WeakThis.Pin();
		check(Strong.Get() == this);
		return Strong.ToSharedRef();
	}
	TSharedRef<const ObjectType, Mode> AsShared() const
	{
		const TSharedPtr<ObjectType, Mode> Strong = WeakThis.Pin();
		check(Strong.Get() == this);
		return Strong.ToSharedRef();
	}

	template <typename SharedType>
	void HostSetOwner(const SharedType& Shared, ObjectType* Object)
	{
		if (!WeakThis.IsValid())
		{
			WeakThis = TSharedPtr<ObjectType, Mode>(TSharedPtr<typename SharedType::ElementType, Mode>(Shared), Object);
		}
	}

protected:
	template <typename OtherType>
	static TSharedRef<OtherType, Mode> SharedThis(OtherType* This)
	{
		return StaticCastSharedRef<OtherType>(This->AsShared());
	}
	template <typename OtherType>
	static TSharedRef<const OtherType, Mode> SharedThis(const OtherType* This)
	{
		return StaticCastSharedRef<const OtherType>(This->AsShared());
	}

	TSharedFromThis() = default;
	TSharedFromThis(const TSharedFromThis&) {}
	TSharedFromThis& operator=(const TSharedFromThis&) { return *this; }
	~TSharedFromThis() = default;

private:
	TWeakPtr<ObjectType, Mode> WeakThis;
};

template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe, typename... ArgTypes>
TSharedRef<ObjectType, Mode> MakeShared(ArgTypes&&... Args)
{
	auto* const Controller = new UE::Host::TIntrusiveController<ObjectType, Mode>(std::forward<ArgTypes>(Args)...);
	return TSharedPtr<ObjectType, Mode>::HostAdopt(Controller->GetObject(), Controller).ToSharedRef();
}

template <typename ObjectType>
auto MakeShareable(ObjectType* Object)
{
	return UE::Host::TRawPtrProxy<ObjectType, TDefaultDelete<ObjectType>>{Object, TDefaultDelete<ObjectType>()};
}
template <typename ObjectType, typename DeleterType>
auto MakeShareable(ObjectType* Object, DeleterType&& Deleter)
{
	return UE::Host::TRawPtrProxy<ObjectType, std::decay_t<DeleterType>>{Object, std::forward<DeleterType>(Deleter)};
}

namespace UE::Host
{
template <typename T>
const void* AddressOf(const T& Pointer)
{
	return Pointer.Get();
}
template <typename T, ESPMode Mode>
const void* AddressOf(const TSharedRef<T, Mode>& Pointer)
{
	return &Pointer.Get();
}
template <typename T, ESPMode Mode>
const void* AddressOf(const TWeakPtr<T, Mode>& Pointer)
{
	return Pointer.Pin().Get();
}
inline const void* AddressOf(TYPE_OF_NULLPTR)
{
	return nullptr;
}

} // namespace UE::Host

#define HOST_SHARED_COMPARISON(Left, Right)                                                                            \
	template <typename A, typename B, ESPMode Mode>                                                                    \
	bool operator==(const Left<A, Mode>& L, const Right<B, Mode>& R)                                                   \
	{                                                                                                                  \
		return UE::Host::AddressOf(L) == UE::Host::AddressOf(R);                                                       \
	}                                                                                                                  \
	template <typename A, typename B, ESPMode Mode>                                                                    \
	bool operator!=(const Left<A, Mode>& L, const Right<B, Mode>& R)                                                   \
	{                                                                                                                  \
		return UE::Host::AddressOf(L) != UE::Host::AddressOf(R);                                                       \
	}
HOST_SHARED_COMPARISON(TSharedRef, TSharedRef)
HOST_SHARED_COMPARISON(TSharedPtr, TSharedPtr)
HOST_SHARED_COMPARISON(TSharedPtr, TSharedRef)
HOST_SHARED_COMPARISON(TSharedRef, TSharedPtr)
HOST_SHARED_COMPARISON(TWeakPtr, TWeakPtr)
HOST_SHARED_COMPARISON(TWeakPtr, TSharedPtr)
HOST_SHARED_COMPARISON(TWeakPtr, TSharedRef)
HOST_SHARED_COMPARISON(TSharedPtr, TWeakPtr)
HOST_SHARED_COMPARISON(TSharedRef, TWeakPtr)
#undef HOST_SHARED_COMPARISON

template <typename T, ESPMode Mode>
bool operator==(const TSharedPtr<T, Mode>& Pointer, TYPE_OF_NULLPTR)
{
	return !Pointer.IsValid();
}
template <typename T, ESPMode Mode>
bool operator!=(const TSharedPtr<T, Mode>& Pointer, TYPE_OF_NULLPTR)
{
	return Pointer.IsValid();
}
#if !defined(__cpp_impl_three_way_comparison)
template <typename T, ESPMode Mode>
bool operator==(TYPE_OF_NULLPTR, const TSharedPtr<T, Mode>& Pointer)
{
	return !Pointer.IsValid();
}
template <typename T, ESPMode Mode>
bool operator!=(TYPE_OF_NULLPTR, const TSharedPtr<T, Mode>& Pointer)
{
	return Pointer.IsValid();
}
#endif
template <typename T, ESPMode Mode>
uint32 GetTypeHash(const TSharedRef<T, Mode>& Pointer)
{
	return PointerHash(&Pointer.Get());
}
template <typename T, ESPMode Mode>
uint32 GetTypeHash(const TSharedPtr<T, Mode>& Pointer)
{
	return PointerHash(Pointer.Get());
}
