// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "InputCoreTypes.h"

#include "InputActionValue.generated.h"

UENUM(BlueprintType)
enum class EInputActionValueType : uint8
{
	Boolean,
	Axis1D,
	Axis2D,
	Axis3D,
};

/** The value of an action: three numbers, of which the type says how many count. */
USTRUCT(BlueprintType)
struct ENHANCEDINPUT_API FInputActionValue
{
	GENERATED_BODY()

public:
	using Axis1D = float;
	using Axis2D = FVector2D;
	using Axis3D = FVector;

	FInputActionValue() = default;
	FInputActionValue(Axis1D InValue)
		: Value(InValue, 0.0, 0.0)
		, ValueType(EInputActionValueType::Axis1D)
	{
	}
	/** Numbers that do not count for the type are dropped. */
	FInputActionValue(EInputActionValueType InValueType, Axis3D InValue)
		: Value(InValue)
		, ValueType(EInputActionValueType::Axis3D)
	{
		ConvertToType(InValueType);
	}

	EInputActionValueType GetValueType() const { return ValueType; }
	FInputActionValue& ConvertToType(EInputActionValueType Type);
	bool IsNonZero(float Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return Value.SizeSquared() >= static_cast<double>(Tolerance) * Tolerance;
	}
	float GetMagnitude() const { return static_cast<float>(Value.Size()); }
	float GetMagnitudeSq() const { return static_cast<float>(Value.SizeSquared()); }

	/** T: bool, Axis1D, Axis2D or Axis3D, whatever the type is. */
	template <typename T>
	T Get() const
	{
		if constexpr (std::is_same_v<T, bool>)
		{
			return IsNonZero();
		}
		else if constexpr (std::is_same_v<T, Axis1D>)
		{
			return static_cast<float>(Value.X);
		}
		else if constexpr (std::is_same_v<T, Axis2D>)
		{
			return Axis2D(Value.X, Value.Y);
		}
		else
		{
			static_assert(std::is_same_v<T, Axis3D>, "An action has a bool, Axis1D, Axis2D or Axis3D");
			return Value;
		}
	}

protected:
	FVector Value = FVector::ZeroVector;
	EInputActionValueType ValueType = EInputActionValueType::Boolean;
};
