import { UnreadableStore } from '../../model/errors.ts'
import { readCrs } from '../../crs/read-crs.ts'
import { findDefinition, type Definition } from '../../crs/definitions.ts'
import { KnownSystems, type KnownSystem } from '../../crs/known-systems.ts'
import { horizontalPart, geographicCode } from '../../crs/wkt.ts'
import { ImportError } from '../import-error.ts'
import type { SourceSystem } from '../record.ts'

const GEOGRAPHIC = /^(?:GEOGCS|GEOGCRS|GEODCRS)\b/
const NAME = /^\s*\w+\s*\[\s*"((?:[^"]|"")*)"/
/** The authority at the end of a block. */
const AUTHORITY = /(?:AUTHORITY|ID)\s*\[\s*"([^"]+)"\s*,\s*"?(\d+)"?[^\]]*\]\s*\]\s*$/
const GEOGRAPHIC_BLOCK = /\bGEOGCS\s*\[/

/** Millimetres on the ground; degrees differ by far less. */
const SAME_PLACE = 1e-3

/**
 * The system of a well-known text. A text without a code, as Esri's programs write it, is found by its name if its
 * parameters are those of EPSG.
 *
 * @throws ImportError if the text has no horizontal system
 */
export function systemOfWkt(wkt: string): SourceSystem {
  const part = horizontalPart(wkt)
  const name = NAME.exec(part ?? '')?.[1]
  if (part === undefined || name === undefined) {
    throw new ImportError(
      'The reference system of the file is neither geographic nor projected. Convert the file, for example with "ogr2ogr -t_srs EPSG:4326".',
    )
  }
  const isGeographic = GEOGRAPHIC.test(part)
  const authority = AUTHORITY.exec(part)
  if (authority !== null) {
    const [, organization = '', code] = authority
    return { name, organization, code: Number(code), definition: withBase(part), isGeographic }
  }
  const known = KnownSystems.load().byName(name)
  const definition = withBase(part)
  if (known === undefined || !isSame(known, definition)) {
    return { name, organization: 'NONE', code: undefined, definition, isGeographic }
  }
  return {
    name,
    organization: 'EPSG',
    code: known.code,
    definition: withCode(definition, known.code),
    isGeographic,
  }
}

/**
 * The system of a code of EPSG. The text names the system and its base; the numbers of the projection come from the
 * list of codes.
 *
 * @throws ImportError for an unknown code
 */
export function systemOfCode(code: number): SourceSystem {
  const system = KnownSystems.load().byCode(code)
  if (system === undefined) {
    throw new ImportError(
      `EPSG:${code} is not a known geographic or projected system. Convert the file, for example with "ogr2ogr -t_srs EPSG:4326".`,
    )
  }
  const { name, base } = system
  if (base === undefined) {
    return { name, organization: 'EPSG', code, definition: geographic(name, code), isGeographic: true }
  }
  const baseName = KnownSystems.load().byCode(base)?.name ?? 'unknown'
  const definition = `PROJCS["${name}",${geographic(baseName, base)},AUTHORITY["EPSG","${code}"]]`
  return { name, organization: 'EPSG', code, definition, isGeographic: false }
}

const geographic = (name: string, code: number): string => `GEOGCS["${name}",AUTHORITY["EPSG","${code}"]]`

/**
 * Checks that the server can transform positions of the system to WGS 84.
 *
 * @throws ImportError with the command that converts the file
 */
export async function checkSystem({ organization, code, definition, name }: SourceSystem): Promise<void> {
  try {
    await readCrs({ organization, code: code ?? 1, definition, largest: () => Promise.resolve(0) })
  } catch (error) {
    if (!(error instanceof UnreadableStore)) throw error
    const sentence = error.message.replace(/^its/, 'The').replace('The coordinates', 'Its coordinates')
    throw new ImportError(`The reference system "${name}" of the file can't be imported. ${sentence}`, {
      cause: error,
    })
  }
}

/** The text with the code of its geographic system, by which the server finds the shift of the datum. */
function withBase(part: string): string {
  if (geographicCode(part) !== undefined) return part
  const start = GEOGRAPHIC_BLOCK.exec(part)?.index
  if (start === undefined) return part
  const block = horizontalPart(part.slice(start)) ?? ''
  const known = KnownSystems.load().byName(NAME.exec(block)?.[1] ?? '')
  if (known === undefined || known.base !== undefined || !isSame(known, block)) return part
  return part.slice(0, start) + withCode(block, known.code) + part.slice(start + block.length)
}

const withCode = (block: string, code: number): string =>
  AUTHORITY.test(block) ? block : block.replace(/\s*\]$/, `,AUTHORITY["EPSG","${code}"]]`)

/** True if a text has the projection and the ellipsoid of a known system. Datums are compared by the names alone. */
function isSame({ code }: KnownSystem, definition: string): boolean {
  const listed = findDefinition({ organization: 'EPSG', code, definition: '' })
  const own = findDefinition({ organization: 'NONE', code: 1, definition })
  if (typeof listed === 'string' || typeof own === 'string') return false
  // Degrees have a size in metres in some of proj4's definitions only.
  const units = [listed, own].map(({ projName, to_meter: size = 1 }) => (projName === 'longlat' ? 1 : size))
  if (Math.abs((units[0] as number) / (units[1] as number) - 1) > 1e-9) return false
  return places(listed).every(({ x, y }, at) => {
    const other = places(own)[at]
    return other !== undefined && Math.hypot(x - other.x, y - other.y) < SAME_PLACE
  })
}

/** Radians east and north of the origin of a projection, for points of comparison. */
const OFFSETS = [
  [0.01, 0.01],
  [-0.02, 0.03],
] as const

type Origin = Definition & { lat0?: number; lat1?: number }

function places(definition: Definition): { x: number; y: number }[] {
  const { projName, datum, long0 = 0, lat0, lat1 } = definition as Origin
  // Degrees have no projection to compare, only the ellipsoid: its axes in metres.
  if (projName === 'longlat') return [{ x: datum.a, y: datum.b }]
  return OFFSETS.map(([east, north]) => {
    const place = { x: long0 + east, y: (lat1 ?? lat0 ?? 0) + north }
    return definition.forward(place) ?? { x: NaN, y: NaN }
  })
}
