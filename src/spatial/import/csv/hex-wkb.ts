import type { Geometry } from 'geojson'
import { readWkb } from '../read-wkb.ts'
import { refuseMeasures, refuseOtherSystem } from '../wkt.ts'

/** Hexadecimal digits that start like a geometry. The smallest, a point, has 42. PostgreSQL writes \x before bytes. */
const HEX = /^(?:\\x)?0[01](?:[0-9a-f]{2}){20,}$/i

/** Bits of the type code of EWKB. */
const [HAS_MEASURES, HAS_SYSTEM] = [0x40000000, 0x20000000]

export const isHexWkb = (text: string): boolean => HEX.test(text)

/**
 * Reads well-known binary in hexadecimal digits, as PostGIS prints geometries (EWKB or ISO).
 *
 * @throws UnfitFeature for damaged bytes, for measures, and for other reference systems than 4326
 */
export function readHexWkb(text: string): Geometry {
  const bytes = Buffer.from(text.replace(/^\\x/i, ''), 'hex')
  const isLittle = bytes[0] === 1
  const number = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const code = number(1)
  const dimensions = Math.floor((code & 0x1fffffff) / 1000)
  if ((code & HAS_MEASURES) !== 0 || dimensions === 2 || dimensions === 3) refuseMeasures()
  // 0 means that the system is not known.
  if ((code & HAS_SYSTEM) !== 0 && number(5) !== 0) refuseOtherSystem(String(number(5)))
  return readWkb(bytes)
}
