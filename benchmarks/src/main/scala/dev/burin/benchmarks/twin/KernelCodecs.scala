package dev.burin.benchmarks.twin

import com.github.plokhotnyuk.jsoniter_scala.core.*
import com.github.plokhotnyuk.jsoniter_scala.macros.*
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.LocalTime
import java.time.OffsetDateTime
import java.time.ZonedDateTime
import java.util.Date
import java.util.LinkedHashMap
import java.util.UUID

/** The codecs of the arrays and maps that the kernel benchmarks read and write. */
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
  def localDates: TwinCodec[Array[LocalDate]] = TwinCodec(JsonCodecMaker.make)
  def localTimes: TwinCodec[Array[LocalTime]] = TwinCodec(JsonCodecMaker.make)
  def offsetDateTimes: TwinCodec[Array[OffsetDateTime]] = TwinCodec(JsonCodecMaker.make)
  def zonedDateTimes: TwinCodec[Array[ZonedDateTime]] = TwinCodec(JsonCodecMaker.make)
  def durations: TwinCodec[Array[Duration]] = TwinCodec(JsonCodecMaker.make)

  def intKeys: TwinCodec[LinkedHashMap[Integer, Integer]] = keyed(in => in.readKeyAsInt(), (out, key) => out.writeKey(key))
  def longKeys: TwinCodec[LinkedHashMap[java.lang.Long, Integer]] =
    keyed(in => in.readKeyAsLong(), (out, key) => out.writeKey(key))
  def uuidKeys: TwinCodec[LinkedHashMap[UUID, Integer]] =
    keyed(in => in.readKeyAsUUID(), (out, key) => out.writeKey(key))
  def dateKeys: TwinCodec[LinkedHashMap[LocalDate, Integer]] =
    keyed(in => in.readKeyAsLocalDate(), (out, key) => out.writeKey(key))

  // The maps of the JDK, for which there is no macro, by the calls that the macro would make.
  private inline def keyed[K](
      inline readKey: JsonReader => K,
      inline writeKey: (JsonWriter, K) => Unit
  ): TwinCodec[LinkedHashMap[K, Integer]] = TwinCodec(new JsonValueCodec[LinkedHashMap[K, Integer]]:
    override def decodeValue(in: JsonReader, default: LinkedHashMap[K, Integer]): LinkedHashMap[K, Integer] =
      val map = new LinkedHashMap[K, Integer]
      if !in.isNextToken('{') then in.readNullOrTokenError(default, '{')
      if !in.isNextToken('}') then
        in.rollbackToken()
        while
          map.put(readKey(in), in.readInt())
          in.isNextToken(',')
        do ()
        if !in.isCurrentToken('}') then in.objectEndOrCommaError()
      map
    override def encodeValue(map: LinkedHashMap[K, Integer], out: JsonWriter): Unit =
      out.writeObjectStart()
      val entries = map.entrySet.iterator
      while entries.hasNext do
        val entry = entries.next
        writeKey(out, entry.getKey)
        out.writeVal(entry.getValue.intValue)
      out.writeObjectEnd()
    override def nullValue: LinkedHashMap[K, Integer] = null)
