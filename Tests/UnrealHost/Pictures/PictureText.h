// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FCanvas;
class FSlateWindowElementList;

/**
 * What was painted, as lines of text on standard output, a picture after the other:
 *   picture NAME WIDTH HEIGHT
 *   box X Y WIDTH HEIGHT  R G B A
 *   line THICKNESS R G B A  X Y X Y ...
 *   text X Y HEIGHT  R G B A  THE TEXT
 * in pixels and linear colours, lower layers first.
 */
namespace PictureText
{

void Print(const char* Name, const FVector2D& Size, const FCanvas& Canvas);
void Print(const char* Name, const FVector2D& Size, const FSlateWindowElementList& Elements);

} // namespace PictureText
