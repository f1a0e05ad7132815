// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Capture.h"

#include "Layer/CaptureHand.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/Locate.h"
#include "Mria/Space.h"

#include <cstdlib>
#include <string>

namespace mria::openxr
{

namespace CaptureDetail
{
constexpr double kNanoseconds = 1e9;

/** The first session records to take.bin, the second to take-2.bin. */
std::string PathOf(const std::string& path, unsigned number)
{
	const std::size_t point = path.find_last_of('.');
	const std::size_t slash = path.find_last_of("/\\");
	const bool hasEnding = point != std::string::npos && (slash == std::string::npos || point > slash);
	const std::size_t at = hasEnding ? point : path.size();
	return number < 2 ? path : path.substr(0, at) + "-" + std::to_string(number) + path.substr(at);
}

/** Recordings are also written if an application ends without destroying its sessions. */
void FinishAtExit()
{
	GetLayer().sessions.ForEach([](const SessionPointer& session) { FinishCapture(*session); });
}
} // namespace CaptureDetail

void StartCapture(const SessionPointer& session)
{
	Layer& layer = GetLayer();
	const std::string& path = layer.settings.record;
	if (path.empty() || session->origin == XR_NULL_HANDLE)
	{
		return;
	}
	const unsigned number = ++layer.recordings;
	if (number == 1)
	{
		std::atexit(&CaptureDetail::FinishAtExit);
	}
	session->recording = std::make_unique<TakeFile>(CaptureDetail::PathOf(path, number));
}

void CaptureFrame(Session& session, XrTime time)
{
	if (!session.recording || time <= 0)
	{
		return;
	}
	const std::lock_guard<std::mutex> lock(session.captureGuard);
	Frame frame;
	const std::optional<Motion> recorded = LocateRecordedHead(session, time);
	const Motion head = recorded ? *recorded : LocateBelow(session, session.view, time);
	frame.hasCamera = head.IsValid();
	frame.camera = FromSpace(head.pose, mria::Space::OpenXr);
	for (const Hand hand : kHands)
	{
		CaptureJoints(session, hand, time, frame[hand]);
		frame[hand].isPinching = CapturePinch(session, hand, frame[hand]);
	}
	frame.hasGaze = CaptureGaze(session, time, frame.gaze);
	session.recording->AddFrame(static_cast<double>(time) / CaptureDetail::kNanoseconds, frame);
}

void FinishCapture(Session& session)
{
	if (session.recording)
	{
		session.recording->Finish();
	}
}

XRAPI_ATTR XrResult XRAPI_CALL EndFrame(XrSession session, const XrFrameEndInfo* info)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	CaptureFrame(*known, info->displayTime);
	return known->instance->next.EndFrame(session, info);
}

} // namespace mria::openxr
