// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "BenchRun.h"

namespace UE::Host::Bench
{

/** What is measured. */
namespace Names
{
inline constexpr const char* CoreUpdate = "core: clock and events";
inline constexpr const char* CorePlay = "core: clock, events and frame";
inline constexpr const char* CoreRecord = "core: frame recorded";
inline constexpr const char* Play = "plugin: playback, before the actors tick";
inline constexpr const char* PlayNowhere = "host: calls what runs before the actors tick";
inline constexpr const char* PlayAndRecord = "plugin: playback and recording";
inline constexpr const char* RecordNowhere = "host: the same after them";
inline constexpr const char* Controller = "motion controller: pose";
inline constexpr const char* ControllerVelocity = "motion controller: pose and velocities";
inline constexpr const char* Keypoint = "hand tracker: one joint";
inline constexpr const char* AllKeypoints = "hand tracker: all joints";
inline constexpr const char* Head = "tracking system: head";
inline constexpr const char* Gaze = "eye tracker: gaze";
inline constexpr const char* RecordedJoint = "Blueprint: Get Recorded Joint";
} // namespace Names

/** Without what the host takes. */
FTiming GetPlayback(const FBenchRun& Run);

/** What recording adds to a frame that also plays, without what the host takes. */
FTiming GetRecording(const FBenchRun& Run);

/** The section of the benchmark page, as Markdown. Everything above must have been measured. */
void PrintReport(const FBenchRun& Run, int Repetitions, double AllocationsPerMarker);

} // namespace UE::Host::Bench
