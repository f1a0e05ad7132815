// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/**
 * A recording's bytes walked by hand, from the description of the format and without the core, so that a mistake of the
 * core cannot hide behind itself. Game thread or any other.
 */
class FMRInputByteWalk
{
public:
	struct FKey
	{
		float Time = 0.0f;
		float Value = 0.0f;
	};
	struct FCurve
	{
		int32 PreWrap = -1;
		int32 PostWrap = -1;
		TArray<FKey> Keys;
	};
	static constexpr uint64 RightMagic = 0x6a8faf6e0f9e42c6ull;

	uint64 Magic = 0;
	int32 Major = -1;
	int32 Minor = -1;
	bool bHasCamera = true;
	bool bHasHands = true;
	bool bHasGaze = false;

	/** In the order of the file: 7 of the camera, 4 flags, 7 for each of 27 joints left and right, 6 of the gaze. */
	TArray<FCurve> Curves;
	TArray<TPair<float, FString>> Markers;

	/** Bytes after the end, or less than 0: bytes that were missing. */
	int32 BytesLeft = 0;

	/** Tangents, weights and modes of full keys that are none of 0, 0, 0, 0 and 3. */
	int32 OddKeys = 0;

	explicit FMRInputByteWalk(const TArray<uint8>& InBytes)
		: Bytes(InBytes)
	{
		Magic = Take<uint64>();
		Major = Take<int32>();
		Minor = Take<int32>();
		if (Minor == 1)
		{
			bHasCamera = Take<uint8>() != 0;
			bHasHands = Take<uint8>() != 0;
			bHasGaze = Take<uint8>() != 0;
		}
		TakeCurves(bHasCamera ? 7 : 0, Minor == 0);
		TakeCurves(bHasHands ? 4 : 0, false);
		TakeCurves(bHasHands ? 2 * 27 * 7 : 0, Minor == 0);
		TakeCurves(bHasGaze ? 6 : 0, Minor == 0);
		TakeMarkers();
		BytesLeft = Bytes.Num() - Offset;
	}

	/** Of a file that has camera and hands. Hand 0 is left. */
	const FCurve& GetTracked(int32 Hand) const { return Curves[7 + Hand]; }
	const FCurve& GetPinch(int32 Hand) const { return Curves[9 + Hand]; }
	const FCurve& GetJoint(int32 Hand, int32 Joint, int32 Component) const
	{
		return Curves[11 + (Hand * 27 + Joint) * 7 + Component];
	}

private:
	template <typename NumberType>
	NumberType Take()
	{
		NumberType Number{};
		if (Offset + static_cast<int32>(sizeof(Number)) <= Bytes.Num())
		{
			FMemory::Memcpy(&Number, Bytes.GetData() + Offset, sizeof(Number));
		}
		Offset += sizeof(Number);
		return Number;
	}

	void TakeCurves(int32 Count, bool bFullKeys)
	{
		for (int32 Index = 0; Index < Count && Offset < Bytes.Num(); ++Index)
		{
			FCurve& Curve = Curves.AddDefaulted_GetRef();
			Curve.PreWrap = Take<int32>();
			Curve.PostWrap = Take<int32>();
			const int32 KeyCount = Take<int32>();
			for (int32 Key = 0; Key < KeyCount && Offset < Bytes.Num(); ++Key)
			{
				FKey& Taken = Curve.Keys.AddDefaulted_GetRef();
				Taken.Time = Take<float>();
				Taken.Value = Take<float>();
				OddKeys += bFullKeys && !TakeStraight() ? 1 : 0;
			}
		}
	}

	bool TakeStraight()
	{
		bool bIsStraight = true;
		for (int32 Number = 0; Number < 4; ++Number)
		{
			bIsStraight &= Take<float>() == 0.0f;
		}
		return Take<int32>() == 3 && bIsStraight;
	}

	void TakeMarkers()
	{
		const int32 Count = Take<int32>();
		for (int32 Index = 0; Index < Count && Offset < Bytes.Num(); ++Index)
		{
			const float Time = Take<float>();
			uint32 Length = 0;
			uint8 Group = 0x80;
			for (int32 Shift = 0; (Group & 0x80) != 0 && Shift < 35; Shift += 7)
			{
				Group = Take<uint8>();
				Length |= static_cast<uint32>(Group & 0x7f) << Shift;
			}
			TArray<ANSICHAR> Name;
			for (uint32 Letter = 0; Letter < Length && Offset < Bytes.Num(); ++Letter)
			{
				Name.Add(Take<ANSICHAR>());
			}
			Name.Add(0);
			Markers.Emplace(Time, FString(UTF8_TO_TCHAR(Name.GetData())));
		}
	}

	const TArray<uint8>& Bytes;
	int32 Offset = 0;
};
