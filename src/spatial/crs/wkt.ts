/** The parts of a well-known text (OGC 01-009, ISO 19162) that are read here besides proj4's parsing. */

const GEOGRAPHIC = ['GEOGCS', 'GEOGCRS', 'GEODCRS', 'BASEGEOGCRS', 'BASEGEODCRS'] as const
const HORIZONTAL = ['PROJCS', 'PROJCRS', 'PROJECTEDCRS', ...GEOGRAPHIC] as const

/** The part that defines x and y: all of a plain text, the first half of a compound system with heights. */
export const horizontalPart = (wkt: string): string | undefined => block(wkt, HORIZONTAL)

/**
 * EPSG code of the geographic base system, which is at its end; undefined if the text does not contain it.
 */
export function geographicCode(wkt: string): number | undefined {
  const end = /(?:AUTHORITY|ID)\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]$/.exec(block(wkt, GEOGRAPHIC) ?? '')
  return end ? Number(end[1]) : undefined
}

/** True if all angles of the geographic system are in degrees; older national systems use gons (grads). */
export function isInDegrees(wkt: string): boolean {
  const units = (block(wkt, GEOGRAPHIC) ?? '').matchAll(/\b(?:ANGLE)?UNIT\s*\[\s*"[^"]*"\s*,\s*([\d.eE+-]+)/g)
  return [...units].every(([, size]) => Math.abs(Number(size) / (Math.PI / 180) - 1) < 1e-6)
}

/** The first block of one of these keywords, with its brackets. */
function block(text: string, keywords: readonly string[]): string | undefined {
  const start = new RegExp(`\\b(?:${keywords.join('|')})\\s*\\[`).exec(text)?.index
  if (start === undefined) return undefined
  const rest = text.slice(start)
  let depth = 0
  // Names are quoted, and may contain brackets.
  for (const { 0: token, index } of rest.matchAll(/"[^"]*"|\[|\]/g)) {
    if (token === '[') depth++
    if (token === ']' && --depth === 0) return rest.slice(0, index + 1)
  }
  return undefined
}

/** The directions of the first two axes, in capitals; fewer if the text does not contain them. */
export function axisDirections(wkt: string): string[] {
  const part = horizontalPart(wkt) ?? ''
  const own = GEOGRAPHIC.reduce<string>((text, keyword) => {
    // The axes of the base system inside of a projected system are not those of its positions.
    const base = text.startsWith(keyword) ? undefined : block(text, [keyword])
    return base === undefined ? text : text.replace(base, '')
  }, part)
  const axes = own.matchAll(/\bAXIS\s*\[\s*"[^"]*"\s*,\s*"?(\w+)/gi)
  return [...axes].slice(0, 2).map(([, direction]) => (direction as string).toUpperCase())
}
