// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

DECLARE_DELEGATE(FExecuteAction);
DECLARE_DELEGATE_RetVal(bool, FCanExecuteAction);
DECLARE_DELEGATE_RetVal(bool, FIsActionChecked);

struct FUIAction
{
	FUIAction() = default;
	FUIAction(FExecuteAction InExecuteAction, FCanExecuteAction InCanExecuteAction = FCanExecuteAction(),
		FIsActionChecked InIsCheckedDelegate = FIsActionChecked())
		: ExecuteAction(InExecuteAction)
		, CanExecuteAction(InCanExecuteAction)
		, IsActionChecked(InIsCheckedDelegate)
	{
	}
	bool IsChecked() const { return IsActionChecked.IsBound() && IsActionChecked.Execute(); }
	bool CanExecute() const { return !CanExecuteAction.IsBound() || CanExecuteAction.Execute(); }
	bool Execute() const { return CanExecute() && ExecuteAction.ExecuteIfBound(); }

	FExecuteAction ExecuteAction;
	FCanExecuteAction CanExecuteAction;
	FIsActionChecked IsActionChecked;
};
