// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: cannot bind non-const lvalue reference
// MODULE: MRInputAnimationEditor
// VERSION: 5.1
// Before 5.3 the objects that the Content Browser is to show are taken by a reference that is not const.

#include "Editor.h"

void Show(UObject* Asset)
{
#ifdef CURED
	TArray<UObject*> Objects{Asset};
	GEditor->SyncBrowserToObjects(Objects);
#else
	GEditor->SyncBrowserToObjects(TArray<UObject*>{Asset});
#endif
}
