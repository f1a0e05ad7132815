// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FArchive;
class FString;

/** Names of the math types without their definitions. As in Unreal 5 they are aliases: `struct FVector;` is an error.
 */
namespace UE::Math
{
template <typename T>
struct TVector;
template <typename T>
struct TVector2;
template <typename T>
struct TQuat;
template <typename T>
struct TRotator;
template <typename T>
struct TTransform;
template <typename T>
struct TBox;
} // namespace UE::Math

using FVector = UE::Math::TVector<double>;
using FVector2D = UE::Math::TVector2<double>;
using FVector2f = UE::Math::TVector2<float>;
using FQuat = UE::Math::TQuat<double>;
using FRotator = UE::Math::TRotator<double>;
using FTransform = UE::Math::TTransform<double>;
using FBox = UE::Math::TBox<double>;

struct FColor;
struct FLinearColor;
