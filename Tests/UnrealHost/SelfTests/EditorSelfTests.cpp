// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have the editor's.
#if __has_include("Editor.h")

#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Editor/Transactor.h"
#include "ScopedTransaction.h"
#include "SelfTest.h"
#include "UObject/Package.h"

namespace EditorSelfTestsDetail
{
UCurveFloat* MakeCurve()
{
	return NewObject<UCurveFloat>(GetTransientPackage(), NAME_None, RF_Transactional);
}

void SetOneKey(UCurveFloat& Curve, float Value)
{
	Curve.Modify();
	Curve.FloatCurve.SetKeys({FRichCurveKey(0.0f, Value)});
}
} // namespace EditorSelfTestsDetail

HOST_SELF_TEST(ATransactionIsUndoneAndRedone)
{
	using namespace EditorSelfTestsDetail;
	GEditor->Trans->SetUndoBarrier();
	UCurveFloat* Curve = MakeCurve();
	SetOneKey(*Curve, 1.0f);
	{
		const FScopedTransaction Outer(FText::FromString(TEXT("Outer")));
		SetOneKey(*Curve, 2.0f);
		const FScopedTransaction Inner(FText::FromString(TEXT("Inner")));
		SetOneKey(*Curve, 3.0f);
	}
	HOST_EXPECT(GEditor->UndoTransaction() && Curve->FloatCurve.Eval(0.0f) == 1.0f);
	HOST_EXPECT(GEditor->RedoTransaction() && Curve->FloatCurve.Eval(0.0f) == 3.0f);
	HOST_EXPECT(GEditor->UndoTransaction() && !GEditor->UndoTransaction());
	GEditor->Trans->RemoveUndoBarrier();
}

HOST_SELF_TEST(AnObjectThatIsNotTransactionalIsNotUndone)
{
	GEditor->Trans->SetUndoBarrier();
	UCurveFloat* Curve = NewObject<UCurveFloat>();
	{
		const FScopedTransaction Transaction(FText::FromString(TEXT("Change")));
		EditorSelfTestsDetail::SetOneKey(*Curve, 2.0f);
	}
	HOST_EXPECT(!GEditor->UndoTransaction());
	GEditor->Trans->RemoveUndoBarrier();
}

#endif
