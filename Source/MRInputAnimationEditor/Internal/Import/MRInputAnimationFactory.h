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
 * Makes recordings of .bin files that are recordings by their content, and reimports them. What it has to say goes to
 * the message log; a failed or cancelled import makes no object, a failed reimport leaves the asset as it was.
 * Importing over a recording fills that one, so that whoever refers to it stays. Game thread.
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

	/** What kept the last import's curve table from being made or saved, told in the log already; unset if nothing. */
	const FMRInputError& GetCurveError() const { return CurveError; }

private:
	/** From the task's options, or from the dialog, which is shown once for several files; false on Cancel. */
	bool FindSettings(FMRInputImportSettings& OutSettings);

	/** Whether nobody is there to answer: scripts, tasks, build machines. */
	bool IsUnwatched() const;

	/** Set by Import All in the dialog, until CleanUp. */
	TOptional<FMRInputImportSettings> ForAll;

	FMRInputError CurveError;
};
