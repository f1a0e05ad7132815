// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/HostReferenceCounts.h"
#include "Templates/TypeHash.h"

/** Whether counts may be touched by several threads at once. The host's always may; the types stay apart. */
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

/** What MakeShareable gives: a pointer on its way into a TSharedRef or a TSharedPtr. */
template <typename T>
struct TRawPtrProxy
{
	T* Object;
};

/** Gives an object that is a TSharedFromThis its own reference; other objects need none. */
template <typename Derived, typename ObjectType, ESPMode Mode>
void EnableSharedFromThis(const FStrongReference& Reference, Derived* Object, TSharedFromThis<ObjectType, Mode>* This)
{
	This->HostSetWeak(TWeakPtr<ObjectType, Mode>(Object, Reference));
}
template <typename Derived>
void EnableSharedFromThis(const FStrongReference&, Derived*, const volatile void*)
{
}

/** The first reference to an object. */
template <typename T, typename Deleter>
FStrongReference MakeReference(T* Object, Deleter&& InDeleter)
{
	FStrongReference Reference(
		new TReferenceCounts<T, std::decay_t<Deleter>>(Object, static_cast<Deleter&&>(InDeleter)));
	EnableSharedFromThis(Reference, Object, Object);
	return Reference;
}
template <typename T>
FStrongReference MakeReference(T* Object)
{
	return Object == nullptr ? FStrongReference() : MakeReference(Object, [](T* Deleted) { delete Deleted; });
}
} // namespace UE::Host

/** Strong reference that is never null. */
template <typename ObjectType, ESPMode Mode>
class TSharedRef
{
public:
	using ElementType = ObjectType;

	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	explicit TSharedRef(OtherType* InObject)
		: TSharedRef(InObject, UE::Host::MakeReference(InObject))
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(UE::Host::TRawPtrProxy<OtherType>&& Proxy)
		: TSharedRef(Proxy.Object)
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(const TSharedRef<OtherType, Mode>& Other)
		: TSharedRef(&Other.Get(), Other.HostReference())
	{
	}
	TSharedRef(ObjectType* InObject, const UE::Host::FStrongReference& InReference)
		: Object(InObject)
		, Reference(InReference)
	{
		check(Object != nullptr);
	}
	TSharedRef(const TSharedRef&) = default;
	TSharedRef& operator=(const TSharedRef&) = default;

	ObjectType& Get() const { return *Object; }
	ObjectType& operator*() const { return *Object; }
	ObjectType* operator->() const { return Object; }

	const UE::Host::FStrongReference& HostReference() const { return Reference; }

private:
	ObjectType* Object;
	UE::Host::FStrongReference Reference;
};

/** Strong reference that may be null. */
template <typename ObjectType, ESPMode Mode>
class TSharedPtr
{
public:
	using ElementType = ObjectType;

	TSharedPtr() = default;
	TSharedPtr(TYPE_OF_NULLPTR) {}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	explicit TSharedPtr(OtherType* InObject)
		: TSharedPtr(InObject, UE::Host::MakeReference(InObject))
	{
	}
	template <typename OtherType, typename DeleterType,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<DeleterType>, UE::Host::FStrongReference>>>
	TSharedPtr(OtherType* InObject, DeleterType&& Deleter)
		: TSharedPtr(InObject, UE::Host::MakeReference(InObject, std::forward<DeleterType>(Deleter)))
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(UE::Host::TRawPtrProxy<OtherType>&& Proxy)
		: TSharedPtr(Proxy.Object)
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedRef<OtherType, Mode>& Other)
		: TSharedPtr(&Other.Get(), Other.HostReference())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedPtr<OtherType, Mode>& Other)
		: TSharedPtr(Other.Get(), Other.HostReference())
	{
	}
	TSharedPtr(ObjectType* InObject, const UE::Host::FStrongReference& InReference)
		: Object(InObject)
		, Reference(InReference)
	{
	}
	TSharedPtr(const TSharedPtr&) = default;
	TSharedPtr(TSharedPtr&& Other) { Swap(Other); }
	TSharedPtr& operator=(const TSharedPtr&) = default;
	TSharedPtr& operator=(TSharedPtr&& Other)
	{
		TSharedPtr Taken(static_cast<TSharedPtr&&>(Other));
		Swap(Taken);
		return *this;
	}

	bool IsValid() const { return Object != nullptr; }
	explicit operator bool() const { return IsValid(); }
	ObjectType* Get() const { return Object; }
	ObjectType& operator*() const
	{
		check(IsValid());
		return *Object;
	}
	ObjectType* operator->() const
	{
		check(IsValid());
		return Object;
	}
	/** Must not be null. */
	TSharedRef<ObjectType, Mode> ToSharedRef() const { return TSharedRef<ObjectType, Mode>(Object, Reference); }
	void Reset() { *this = TSharedPtr(); }

	const UE::Host::FStrongReference& HostReference() const { return Reference; }

