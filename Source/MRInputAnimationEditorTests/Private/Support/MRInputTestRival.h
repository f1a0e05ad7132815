// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Factories/Factory.h"

#include "MRInputTestRival.generated.h"

/**
 * Another plugin's importer for .bin files. It takes part in imports only while a test has it switched on, so that it
 * is never in the way of a user's files. It makes nothing: it cancels and counts. Game thread.
 */
UCLASS(NotBlueprintable, HideDropdown)
class UMRInputTestRival : public UFactory
{
	GENERATED_BODY()

public:
	UMRInputTestRival();

	//~ Begin UFactory interface
	virtual bool FactoryCanImport(const FString& Filename) override;
	virtual UObject* FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
		const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn, bool& bOutOperationCanceled) override;
	//~ End UFactory interface

	/** From now on it is asked for .bin files, and says yes to all of them or to none. */
	static void SwitchOn(int32 Priority, bool bSaysYes);
	static void SwitchOff();

	/** How many files it was given since it was switched on. */
	static int32 CountFiles();
};
