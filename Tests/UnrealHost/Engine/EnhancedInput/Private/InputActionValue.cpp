// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "InputActionValue.h"

FInputActionValue::FInputActionValue(EInputActionValueType InValueType, Axis3D InValue)
	: Value(InValue)
	, ValueType(EInputActionValueType::Axis3D)
{
	ConvertToType(InValueType);
}

FInputActionValue& FInputActionValue::ConvertToType(EInputActionValueType Type)
{
	switch (Type)
	{
	case EInputActionValueType::Boolean:
		Value = FVector(IsNonZero() ? 1.0 : 0.0, 0.0, 0.0);
		break;
	case EInputActionValueType::Axis1D:
		Value = FVector(Value.X, 0.0, 0.0);
		break;
	case EInputActionValueType::Axis2D:
		Value = FVector(Value.X, Value.Y, 0.0);
		break;
	case EInputActionValueType::Axis3D:
		break;
	}
	ValueType = Type;
	return *this;
}

bool FInputActionValue::IsNonZero(float Tolerance) const
{
	return Value.SizeSquared() >= static_cast<double>(Tolerance) * Tolerance;
}
