import { ByteBuffer } from 'flatbuffers'
import type { Crs } from 'flatgeobuf/lib/mjs/flat-geobuf/crs.js'
import type { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { GeometryType as Types } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { Header } from 'flatgeobuf/lib/mjs/flat-geobuf/header.js'
import { calcTreeSize } from 'flatgeobuf/lib/mjs/packedrtree.js'
import type { BlockReader } from '../block-reader.ts'
import { ImportError } from '../import-error.ts'
import type { SourceSystem } from '../record.ts'
import { systemOfCode, systemOfWkt } from '../systems/source-system.ts'
import { isReadable } from './read-geometry.ts'
import type { FlatColumn } from './read-properties.ts'

/** `fgb`, the version 3, `fgb`; the last byte is the patch level. */
const MAGIC = Buffer.from('fgb\x03fgb', 'latin1')
const MAGIC_BYTES = 8
const PREFIX_BYTES = 4
const MAX_HEADER_BYTES = 64 * 1024 * 1024
const MAX_COLUMNS = 2000

/** What the head of a file says. */
export interface FlatHeader {
  readonly geometryType: GeometryType
  readonly hasZ: boolean
  readonly hasM: boolean
  readonly columns: readonly FlatColumn[]
  /** 0 if unknown. */
  readonly features: number
  readonly box: readonly number[] | undefined
  readonly system: SourceSystem | undefined
  readonly title: string | undefined
  readonly description: string | undefined
  /** The byte at which the features begin. */
  readonly start: number
}

/** @throws ImportError if the file is not a FlatGeobuf, is damaged, or has curves or surfaces */
export async function readFlatHeader(reader: BlockReader): Promise<FlatHeader> {
  if (reader.size < MAGIC_BYTES + PREFIX_BYTES) throw damaged()
  const head = await reader.read(0, MAGIC_BYTES + PREFIX_BYTES)
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new ImportError('The file is not a FlatGeobuf of version 3.')
  }
  const length = head.readUInt32LE(MAGIC_BYTES)
  if (length < 8 || length > MAX_HEADER_BYTES) throw damaged()
  const bytes = Buffer.from(await reader.read(MAGIC_BYTES, PREFIX_BYTES + length))
  const header = Header.getSizePrefixedRootAsHeader(new ByteBuffer(bytes))
  const geometryType = header.geometryType()
  // A place beyond the end has no value.
  if (!Number.isInteger(geometryType)) throw damaged()
  if (!isReadable(geometryType)) {
    throw new ImportError(
      `The file has geometries of the type ${Types[geometryType] ?? geometryType}, which cannot be imported. Convert it, for example with "ogr2ogr -nlt CONVERT_TO_LINEAR".`,
    )
  }
  const features = Number(header.featuresCount())
  const nodeSize = header.indexNodeSize()
  const isIndexed = nodeSize > 0 && features > 0
  // A feature has more than 8 bytes. A wrong count would make the size of the index huge.
  if (features > reader.size / 8 || nodeSize === 1) throw damaged()
  const crs = header.crs()
  return {
    geometryType,
    hasZ: header.hasZ(),
    hasM: header.hasM(),
    columns: columnsOf(header, length),
    features,
    box: boxOf(header),
    system: crs === null ? undefined : systemOf(crs),
    title: header.title() || undefined,
    description: header.description() || undefined,
    start: MAGIC_BYTES + PREFIX_BYTES + length + (isIndexed ? calcTreeSize(features, nodeSize) : 0),
  }
}

function columnsOf(header: Header, headerBytes: number): FlatColumn[] {
  const count = header.columnsLength()
  if (count < 0 || count * 4 > headerBytes) throw damaged()
  if (count > MAX_COLUMNS)
    throw new ImportError(`The file has ${count} columns. At most 1,998 can be imported.`)
  const names = new Set<string>()
  return Array.from({ length: count }, (_, at) => {
    const column = header.columns(at)
    const name = column?.name()
    if (!column || name === null || name === undefined || names.has(name)) throw damaged()
    names.add(name)
    return { name, type: column.type() }
  })
}

/** [minX, minY, maxX, maxY]; undefined if the head does not have it. */
const boxOf = (header: Header): number[] | undefined =>
  header.envelopeLength() < 4 ? undefined : [0, 1, 2, 3].map((at) => header.envelope(at) ?? NaN)

function systemOf(crs: Crs): SourceSystem | undefined {
  const wkt = crs.wkt()
  const organization = (crs.org() ?? 'EPSG').toUpperCase()
  const code = crs.code() || Number(crs.codeString() ?? NaN)
  if (wkt) {
    const system = systemOfWkt(wkt)
    return system.organization === 'NONE' && code > 0 ? { ...system, organization, code } : system
  }
  if (!(code > 0)) return undefined
  if (organization === 'EPSG') return systemOfCode(code)
  throw new ImportError(
    `The reference system ${organization}:${code} of the file is named without its definition. Convert the file, for example with "ogr2ogr -t_srs EPSG:4326".`,
  )
}

const damaged = (): ImportError =>
  new ImportError('The head of the file is damaged. Copy or download the file again.')
