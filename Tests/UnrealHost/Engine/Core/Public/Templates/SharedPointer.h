// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/TypeHash.h"
#include "Templates/UnrealTemplate.h"

#include <memory>

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

namespace UE::Host
{
template <typename From, typename To>
using TEnableIfConvertible = std::enable_if_t<std::is_convertible_v<From*, To*>>;

/** What MakeShareable gives: a pointer on its way into a TSharedRef or a TSharedPtr. */
template <typename T>
struct TRawPtrProxy
{
	std::shared_ptr<T> Object;
};
} // namespace UE::Host

/** Strong reference that is never null. */
template <typename ObjectType, ESPMode Mode>
class TSharedRef
{
public:
	using ElementType = ObjectType;

	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(UE::Host::TRawPtrProxy<OtherType>&& Proxy)
		: TSharedRef(std::shared_ptr<ObjectType>(Proxy.Object))
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(const TSharedRef<OtherType, Mode>& Other)
		: Object(Other.HostGet())
	{
	}
	/** Only for what is one already: a null pointer constant is none. */
	template <typename StdType, typename = std::enable_if_t<std::is_same_v<StdType, std::shared_ptr<ObjectType>>>>
	explicit TSharedRef(StdType InObject)
		: Object(std::move(InObject))
	{
		check(Object != nullptr);
	}
	TSharedRef(const TSharedRef&) = default;
	TSharedRef& operator=(const TSharedRef&) = default;

	ObjectType& Get() const { return *Object; }
	ObjectType& operator*() const { return *Object; }
	ObjectType* operator->() const { return Object.get(); }

	const std::shared_ptr<ObjectType>& HostGet() const { return Object; }
	const void* HostAddress() const { return Object.get(); }

private:
	std::shared_ptr<ObjectType> Object;
};

/** Strong reference that may be null. */
template <typename ObjectType, ESPMode Mode>
class TSharedPtr
{
public:
	using ElementType = ObjectType;

	TSharedPtr() = default;
	TSharedPtr(TYPE_OF_NULLPTR) {}
	template <typename OtherType, typename DeleterType>
	TSharedPtr(OtherType* InObject, DeleterType&& Deleter)
		: Object(InObject, std::forward<DeleterType>(Deleter))
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedRef<OtherType, Mode>& Other)
		: Object(Other.HostGet())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedPtr<OtherType, Mode>& Other)
		: Object(Other.HostGet())
	{
	}
	template <typename StdType, typename = std::enable_if_t<std::is_same_v<StdType, std::shared_ptr<ObjectType>>>>
	explicit TSharedPtr(StdType InObject)
		: Object(std::move(InObject))
	{
	}

	bool IsValid() const { return Object != nullptr; }
	explicit operator bool() const { return IsValid(); }
	ObjectType* Get() const { return Object.get(); }
	ObjectType& operator*() const
	{
		check(IsValid());
		return *Object;
	}
	ObjectType* operator->() const
	{
		check(IsValid());
		return Object.get();
	}
	/** Must not be null. */
	TSharedRef<ObjectType, Mode> ToSharedRef() const { return TSharedRef<ObjectType, Mode>(Object); }
	void Reset() { Object.reset(); }

	const std::shared_ptr<ObjectType>& HostGet() const { return Object; }
	const void* HostAddress() const { return Object.get(); }

private:
	std::shared_ptr<ObjectType> Object;
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
		: Object(Other.HostGet())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TSharedPtr<OtherType, Mode>& Other)
		: Object(Other.HostGet())
	{
	}

	TSharedPtr<ObjectType, Mode> Pin() const { return TSharedPtr<ObjectType, Mode>(Object.lock()); }
	bool IsValid() const { return !Object.expired(); }
	void Reset() { Object.reset(); }
	const void* HostAddress() const { return Object.lock().get(); }

private:
	std::weak_ptr<ObjectType> Object;
};

template <typename To, typename From, ESPMode Mode>
TSharedRef<To, Mode> StaticCastSharedRef(const TSharedRef<From, Mode>& Shared)
{
	return TSharedRef<To, Mode>(std::static_pointer_cast<To>(Shared.HostGet()));
}
template <typename To, typename From, ESPMode Mode>
TSharedPtr<To, Mode> StaticCastSharedPtr(const TSharedPtr<From, Mode>& Shared)
{
	return TSharedPtr<To, Mode>(std::static_pointer_cast<To>(Shared.HostGet()));
}

/** Lets an object give out shared references to itself. */
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedFromThis : public std::enable_shared_from_this<ObjectType>
{
public:
	/** A shared reference must own the object already: not from a constructor, nor for a stack object. */
	TSharedRef<ObjectType, Mode> AsShared() { return TSharedRef<ObjectType, Mode>(this->weak_from_this().lock()); }
	TSharedRef<const ObjectType, Mode> AsShared() const
	{
		return TSharedRef<const ObjectType, Mode>(this->weak_from_this().lock());
	}
};

template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe, typename... ArgTypes>
TSharedRef<ObjectType, Mode> MakeShared(ArgTypes&&... Args)
{
	return TSharedRef<ObjectType, Mode>(std::make_shared<ObjectType>(std::forward<ArgTypes>(Args)...));
}
template <typename ObjectType>
UE::Host::TRawPtrProxy<ObjectType> MakeShareable(ObjectType* Object)
{
	return {std::shared_ptr<ObjectType>(Object)};
}

#define HOST_SHARED_COMPARISON(Left, Right)                                                                            \
	template <typename A, typename B, ESPMode Mode>                                                                    \
	bool operator==(const Left<A, Mode>& L, const Right<B, Mode>& R)                                                   \
	{                                                                                                                  \
		return L.HostAddress() == R.HostAddress();                                                                     \
	}                                                                                                                  \
	template <typename A, typename B, ESPMode Mode>                                                                    \
	bool operator!=(const Left<A, Mode>& L, const Right<B, Mode>& R)                                                   \
	{                                                                                                                  \
		return !(L == R);                                                                                              \
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
	return PointerHash(Pointer.HostAddress());
}
template <typename T, ESPMode Mode>
uint32 GetTypeHash(const TSharedPtr<T, Mode>& Pointer)
{
	return PointerHash(Pointer.HostAddress());
}
