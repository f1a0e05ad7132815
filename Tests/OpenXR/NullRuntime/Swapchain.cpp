// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"
#include "ImageDump.h"

namespace nullxr
{

namespace SwapchainDetail
{
constexpr std::uint32_t kImageCount = 3;

XrResult EnumerateFormats(XrSession session, std::uint32_t capacity, std::uint32_t* count, std::int64_t* formats)
{
	const Session* object = Get().sessions.Find(session);
	if (!object)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	// Sessions without graphics have no formats. Four bytes a pixel, red first: what the image dump can write.
	const std::vector<std::int64_t> known = {VK_FORMAT_R8G8B8A8_SRGB, VK_FORMAT_R8G8B8A8_UNORM};
	return CopyOut(object->vulkan.IsUsed() ? known : std::vector<std::int64_t>{}, capacity, count, formats);
}

SwapchainImage MakeImage(const Vulkan& vulkan, const XrSwapchainCreateInfo& info)
{
	VkImageCreateInfo create{VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO};
	create.imageType = VK_IMAGE_TYPE_2D;
	create.format = static_cast<VkFormat>(info.format);
	create.extent = {info.width, info.height, 1};
	create.mipLevels = info.mipCount;
	create.arrayLayers = info.arraySize;
	create.samples = static_cast<VkSampleCountFlagBits>(info.sampleCount);
	create.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
	SwapchainImage out{};
	vkCreateImage(vulkan.device, &create, nullptr, &out.image);
	VkMemoryRequirements requirements;
	vkGetImageMemoryRequirements(vulkan.device, out.image, &requirements);
	out.memory = AllocateMemory(vulkan, requirements, 0);
	vkBindImageMemory(vulkan.device, out.image, out.memory, 0);
	return out;
}

XrResult CreateSwapchain(XrSession session, const XrSwapchainCreateInfo* info, XrSwapchain* out)
{
	const Session* object = Get().sessions.Find(session);
	if (!object || !object->vulkan.IsUsed())
	{
		return object ? XR_ERROR_SWAPCHAIN_FORMAT_UNSUPPORTED : XR_ERROR_HANDLE_INVALID;
	}
	Swapchain swapchain{session, {info->width, info->height}, {}};
	for (std::uint32_t i = 0; i < kImageCount; ++i)
	{
		swapchain.images.push_back(MakeImage(object->vulkan, *info));
	}
	*out = Get().swapchains.Add(std::move(swapchain), Get().NewId());
	return XR_SUCCESS;
}

XrResult DestroySwapchain(XrSwapchain handle)
{
	const Swapchain* swapchain = Get().swapchains.Find(handle);
	if (!swapchain)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const Session* session = Get().sessions.Find(swapchain->session);
	for (const SwapchainImage& image : swapchain->images)
	{
		vkDestroyImage(session->vulkan.device, image.image, nullptr);
		vkFreeMemory(session->vulkan.device, image.memory, nullptr);
	}
	Get().swapchains.Remove(handle);
	return XR_SUCCESS;
}

XrResult EnumerateImages(
	XrSwapchain handle, std::uint32_t capacity, std::uint32_t* count, XrSwapchainImageBaseHeader* images)
{
	const Swapchain* swapchain = Get().swapchains.Find(handle);
	if (!swapchain)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	*count = kImageCount;
	for (std::uint32_t i = 0; i < capacity && i < kImageCount; ++i)
	{
		reinterpret_cast<XrSwapchainImageVulkanKHR*>(images)[i].image = swapchain->images[i].image;
	}
	return XR_SUCCESS;
}

XrResult AcquireImage(XrSwapchain handle, const XrSwapchainImageAcquireInfo*, std::uint32_t* index)
{
	Swapchain* swapchain = Get().swapchains.Find(handle);
	if (!swapchain)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	*index = swapchain->next++ % kImageCount;
	swapchain->acquired.push_back(*index);
	return XR_SUCCESS;
}

XrResult WaitImage(XrSwapchain handle, const XrSwapchainImageWaitInfo*)
{
	return Get().swapchains.Find(handle) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult ReleaseImage(XrSwapchain handle, const XrSwapchainImageReleaseInfo*)
{
	Swapchain* swapchain = Get().swapchains.Find(handle);
	if (!swapchain || swapchain->acquired.empty())
	{
		return swapchain ? XR_ERROR_CALL_ORDER_INVALID : XR_ERROR_HANDLE_INVALID;
	}
	const Session& session = *Get().sessions.Find(swapchain->session);
	if (!Get().settings.images.empty())
	{
		DumpImage(session.vulkan, swapchain->images[swapchain->acquired.front()].image, swapchain->extent);
	}
	swapchain->acquired.pop_front();
	return XR_SUCCESS;
}
} // namespace SwapchainDetail

void AddSwapchainEntries(Entries& entries)
{
	using namespace SwapchainDetail;
	entries.push_back(MakeEntry<EnumerateFormats>("xrEnumerateSwapchainFormats"));
	entries.push_back(MakeEntry<CreateSwapchain>("xrCreateSwapchain"));
	entries.push_back(MakeEntry<DestroySwapchain>("xrDestroySwapchain"));
	entries.push_back(MakeEntry<EnumerateImages>("xrEnumerateSwapchainImages"));
	entries.push_back(MakeEntry<AcquireImage>("xrAcquireSwapchainImage"));
	entries.push_back(MakeEntry<WaitImage>("xrWaitSwapchainImage"));
	entries.push_back(MakeEntry<ReleaseImage>("xrReleaseSwapchainImage"));
}

} // namespace nullxr
