// Twins of model.person; Thrift has no inheritance and no floats, so those are doubles.
namespace java dev.burin.benchmarks.thrift.person

struct PersonSmall {
  1: string firstName;
  2: string lastName;
  3: i32 age;
}

struct PersonMedium {
  1: string firstName;
  2: string lastName;
  3: i32 age;
  4: optional i32 heightInCentimetres;
  5: optional bool married;
  6: list<i32> luckyNumbers;
  7: list<i64> accountNumbers;
}

struct PersonComplex {
  1: string firstName;
  2: string lastName;
  3: i32 age;
  4: optional i32 heightInCentimetres;
  5: optional bool married;
  6: list<i32> luckyNumbers;
  7: list<i64> accountNumbers;
  8: map<string, i32> scores;
  9: set<double> ratings;
  10: list<double> payments;
  11: map<string, City> citiesByName;
  12: map<double, City> citiesByDistance;
}

struct City {
  1: string name;
  2: string country;
  3: i32 population;
}
