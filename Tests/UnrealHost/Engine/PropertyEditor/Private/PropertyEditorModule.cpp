// SPDX-License-Identifier: MIT

#include "PropertyEditorModule.h"

IMPLEMENT_MODULE(FPropertyEditorModule, PropertyEditor)
