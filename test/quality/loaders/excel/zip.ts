import { crc32, deflateRawSync } from 'node:zlib'

/** A member of an archive; what of its headers is wrong. */
export interface Member {
  readonly name: string
  readonly bytes: Buffer | string
  readonly isStored?: boolean
  /** The size and the checksum that the archive says. */
  readonly size?: number
  readonly checksum?: number
  readonly method?: number
  /** Bit 0: encrypted. */
  readonly flags?: number
}

const UTF8_NAMES = 0x800

/** A zip archive. Its headers say what the members say of themselves, whether it is right or not. */
export function zip(members: readonly Member[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const member of members) {
    const bytes = Buffer.from(member.bytes)
    const data = member.isStored ? bytes : deflateRawSync(bytes)
    const name = Buffer.from(member.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8_NAMES | (member.flags ?? 0), 2)
    common.writeUInt16LE(member.method ?? (member.isStored ? 0 : 8), 4)
    common.writeUInt32LE(member.checksum ?? crc32(bytes), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(member.size ?? bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    local.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, data)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, name)
    offset += 4 + common.length + name.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}
