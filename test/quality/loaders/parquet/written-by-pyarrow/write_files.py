"""Writes the Parquet files of this folder, with pyarrow 26.0.1.

types.parquet has the values of each type, and types.json their texts, which Python makes. The other files have what
cannot be read, or what other writers do not write. Format types.json with prettier afterwards.
"""

import base64
import datetime
import decimal
import json
import math
import struct
import uuid

import pyarrow as pa
import pyarrow.parquet as pq
import pyarrow.parquet.encryption as pe

EPOCH = datetime.datetime(1970, 1, 1)
DIGITS = {"s": 0, "ms": 3, "us": 6, "ns": 9}


def as_json(text):
    """A string as JSON, with all characters but those that must be escaped."""
    return json.dumps(text, ensure_ascii=False)


def fraction(ticks, unit):
    """The digits after the point, without zeros at the end; nanoseconds have all their digits."""
    digits = str(ticks).zfill(DIGITS[unit]) if DIGITS[unit] else ""
    shown = digits if unit == "ns" else digits.rstrip("0")
    return f".{shown}" if shown.strip("0") else ""


def timestamp(unit, zone=""):
    def text(ticks):
        per_second = 10 ** DIGITS[unit]
        moment = EPOCH + datetime.timedelta(seconds=ticks // per_second)
        return moment.strftime("%Y-%m-%d %H:%M:%S").rjust(19, "0") + fraction(ticks % per_second, unit) + zone

    return text


def time_of_day(unit):
    def text(ticks):
        per_second = 10 ** DIGITS[unit]
        seconds = ticks // per_second
        return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}{fraction(ticks % per_second, unit)}"

    return text


def date(days):
    moment = datetime.date(1970, 1, 1) + datetime.timedelta(days=days)
    return f"{moment.year:04}-{moment.month:02}-{moment.day:02}"


def number(value):
    """A double by the fewest digits that tell it from all others."""
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return repr(value)


def single(value):
    """The same for four bytes."""
    if not math.isfinite(value):
        return number(value)
    for precision in range(1, 10):
        short = float(f"{value:.{precision}g}")
        if struct.pack("<f", short) == struct.pack("<f", value):
            return repr(short)
    raise ValueError(value)


def hexadecimal(value):
    return value.hex().upper()


def boolean(value):
    return "true" if value else "false"


def array(item):
    return lambda values: "[" + ",".join("null" if value is None else item(value) for value in values) + "]"


def record(**members):
    def text(value):
        shown = (
            as_json(name) + ":" + ("null" if value[name] is None else member(value[name]))
            for name, member in members.items()
        )
        return "{" + ",".join(shown) + "}"

    return text


def mapping(key, item):
    return lambda entries: (
        "{" + ",".join(as_json(key(k)) + ":" + ("null" if v is None else item(v)) for k, v in entries) + "}"
    )


def in_quotes(text):
    return lambda value: as_json(text(value))


D = decimal.Decimal
TEXTS = ["", "plain", 'a "quoted" text, with commas\nand lines', "  blanks  ", "Ünïcødé 漢字 😀", "\ufeffmark", "nul \0 within"]
MOMENTS = [0, -1, 1706745599123456789, -2208988800000000000, 4102444799999999999]


