// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/Delegate.h"
#include "Delegates/HostMulticastDelegate.h"

/** The macros that name delegate types, for up to eight parameters. An event is a multicast delegate with an owner. */
#define HOST_DECLARE_DELEGATE(Name, Ret, ...) using Name = TDelegate<Ret(__VA_ARGS__)>
#define HOST_DECLARE_MULTICAST(Name, ...) using Name = TMulticastDelegate<void(__VA_ARGS__)>
#define HOST_DECLARE_EVENT(Owner, Name, ...)                                                                           \
	class Name : public TMulticastDelegate<void(__VA_ARGS__)>                                                          \
	{                                                                                                                  \
		friend class Owner;                                                                                            \
	}

#define DECLARE_DELEGATE(Name) HOST_DECLARE_DELEGATE(Name, void)
#define DECLARE_DELEGATE_RetVal(Ret, Name) HOST_DECLARE_DELEGATE(Name, Ret)
#define DECLARE_MULTICAST_DELEGATE(Name) HOST_DECLARE_MULTICAST(Name)
#define DECLARE_EVENT(Owner, Name) HOST_DECLARE_EVENT(Owner, Name)
#define DECLARE_DELEGATE_OneParam(Name, P1) HOST_DECLARE_DELEGATE(Name, void, P1)
#define DECLARE_DELEGATE_RetVal_OneParam(Ret, Name, P1) HOST_DECLARE_DELEGATE(Name, Ret, P1)
#define DECLARE_MULTICAST_DELEGATE_OneParam(Name, P1) HOST_DECLARE_MULTICAST(Name, P1)
#define DECLARE_EVENT_OneParam(Owner, Name, P1) HOST_DECLARE_EVENT(Owner, Name, P1)
#define DECLARE_MULTICAST_DELEGATE_TwoParams(Name, P1, P2) HOST_DECLARE_MULTICAST(Name, P1, P2)
#define DECLARE_EVENT_TwoParams(Owner, Name, P1, P2) HOST_DECLARE_EVENT(Owner, Name, P1, P2)
#define DECLARE_DELEGATE_ThreeParams(Name, P1, P2, P3) HOST_DECLARE_DELEGATE(Name, void, P1, P2, P3)
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(Name, P1, P2, P3) HOST_DECLARE_MULTICAST(Name, P1, P2, P3)
#define DECLARE_EVENT_ThreeParams(Owner, Name, P1, P2, P3) HOST_DECLARE_EVENT(Owner, Name, P1, P2, P3)
#define DECLARE_MULTICAST_DELEGATE_FiveParams(Name, P1, P2, P3, P4, P5) HOST_DECLARE_MULTICAST(Name, P1, P2, P3, P4, P5)

#include "Delegates/HostDynamicDelegate.h"

DECLARE_DELEGATE(FSimpleDelegate);
DECLARE_MULTICAST_DELEGATE(FSimpleMulticastDelegate);
