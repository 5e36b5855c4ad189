// Twins of model.article; optional where a model may have null.
namespace java dev.burin.benchmarks.thrift.article

// Since 1970; local times as if at UTC.
typedef i64 Milliseconds

struct Ints10 {
  1: i32 field1;
  2: i32 field2;
  3: i32 field3;
  4: i32 field4;
  5: i32 field5;
  6: i32 field6;
  7: i32 field7;
  8: i32 field8;
  9: i32 field9;
  10: i32 field10;
}

struct Ints1 {
  1: i32 field1;
}

struct Doubles10 {
  1: double field1;
  2: double field2;
  3: double field3;
  4: double field4;
  5: double field5;
  6: double field6;
  7: double field7;
  8: double field8;
  9: double field9;
  10: double field10;
}

struct Strings1 {
  1: string field1;
}

struct Strings5 {
  1: string field1;
  2: string field2;
  3: string field3;
  4: string field4;
  5: string field5;
}

struct Strings10 {
  1: string field1;
  2: string field2;
  3: string field3;
  4: string field4;
  5: string field5;
  6: string field6;
  7: string field7;
  8: string field8;
  9: string field9;
  10: string field10;
}

struct IntList10 {
  1: list<i32> values;
}

struct DoubleArray10 {
  1: list<double> values;
}

struct ObjectList10 {
  1: list<SmallObject> items;
}

struct SmallObject {
  1: i32 id;
  2: string name;
  3: bool active;
}

struct StringHolder {
  1: string value;
}

// What SkipTarget is read from: both nested structures are unknown to it.
struct SkipSource {
  1: SkipUser user;
  2: list<SkipItem> items;
  3: i32 wanted;
}

struct SkipUser {
  1: i32 id;
  2: string name;
  3: list<string> tags;
  4: SkipAddress address;
}

struct SkipAddress {
  1: string city;
  2: list<double> position;
}

struct SkipItem {
  1: i32 id;
  2: double price;
  3: list<string> labels;
}

struct SkipTarget {
  3: i32 wanted;
}

struct C {
  1: i32 a;
  2: string b;
  3: C c;
}

enum EventStatus {
  ACTIVE = 1,
  INACTIVE = 2,
  DELETED = 10,
}

struct Address {
  1: string province;
  2: string city;
  3: string street;
}

struct EventPayload {
  1: optional i64 id;
  2: string name;
  3: string veryLongAndMultiLineDescription;
  4: EventStatus status;
  5: list<Address> addresses;
  6: Milliseconds startTime;
  7: map<string, string> dictionary;
}

// Stands for SimplePojo and for SimplePojoDate.
struct SimplePojo {
  1: optional i32 id;
  2: string name;
  3: list<string> data;
  4: Milliseconds createTime;
  5: Milliseconds modifyTime;
}
