// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

#include "InputCoreTypes.generated.h"

/** Which tracked thing a device is. The engine has more of them, others in each release. */
UENUM(BlueprintType)
enum class EControllerHand : uint8
{
	Left,
	Right,
	AnyHand,
	Pad,
	ExternalCamera,
	Gun,
	HMD,
};

/** The name of a key. Valid only while EKeys knows that name; details are looked up at each question. */
USTRUCT(BlueprintType)
struct FKey
{
	GENERATED_BODY()

public:
	FKey() = default;
	FKey(const FName InName)
		: KeyName(InName)
	{
	}
	FKey(const TCHAR* InName)
		: KeyName(FName(InName))
	{
	}
	FKey(const ANSICHAR* InName)
		: KeyName(FName(InName))
	{
	}

	INPUTCORE_API bool IsValid() const;
	INPUTCORE_API bool IsGamepadKey() const;
	INPUTCORE_API bool IsAxis1D() const;
	INPUTCORE_API bool IsDigital() const;
	INPUTCORE_API FName GetMenuCategory() const;

	FString ToString() const { return KeyName.ToString(); }
	FName GetFName() const { return KeyName; }

	friend bool operator==(const FKey& A, const FKey& B) { return A.KeyName == B.KeyName; }
	friend bool operator!=(const FKey& A, const FKey& B) { return A.KeyName != B.KeyName; }

private:
	UPROPERTY()
	FName KeyName;
};

/** What a key is: its names and flags. */
struct INPUTCORE_API FKeyDetails
{
	enum EKeyFlags
	{
		NoFlags = 0,
		GamepadKey = 1 << 0,
		Touch = 1 << 1,
		MouseButton = 1 << 2,
		ModifierKey = 1 << 3,
		Axis1D = 1 << 5,
		Axis3D = 1 << 6,
		UpdateAxisWithoutSamples = 1 << 7,
		Deprecated = 1 << 9,
		ButtonAxis = 1 << 10,
		Axis2D = 1 << 11,
	};

	/** The engine takes TAttribute<FText>, which a plain FText turns into; the host keeps the text. */
	FKeyDetails(const FKey InKey, const FText& InLongDisplayName, const uint32 InKeyFlags = 0,
		const FName InMenuCategory = NAME_None, const FText& InShortDisplayName = FText());

	bool HasFlag(EKeyFlags Flag) const { return (KeyFlags & static_cast<uint32>(Flag)) != 0; }
	bool IsGamepadKey() const { return HasFlag(GamepadKey); }
	bool IsButtonAxis() const { return HasFlag(ButtonAxis); }
	bool IsAxis1D() const { return HasFlag(Axis1D) || IsButtonAxis(); }
	bool IsAxis2D() const { return HasFlag(Axis2D); }
	bool IsAxis3D() const { return HasFlag(Axis3D); }
	bool IsAnalog() const { return IsAxis1D() || IsAxis2D() || IsAxis3D(); }
	bool IsDigital() const { return !IsAnalog(); }
	FName GetMenuCategory() const { return MenuCategory; }
	const FKey& GetKey() const { return Key; }

private:
	FKey Key;
	uint32 KeyFlags;
	FName MenuCategory;
	FText LongDisplayName;
	FText ShortDisplayName;
};

/** All keys known to the engine: a few built in, plus whatever modules add. Game thread only. */
struct INPUTCORE_API EKeys
{
	static const FKey LeftMouseButton;
	static const FKey RightMouseButton;
	static const FKey MiddleMouseButton;
	static const FKey Enter;
	static const FKey Escape;
	static const FKey SpaceBar;
	static const FKey Left;
	static const FKey Right;
	static const FKey Home;
	static const FKey End;
	static const FKey A;
	static const FKey Gamepad_LeftX;
	static const FKey Invalid;

	/** A key that is known already is an ensure and changes nothing. */
	static void AddKey(const FKeyDetails& KeyDetails);
	/** Null for a key nobody added. */
	static TSharedPtr<FKeyDetails> GetKeyDetails(const FKey Key);
	static void AddMenuCategoryDisplayInfo(const FName CategoryName, const FText DisplayName, const FName PaletteIcon);
};
