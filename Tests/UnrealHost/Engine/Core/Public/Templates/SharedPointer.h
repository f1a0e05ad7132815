// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <memory>

/** Whether counts may be touched by several threads at once. The host's always may; the types stay apart. */
enum class ESPMode : uint8
{
	NotThreadSafe = 0,
	ThreadSafe = 1
};

template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedPtr;

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

/** What the two kinds of strong references have in common. */
template <typename ObjectType>
class TStrongReference
{
public:
	using ElementType = ObjectType;

	const std::shared_ptr<ObjectType>& HostGet() const { return Object; }

	template <typename OtherType>
	friend bool operator==(const TStrongReference& Left, const TStrongReference<OtherType>& Right)
	{
		return Left.HostGet() == Right.HostGet();
	}
	template <typename OtherType>
	friend bool operator!=(const TStrongReference& Left, const TStrongReference<OtherType>& Right)
	{
		return Left.HostGet() != Right.HostGet();
	}

protected:
	TStrongReference() = default;
	explicit TStrongReference(std::shared_ptr<ObjectType> InObject)
		: Object(std::move(InObject))
	{
	}

	std::shared_ptr<ObjectType> Object;
};
} // namespace UE::Host

/** Strong reference that is never null. */
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedRef : public UE::Host::TStrongReference<ObjectType>
{
public:
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(UE::Host::TRawPtrProxy<OtherType>&& Proxy)
		: TSharedRef(std::shared_ptr<ObjectType>(Proxy.Object))
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(const TSharedRef<OtherType, Mode>& Other)
		: TSharedRef(std::shared_ptr<ObjectType>(Other.HostGet()))
	{
	}
	/** Only for what is one already: a null pointer constant is none. */
	template <typename StdType, typename = std::enable_if_t<std::is_same_v<StdType, std::shared_ptr<ObjectType>>>>
	explicit TSharedRef(StdType InObject)
		: UE::Host::TStrongReference<ObjectType>(std::move(InObject))
	{
		check(this->Object != nullptr);
	}
	TSharedRef(const TSharedRef&) = default;
	TSharedRef& operator=(const TSharedRef&) = default;

	ObjectType& Get() const { return *this->Object; }
	ObjectType& operator*() const { return *this->Object; }
	ObjectType* operator->() const { return this->Object.get(); }
};

/** Strong reference that may be null. */
template <typename ObjectType, ESPMode Mode>
class TSharedPtr : public UE::Host::TStrongReference<ObjectType>
{
	using FBase = UE::Host::TStrongReference<ObjectType>;

public:
	TSharedPtr() = default;
	TSharedPtr(TYPE_OF_NULLPTR) {}
	template <typename OtherType, typename DeleterType>
	TSharedPtr(OtherType* InObject, DeleterType&& Deleter)
		: FBase(std::shared_ptr<ObjectType>(InObject, std::forward<DeleterType>(Deleter)))
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedRef<OtherType, Mode>& Other)
		: FBase(Other.HostGet())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedPtr<OtherType, Mode>& Other)
		: FBase(Other.HostGet())
	{
	}
	template <typename StdType, typename = std::enable_if_t<std::is_same_v<StdType, std::shared_ptr<ObjectType>>>>
	explicit TSharedPtr(StdType InObject)
		: FBase(std::move(InObject))
	{
	}

	bool IsValid() const { return this->Object != nullptr; }
	explicit operator bool() const { return IsValid(); }
	ObjectType* Get() const { return this->Object.get(); }
	ObjectType& operator*() const { return *operator->(); }
	ObjectType* operator->() const
	{
		check(IsValid());
		return Get();
	}
	/** Must not be null. */
	TSharedRef<ObjectType, Mode> ToSharedRef() const { return TSharedRef<ObjectType, Mode>(this->Object); }
	void Reset() { this->Object.reset(); }
};

/** Does not keep the object alive; Pin() gives a strong reference, or null once it is gone. */
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
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
