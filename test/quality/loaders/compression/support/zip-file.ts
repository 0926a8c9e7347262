import { crc32, deflateRawSync } from 'node:zlib'

/** A member to write. The writer believes all that is given, so that it can lie. */
export interface ZipMember {
  readonly name: string | Buffer
  readonly content?: string | Buffer
  /** 8, Deflate, unless given; 0: stored. */
  readonly method?: number
  readonly flags?: number
  readonly crc32?: number
  readonly bytes?: number
  /** As it is in the archive. */
  readonly packed?: Buffer
  /** True if the local header has no sizes, which follow the data. */
  readonly isStreamed?: boolean
  /** True if the sizes and the offset in the directory are 64-bit numbers. */
  readonly isLarge?: boolean
}

export interface ZipOptions {
  readonly comment?: string
  /** What the end of the archive says. */
  readonly entries?: number
}

/** A zip archive (PKWARE APPNOTE 4.3). */
export function zipFile(members: readonly ZipMember[], { comment = '', entries }: ZipOptions = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const member of members) {
    const described = describe(member)
    const local = [localHeader(described), described.name, described.packed, trailer(described)]
    directory.push(entry(described, offset))
    parts.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries ?? members.length, 8)
  end.writeUInt16LE(entries ?? members.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, ...directory, end, Buffer.from(comment)])
}

interface Described {
  readonly name: Buffer
  readonly packed: Buffer
  readonly method: number
  readonly flags: number
  readonly crc32: number
  readonly bytes: number
  readonly isStreamed: boolean
  readonly isLarge: boolean
}

function describe({
  content = '',
  method = 8,
  isStreamed = false,
  isLarge = false,
  ...member
}: ZipMember): Described {
  const bytes = Buffer.from(content)
  return {
    name: Buffer.from(member.name),
    packed: member.packed ?? (method === 8 ? deflateRawSync(bytes) : bytes),
    method,
    flags: (member.flags ?? 0) | (isStreamed ? 8 : 0),
    crc32: member.crc32 ?? crc32(bytes),
    bytes: member.bytes ?? bytes.length,
    isStreamed,
    isLarge,
  }
}

function localHeader({ name, packed, method, flags, crc32: checksum, bytes, isStreamed }: Described): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  if (!isStreamed) writeSizes(header, 14, checksum, packed.length, bytes)
  header.writeUInt16LE(name.length, 26)
  return header
}

function trailer({ packed, crc32: checksum, bytes, isStreamed }: Described): Buffer {
  if (!isStreamed) return Buffer.alloc(0)
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50)
  writeSizes(descriptor, 4, checksum, packed.length, bytes)
  return descriptor
}

function entry(described: Described, offset: number): Buffer {
  const { name, packed, method, flags, crc32: checksum, bytes, isLarge } = described
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(method, 10)
  const most = 0xffffffff
  writeSizes(header, 16, checksum, isLarge ? most : packed.length, isLarge ? most : bytes)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(isLarge ? most : offset, 42)
  if (!isLarge) return Buffer.concat([header, name])
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1)
  extra.writeUInt16LE(24, 2)
  ;[bytes, packed.length, offset].forEach((value, index) =>
    extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index),
  )
  header.writeUInt16LE(extra.length, 30)
  return Buffer.concat([header, name, extra])
}

function writeSizes(header: Buffer, at: number, checksum: number, packed: number, bytes: number): void {
  header.writeUInt32LE(checksum, at)
  header.writeUInt32LE(packed, at + 4)
  header.writeUInt32LE(bytes, at + 8)
}
