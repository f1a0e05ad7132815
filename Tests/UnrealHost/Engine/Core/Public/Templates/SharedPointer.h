// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/HostSharedReferencer.h"
#include "Templates/TypeHash.h"

/** Strong reference that is never null. */
template <typename ObjectType, ESPMode InMode>
class TSharedRef
{
public:
	using ElementType = ObjectType;
	static constexpr ESPMode Mode = InMode;

	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	explicit TSharedRef(OtherType* InObject)
		: Referencer(InObject, UE::Host::MakeController<InMode>(InObject))
	{
		check(InObject != nullptr);
		UE::Host::EnableSharedFromThis(*this, InObject);
	}
	template <typename OtherType, typename DeleterType,
		typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(UE::Host::TRawPtrProxy<OtherType, DeleterType>&& Proxy)
		: Referencer(Proxy.Object, UE::Host::MakeController<InMode>(Proxy.Object, MoveTemp(Proxy.Deleter)))
	{
		check(Proxy.Object != nullptr);
		UE::Host::EnableSharedFromThis(*this, Proxy.Object);
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef(const TSharedRef<OtherType, InMode>& Other)
		: Referencer(Other.HostReferencer())
	{
	}
	/** Another object that lives as long as `Other` does. */
	template <typename OtherType>
	TSharedRef(const TSharedRef<OtherType, InMode>& Other, ObjectType* InObject)
		: Referencer(Other.HostReferencer(), InObject)
	{
		check(InObject != nullptr);
	}
	TSharedRef(const TSharedRef&) = default;
	TSharedRef& operator=(const TSharedRef&) = default;
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedRef& operator=(const TSharedRef<OtherType, InMode>& Other)
	{
		return *this = TSharedRef(Other);
	}

	ObjectType& Get() const { return *Referencer.GetObject(); }
	ObjectType& operator*() const { return Get(); }
	ObjectType* operator->() const { return Referencer.GetObject(); }
	int32 GetSharedReferenceCount() const { return Referencer.GetStrongCount(); }
	bool IsUnique() const { return GetSharedReferenceCount() == 1; }

	const UE::Host::TStrongReferencer<ObjectType, InMode>& HostReferencer() const { return Referencer; }

private:
	template <typename OtherType, ESPMode OtherMode>
	friend class TSharedPtr;
	explicit TSharedRef(const UE::Host::TStrongReferencer<ObjectType, InMode>& InReferencer)
		: Referencer(InReferencer)
	{
	}

	UE::Host::TStrongReferencer<ObjectType, InMode> Referencer;
};

/** Strong reference that may be null. */
template <typename ObjectType, ESPMode InMode>
class TSharedPtr
{
public:
	using ElementType = ObjectType;
	static constexpr ESPMode Mode = InMode;

	TSharedPtr() = default;
	TSharedPtr(TYPE_OF_NULLPTR) {}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	explicit TSharedPtr(OtherType* InObject)
		: Referencer(InObject, UE::Host::MakeController<InMode>(InObject))
	{
		UE::Host::EnableSharedFromThis(*this, InObject);
	}
	template <typename OtherType, typename DeleterType>
	TSharedPtr(OtherType* InObject, DeleterType&& Deleter)
		: TSharedPtr(UE::Host::TRawPtrProxy<OtherType, std::decay_t<DeleterType>>{
			  InObject, std::forward<DeleterType>(Deleter)})
	{
	}
	template <typename OtherType, typename DeleterType,
		typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(UE::Host::TRawPtrProxy<OtherType, DeleterType>&& Proxy)
		: Referencer(Proxy.Object, UE::Host::MakeController<InMode>(Proxy.Object, MoveTemp(Proxy.Deleter)))
	{
		UE::Host::EnableSharedFromThis(*this, Proxy.Object);
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedRef<OtherType, InMode>& Other)
		: Referencer(Other.HostReferencer())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TSharedPtr(const TSharedPtr<OtherType, InMode>& Other)
		: Referencer(Other.HostReferencer())
	{
	}
	template <typename OtherType>
	TSharedPtr(const TSharedPtr<OtherType, InMode>& Other, ObjectType* InObject)
		: Referencer(Other.HostReferencer(), InObject)
	{
	}
	TSharedPtr(const TSharedPtr&) = default;
	TSharedPtr(TSharedPtr&&) = default;
	TSharedPtr& operator=(const TSharedPtr&) = default;
	TSharedPtr& operator=(TSharedPtr&&) = default;
	TSharedPtr& operator=(TYPE_OF_NULLPTR)
	{
		Reset();
		return *this;
	}

