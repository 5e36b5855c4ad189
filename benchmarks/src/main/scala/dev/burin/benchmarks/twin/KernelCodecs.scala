package dev.burin.benchmarks.twin

import com.github.plokhotnyuk.jsoniter_scala.macros.*
import java.util.UUID

/** The codecs of the arrays that the kernel benchmarks read and write. */
object KernelCodecs:
  def ints: TwinCodec[Array[Int]] = TwinCodec(JsonCodecMaker.make)
  def longs: TwinCodec[Array[Long]] = TwinCodec(JsonCodecMaker.make)
  def uuids: TwinCodec[Array[UUID]] = TwinCodec(JsonCodecMaker.make)
  def doubles: TwinCodec[Array[Double]] = TwinCodec(JsonCodecMaker.make)
  def floats: TwinCodec[Array[Float]] = TwinCodec(JsonCodecMaker.make)
