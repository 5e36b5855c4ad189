// Runs in Node and in Deno: node main.mjs ROUNDS MILLISECONDS FILE…
// From the bytes of a document to values of no declared type, and back to bytes: what a server receives and sends.
// Prints what LanguageResults reads: tool, result and failed, parts separated by tabs.
import fs from "node:fs";
import path from "node:path";
import process from "node:process";

const [rounds, milliseconds, ...files] = process.argv.slice(2);
const decoder = new TextDecoder("utf-8", { fatal: true });
const encoder = new TextEncoder();
const decode = (bytes) => JSON.parse(decoder.decode(bytes));
const encode = (value) => encoder.encode(JSON.stringify(value));

/** Whether two values hold the same, members in any order. */
function same(one, other) {
  if (one === other) {
    return true;
  }
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  const names = Object.keys(one);
  return Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]));
}

let sink;

/** Runs the call for about so many milliseconds, and returns the nanoseconds of one. */
function time(call) {
  let calls = 0;
  const start = performance.now();
  let elapsed = 0;
  for (let batch = 1; elapsed < milliseconds; batch = Math.min(batch * 2, 1024)) {
    for (let i = 0; i < batch; i++) {
      sink = call();
    }
    calls += batch;
    elapsed = performance.now() - start;
  }
  return elapsed * 1e6 / calls;
}

const tool = globalThis.Deno ? "Deno " + globalThis.Deno.version.deno : "Node " + process.version.slice(1);
console.log(["tool", tool + ", V8 " + process.versions.v8].join("\t"));
for (const file of files) {
  const name = path.basename(file);
  const bytes = new Uint8Array(fs.readFileSync(file));
  const value = decode(bytes);
  if (!same(decode(encode(value)), value)) {
    console.log(["failed", "JSON", "untyped", name, "reads another value than it wrote"].join("\t"));
    continue;
  }
  for (const [operation, call] of [["decode", () => decode(bytes)], ["encode", () => encode(value)]]) {
    time(call); // warm-up: as long as two rounds
    time(call);
    for (let round = 0; round < rounds; round++) {
      console.log(["result", "JSON", "untyped", name, operation, time(call)].join("\t"));
    }
  }
}
if (sink === undefined) {
  throw new Error("nothing was measured");
}
