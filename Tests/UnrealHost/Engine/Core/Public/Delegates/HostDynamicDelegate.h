// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/HostScriptDelegate.h"

/** Delegates that Blueprint can bind to, for up to eight parameters; each parameter has a type and a name. */
#define HOST_DECLARE_DYNAMIC(Name, Ret, ...)                                                                           \
	class Name : public UE::Host::TDynamicDelegate<Ret(__VA_ARGS__)>                                                   \
	{                                                                                                                  \
	}
#define HOST_DECLARE_DYNAMIC_MULTICAST(Name, ...)                                                                      \
	class Name : public UE::Host::TDynamicMulticastDelegate<void(__VA_ARGS__)>                                         \
	{                                                                                                                  \
	}

#define DECLARE_DYNAMIC_DELEGATE(Name) HOST_DECLARE_DYNAMIC(Name, void)
#define DECLARE_DYNAMIC_DELEGATE_RetVal(Ret, Name) HOST_DECLARE_DYNAMIC(Name, Ret)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE(Name) HOST_DECLARE_DYNAMIC_MULTICAST(Name)
#define DECLARE_DYNAMIC_DELEGATE_OneParam(Name, P1, N1) HOST_DECLARE_DYNAMIC(Name, void, P1 N1)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_OneParam(Ret, Name, P1, N1) HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(Name, P1, N1) HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1)
#define DECLARE_DYNAMIC_DELEGATE_TwoParams(Name, P1, N1, P2, N2) HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_TwoParams(Ret, Name, P1, N1, P2, N2)                                           \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(Name, P1, N1, P2, N2)                                             \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2)
#define DECLARE_DYNAMIC_DELEGATE_ThreeParams(Name, P1, N1, P2, N2, P3, N3)                                             \
	HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2, P3 N3)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_ThreeParams(Ret, Name, P1, N1, P2, N2, P3, N3)                                 \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2, P3 N3)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(Name, P1, N1, P2, N2, P3, N3)                                   \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3)
#define DECLARE_DYNAMIC_DELEGATE_FourParams(Name, P1, N1, P2, N2, P3, N3, P4, N4)                                      \
	HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2, P3 N3, P4 N4)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_FourParams(Ret, Name, P1, N1, P2, N2, P3, N3, P4, N4)                          \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2, P3 N3, P4 N4)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FourParams(Name, P1, N1, P2, N2, P3, N3, P4, N4)                            \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3, P4 N4)
#define DECLARE_DYNAMIC_DELEGATE_FiveParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5)                              \
	HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_FiveParams(Ret, Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5)                  \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FiveParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5)                    \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5)
#define DECLARE_DYNAMIC_DELEGATE_SixParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6)                       \
	HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_SixParams(Ret, Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6)           \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_SixParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6)             \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6)
#define DECLARE_DYNAMIC_DELEGATE_SevenParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6, P7, N7)             \
	HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6, P7 N7)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_SevenParams(Ret, Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6, P7, N7) \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6, P7 N7)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_SevenParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6, P7, N7)   \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6, P7 N7)
#define DECLARE_DYNAMIC_DELEGATE_EightParams(Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6, P7, N7, P8, N8)     \
	HOST_DECLARE_DYNAMIC(Name, void, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6, P7 N7, P8 N8)
#define DECLARE_DYNAMIC_DELEGATE_RetVal_EightParams(                                                                   \
	Ret, Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6, P7, N7, P8, N8)                                         \
	HOST_DECLARE_DYNAMIC(Name, Ret, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6, P7 N7, P8 N8)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_EightParams(                                                                \
	Name, P1, N1, P2, N2, P3, N3, P4, N4, P5, N5, P6, N6, P7, N7, P8, N8)                                              \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3, P4 N4, P5 N5, P6 N6, P7 N7, P8 N8)

/** `Function` is written &Class::Method; the name after the last colon must be a UFUNCTION. */
#define BindDynamic(Object, Function) HostBindDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define AddDynamic(Object, Function) HostAddDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define AddUniqueDynamic(Object, Function) HostAddUniqueDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define RemoveDynamic(Object, Function) HostRemoveDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define IsAlreadyBound(Object, Function) HostIsAlreadyBound(Object, Function, UE::Host::MethodName(TEXT(#Function)))
