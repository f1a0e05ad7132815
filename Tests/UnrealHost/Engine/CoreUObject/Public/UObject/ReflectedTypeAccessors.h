// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

class UClass;
class UEnum;
class UScriptStruct;

/** The reflected form of a UENUM; the header tool specialises it for each. */
template <typename EnumType>
UEnum* StaticEnum();
