// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/LosslessDialect.h"

#include "Format/DialectTraits.h"
#include "Format/ShortKey.h"

namespace mria
{

namespace LosslessDialectDetail
{
bool HasShortKeysOnly(const RecordingView& recording)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const CurveView& curve = recording.curves[id];
		const bool isFull = curve.keySize == kFullKeySize && !IsFlagCurve(id);
		for (std::size_t i = 0; isFull && i < curve.size(); ++i)
		{
			if (!IsShort(curve[i]))
			{
				return false;
			}
		}
	}
	return true;
}

bool Holds(const DialectTraits& traits, const ChannelFlags& channels, bool isShort)
{
	const bool holdsChannels = traits.hasChannelBytes || channels.bytes == ChannelFlags{}.bytes;
	return holdsChannels && (isShort || traits.floatKeySize == kFullKeySize);
}
} // namespace LosslessDialectDetail

Dialect FindLosslessDialect(const RecordingView& recording)
{
	const bool isShort = LosslessDialectDetail::HasShortKeysOnly(recording);
	for (const Dialect dialect : {recording.dialect, Dialect::Mrtk11, Dialect::Mrtk10})
	{
		if (LosslessDialectDetail::Holds(TraitsOf(dialect), recording.channels, isShort))
		{
			return dialect;
		}
	}
	return Dialect::Documented11;
}

} // namespace mria
