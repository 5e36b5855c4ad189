"""python3 main.py ROUNDS MILLISECONDS FILE…

From the bytes of a document to values of no declared type, and back to bytes, with json and, where it is installed, orjson.
Prints what LanguageResults reads: tool, result, failed and absent, parts separated by tabs.
"""

import json
import os
import platform
import sys
import time


def timed(call, milliseconds):
    """Runs the call for about so many milliseconds, and returns the nanoseconds of one."""
    calls = 0
    batch = 1
    start = time.perf_counter_ns()
    elapsed = 0
    while elapsed < milliseconds * 1_000_000:
        for _ in range(batch):
            call()
        calls += batch
        batch = min(batch * 2, 1024)
        elapsed = time.perf_counter_ns() - start
    return elapsed / calls


def json_dumps(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def codecs():
    """The name of each codec, how it reads bytes, and how it writes them."""
    yield "json", json.loads, json_dumps
    try:
        import orjson
    except ImportError as missing:
        print("absent", "orjson", str(missing).replace("\t", " "), sep="\t")
        return
    yield "orjson " + orjson.__version__, orjson.loads, orjson.dumps


def measure(codec, loads, dumps, file, rounds, milliseconds):
    name = os.path.basename(file)
    with open(file, "rb") as document:
        data = document.read()
    value = loads(data)
    if loads(dumps(value)) != value:
        print("failed", codec, "untyped", name, "reads another value than it wrote", sep="\t")
        return
    for operation, call in (("decode", lambda: loads(data)), ("encode", lambda: dumps(value))):
        timed(call, milliseconds)  # warm-up
        for _ in range(rounds):
            print("result", codec, "untyped", name, operation, timed(call, milliseconds), sep="\t", flush=True)


def main():
    rounds, milliseconds, *files = sys.argv[1:]
    print("tool", platform.python_implementation() + " " + platform.python_version(), sep="\t")
    for codec, loads, dumps in codecs():
        for file in files:
            measure(codec, loads, dumps, file, int(rounds), int(milliseconds))


main()
