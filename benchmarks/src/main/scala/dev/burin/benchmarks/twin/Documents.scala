package dev.burin.benchmarks.twin

// The types of mime-db, citm_catalog.json and canada.json.

final case class MimeType(
    source: Option[String] = None,
    charset: Option[String] = None,
    compressible: Option[Boolean] = None,
    extensions: Option[List[String]] = None
)

final case class Area(areaId: Int, blockIds: List[Int])

final case class SeatCategory(areas: List[Area], seatCategoryId: Int)

final case class Price(amount: Int, audienceSubCategoryId: Int, seatCategoryId: Int)

final case class Performance(
    eventId: Int,
    id: Int,
    logo: Option[String],
    name: Option[String],
    prices: List[Price],
    seatCategories: List[SeatCategory],
    seatMapImage: Option[String],
    start: Long,
    venueCode: String
)

final case class Event(
    description: Option[String],
    id: Int,
    logo: Option[String],
    name: String,
    subTopicIds: List[Int],
    subjectCode: Option[Int],
    subtitle: Option[String],
    topicIds: List[Int]
)

final case class Catalog(
    areaNames: Map[Int, String],
    audienceSubCategoryNames: Map[Int, String],
    blockNames: Map[Int, String],
    events: Map[Int, Event],
    performances: List[Performance],
    seatCategoryNames: Map[Int, String],
    subTopicNames: Map[Int, String],
    subjectNames: Map[Int, String],
    topicNames: Map[Int, String],
    topicSubTopics: Map[Int, List[Int]],
    venueNames: Map[String, String]
)

final case class Polygon(`type`: String, coordinates: Array[Array[Array[Double]]])

final case class FeatureProperties(name: String)

final case class Feature(`type`: String, properties: FeatureProperties, geometry: Polygon)

final case class FeatureCollection(`type`: String, features: List[Feature])
