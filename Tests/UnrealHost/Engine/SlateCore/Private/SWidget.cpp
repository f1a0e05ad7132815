// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Widgets/SWidget.h"

TSharedRef<SWidget> SNullWidget::NullWidget = MakeShared<SNullWidgetType>();
