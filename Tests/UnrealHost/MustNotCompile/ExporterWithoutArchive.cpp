// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// MODULE: MRInputAnimationEditor
// Binary exporters write to an archive; an output device is for text.

#include "Exporters/Exporter.h"

class UCase : public UExporter
{
public:
#ifdef CURED
	virtual bool ExportBinary(UObject* Object, const TCHAR* Type, FArchive& Ar, FFeedbackContext* Warn,
#else
	virtual bool ExportBinary(UObject* Object, const TCHAR* Type, FOutputDevice& Ar, FFeedbackContext* Warn,
#endif
		int32 FileIndex = 0, uint32 PortFlags = 0) override;
};
