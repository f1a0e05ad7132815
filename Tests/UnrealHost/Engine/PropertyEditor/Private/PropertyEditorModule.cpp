// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "PropertyEditorModule.h"

IMPLEMENT_MODULE(FPropertyEditorModule, PropertyEditor)
