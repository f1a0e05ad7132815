// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ImageDump.h"

#include <cstdio>

namespace nullxr
{

namespace ImageDumpDetail
{
struct Readback
{
	VkBuffer buffer = VK_NULL_HANDLE;
	VkDeviceMemory memory = VK_NULL_HANDLE;
	VkCommandPool pool = VK_NULL_HANDLE;
};

Readback MakeReadback(const Vulkan& vulkan, VkDeviceSize size)
{
	Readback out;
	VkBufferCreateInfo buffer{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
	buffer.size = size;
	buffer.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
	vkCreateBuffer(vulkan.device, &buffer, nullptr, &out.buffer);
	VkMemoryRequirements requirements;
	vkGetBufferMemoryRequirements(vulkan.device, out.buffer, &requirements);
	out.memory = AllocateMemory(
		vulkan, requirements, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
	vkBindBufferMemory(vulkan.device, out.buffer, out.memory, 0);
	VkCommandPoolCreateInfo pool{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
	pool.queueFamilyIndex = vulkan.family;
	vkCreateCommandPool(vulkan.device, &pool, nullptr, &out.pool);
	return out;
}

void Turn(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to)
{
	VkImageMemoryBarrier barrier{VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER};
	barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
	barrier.oldLayout = from;
	barrier.newLayout = to;
	barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
	barrier.image = image;
	barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
	vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0,
		nullptr, 0, nullptr, 1, &barrier);
}

void CopyImage(const Vulkan& vulkan, const Readback& readback, VkImage image, VkExtent2D extent)
{
	VkCommandBufferAllocateInfo allocate{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
	allocate.commandPool = readback.pool;
	allocate.commandBufferCount = 1;
	VkCommandBuffer commands;
	vkAllocateCommandBuffers(vulkan.device, &allocate, &commands);
	const VkCommandBufferBeginInfo begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
	vkBeginCommandBuffer(commands, &begin);
	const VkImageLayout drawn = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL; // as applications must release it
	Turn(commands, image, drawn, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
	VkBufferImageCopy copy{};
	copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
	copy.imageExtent = {extent.width, extent.height, 1};
	vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, readback.buffer, 1, &copy);
	Turn(commands, image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, drawn);
	vkEndCommandBuffer(commands);
	VkSubmitInfo submit{VK_STRUCTURE_TYPE_SUBMIT_INFO};
	submit.commandBufferCount = 1;
	submit.pCommandBuffers = &commands;
	vkQueueSubmit(vulkan.queue, 1, &submit, VK_NULL_HANDLE);
	vkQueueWaitIdle(vulkan.queue);
}

void WritePpm(const unsigned char* rgba, VkExtent2D extent)
{
	State& state = Get();
	char name[32];
	std::snprintf(name, sizeof(name), "/%06llu.ppm", static_cast<unsigned long long>(state.imagesWritten++));
	std::FILE* file = std::fopen((state.settings.images + name).c_str(), "wb");
	if (!file)
	{
		return;
	}
	std::fprintf(file, "P6 %u %u 255\n", extent.width, extent.height);
	for (std::size_t i = 0; i < std::size_t{extent.width} * extent.height; ++i)
	{
		std::fwrite(rgba + 4 * i, 1, 3, file);
	}
	std::fclose(file);
}
} // namespace ImageDumpDetail

VkDeviceMemory AllocateMemory(
	const Vulkan& vulkan, const VkMemoryRequirements& requirements, VkMemoryPropertyFlags flags)
{
	VkPhysicalDeviceMemoryProperties properties;
	vkGetPhysicalDeviceMemoryProperties(vulkan.physicalDevice, &properties);
	VkDeviceMemory memory = VK_NULL_HANDLE;
	for (std::uint32_t i = 0; i < properties.memoryTypeCount && memory == VK_NULL_HANDLE; ++i)
	{
		const VkMemoryAllocateInfo allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, nullptr, requirements.size, i};
		if ((requirements.memoryTypeBits >> i & 1u) != 0 && (properties.memoryTypes[i].propertyFlags & flags) == flags)
		{
			vkAllocateMemory(vulkan.device, &allocate, nullptr, &memory);
		}
	}
	return memory;
}

void DumpImage(const Vulkan& vulkan, VkImage image, VkExtent2D extent)
{
	using namespace ImageDumpDetail;
	const Readback readback = MakeReadback(vulkan, VkDeviceSize{4} * extent.width * extent.height);
	vkQueueWaitIdle(vulkan.queue);
	CopyImage(vulkan, readback, image, extent);
	void* pixels = nullptr;
	vkMapMemory(vulkan.device, readback.memory, 0, VK_WHOLE_SIZE, 0, &pixels);
	WritePpm(static_cast<const unsigned char*>(pixels), extent);
	vkUnmapMemory(vulkan.device, readback.memory);
	vkDestroyCommandPool(vulkan.device, readback.pool, nullptr);
	vkDestroyBuffer(vulkan.device, readback.buffer, nullptr);
	vkFreeMemory(vulkan.device, readback.memory, nullptr);
}

} // namespace nullxr
