import { UnreadableGeometry } from '../model/errors.ts'

/** Bytes of the envelope of each kind. */
const ENVELOPE_SIZES = [0, 32, 48, 48, 64]

/**
 * Bytes of the header of a GeoPackage geometry (OGC 12-128r19, 2.1.3).
 *
 * @param flags its fourth byte
 * @throws UnreadableGeometry for flags that the standard does not define
 */
export function headerSize(flags: number): number {
  const envelope = ENVELOPE_SIZES[(flags >> 1) & 7]
  if (envelope === undefined)
    throw new UnreadableGeometry('A geometry declares an envelope of an unknown kind.')
  if (flags & 0x20) {
    throw new UnreadableGeometry('A geometry has a type that only an extension of GeoPackage defines.')
  }
  return 8 + envelope
}
