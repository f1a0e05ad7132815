// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/WeakObjectPtr.h"

#include "Delegates/Delegate.h"
#include "HostObjectRegistry.h"
#include "UObject/StrongObjectPtr.h"

using UE::Host::FObjectRegistry;

namespace WeakObjectPtrDetail
{
UObject* Resolve(FHostWeakObject Handle, EInternalObjectFlags Excluded)
{
	const FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Handle.Index, Handle.Serial);
	return Slot && !EnumHasAnyFlags(Slot->Flags, Excluded) ? Slot->Object : nullptr;
}

constexpr EInternalObjectFlags GoneFlags = EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable;

} // namespace WeakObjectPtrDetail

UObject* FWeakObjectPtr::Get(bool bEvenIfGarbage) const
{
	return WeakObjectPtrDetail::Resolve(
		Handle, bEvenIfGarbage ? EInternalObjectFlags::Unreachable : WeakObjectPtrDetail::GoneFlags);
}

FHostWeakObject HostMakeWeak(const UObjectBase* Object)
{
	return Object
		? FHostWeakObject{static_cast<int32>(Object->GetUniqueID()), FObjectRegistry::Get().SlotOf(Object).Serial}
		: FHostWeakObject();
}

UObjectBase* HostResolveWeak(FHostWeakObject Weak)
{
	return WeakObjectPtrDetail::Resolve(Weak, WeakObjectPtrDetail::GoneFlags);
}

void HostCheckMayRunScript()
{
	checkf(!FObjectRegistry::Get().IsCollecting(), TEXT("No script may run while garbage is collected"));
}

bool HostIsUFunction(const UObjectBase* Object, FName Name)
{
	return Object && Object->GetClass()->FindFunctionByName(Name) != nullptr;
}

std::shared_ptr<UObject> UE::Host::KeepObject(UObject* Object)
{
	if (!Object)
	{
		return nullptr;
	}
	++FObjectRegistry::Get().SlotOf(Object).StrongReferences;
	const auto Release = [Handle = HostMakeWeak(Object)](UObject*)
	{
		// The object may be gone already: at the end of the program all are destroyed.
		if (FObjectRegistry::FSlot* const Slot = FObjectRegistry::Get().FindSlot(Handle.Index, Handle.Serial))
		{
			--Slot->StrongReferences;
		}
	};
	return std::shared_ptr<UObject>(Object, Release);
}