	bool IsValid() const { return Referencer.GetObject() != nullptr; }
	explicit operator bool() const { return IsValid(); }
	ObjectType* Get() const { return Referencer.GetObject(); }
	ObjectType& operator*() const
	{
		check(IsValid());
		return *Get();
	}
	ObjectType* operator->() const
	{
		check(IsValid());
		return Get();
	}
	/** Must not be null. */
	TSharedRef<ObjectType, InMode> ToSharedRef() const
	{
		check(IsValid());
		return TSharedRef<ObjectType, InMode>(Referencer);
	}
	void Reset() { Referencer = UE::Host::TStrongReferencer<ObjectType, InMode>(); }
	int32 GetSharedReferenceCount() const { return Referencer.GetStrongCount(); }
	bool IsUnique() const { return GetSharedReferenceCount() == 1; }

	const UE::Host::TStrongReferencer<ObjectType, InMode>& HostReferencer() const { return Referencer; }
	/** Takes over an object whose one reference is counted already. */
	static TSharedPtr HostAdopt(ObjectType* Object, UE::Host::TReferenceController<InMode>* Controller)
	{
		TSharedPtr Result;
		Result.Referencer = UE::Host::TStrongReferencer<ObjectType, InMode>(Object, Controller);
		UE::Host::EnableSharedFromThis(Result, Object);
		return Result;
	}

private:
	template <typename OtherType, ESPMode OtherMode>
	friend class TWeakPtr;

	UE::Host::TStrongReferencer<ObjectType, InMode> Referencer;
};

/** Does not keep the object alive; Pin() gives a strong reference, or null once it is gone. */
template <typename ObjectType, ESPMode InMode>
class TWeakPtr
{
public:
	using ElementType = ObjectType;
	static constexpr ESPMode Mode = InMode;

	TWeakPtr() = default;
	TWeakPtr(TYPE_OF_NULLPTR) {}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TSharedRef<OtherType, InMode>& Other)
		: Object(&Other.Get())
		, Controller(Other.HostReferencer().GetController())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TSharedPtr<OtherType, InMode>& Other)
		: Object(Other.Get())
		, Controller(Other.HostReferencer().GetController())
	{
	}
	template <typename OtherType, typename = UE::Host::TEnableIfConvertible<OtherType, ObjectType>>
	TWeakPtr(const TWeakPtr<OtherType, InMode>& Other)
		: Object(Other.HostObject())
		, Controller(Other.HostController().Get())
	{
	}

	TSharedPtr<ObjectType, InMode> Pin() const
	{
		TSharedPtr<ObjectType, InMode> Result;
		if (Controller.TryAddStrong())
		{
			Result.Referencer = UE::Host::TStrongReferencer<ObjectType, InMode>(Object, Controller.Get());
		}
		return Result;
	}
	bool IsValid() const { return Object != nullptr && Controller.GetStrongCount() > 0; }
	void Reset() { *this = TWeakPtr(); }

	ObjectType* HostObject() const { return Object; }
	const UE::Host::TWeakController<InMode>& HostController() const { return Controller; }

	friend uint32 GetTypeHash(const TWeakPtr& Pointer) { return PointerHash(Pointer.Object); }

private:
	ObjectType* Object = nullptr;
	UE::Host::TWeakController<InMode> Controller;
};

#include "Templates/HostSharedPointerFunctions.h"
