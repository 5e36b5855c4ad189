package dev.burin.benchmarks.twin

import com.github.plokhotnyuk.jsoniter_scala.core.*
import com.github.plokhotnyuk.jsoniter_scala.macros.*
import java.time.Instant
import java.time.LocalDateTime
import java.util.Date
import java.util.UUID

/** The codecs of the arrays that the kernel benchmarks read and write. */
object KernelCodecs:
  private given JsonValueCodec[Array[Byte]] = new JsonValueCodec[Array[Byte]]:
    override def decodeValue(in: JsonReader, default: Array[Byte]): Array[Byte] = in.readBase64AsBytes(default)
    override def encodeValue(bytes: Array[Byte], out: JsonWriter): Unit = out.writeBase64Val(bytes, true)
    override def nullValue: Array[Byte] = null

  private given JsonValueCodec[Date] = Codecs.date

  def ints: TwinCodec[Array[Int]] = TwinCodec(JsonCodecMaker.make)
  def longs: TwinCodec[Array[Long]] = TwinCodec(JsonCodecMaker.make)
  def uuids: TwinCodec[Array[UUID]] = TwinCodec(JsonCodecMaker.make)
  def instants: TwinCodec[Array[Instant]] = TwinCodec(JsonCodecMaker.make)
  def dates: TwinCodec[Array[Date]] = TwinCodec(JsonCodecMaker.make)
  def localDateTimes: TwinCodec[Array[LocalDateTime]] = TwinCodec(JsonCodecMaker.make)
  def doubles: TwinCodec[Array[Double]] = TwinCodec(JsonCodecMaker.make)
  def floats: TwinCodec[Array[Float]] = TwinCodec(JsonCodecMaker.make)
  def bytes: TwinCodec[Array[Array[Byte]]] = TwinCodec(JsonCodecMaker.make)
