// Runs as: languages ROUNDS MILLISECONDS FILE…
//
// From the bytes of a document to values, and back to bytes: of no declared type for every document, of declared types for
// those that have some in models.go. Prints what LanguageResults reads: tool, result and failed, parts separated
// by tabs.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"time"
)

type codec struct {
	name   string
	decode func([]byte, any) error
	encode func(any) ([]byte, error)
}

var codecs = []codec{
	{"encoding/json", json.Unmarshal, json.Marshal},
}

// types has a new value for each document that is decoded to declared types.
var types = map[string]func() any{
	"twitter.json":      func() any { return new(SearchResult) },
	"EventPayload.json": func() any { return new(EventPayload) },
}

func main() {
	rounds, milliseconds := number(os.Args[1]), number(os.Args[2])
	fmt.Printf("tool\tGo %s\n", strings.TrimPrefix(runtime.Version(), "go"))
	for _, codec := range codecs {
		for _, file := range os.Args[3:] {
			untyped := func() any { return new(any) }
			measure(codec, "untyped", untyped, file, rounds, milliseconds)
			if typed := types[filepath.Base(file)]; typed != nil {
				measure(codec, "typed", typed, file, rounds, milliseconds)
			}
		}
	}
}

func measure(codec codec, kind string, target func() any, file string, rounds, milliseconds int) {
	name := filepath.Base(file)
	document, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	value, flaw := verified(codec, target, document)
	if flaw != "" {
		fmt.Printf("failed\t%s\t%s\t%s\t%s\n", codec.name, kind, name, flaw)
		return
	}
	decode := func() {
		if err := codec.decode(document, target()); err != nil {
			panic(err)
		}
	}
	encode := func() {
		if _, err := codec.encode(value); err != nil {
			panic(err)
		}
	}
	report(codec.name, kind, name, "decode", decode, rounds, milliseconds)
	report(codec.name, kind, name, "encode", encode, rounds, milliseconds)
}

// verified returns the value of the document, and what is wrong if it is not read again from what is written.
func verified(codec codec, target func() any, document []byte) (any, string) {
	value, again := target(), target()
	if err := codec.decode(document, value); err != nil {
		return nil, err.Error()
	}
	written, err := codec.encode(value)
	if err != nil {
		return nil, err.Error()
	}
	if err := codec.decode(written, again); err != nil {
		return nil, err.Error()
	}
	if !reflect.DeepEqual(value, again) {
		return nil, "reads another value than it wrote"
	}
	return value, ""
}

func report(codec, kind, document, operation string, call func(), rounds, milliseconds int) {
	timed(call, milliseconds) // warm-up
	for round := 0; round < rounds; round++ {
		nanoseconds := timed(call, milliseconds)
		fmt.Printf("result\t%s\t%s\t%s\t%s\t%f\n", codec, kind, document, operation, nanoseconds)
	}
}

// timed runs the call for about so many milliseconds, and returns the nanoseconds of one.
func timed(call func(), milliseconds int) float64 {
	calls := 0
	start := time.Now()
	elapsed := time.Duration(0)
	for batch := 1; elapsed < time.Duration(milliseconds)*time.Millisecond; batch = min(batch*2, 1024) {
		for i := 0; i < batch; i++ {
			call()
		}
		calls += batch
		elapsed = time.Since(start)
	}
	return float64(elapsed.Nanoseconds()) / float64(calls)
}

func number(text string) int {
	value, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return value
}
