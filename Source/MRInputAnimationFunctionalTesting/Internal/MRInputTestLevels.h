// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTestRun.h"

/** Opens the levels of the settings in this process's game. */
class MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputTestLevels final : public IMRInputTestLevels
{
public:
	//~ Begin IMRInputTestLevels interface
	virtual TArray<FString> List() const override;
	virtual void Open(const FString& Level) override;
	virtual UWorld* FindOpened() override;
	virtual void Quit() override;
	//~ End IMRInputTestLevels interface

private:
	UWorld* FindWorld() const;

	TWeakObjectPtr<UWorld> Left; ///< The world that is replaced by the level opened last.
	TOptional<FString> Asked; ///< A level to open as soon as there is a world.
};
