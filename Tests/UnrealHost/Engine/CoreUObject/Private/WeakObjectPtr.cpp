// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/WeakObjectPtr.h"

#include "Delegates/HostWeakObject.h"
#include "HostObjectRegistry.h"
#include "UObject/StrongObjectPtr.h"

using UE::Host::FObjectRegistry;

namespace WeakObjectPtrDetail
{
UObject* Resolve(int32 Index, int32 Serial, EInternalObjectFlags Excluded)
{
	const FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Index, Serial);
	return Slot && !EnumHasAnyFlags(Slot->Flags, Excluded) ? Slot->Object : nullptr;
}

constexpr EInternalObjectFlags GoneFlags = EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable;

} // namespace WeakObjectPtrDetail

FWeakObjectPtr& FWeakObjectPtr::operator=(const UObject* Object)
{
	const FHostWeakObject Handle = HostMakeWeak(Object);
	ObjectIndex = Handle.Index;
	ObjectSerialNumber = Handle.Serial;
	return *this;
}

UObject* FWeakObjectPtr::Get(bool bEvenIfGarbage) const
{
	return WeakObjectPtrDetail::Resolve(ObjectIndex, ObjectSerialNumber,
		bEvenIfGarbage ? EInternalObjectFlags::Unreachable : WeakObjectPtrDetail::GoneFlags);
}

UObject* FWeakObjectPtr::GetEvenIfUnreachable() const
{
	return WeakObjectPtrDetail::Resolve(ObjectIndex, ObjectSerialNumber, EInternalObjectFlags::None);
}

bool FWeakObjectPtr::IsValid(bool bEvenIfGarbage, bool) const
{
	return Get(bEvenIfGarbage) != nullptr;
}

FHostWeakObject HostMakeWeak(const UObjectBase* Object)
{
	if (!Object)
	{
		return {INDEX_NONE, 0};
	}
	return {static_cast<int32>(Object->GetUniqueID()), FObjectRegistry::Get().SlotOf(Object).Serial};
}

UObjectBase* HostResolveWeak(FHostWeakObject Weak)
{
	return WeakObjectPtrDetail::Resolve(Weak.Index, Weak.Serial, WeakObjectPtrDetail::GoneFlags);
}

void HostCheckMayRunScript()
{
	checkf(!FObjectRegistry::Get().IsCollecting(), TEXT("No script may run while garbage is collected"));
}

bool HostIsUFunction(const UObjectBase* Object, FName Name)
{
	return Object && Object->GetClass()->FindFunctionByName(Name) != nullptr;
}

void UE::Host::AddStrongReference(const FWeakObjectPtr& Object)
{
	if (const UObject* Found = Object.GetEvenIfUnreachable())
	{
		++FObjectRegistry::Get().SlotOf(Found).StrongReferences;
	}
}

void UE::Host::ReleaseStrongReference(const FWeakObjectPtr& Object)
{
	if (const UObject* Found = Object.GetEvenIfUnreachable())
	{
		--FObjectRegistry::Get().SlotOf(Found).StrongReferences;
	}
}