def ticks(unit):
    return [moment // 10 ** (9 - DIGITS[unit]) for moment in MOMENTS]


people = pa.struct([("name", pa.string()), ("born", pa.date32()), ("score", pa.decimal128(38, 2))])

# Name, type, values, and what makes a text of a value.
COLUMNS = [
    ("bool", pa.bool_(), [True, False], boolean),
    ("int8", pa.int8(), [-128, 0, 127], str),
    ("int16", pa.int16(), [-(2**15), 2**15 - 1], str),
    ("int32", pa.int32(), [-(2**31), 2**31 - 1], str),
    ("int64", pa.int64(), [-(2**63), 2**53 + 1, 2**63 - 1], str),
    ("uint8", pa.uint8(), [0, 255], str),
    ("uint16", pa.uint16(), [0, 2**16 - 1], str),
    ("uint32", pa.uint32(), [0, 2**32 - 1], str),
    ("uint64", pa.uint64(), [0, 2**63, 2**64 - 1], str),
    ("float16", pa.float16(), [1.5, -0.25, 65504.0], number),
    ("float32", pa.float32(), [0.1, 1.5, -3.4e38, math.nan, -math.inf], single),
    ("float64", pa.float64(), [0.1, 1e300, 5e-324, -0.0, 123456789.125, math.nan, math.inf], number),
    ("decimal9", pa.decimal128(9, 2), [D("1.50"), D("-0.01"), D("9999999.99")], str),
    ("decimal18", pa.decimal128(18, 4), [D("12345678901234.5678"), D("-1.0000")], str),
    ("decimal38", pa.decimal128(38, 3), [D("12345678901234567890123456789012345.678"), D("-0.001"), D("0.000")], str),
    ("decimal38_0", pa.decimal128(38, 0), [D(10**38 - 1), D(-1)], str),
    ("string", pa.string(), TEXTS, str),
    ("large_string", pa.large_string(), TEXTS, str),
    ("string_view", pa.string_view(), TEXTS, str),
    ("dictionary", pa.dictionary(pa.int32(), pa.string()), ["a", "b", "a", "", "b"], str),
    ("binary", pa.binary(), [b"", b"\x00\xff", b"text"], hexadecimal),
    ("large_binary", pa.large_binary(), [b"\x80" * 100], hexadecimal),
    ("fixed_binary", pa.binary(3), [b"\x00\x01\x02", b"abc"], hexadecimal),
    ("uuid", pa.uuid(), [b"\x00" * 15 + b"\x01", b"\xff" * 16], lambda value: str(uuid.UUID(bytes=value))),
    ("date32", pa.date32(), [0, -1, 19782, -719162, 2932896], date),
    ("date64", pa.date64(), [0, 19782 * 86400000], lambda value: date(value // 86400000)),
    ("time32_s", pa.time32("s"), [0, 86399], time_of_day("s")),
    ("time32_ms", pa.time32("ms"), [0, 86399999], time_of_day("ms")),
    ("time64_us", pa.time64("us"), [0, 86399999999, 1], time_of_day("us")),
    ("time64_ns", pa.time64("ns"), [1, 86399999999999], time_of_day("ns")),
    ("timestamp_s", pa.timestamp("s"), ticks("s"), timestamp("s")),
    ("timestamp_ms", pa.timestamp("ms"), ticks("ms"), timestamp("ms")),
    ("timestamp_us", pa.timestamp("us"), ticks("us"), timestamp("us")),
    ("timestamp_ns", pa.timestamp("ns"), [-1, 1706745599123456789, 1706745599000000000], timestamp("ns")),
    ("timestamp_ms_utc", pa.timestamp("ms", "UTC"), ticks("ms"), timestamp("ms", "+00")),
    ("timestamp_us_berlin", pa.timestamp("us", "Europe/Berlin"), ticks("us"), timestamp("us", "+00")),
    # Of nanoseconds with a time zone only the microseconds are read.
    ("timestamp_ns_utc", pa.timestamp("ns", "UTC"), [1706745599123456789], lambda value: timestamp("us", "+00")(value // 1000)),
    # Parquet has no type for it.
    ("duration_ms", pa.duration("ms"), [0, 86399999], str),
    ("null", pa.null(), [], str),
    ("json", pa.json_(), ['{"a" : 1.0}', '"text"'], str),
    ("list_int", pa.list_(pa.int64()), [[], [1, None, 2**63 - 1]], array(str)),
    ("list_text", pa.list_(pa.string()), [TEXTS, [None]], array(as_json)),
    ("list_decimal", pa.list_(pa.decimal128(38, 2)), [[D("12345678901234567890.10"), None]], array(str)),
    ("list_float32", pa.list_(pa.float32()), [[0.1, math.nan, -math.inf]], array(lambda v: single(v) if math.isfinite(v) else as_json(single(v)))),
    ("list_bool", pa.list_(pa.bool_()), [[True, None, False]], array(boolean)),
    ("list_binary", pa.list_(pa.binary()), [[b"\x00\xff", b""]], array(in_quotes(hexadecimal))),
    ("list_timestamp", pa.list_(pa.timestamp("us")), [ticks("us")], array(in_quotes(timestamp("us")))),
    ("fixed_list", pa.list_(pa.int16(), 2), [[1, 2], [3, None]], array(str)),
    ("list_list", pa.list_(pa.list_(pa.int32())), [[[1], None, []], []], array(array(str))),
    ("struct", people, [{"name": 'A "B"', "born": 0, "score": D("1.10")}, {"name": None, "born": None, "score": None}], record(name=as_json, born=in_quotes(date), score=str)),
    ("list_struct", pa.list_(people), [[{"name": "Ada", "born": -1, "score": None}, None]], array(record(name=as_json, born=in_quotes(date), score=str))),
    ("map", pa.map_(pa.string(), pa.int32()), [[], [("k", 1), ("é", None), ("k", 3)]], mapping(str, str)),
    ("map_int", pa.map_(pa.int32(), pa.list_(pa.string())), [[(1, ["a", None]), (2, None)]], mapping(str, array(as_json))),
]

rows = 8
arrays = []
expected = {}
for name, type_, values, text in COLUMNS:
    # Null follows the values, so that each column has one.
    padded = (values + [None] * rows)[:rows]
    storage = {pa.uuid(): pa.binary(16), pa.json_(): pa.string()}.get(type_)
    if storage:
        arrays.append(pa.ExtensionArray.from_storage(type_, pa.array(padded, storage)))
    elif pa.types.is_temporal(type_) and not pa.types.is_nested(type_):
        width = pa.int32() if type_.bit_width == 32 else pa.int64()
        arrays.append(pa.array(padded, width).cast(type_))
    elif name == "list_timestamp":
        arrays.append(pa.array(padded, pa.list_(pa.int64())).cast(type_))
    elif name in ("struct", "list_struct"):
        day = datetime.date(1970, 1, 1)

        def person(value):
            if value is None or value["born"] is None:
                return value
            return {**value, "born": day + datetime.timedelta(days=value["born"])}

        many = name == "list_struct"
        arrays.append(
            pa.array([v if v is None else [person(p) for p in v] if many else person(v) for v in padded], type_)
        )
    else:
        arrays.append(pa.array(padded, type_))
    expected[name] = [None if value is None else text(value) for value in padded]

table = pa.Table.from_arrays(arrays, names=[name for name, *_ in COLUMNS])
pq.write_table(table, "types.parquet", row_group_size=3, compression="zstd")
with open("types.json", "w", encoding="utf-8") as file:
    json.dump(expected, file, ensure_ascii=False, indent=1)
    file.write("\n")

pq.write_table(pa.table([[1], ["x"], [3]], names=["a", "a", "A"]), "same-names.parquet")
pq.write_table(pa.table([[1]], names=[""]), "no-name.parquet")
pq.write_table(pa.table({}), "no-columns.parquet")
pq.write_table(pa.table({"sum": pa.array([D("1.5")], pa.decimal256(40, 3))}), "decimal-40.parquet")
pq.write_table(pa.table({"t": pa.array([2**62], pa.timestamp("ms"))}), "far-timestamp.parquet")

offsets, data = pa.py_buffer(struct.pack("<3i", 0, 2, 3)), pa.py_buffer(b"\xff\xfea")
pq.write_table(pa.table({"a": pa.StringArray.from_buffers(2, offsets, data)}), "not-utf8.parquet")


def nested(levels, wrap, make):
    type_, value = pa.int32(), 1
    for _ in range(levels):
        type_, value = wrap(type_), make(value)
    return pa.table({"a": pa.array([value], type_)})


pq.write_table(nested(10, pa.list_, lambda value: [value]), "lists-10.parquet")
pq.write_table(nested(11, pa.list_, lambda value: [value]), "lists-11.parquet")
pq.write_table(nested(50, lambda t: pa.struct([("a", t)]), lambda value: {"a": value}), "structs-50.parquet")


class OpenKeys(pe.KmsClient):
    """Keys that are not secret."""

    def __init__(self, _):
        pe.KmsClient.__init__(self)

    def wrap_key(self, key, _):
        return base64.b64encode(key)

    def unwrap_key(self, key, _):
        return base64.b64decode(key)


for name, has_plain_footer in (("encrypted", False), ("encrypted-columns", True)):
    configuration = pe.EncryptionConfiguration(
        footer_key="footer", column_keys={"column": ["a"]}, plaintext_footer=has_plain_footer
    )
    properties = pe.CryptoFactory(lambda _: OpenKeys(_)).file_encryption_properties(
        pe.KmsConnectionConfig(), configuration
    )
    secret = pa.table({"a": [1, 2], "b": ["x", "y"]})
    with pq.ParquetWriter(f"{name}.parquet", secret.schema, encryption_properties=properties) as writer:
        writer.write_table(secret)


# The values of types.parquet in the other encodings, codecs and versions of pages. The engine cannot read the first file.
def leaf_paths(file):
    schema = pq.ParquetFile(file).schema
    return [(schema.column(i).path, schema.column(i).physical_type) for i in range(len(schema))]


def encodings(by_type):
    return {path: by_type[type_] for path, type_ in leaf_paths("types.parquet") if type_ in by_type}


SPLIT = dict.fromkeys(["FLOAT", "DOUBLE", "INT32", "INT64", "FIXED_LEN_BYTE_ARRAY"], "BYTE_STREAM_SPLIT")
DELTA = {
    "INT32": "DELTA_BINARY_PACKED",
    "INT64": "DELTA_BINARY_PACKED",
    "BYTE_ARRAY": "DELTA_BYTE_ARRAY",
    "FIXED_LEN_BYTE_ARRAY": "DELTA_BYTE_ARRAY",
    "BOOLEAN": "RLE",
}
LENGTHS = {**DELTA, "BYTE_ARRAY": "DELTA_LENGTH_BYTE_ARRAY"}
for name, chosen, more in (
    ("types-split", SPLIT, {"compression": "snappy"}),
    ("types-delta", DELTA, {"compression": "gzip", "data_page_version": "2.0"}),
    ("types-lengths", LENGTHS, {"compression": "brotli", "data_page_size": 1, "write_batch_size": 2}),
    ("types-plain", {}, {"compression": "lz4", "data_page_size": 1, "write_batch_size": 2}),
):
    pq.write_table(
        table, f"{name}.parquet", row_group_size=5, use_dictionary=False, column_encoding=encodings(chosen), **more
    )
