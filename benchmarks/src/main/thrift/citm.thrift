// Twins of model.citm; optional where the JSON has null.
namespace java dev.burin.benchmarks.thrift.citm

struct Catalog {
  1: map<i32, string> areaNames;
  2: map<i32, string> audienceSubCategoryNames;
  3: map<i32, string> blockNames;
  4: map<i32, Event> events;
  5: list<Performance> performances;
  6: map<i32, string> seatCategoryNames;
  7: map<i32, string> subTopicNames;
  8: map<i32, string> subjectNames;
  9: map<i32, string> topicNames;
  10: map<i32, list<i32>> topicSubTopics;
  11: map<string, string> venueNames;
}

struct Event {
  1: optional string description;
  2: i32 id;
  3: optional string logo;
  4: string name;
  5: list<i32> subTopicIds;
  6: optional i32 subjectCode;
  7: optional string subtitle;
  8: list<i32> topicIds;
}

struct Performance {
  1: i32 eventId;
  2: i32 id;
  3: optional string logo;
  4: optional string name;
  5: list<Price> prices;
  6: list<SeatCategory> seatCategories;
  7: optional string seatMapImage;
  8: i64 start;
  9: string venueCode;
}

struct Price {
  1: i32 amount;
  2: i32 audienceSubCategoryId;
  3: i32 seatCategoryId;
}

struct SeatCategory {
  1: list<Area> areas;
  2: i32 seatCategoryId;
}

struct Area {
  1: i32 areaId;
  2: list<i32> blockIds;
}
