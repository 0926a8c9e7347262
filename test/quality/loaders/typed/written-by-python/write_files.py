"""Writes the files of this folder: the same values as Parquet, Avro and Arrow.

Versions: pyarrow 26.0.1, fastavro 1.13.1, cramjam 2.14.0, backports.zstd 1.8.0. Run it in this folder.
"""

import datetime
import decimal
import io
import math
import struct
import uuid

import fastavro
import pyarrow as pa
import pyarrow.ipc as ipc
import pyarrow.parquet as pq

D = decimal.Decimal
UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1)
TEXTS = ["", "plain", 'a "quoted" text, with commas\nand lines', "  blanks  ", "Ünïcødé 漢字 😀", "nul \0 \x1f \x7f \\ within"]
LONGS = [0, 1, -1, 2**53 + 1, -(2**63), 2**63 - 1]
MICROS = [0, -1, 1706745599123456, -2208988800000000, 4102444799999999, 1_000_000]
DOUBLES = [0.1, -0.0, 1e16, 123456789012345680.0, 1e-5, -2.5e-300]
FLOATS = [0.5, -0.0, 16777216.0, 3.25e20, 1.5e-7, math.inf]


def rows():
    for i, text in enumerate(TEXTS):
        micros = MICROS[i]
        moment = EPOCH + datetime.timedelta(microseconds=micros)
        yield {
            "number": [0, 1, -1, 2**31 - 1, -(2**31), 150][i],
            "large": LONGS[i],
            "text": text,
            "maybe": None if i % 2 else text,
            "yes": i % 3 == 0,
            "double": DOUBLES[i],
            "single": FLOATS[i],
            "amount": [D("0.00"), D("1.50"), D("-0.05"), D("12345678901234567890.12"), D("-99999999.99"), D("7.10")][i],
            "exact": D(LONGS[i]).scaleb(-18, decimal.Context(prec=60)),
            "day": datetime.date(1970, 1, 1) + datetime.timedelta(days=[0, -1, 19753, -719162, 2932896, 59][i]),
            "milli_time": datetime.time(i, 59, 58, [0, 120000, 123000, 999000, 1000, 500000][i]),
            "micro_time": datetime.time(23 - i, 0, i, [0, 120000, 123456, 999999, 1, 500000][i]),
            "milli": (moment - datetime.timedelta(microseconds=micros % 1000)).replace(tzinfo=UTC),
            "micro": moment.replace(tzinfo=UTC),
            "local_milli": moment - datetime.timedelta(microseconds=micros % 1000),
            "local_micro": moment,
            "bytes": [b"", b"\x00\xff", b"abc", b"\n,\"", b"\x80" * 20, b"1"][i],
            "fixed": bytes(range(i, i + 4)),
            "id": str(uuid.UUID(int=i * 2**100 + 12345)),
            "suit": ["SPADES", "HEARTS", "SPADES", "CLUBS", "HEARTS", "CLUBS"][i],
            "list": [None if j % 2 else LONGS[j] for j in range(i)],
            "people": [{"name": text, "born": datetime.date(2000, 2, 29), "score": D("1.10") if j else None} for j in range(i % 3)],
            "map": {text + str(j): (None if j == 1 else DOUBLES[j]) for j in range(i % 4)},
            "nested": None if i == 4 else {"a": {"when": moment.replace(tzinfo=UTC), "raw": b"\x01\xab"}, "b": [[1, 2], [], [3]]},
        }


utc, plain = "UTC", None
people = pa.struct([("name", pa.string()), ("born", pa.date32()), ("score", pa.decimal128(38, 2))])
SCHEMA = pa.schema(
    [
        ("number", pa.int32()),
        ("large", pa.int64()),
        ("text", pa.string()),
        ("maybe", pa.string()),
        ("yes", pa.bool_()),
        ("double", pa.float64()),
        ("single", pa.float32()),
        ("amount", pa.decimal128(38, 2)),
        ("exact", pa.decimal128(38, 18)),
        ("day", pa.date32()),
        ("milli_time", pa.time32("ms")),
        ("micro_time", pa.time64("us")),
        ("milli", pa.timestamp("ms", utc)),
        ("micro", pa.timestamp("us", utc)),
        ("local_milli", pa.timestamp("ms")),
        ("local_micro", pa.timestamp("us")),
        ("bytes", pa.binary()),
        ("fixed", pa.binary(4)),
        ("id", pa.string()),
        ("suit", pa.dictionary(pa.int8(), pa.string())),
        ("list", pa.list_(pa.int64())),
        ("people", pa.list_(people)),
        ("map", pa.map_(pa.string(), pa.float64())),
        ("nested", pa.struct([("a", pa.struct([("when", pa.timestamp("us", utc)), ("raw", pa.binary())])), ("b", pa.list_(pa.list_(pa.int32())))])),
    ]
)


