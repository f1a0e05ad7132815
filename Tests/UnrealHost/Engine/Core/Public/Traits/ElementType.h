// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** The type a container or C array holds. */
template <typename T>
struct TElementType
{
	using Type = typename T::ElementType;
};
template <typename T>
struct TElementType<T&> : TElementType<T>
{
};
template <typename T>
struct TElementType<const T> : TElementType<T>
{
};
template <typename T, SIZE_T N>
struct TElementType<T[N]>
{
	using Type = T;
};
template <typename T>
using TElementType_T = typename TElementType<T>::Type;
