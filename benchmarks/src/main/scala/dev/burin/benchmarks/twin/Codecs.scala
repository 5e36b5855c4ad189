package dev.burin.benchmarks.twin

import com.github.plokhotnyuk.jsoniter_scala.core.*
import com.github.plokhotnyuk.jsoniter_scala.macros.*
import java.util.Date

/** The calls of a codec. */
final class TwinCodec[A](codec: JsonValueCodec[A]):
  def decode(bytes: Array[Byte]): A = readFromArray(bytes)(codec)

  def encode(value: A): Array[Byte] = writeToArray(value)(codec)

  /** Writes into an array that has room and returns the number of bytes. */
  def encode(value: A, to: Array[Byte]): Int = writeToSubArray(value, to, 0, to.length)(codec)

/** The codecs that jsoniter-scala's macro makes, and two by hand for what it has no rule for. */
object Codecs:
  // Nulls and empty collections are written, as the other libraries do; mime-db has more than the 1024 keys allowed.
  private inline def config = CodecMakerConfig
    .withTransientNone(false)
    .withTransientEmpty(false)
    .withAllowRecursiveTypes(true)
    .withMapMaxInsertNumber(Int.MaxValue)

  private given JsonValueCodec[EventStatus] = new JsonValueCodec[EventStatus]:
    override def decodeValue(in: JsonReader, default: EventStatus): EventStatus = in.readInt() match
      case 1 => EventStatus.Active
      case 2 => EventStatus.Inactive
      case 10 => EventStatus.Deleted
      case other => in.decodeError("no status has the code " + other)
    override def encodeValue(status: EventStatus, out: JsonWriter): Unit = out.writeVal(status.code)
    override def nullValue: EventStatus = null

  private[twin] given date: JsonValueCodec[Date] = new JsonValueCodec[Date]:
    override def decodeValue(in: JsonReader, default: Date): Date =
      Date.from(in.readOffsetDateTime(null).toInstant)
    override def encodeValue(date: Date, out: JsonWriter): Unit = out.writeVal(date.toInstant)
    override def nullValue: Date = null

  def ints1: TwinCodec[Ints1] = TwinCodec(JsonCodecMaker.make(config))
  def ints10: TwinCodec[Ints10] = TwinCodec(JsonCodecMaker.make(config))
  def doubles10: TwinCodec[Doubles10] = TwinCodec(JsonCodecMaker.make(config))
  def strings1: TwinCodec[Strings1] = TwinCodec(JsonCodecMaker.make(config))
  def strings5: TwinCodec[Strings5] = TwinCodec(JsonCodecMaker.make(config))
  def strings10: TwinCodec[Strings10] = TwinCodec(JsonCodecMaker.make(config))
  def intList10: TwinCodec[IntList10] = TwinCodec(JsonCodecMaker.make(config))
  def objectList10: TwinCodec[ObjectList10] = TwinCodec(JsonCodecMaker.make(config))
  def doubleArray10: TwinCodec[DoubleArray10] = TwinCodec(JsonCodecMaker.make(config))
  def stringHolder: TwinCodec[StringHolder] = TwinCodec(JsonCodecMaker.make(config))
  def skipTarget: TwinCodec[SkipTarget] = TwinCodec(JsonCodecMaker.make(config))
  def c: TwinCodec[C] = TwinCodec(JsonCodecMaker.make(config))
  def eventPayload: TwinCodec[EventPayload] = TwinCodec(JsonCodecMaker.make(config))
  def simplePojo: TwinCodec[SimplePojo] = TwinCodec(JsonCodecMaker.make(config))
  def simplePojoDate: TwinCodec[SimplePojoDate] = TwinCodec(JsonCodecMaker.make(config))
  def personSmall: TwinCodec[PersonSmall] = TwinCodec(JsonCodecMaker.make(config))
  def personMedium: TwinCodec[PersonMedium] = TwinCodec(JsonCodecMaker.make(config))
  def personComplex: TwinCodec[PersonComplex] = TwinCodec(JsonCodecMaker.make(config))
  def mimeDb: TwinCodec[Map[String, MimeType]] = TwinCodec(JsonCodecMaker.make(config))
  def twitter: TwinCodec[SearchResult] = TwinCodec(JsonCodecMaker.make(config))
  def citmCatalog: TwinCodec[Catalog] = TwinCodec(JsonCodecMaker.make(config))
  def canada: TwinCodec[FeatureCollection] = TwinCodec(JsonCodecMaker.make(config))
  def githubEvents: TwinCodec[List[GithubEvent]] = TwinCodec(JsonCodecMaker.make(config))
  def gsoc: TwinCodec[Map[String, GsocProject]] = TwinCodec(JsonCodecMaker.make(config))