def logical(base, name, **more):
    return {"type": base, "logicalType": name, **more}


MONEY = logical("bytes", "decimal", precision=38, scale=2)
WHEN = logical("long", "timestamp-micros")
AVRO = {
    "type": "record",
    "name": "Row",
    "namespace": "org.example",
    "fields": [
        {"name": name, "type": type_}
        for name, type_ in {
            "number": "int",
            "large": "long",
            "text": "string",
            "maybe": ["null", "string"],
            "yes": "boolean",
            "double": "double",
            "single": "float",
            "amount": MONEY,
            "exact": {"type": "fixed", "name": "Exact", "size": 16, "logicalType": "decimal", "precision": 38, "scale": 18},
            "day": logical("int", "date"),
            "milli_time": logical("int", "time-millis"),
            "micro_time": logical("long", "time-micros"),
            "milli": logical("long", "timestamp-millis"),
            "micro": WHEN,
            "local_milli": logical("long", "local-timestamp-millis"),
            "local_micro": logical("long", "local-timestamp-micros"),
            "bytes": "bytes",
            "fixed": {"type": "fixed", "name": "Four", "size": 4},
            "id": logical("string", "uuid"),
            "suit": {"type": "enum", "name": "Suit", "symbols": ["SPADES", "HEARTS", "CLUBS"]},
            "list": {"type": "array", "items": ["long", "null"]},
            "people": {
                "type": "array",
                "items": {
                    "type": "record",
                    "name": "Person",
                    "fields": [
                        {"name": "name", "type": "string"},
                        {"name": "born", "type": logical("int", "date")},
                        {"name": "score", "type": ["null", MONEY]},
                    ],
                },
            },
            "map": {"type": "map", "values": ["null", "double"]},
            "nested": [
                "null",
                {
                    "type": "record",
                    "name": "Outer",
                    "fields": [
                        {
                            "name": "a",
                            "type": {
                                "type": "record",
                                "name": "Inner",
                                "fields": [{"name": "when", "type": WHEN}, {"name": "raw", "type": "bytes"}],
                            },
                        },
                        {"name": "b", "type": {"type": "array", "items": {"type": "array", "items": "int"}}},
                    ],
                },
            ],
        }.items()
    ],
}

# Several blocks.
values = list(rows())
table = pa.Table.from_pylist(values, schema=SCHEMA)
pq.write_table(table, "values.parquet")
for codec in ["null", "deflate", "snappy", "zstandard", "bzip2", "xz"]:
    out = io.BytesIO()
    fastavro.writer(out, fastavro.parse_schema(AVRO), values, codec=codec, sync_interval=600, sync_marker=b"sixteen bytes ok")
    with open(f"values-{codec}.avro", "wb") as file:
        file.write(out.getvalue())

# Files of several batches, and a stream.
for name, codec in [("values.arrow", None), ("values-lz4.arrow", "lz4"), ("values-zstd.arrow", "zstd")]:
    with ipc.new_file(name, SCHEMA, options=ipc.IpcWriteOptions(compression=codec)) as writer:
        writer.write_table(table, max_chunksize=4)
with ipc.new_stream("values.arrows", SCHEMA) as writer:
    writer.write_table(table, max_chunksize=4)

# As Arrow 0.17 wrote batches with LZ4: the metadata of the message names the codec. The buffers are compressed here.
# The numbers look random, so that the compressed buffer is not smaller than the column, which pyarrow would refuse.
numbers = struct.pack("<100Q", *((number * 0x9E3779B97F4A7C15) % 2**64 for number in range(100)))
packed = struct.pack("<q", len(numbers)) + pa.compress(numbers, codec="lz4", asbytes=True)
column = pa.Array.from_buffers(pa.uint64(), 100, [None, pa.py_buffer(packed)])
old = ipc.IpcWriteOptions(metadata_version=ipc.MetadataVersion.V4)
batch = pa.RecordBatch.from_arrays([column], ["n"])
for codec in ["lz4", "brotli"]:
    with ipc.new_file(f"version-0.17-{codec}.arrow", batch.schema, options=old) as writer:
        writer.write_batch(batch, custom_metadata={"ARROW:experimental_compression": codec.upper()})
