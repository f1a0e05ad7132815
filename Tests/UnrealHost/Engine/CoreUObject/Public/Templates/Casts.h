// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include <type_traits>

namespace ECastCheckedType
{
enum Type
{
	NullAllowed,
	NullChecked
};
} // namespace ECastCheckedType

namespace UE::Host
{
template <typename T>
UObject* ObjectOf(T* From)
{
	using FBare = std::remove_const_t<T>;
	if constexpr (std::is_base_of_v<UObject, FBare>)
	{
		return const_cast<FBare*>(From);
	}
	else
	{
		return From ? From->HostGetUObject() : nullptr;
	}
}

template <typename TTo>
TTo* CastObject(UObject* Object)
{
	if constexpr (std::is_base_of_v<UObject, TTo>)
	{
		return Object && Object->IsA(TTo::StaticClass()) ? static_cast<TTo*>(Object) : nullptr;
	}
	else
	{
		return Object ? static_cast<TTo*>(Object->GetInterfaceAddress(TTo::UClassType::StaticClass())) : nullptr;
	}
}

template <typename TFrom, typename TTo>
using TCopyConst = std::conditional_t<std::is_const_v<TFrom>, const TTo, TTo>;
} // namespace UE::Host

/** The object as a To (a class or an interface), or null when it is none. */
template <typename To, typename From>
UE::Host::TCopyConst<From, To>* Cast(From* Src)
{
	return UE::Host::CastObject<std::remove_const_t<To>>(UE::Host::ObjectOf(Src));
}

/** Another class, or null with NullChecked, is a programming error. */
template <typename To, typename From>
UE::Host::TCopyConst<From, To>* CastChecked(From* Src, ECastCheckedType::Type Check = ECastCheckedType::NullChecked)
{
	UE::Host::TCopyConst<From, To>* Result = Cast<To>(Src);
	checkf(Result || (!Src && Check == ECastCheckedType::NullAllowed), TEXT("CastChecked of %s failed"),
		Src ? *UE::Host::ObjectOf(Src)->GetFullName() : TEXT("nullptr"));
	return Result;
}

#define HOST_CAST_OF(Pointer)                                                                                          \
	template <typename To, typename From>                                                                              \
	UE::Host::TCopyConst<From, To>* Cast(const Pointer<From>& Src)                                                     \
	{                                                                                                                  \
		return Cast<To>(Src.Get());                                                                                    \
	}                                                                                                                  \
	template <typename To, typename From>                                                                              \
	UE::Host::TCopyConst<From, To>* CastChecked(                                                                       \
		const Pointer<From>& Src, ECastCheckedType::Type Check = ECastCheckedType::NullChecked)                        \
	{                                                                                                                  \
		return CastChecked<To>(Src.Get(), Check);                                                                      \
	}
HOST_CAST_OF(TObjectPtr)
HOST_CAST_OF(TWeakObjectPtr)
#undef HOST_CAST_OF
