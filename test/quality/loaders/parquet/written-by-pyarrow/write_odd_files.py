"""Writes the Parquet files of this folder that pyarrow reads but does not write, byte by byte.

odd.json has their values as pyarrow 26.0.1 reads them. Format it with prettier afterwards.
"""

import json
import struct

import pyarrow as pa
import pyarrow.parquet as pq

REQUIRED, OPTIONAL, REPEATED = range(3)
INT32, INT64, INT96, BYTE_ARRAY = 1, 2, 3, 6
UTF8, MAP, MAP_KEY_VALUE, LIST = range(4)


def varint(number):
    out = b""
    while number > 127:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


def zigzag(number):
    return varint((number << 1) ^ (number >> 63))


def text(value):
    data = value.encode()
    return varint(len(data)) + data


def record(**fields):
    """A struct of Thrift's compact protocol. Names of fields are i32_1, i64_2, text_4, struct_5 or list_6."""
    kinds = {"i32": (5, zigzag), "i64": (6, zigzag), "text": (8, text), "struct": (12, bytes), "list": (9, bytes)}
    out, last = b"", 0
    for number, kind, value in sorted((int(name.split("_")[1]), name.split("_")[0], v) for name, v in fields.items()):
        if value is None:
            continue
        code, encode = kinds[kind]
        out += bytes([number - last << 4 | code]) + encode(value)
        last = number
    return out + b"\0"


def items(code, values):
    head = bytes([len(values) << 4 | code]) if len(values) < 15 else bytes([0xF0 | code]) + varint(len(values))
    return head + b"".join(values)


def element(name, repetition=None, type=None, children=None, converted=None):
    return record(i32_1=type, i32_3=repetition, text_4=name, i32_5=children, i32_6=converted)


def levels(values):
    if not values:
        return b""
    runs = b"".join(varint(2) + bytes([value]) for value in values)
    return struct.pack("<I", len(runs)) + runs


def write(path, rows, schema, columns):
    """Writes one page of each column: its path, type, repetition and definition levels, and plain values."""
    out, chunks = b"PAR1", []
    for names, type_, repetitions, definitions, values in columns:
        page = levels(repetitions) + levels(definitions) + values
        count = max(len(repetitions), len(definitions)) or rows
        header = record(
            i32_1=0, i32_2=len(page), i32_3=len(page), struct_5=record(i32_1=count, i32_2=0, i32_3=3, i32_4=3)
        )
        offset, size = len(out), len(header) + len(page)
        out += header + page
        column = record(
            i32_1=type_,
            list_2=items(5, [zigzag(0)]),
            list_3=items(8, [text(name) for name in names.split(".")]),
            i32_4=0,
            i64_5=count,
            i64_6=size,
            i64_7=size,
            i64_9=offset,
        )
        chunks.append(record(i64_2=offset, struct_3=column))
    group = record(list_1=items(12, chunks), i64_2=len(out), i64_3=rows)
    footer = record(i32_1=1, list_2=items(12, schema), i64_3=rows, list_4=items(12, [group]))
    with open(path, "wb") as file:
        file.write(out + footer + struct.pack("<I", len(footer)) + b"PAR1")


def ints(*values):
    return struct.pack(f"<{len(values)}i", *values)


def texts(*values):
    return b"".join(struct.pack("<I", len(value.encode())) + value.encode() for value in values)


# Two items, no items, and null.
R, D = [0, 1, 0, 0], [2, 2, 1, 0]

