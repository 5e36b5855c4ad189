// Twins of model.mime; Thrift has no top-level maps.
namespace java dev.burin.benchmarks.thrift.mime

struct MimeDb {
  1: map<string, MimeType> whole;
}

struct MimeType {
  1: optional string source;
  2: optional string charset;
  3: optional bool compressible;
  4: list<string> extensions;
}
