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

/** What a key is. */
struct INPUTCORE_API FKeyDetails
{
	enum EKeyFlags
	{
		NoFlags = 0,
		GamepadKey = 1 << 0,
		Axis1D = 1 << 5,
	};

	/** The engine takes TAttribute<FText>, which a plain FText turns into; the host shows no names. */
	FKeyDetails(
		const FKey InKey, const FText&, const uint32 InKeyFlags = 0, const FName InMenuCategory = FName(TEXT("Key")))
		: Key(InKey)
		, KeyFlags(InKeyFlags)
		, MenuCategory(InMenuCategory)
	{
	}

	FName GetMenuCategory() const { return MenuCategory; }
	const FKey& GetKey() const { return Key; }
	bool HostHasFlag(EKeyFlags Flag) const { return (KeyFlags & Flag) != 0; }

private:
	FKey Key;
	uint32 KeyFlags;
	FName MenuCategory;
};

/** All keys known to the engine: a few built in, plus whatever modules add. Game thread only. */
struct INPUTCORE_API EKeys
{
	static inline const FKey LeftMouseButton{"LeftMouseButton"};
	static inline const FKey RightMouseButton{"RightMouseButton"};
	static inline const FKey MiddleMouseButton{"MiddleMouseButton"};
	static inline const FKey Enter{"Enter"};
	static inline const FKey Escape{"Escape"};
	static inline const FKey SpaceBar{"SpaceBar"};
	static inline const FKey Left{"Left"};
	static inline const FKey Right{"Right"};
	static inline const FKey Home{"Home"};
	static inline const FKey End{"End"};
	static inline const FKey A{"A"};
	static inline const FKey Gamepad_LeftX{"Gamepad_LeftX"};
	static inline const FKey Invalid;

	/** A key that is known already is an ensure and changes nothing. */
	static void AddKey(const FKeyDetails& KeyDetails);
	static void AddMenuCategoryDisplayInfo(const FName, const FText, const FName) {}
};
