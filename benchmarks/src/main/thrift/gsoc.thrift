// Twins of model.gsoc; Thrift has no top-level maps.
namespace java dev.burin.benchmarks.thrift.gsoc

struct Projects {
  1: map<string, Project> whole;
}

struct Project {
  1: string at_context;
  2: string at_type;
  3: string name;
  4: string description;
  5: Sponsor sponsor;
  6: Author author;
}

struct Sponsor {
  1: string at_type;
  2: string name;
  3: string disambiguatingDescription;
  4: string description;
  5: string url;
  6: string logo;
}

struct Author {
  1: string at_type;
  2: string name;
}
