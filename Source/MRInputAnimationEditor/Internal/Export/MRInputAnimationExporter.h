// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Export/MRInputExporting.h"
#include "Exporters/Exporter.h"
#include "MRInputTypes.h"

#include "MRInputAnimationExporter.generated.h"

/**
 * Exports a recording as the original file, byte by byte. The other formats derive from this class; their losses are
 * listed in the message log. The editor finds an exporter by the file extension, so each has its own; a task that
 * names its exporter may use any extension.
 */
UCLASS(MinimalAPI)
class UMRInputAnimationExporter : public UExporter
{
	GENERATED_BODY()

public:
	UMRInputAnimationExporter();

	//~ Begin UExporter interface
	virtual bool SupportsObject(UObject* Object) const override;
	virtual bool ExportBinary(UObject* Object, const TCHAR* Type, FArchive& Ar, FFeedbackContext* Warn,
		int32 FileIndex = 0, uint32 PortFlags = 0) override;
	//~ End UExporter interface

protected:
	/** For the constructors of the other formats. */
	void SetForm(EMRInputExportFormat InFormat, const TCHAR* Extension, const TCHAR* Description);

private:
	/** Reports to the message log and the task; always false. */
	bool Fail(const FMRInputError& Error) const;

	EMRInputExportFormat Format = EMRInputExportFormat::Original;
};

/** As MRTK 2.0 to 2.5 reads it: .mrtk10, to be renamed .bin. */
UCLASS(MinimalAPI)
class UMRInputAnimationExporterMrtk10 : public UMRInputAnimationExporter
{
	GENERATED_BODY()

public:
	UMRInputAnimationExporterMrtk10();
};

/** As MRTK 2.6 to 2.8 reads it: .mrtk11, to be renamed .bin. */
UCLASS()
class UMRInputAnimationExporterMrtk11 : public UMRInputAnimationExporter
{
	GENERATED_BODY()

public:
	UMRInputAnimationExporterMrtk11();
};

/** Samples as a table: .csv. */
UCLASS(MinimalAPI)
class UMRInputAnimationExporterCsv : public UMRInputAnimationExporter
{
	GENERATED_BODY()

public:
	UMRInputAnimationExporterCsv();
};
