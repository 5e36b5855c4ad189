package dev.burin.benchmarks.twin

import java.time.LocalDateTime
import java.util.Date

// The types of the package model.article. Members that are never null are no Options.

final case class Ints1(field1: Int)

final case class Ints10(
    field1: Int,
    field2: Int,
    field3: Int,
    field4: Int,
    field5: Int,
    field6: Int,
    field7: Int,
    field8: Int,
    field9: Int,
    field10: Int
)

final case class Doubles10(
    field1: Double,
    field2: Double,
    field3: Double,
    field4: Double,
    field5: Double,
    field6: Double,
    field7: Double,
    field8: Double,
    field9: Double,
    field10: Double
)

final case class Strings1(field1: String)

final case class Strings5(
    field1: String,
    field2: String,
    field3: String,
    field4: String,
    field5: String
)

final case class Strings10(
    field1: String,
    field2: String,
    field3: String,
    field4: String,
    field5: String,
    field6: String,
    field7: String,
    field8: String,
    field9: String,
    field10: String
)

final case class IntList10(values: List[Int])

final case class SmallObject(id: Int, name: String, active: Boolean)

final case class ObjectList10(items: List[SmallObject])

final case class DoubleArray10(values: Array[Double])

final case class StringHolder(value: String)

final case class SkipTarget(wanted: Int)

final case class C(a: Int, b: String, c: Option[C])

enum EventStatus(val code: Int):
  case Active extends EventStatus(1)
  case Inactive extends EventStatus(2)
  case Deleted extends EventStatus(10)

final case class Address(province: String, city: String, street: String)

final case class EventPayload(
    id: Long,
    name: String,
    veryLongAndMultiLineDescription: String,
    status: EventStatus,
    addresses: List[Address],
    startTime: LocalDateTime,
    dictionary: Map[String, String]
)

final case class SimplePojo(
    id: Int,
    name: String,
    data: List[String],
    createTime: LocalDateTime,
    modifyTime: LocalDateTime
)

final case class SimplePojoDate(
    id: Int,
    name: String,
    data: List[String],
    createTime: Date,
    modifyTime: Date
)
