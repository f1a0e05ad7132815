// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputHostileStage.h"

#include "MRInputHostileRecordings.h"
#include "Misc/AutomationTest.h"

void MRInputHostileStage::ForEach(FAutomationTestBase& Test,
	TFunctionRef<void(const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)> Work)
{
	for (const MRInputHostileRecordings::FFile& File : MRInputHostileRecordings::GetAll(Test))
	{
		const FMRInputAnimationPtr Animation(NewObject<UMRInputAnimation>());
		FMRInputError Error;
		if (!Animation->SetBytes(File.Bytes, File.Name, Error))
		{
			Test.AddError(Error.Text.ToString());
			continue;
		}
		FMRInputFiniteCheck Check;
		Work(Animation, Check);
		Test.TestEqual(*File.Name, *Check.GetFirst(), TEXT(""));
		Test.TestTrue(FString::Printf(TEXT("'%s' was looked at"), *File.Name), Check.Num() > 0);
		Test.TestTrue(FString::Printf(TEXT("'%s' kept its bytes"), *File.Name), Animation->GetBytes() == File.Bytes);
	}
}
