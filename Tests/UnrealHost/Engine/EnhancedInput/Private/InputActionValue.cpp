// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "InputActionValue.h"

namespace InputActionValueDetail
{
EInputActionValueType TypeOf(const FKey& Key)
{
	if (Key.IsAxis3D())
	{
		return EInputActionValueType::Axis3D;
	}
	if (Key.IsAxis2D())
	{
		return EInputActionValueType::Axis2D;
	}
	return Key.IsAxis1D() ? EInputActionValueType::Axis1D : EInputActionValueType::Boolean;
}
} // namespace InputActionValueDetail

FInputActionValue::FInputActionValue(EInputActionValueType InValueType, Axis3D InValue)
	: Value(InValue)
	, ValueType(EInputActionValueType::Axis3D)
{
	ConvertToType(InValueType);
}

FInputActionValue::FInputActionValue(const FKey& Key)
	: ValueType(InputActionValueDetail::TypeOf(Key))
{
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
