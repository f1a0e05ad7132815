// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/EngineVersionComparison.h"

/**
 * The only C++ file that may test the engine's version. Differences are named after what differs; other files test the
 * name. Public, because overrides in public headers depend on some of them.
 */

/** From 5.2 on: the list of modular features has a type that locks it. Plugins for 5.1 disagree whether it is there. */
#define MRINPUT_FEATURE_LIST_HAS_LOCK (!UE_VERSION_OLDER_THAN(5, 2, 0))

/** From 5.2 on: tracks of a sequence that are bound to nothing are its tracks, not its master tracks. */
#define MRINPUT_SEQUENCES_HAVE_ROOT_TRACKS (!UE_VERSION_OLDER_THAN(5, 2, 0))

/** From 5.2 on: thumbnails say how often they are drawn, and are drawn in every frame if they do not. */
#define MRINPUT_THUMBNAILS_HAVE_FREQUENCY (!UE_VERSION_OLDER_THAN(5, 2, 0))

/** From 5.3 on: motion controllers have an overload with velocities, and sources are names only. */
#define MRINPUT_CONTROLLERS_HAVE_VELOCITY (!UE_VERSION_OLDER_THAN(5, 3, 0))

/** From 5.3 on: tracking systems have GetTrackingOriginTransform, GetPlayAreaRect and GetIOpenXRHMD. */
#define MRINPUT_XR_HAS_ORIGIN_TRANSFORMS (!UE_VERSION_OLDER_THAN(5, 3, 0))

/** From 5.3 on: IsDataValid takes a context and is const. */
#define MRINPUT_VALIDATION_HAS_CONTEXT (!UE_VERSION_OLDER_THAN(5, 3, 0))

/** From 5.3 on: gaze data carries blinks and pupils; older structs end after the confidence. */
#define MRINPUT_GAZE_HAS_PUPILS (!UE_VERSION_OLDER_THAN(5, 3, 0))

/** From 5.4 on: asset-registry tags go into a context instead of an array. */
#define MRINPUT_TAGS_HAVE_CONTEXT (!UE_VERSION_OLDER_THAN(5, 4, 0))

/** From 5.4 on: the points of Slate's lines are of single precision, and of nothing else. */
#define MRINPUT_SLATE_LINES_ARE_SINGLE (!UE_VERSION_OLDER_THAN(5, 4, 0))

/** From 5.5 on: IHandTracker::GetAllKeypointStates also hands out whether the hand is tracked. */
#define MRINPUT_KEYPOINTS_CARRY_TRACKED (!UE_VERSION_OLDER_THAN(5, 5, 0))

/** From 5.5 on: tracking systems answer FXRMotionControllerState and FXRHandTrackingState. */
#define MRINPUT_HAS_XR_STATES (!UE_VERSION_OLDER_THAN(5, 5, 0))

/** By 5.4: FXRMotionControllerData has a palm pose. Absent in 5.1; what 5.2 and 5.3 have is not established. */
#define MRINPUT_CONTROLLER_DATA_HAS_PALM (!UE_VERSION_OLDER_THAN(5, 4, 0))

/** From 5.5 on: the camera of a tracking system gets the duration of the frame. */
#define MRINPUT_XR_CAMERA_HAS_DELTA_TIME (!UE_VERSION_OLDER_THAN(5, 5, 0))

/** Before 5.8: tracking systems answer FXRMotionControllerData. Plugins for 5.8 disagree whether it is gone there. */
#define MRINPUT_HAS_CONTROLLER_DATA (UE_VERSION_OLDER_THAN(5, 8, 0))

/**
 * From 5.6 on: render-thread hooks of a tracking system take a render graph instead of a command list, and the one on
 * the game thread takes the views.
 * UNCONFIRMED(first-render-views): OnBeginRendering_GameThread takes the views from 5.6 on, not from 5.7 on. [compile]
 */
#define MRINPUT_XR_RENDERS_BY_GRAPH (!UE_VERSION_OLDER_THAN(5, 6, 0))

/** From 5.6 on: InputKey of a player's controller takes FInputKeyEventArgs instead of FInputKeyParams. */
#define MRINPUT_INPUT_KEY_TAKES_EVENT_ARGS (!UE_VERSION_OLDER_THAN(5, 6, 0))

/** From 5.8 on: FCoreDelegates::OnPostEngineInit is reached through a getter. */
#define MRINPUT_ENGINE_INIT_HAS_GETTER (!UE_VERSION_OLDER_THAN(5, 8, 0))

/** From 5.4 on: sections get the row height that the user has set. */
#define MRINPUT_SECTIONS_HAVE_DENSITY (!UE_VERSION_OLDER_THAN(5, 4, 0))

/** From 5.5 on: the time of a sequence inside another may follow a curve, not only a rate. */
#define MRINPUT_SEQUENCES_HAVE_TIME_WARP (!UE_VERSION_OLDER_THAN(5, 5, 0))

/**
 * From 5.5 on: the state that all who evaluate a sequence share knows where the sequence plays. The player's own answer
 * is documented up to 5.5 only.
 */
#define MRINPUT_SEQUENCES_SHARE_STATE (!UE_VERSION_OLDER_THAN(5, 5, 0))

/**
 * Late versions: sections are moved by an IRetimingInterface too. 5.4 lacks it; which release brought it is not known,
 * so that its header is looked for instead. For modules that depend on MovieScene.
 */
#if __has_include("IMovieSceneRetimingInterface.h")
#define MRINPUT_SECTIONS_ARE_RETIMED 1
#else
#define MRINPUT_SECTIONS_ARE_RETIMED 0
#endif

/** From 5.6 on: track editors have a name. */
#define MRINPUT_TRACK_EDITORS_HAVE_NAMES (!UE_VERSION_OLDER_THAN(5, 6, 0))
