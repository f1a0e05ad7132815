// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Bindings.h"
#include "Json.h"
#include "Options.h"

#include <set>
#include <string>
#include <vector>

namespace probe
{

/** A pose action as seen by one hand; for the gaze, hand 0 means the eyes. */
struct PoseSpace
{
	const NamedAction* action;
	int hand;
	XrSpace space;
};

struct Session
{
	int number = 0; ///< Counts all sessions of the process.
	XrSession handle = XR_NULL_HANDLE;
	XrSpace base = XR_NULL_HANDLE;
	XrSpace view = XR_NULL_HANDLE;
	std::vector<PoseSpace> poses;
	XrHandTrackerEXT hands[2] = {XR_NULL_HANDLE, XR_NULL_HANDLE};
	bool isRunning = false;
	bool isLost = false;
	bool isOver = false;
	int frames = 0;
};

/** An application that runs so many frames and prints all that it sees, a line of JSON for each. */
class Probe
{
public:
	Probe(const Options& options, PFN_xrGetInstanceProcAddr getProcAddr)
		: options_(options)
		, getProcAddr_(getProcAddr)
	{
	}

	/** From instance to instance; the exit code. */
	int Run();

private:
	bool CreateInstance();
	void PrintHeader();
	void RunStep(const std::string& step);
	void CreateSession(Session& session);
	void CreateSpaces(Session& session);
	void CreateHands(Session& session);
	void Attach(Session& session);
	void Restart(Session& session);

	void RunFrames();
	void RunFrame(Session& session);
	XrTime FrameTime(const XrFrameState& state);
	void HandleEvents();
	void HandleState(const XrEventDataSessionStateChanged& event);
	void End();

	void PrintActions(Json& json, Session& session);
	void PrintSample(Json& json, Session& session, XrTime time);
	void PrintLocation(Json& json, XrSpace space, XrSpace base, XrTime time, bool isGaze);
	void PrintHand(Json& json, Session& session, int hand, XrTime time);
	void PrintAim(Json& json, Session& session, int hand, XrTime time);
	std::string PathText(XrPath path);
	void LocateMuch(const Session& session, XrTime from);

	/** Prints the call and its result on standard error where it failed. */
	bool Check(XrResult result, const char* call);

	const Options& options_;
	PFN_xrGetInstanceProcAddr getProcAddr_;
	Api api_;
	XrInstance instance_ = XR_NULL_HANDLE;
	XrSystemId system_ = XR_NULL_SYSTEM_ID;
	std::set<std::string> enabled_;
	Actions actions_;
	std::vector<Session> sessions_;
	Json events_; ///< Since the last frame that was printed.
	int sessionCount_ = 0;
	XrTime ownTime_ = 1000000000;
	bool hasFailed_ = false;
};

} // namespace probe
