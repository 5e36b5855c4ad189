// Twins of model.canada.
namespace java dev.burin.benchmarks.thrift.canada

struct FeatureCollection {
  1: string type;
  2: list<Feature> features;
}

struct Feature {
  1: string type;
  2: FeatureProperties properties;
  3: Polygon geometry;
}

struct FeatureProperties {
  1: string name;
}

struct Polygon {
  1: string type;
  2: list<list<list<double>>> coordinates;
}