write(
    "repeated.parquet",
    3,
    [
        element("root", children=4),
        element("id", REQUIRED, INT32),
        element("n", REPEATED, INT32),
        element("phone", REPEATED, children=2),
        element("number", REQUIRED, INT64),
        element("kind", OPTIONAL, BYTE_ARRAY, converted=UTF8),
        element("lonely", REPEATED, children=1),
        element("x", OPTIONAL, INT32),
    ],
    [
        ("id", INT32, [], [], ints(1, 2, 3)),
        ("n", INT32, [0, 1, 0, 0], [1, 1, 0, 1], ints(10, 11, 30)),
        ("phone.number", INT64, [0, 0, 0, 1], [0, 1, 1, 1], struct.pack("<3q", 2, 3, 2**60 + 1)),
        ("phone.kind", BYTE_ARRAY, [0, 0, 0, 1], [0, 1, 2, 2], texts("home", 'é"')),
        ("lonely.x", INT32, [0, 1, 0, 0], [2, 1, 0, 2], ints(1, 2)),
    ],
)
write(
    "repeated-in-repeated.parquet",
    3,
    [
        element("root", children=2),
        element("a", REPEATED, children=2),
        element("p", REQUIRED, INT32),
        element("b", REPEATED, children=1),
        element("c", OPTIONAL, INT32),
        element("o", OPTIONAL, children=1),
        element("a", REPEATED, children=1),
        element("x", REQUIRED, INT32),
    ],
    [
        ("a.p", INT32, [0, 1, 0, 0], [1, 1, 0, 0], ints(7, 8)),
        ("a.b.c", INT32, [0, 2, 1, 0, 0], [3, 2, 1, 0, 0], ints(5)),
        ("o.a.x", INT32, R, D, ints(1, 2)),
    ],
)
write(
    "maps.parquet",
    3,
    [
        element("root", children=3),
        element("keys", OPTIONAL, children=1, converted=MAP),
        element("key_value", REPEATED, children=1),
        element("key", REQUIRED, BYTE_ARRAY, converted=UTF8),
        element("map", OPTIONAL, children=1, converted=MAP),
        element("key_value", REPEATED, children=2),
        element("key", REQUIRED, INT32),
        element("value", OPTIONAL, INT32),
        element("old", OPTIONAL, children=1, converted=MAP_KEY_VALUE),
        element("map", REPEATED, children=2),
        element("key", REQUIRED, BYTE_ARRAY, converted=UTF8),
        element("value", OPTIONAL, INT32),
    ],
    [
        ("keys.key_value.key", BYTE_ARRAY, R, D, texts("a", "b")),
        ("map.key_value.key", INT32, R, D, ints(1, -2)),
        ("map.key_value.value", INT32, R, [3, 2, 1, 0], ints(5)),
        ("old.map.key", BYTE_ARRAY, R, D, texts("a", "b")),
        ("old.map.value", INT32, R, [2, 3, 1, 0], ints(6)),
    ],
)
write(
    "old-lists.parquet",
    3,
    [
        element("root", children=5),
        element("two", OPTIONAL, children=1, converted=LIST),
        element("element", REPEATED, INT32),
        element("bag", OPTIONAL, children=1, converted=LIST),
        element("bag", REPEATED, children=1),
        element("x", REQUIRED, INT32),
        element("array", OPTIONAL, children=1, converted=LIST),
        element("array", REPEATED, children=1),
        element("x", REQUIRED, INT32),
        element("tuple", OPTIONAL, children=1, converted=LIST),
        element("tuple_tuple", REPEATED, children=1),
        element("x", REQUIRED, INT32),
        element("pairs", OPTIONAL, children=1, converted=LIST),
        element("pair", REPEATED, children=2),
        element("x", REQUIRED, INT32),
        element("y", REQUIRED, INT32),
    ],
    [
        *((f"{path}", INT32, R, D, ints(1, 2)) for path in ("two.element", "bag.bag.x", "array.array.x")),
        ("tuple.tuple_tuple.x", INT32, R, D, ints(1, 2)),
        ("pairs.pair.x", INT32, R, D, ints(1, 2)),
        ("pairs.pair.y", INT32, R, D, ints(3, 4)),
    ],
)

EPOCH = 2440588


def moments(path, *values):
    data = b"".join(struct.pack("<qi", nanoseconds, day) for day, nanoseconds in values)
    schema = [element("root", children=2), element("id", REQUIRED, INT32), element("t", REQUIRED, INT96)]
    columns = [("id", INT32, [], [], ints(*range(1, len(values) + 1))), ("t", INT96, [], [], data)]
    write(path, len(values), schema, columns)


NEAR = [(EPOCH, 0), (EPOCH - 1, 123456789), (EPOCH + 2932896, 86399999999999), (EPOCH - 719162, 1000)]
moments("near-int96.parquet", *NEAR)
moments("far-int96.parquet", *NEAR, (EPOCH + 110_000_000, 0), (2**31 - 1, 0), (-(2**31), 0))


def shown(value, type_):
    """A value as the readers write it: with maps as objects."""
    if value is None:
        return None
    if pa.types.is_map(type_):
        return {str(key): shown(item, type_.item_type) for key, item in value}
    if pa.types.is_list(type_):
        return [shown(item, type_.value_type) for item in value]
    if pa.types.is_struct(type_):
        return {field.name: shown(value[field.name], field.type) for field in type_}
    return value


odd = {}
for name in ("repeated", "repeated-in-repeated", "maps", "old-lists"):
    table = pq.read_table(f"{name}.parquet")
    odd[name] = [
        [
            None
            if value is None
            else json.dumps(shown(value, field.type), ensure_ascii=False, separators=(",", ":"))
            for field, value in zip(table.schema, row.values())
        ]
        for row in table.to_pylist()
    ]
with open("odd.json", "w", encoding="utf-8") as file:
    json.dump(odd, file, ensure_ascii=False, indent=1)
    file.write("\n")
