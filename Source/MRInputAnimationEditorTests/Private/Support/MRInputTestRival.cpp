// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestRival.h"

#include "Curves/CurveFloat.h"
#include "Misc/Paths.h"

namespace MRInputTestRivalDetail
{
bool bSaysYes = false;
int32 Files = 0;
} // namespace MRInputTestRivalDetail

UMRInputTestRival::UMRInputTestRival()
{
	SupportedClass = UCurveFloat::StaticClass();
	Formats.Add(TEXT("bin;For tests"));
	bEditorImport = false;
	bCreateNew = false;
}

bool UMRInputTestRival::FactoryCanImport(const FString& Filename)
{
	return MRInputTestRivalDetail::bSaysYes && FPaths::GetExtension(Filename) == TEXT("bin");
}

UObject* UMRInputTestRival::FactoryCreateFile(UClass*, UObject*, FName, EObjectFlags, const FString&, const TCHAR*,
	FFeedbackContext*, bool& bOutOperationCanceled)
{
	++MRInputTestRivalDetail::Files;
	bOutOperationCanceled = true;
	return nullptr;
}

void UMRInputTestRival::SwitchOn(int32 Priority, bool bSaysYes)
{
	UMRInputTestRival* Default = GetMutableDefault<UMRInputTestRival>();
	Default->ImportPriority = Priority;
	Default->bEditorImport = true;
	MRInputTestRivalDetail::bSaysYes = bSaysYes;
	MRInputTestRivalDetail::Files = 0;
}

void UMRInputTestRival::SwitchOff()
{
	GetMutableDefault<UMRInputTestRival>()->bEditorImport = false;
	MRInputTestRivalDetail::bSaysYes = false;
}

int32 UMRInputTestRival::CountFiles()
{
	return MRInputTestRivalDetail::Files;
}
