// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "../Probe/Bindings.h"
#include "Chain.h"

#include <cstdint>
#include <vector>

namespace direct
{

/**
 * An application without sense: calls in the order that bytes choose, with handles that may be of another instance or
 * destroyed already, on up to two instances at once. Laws: no crash; where a pose is called valid it is finite and its
 * rotation has length 1; no call with a destroyed handle succeeds.
 */
class RandomCalls
{
public:
	/** `bytes` must outlive it. */
	RandomCalls(const Chain& chain, const std::uint8_t* bytes, std::size_t size)
		: chain_(chain)
		, next_(bytes)
		, end_(bytes + size)
	{
	}
	~RandomCalls();

	/** Calls until the bytes end. The number of broken laws, each of which is printed. */
	int Run();

private:
	struct World
	{
		XrInstance instance = XR_NULL_HANDLE;
		probe::Api api;
		bool isOpen = false;
		XrTime time = 1000000000;
	};
	template <typename Handle>
	struct Item
	{
		std::size_t world;
		Handle handle;
		bool isOpen;
		std::size_t session; ///< Its place in the list, for what a session owns.
	};
	template <typename Handle>
	using Pool = std::vector<Item<Handle>>;

	/** The next byte's choice out of so many, at most 256; the first where there is none left. */
	std::uint32_t Next(std::uint32_t count);
	World& PickWorld() { return worlds_[Next(2)]; }
	template <typename Handle>
	Item<Handle>* Pick(Pool<Handle>& pool);
	template <typename Handle>
	void Add(Pool<Handle>& pool, XrResult result, std::size_t world, Handle handle, std::size_t session = 0);
	void Expect(bool isTrue, const char* law);
	void ExpectPose(XrSpaceLocationFlags flags, const XrPosef& pose);
	XrTime PickTime(const World& world);

	void OneCall();
	void OpenOrCloseWorld();
	void CreateSession();
	void DestroySession();
	void RunSession();
	void PollEvent();
	void CreateSpace();
	void DestroySpace();
	void Locate();
	void LocateViews();
	void CreateActions();
	void Suggest();
	void Attach();
	void Sync();
	void GetState();
	void GetProfile();
	void CreateTracker();
	void DestroyTracker();
	void LocateJoints();

	const Chain& chain_;
	const std::uint8_t* next_;
	const std::uint8_t* const end_;
	int broken_ = 0;
	World worlds_[2];
	Pool<XrSession> sessions_;
	Pool<XrSpace> spaces_;
	Pool<XrHandTrackerEXT> trackers_;
	std::vector<probe::Actions> actions_[2];
};

template <typename Handle>
RandomCalls::Item<Handle>* RandomCalls::Pick(Pool<Handle>& pool)
{
	Item<Handle>* item = pool.empty() ? nullptr : &pool[Next(static_cast<std::uint32_t>(pool.size()))];
	return item && worlds_[item->world].isOpen ? item : nullptr;
}

template <typename Handle>
void RandomCalls::Add(Pool<Handle>& pool, XrResult result, std::size_t world, Handle handle, std::size_t session)
{
	if (XR_SUCCEEDED(result) && pool.size() < 40)
	{
		pool.push_back({world, handle, true, session});
	}
}

} // namespace direct
