//go:build rivals

package main

// The fastest known alternatives; without the network, and so without their modules, only encoding/json is measured.

import (
	"runtime/debug"
	"strings"

	"github.com/bytedance/sonic"
	goccy "github.com/goccy/go-json"
)

func init() {
	codecs = append(codecs,
		codec{"goccy/go-json " + version("github.com/goccy/go-json"), goccy.Unmarshal, goccy.Marshal},
		codec{"sonic " + version("github.com/bytedance/sonic"), sonic.Unmarshal, sonic.Marshal})
}

func version(module string) string {
	info, _ := debug.ReadBuildInfo()
	for _, dependency := range info.Deps {
		if dependency.Path == module {
			return strings.TrimPrefix(dependency.Version, "v")
		}
	}
	return "?"
}
