// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// MODULE: MRInputAnimationEditor
// Whoever imports a file also says whether the user cancelled.

#include "Factories/Factory.h"

class UCase : public UFactory
{
public:
	virtual UObject* FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
#ifdef CURED
		const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn, bool& bOutOperationCanceled) override;
#else
		const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn) override;
#endif
};
