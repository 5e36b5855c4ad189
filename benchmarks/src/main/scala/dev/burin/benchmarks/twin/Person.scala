package dev.burin.benchmarks.twin

import scala.collection.mutable

// The types of the package model.person.

final case class PersonSmall(firstName: String, lastName: String, age: Int)

final case class PersonMedium(
    firstName: String,
    lastName: String,
    age: Int,
    heightInCentimetres: Int,
    married: Boolean,
    luckyNumbers: List[Int],
    accountNumbers: Array[Long]
)

final case class City(name: String, country: String, population: Int)

final case class PersonComplex(
    firstName: String,
    lastName: String,
    age: Int,
    heightInCentimetres: Int,
    married: Boolean,
    luckyNumbers: List[Int],
    accountNumbers: Array[Long],
    scores: Map[String, Int],
    ratings: Set[Float],
    payments: mutable.ArrayDeque[Double],
    citiesByName: Map[String, City],
    citiesByDistance: Map[Float, City]
)