private:
	void Swap(TSharedPtr& Other)
	{
		::Swap(Object, Other.Object);
		::Swap(Reference, Other.Reference);
	}

	ObjectType* Object = nullptr;
	UE::Host::FStrongReference Reference;
};

/** Does not keep the object alive; Pin() gives a strong reference, or null once it is gone. */
template <typename ObjectType, ESPMode Mode>
class TWeakPtr
{
public:
	TWeakPtr() = default;
	TWeakPtr(TYPE_OF_NULLPTR) {}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TSharedRef<OtherType, Mode>& Other)
		: TWeakPtr(&Other.Get(), Other.HostReference())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TSharedPtr<OtherType, Mode>& Other)
		: TWeakPtr(Other.Get(), Other.HostReference())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TWeakPtr<OtherType, Mode>& Other)
		: TWeakPtr(Other.Pin())
	{
	}
	TWeakPtr(ObjectType* InObject, const UE::Host::FWeakReference& InReference)
		: Object(InObject)
		, Reference(InReference)
	{
	}

	TSharedPtr<ObjectType, Mode> Pin() const
	{
		const UE::Host::FStrongReference Strong = Reference.Lock();
		return TSharedPtr<ObjectType, Mode>(Strong.IsSet() ? Object : nullptr, Strong);
	}
	bool IsValid() const { return Reference.IsAlive(); }
	void Reset() { *this = TWeakPtr(); }

private:
	ObjectType* Object = nullptr;
	UE::Host::FWeakReference Reference;
};

template <typename To, typename From, ESPMode Mode>
TSharedRef<To, Mode> StaticCastSharedRef(const TSharedRef<From, Mode>& Shared)
{
	return TSharedRef<To, Mode>(static_cast<To*>(&Shared.Get()), Shared.HostReference());
}
template <typename To, typename From, ESPMode Mode>
TSharedPtr<To, Mode> StaticCastSharedPtr(const TSharedPtr<From, Mode>& Shared)
{
	return TSharedPtr<To, Mode>(static_cast<To*>(Shared.Get()), Shared.HostReference());
}

/** Lets an object give out shared references to itself. */
template <typename ObjectType, ESPMode Mode>
class TSharedFromThis
{
public:
	/** A shared reference must own the object already: not from a constructor, nor for a stack object. */
	TSharedRef<ObjectType, Mode> AsShared() { return WeakThis.Pin().ToSharedRef(); }
	TSharedRef<const ObjectType, Mode> AsShared() const { return WeakThis.Pin().ToSharedRef(); }

	void HostSetWeak(const TWeakPtr<ObjectType, Mode>& InWeak) { WeakThis = InWeak; }

protected:
	TSharedFromThis() = default;
	/** A copy is another object, with references of its own. */
	TSharedFromThis(const TSharedFromThis&) {}
	TSharedFromThis& operator=(const TSharedFromThis&) { return *this; }
	template <typename OtherType>
	static TSharedRef<OtherType, Mode> SharedThis(OtherType* This)
	{
		return StaticCastSharedRef<OtherType>(This->AsShared());
	}

private:
	TWeakPtr<ObjectType, Mode> WeakThis;
};

template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe, typename... ArgTypes>
TSharedRef<ObjectType, Mode> MakeShared(ArgTypes&&... Args)
{
	return TSharedRef<ObjectType, Mode>(new ObjectType(static_cast<ArgTypes&&>(Args)...));
}
template <typename ObjectType>
UE::Host::TRawPtrProxy<ObjectType> MakeShareable(ObjectType* Object)
{
	return {Object};
}

namespace UE::Host
{
template <typename T, ESPMode Mode>
const void* AddressOf(const TSharedPtr<T, Mode>& Pointer)
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
