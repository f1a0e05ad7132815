// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EditorReimportHandler.h"
#include "Factories/Factory.h"
#include "Import/MRInputImporting.h"
#include "Misc/Optional.h"

#include "MRInputAnimationFactory.generated.h"

class UMRInputAnimation;

/**
 * Imports .bin files whose content is a recording, and reimports them. Messages go to the message log. A failed or
 * cancelled import creates no object, and a failed reimport leaves the asset unchanged. Importing over a recording
 * replaces its content, so that references to it stay valid. Game thread.
 */
UCLASS(MinimalAPI)
class UMRInputAnimationFactory : public UFactory, public FReimportHandler
{
	GENERATED_BODY()

public:
	UMRInputAnimationFactory();

	//~ Begin UFactory interface
	virtual bool FactoryCanImport(const FString& Filename) override;
	virtual UObject* FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
		const FString& Filename, const TCHAR* Parms, FFeedbackContext* Warn, bool& bOutOperationCanceled) override;
	virtual void CleanUp() override;
	//~ End UFactory interface

	//~ Begin FReimportHandler interface
	using FReimportHandler::Reimport;
	using FReimportHandler::SetReimportPaths;
	virtual bool CanReimport(UObject* Obj, TArray<FString>& OutFilenames) override;
	virtual void SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths) override;
	virtual EReimportResult::Type Reimport(UObject* Obj) override;
	virtual int32 GetPriority() const override;
	//~ End FReimportHandler interface

	/** The error of the last import's curve table, which has already been logged; unset if there was none. */
	const FMRInputError& GetCurveError() const { return CurveError; }

private:
	/**
	 * Gets the settings from the task's options or from the dialog, which is shown once for several files. Returns
	 * false on Cancel.
	 */
	bool FindSettings(FMRInputImportSettings& OutSettings);

	/** Whether nobody can answer a dialog: in scripts, tasks and on build machines. */
	bool IsUnwatched() const;

	/** Set by Import All in the dialog, until CleanUp. */
	TOptional<FMRInputImportSettings> ForAll;

	FMRInputError CurveError;
};
