// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: FViewDensityInfo
// MODULE: MRInputAnimationEditor
// VERSION: 5.3
// Sections are told of the density of rows from 5.4 on.

#include "ISequencerSection.h"

class FCaseSection : public FSequencerSection
{
public:
	using FSequencerSection::FSequencerSection;
#ifdef CURED
	virtual float GetSectionHeight() const override
	{
		return 20.0f;
	}
#else
	virtual float GetSectionHeight(const UE::Sequencer::FViewDensityInfo&) const override
	{
		return 20.0f;
	}
#endif
};
