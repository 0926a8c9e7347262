import { OperatorError } from '../../platform/operator-error.ts'
import { AREAS_OF_USE } from '../crs/areas-of-use.ts'
import { axesOf, COMMON_SYSTEMS, openSystem, REGIONS } from '../crs/systems.ts'
import { covers, widened } from '../model/area.ts'
import type { Layer } from '../model/collection-store.ts'
import type { Collection } from '../model/collection.ts'
import { CRS84, CRS84H, epsgUri, type Axes, type CoordinateSystem } from '../model/coordinate-system.ts'
import { InvalidParameter } from '../model/errors.ts'
import { printable } from '../../lib/text.ts'

/** URIs of common systems that every collection has, or lacks, whatever its extent. */
export interface SystemChoice {
  readonly added: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
}

const NO_CHOICE: SystemChoice = { added: new Set(), removed: new Set() }

/** Degrees: the authority rounds areas of use to two decimals. */
const ROUNDING = 0.01

/**
 * URIs of the systems in which the features of a layer can be requested; the first is the default. A regional system
 * is among them if its area of use covers the extent. The storage system always is. Features without geometries have no
 * coordinates to choose a system for: the default stands alone.
 */
export function systemsOf(
  { crs, geometry, bbox }: Pick<Layer, 'crs' | 'geometry' | 'bbox'>,
  { added, removed } = NO_CHOICE,
): readonly string[] {
  if (geometry === undefined) return [CRS84]
  const stored = crs.system?.uri ?? CRS84
  const hasHeights = geometry.hasZ || crs.uri === CRS84H
  const isListed = (uri: string): boolean => {
    if (uri === stored || added.has(uri)) return true
    if (removed.has(uri)) return false
    const region = REGIONS.get(uri)
    return region === undefined || (bbox !== undefined && covers(widened(region, ROUNDING), bbox))
  }
  const uris = COMMON_SYSTEMS.filter(isListed)
  if (hasHeights) uris.splice(1, 0, CRS84H)
  return uris.includes(stored) ? uris : [...uris, stored]
}

/** The maps whose bounds are nearer than the poles. */
const CLIPPED = [3857, 3395] as const

/**
 * Sentences about the systems of a layer in which its geometries are clipped; undefined if there is none.
 *
 * @param systems in which the layer is served
 */
export function clippingNote(
  { crs, bbox }: Pick<Layer, 'crs' | 'bbox'>,
  systems: readonly string[],
): string | undefined {
  const notes = CLIPPED.flatMap((code) => {
    const uri = epsgUri(code)
    const [, south, , north] = AREAS_OF_USE[code]
    const isWithin = bbox === undefined || covers([-180, south, 180, north], bbox)
    return isWithin || crs.uri === uri || !systems.includes(uri)
      ? []
      : [`In EPSG:${code}, geometries are clipped at the latitudes ${south} and ${north}.`]
  })
  return notes.length === 0 ? undefined : notes.join(' ')
}

/**
 * The choice of the operator.
 *
 * @param signed EPSG codes of systems, negative for those that are removed
 * @throws OperatorError for a system that is not common
 */
export function chooseSystems(signed: readonly number[]): SystemChoice {
  const codes = COMMON_SYSTEMS.filter((uri) => uri !== CRS84).map((uri) =>
    Number(uri.slice(epsgUri(0).length - 1)),
  )
  const unknown = signed.filter((code) => !codes.includes(Math.abs(code)))
  if (unknown.length > 0)
    throw new OperatorError(
      `SPATIAL_SYSTEMS names EPSG:${unknown.map(Math.abs).join(', EPSG:')}, which the server does not know. It knows ${codes.map((code) => `EPSG:${code}`).join(', ')}.`,
    )
  return {
    added: new Set(signed.filter((code) => code > 0).map(epsgUri)),
    removed: new Set(signed.filter((code) => code < 0).map((code) => epsgUri(-code))),
  }
}

/**
 * Finds the axes of a system that a request names.
 *
 * @param parameter its name in the request
 * @throws InvalidParameter if the collection is not served in the system (OGC 18-058r1, /req/crs/fc-crs-valid-value
 * and /req/crs/fc-bbox-crs-valid-value)
 */
export function readSystem({ crs, layer }: Collection, parameter: string, uri: string): Axes {
  const axes = layer.crs.system?.uri === uri ? layer.crs.system : axesOf(uri)
  if (axes !== undefined && crs.includes(uri)) return axes
  throw new InvalidParameter(
    parameter,
    `The query parameter "${parameter}" names the reference system ${printable(uri)}, in which the collection is not served. Leave it out, or use one of ${crs.join(', ')}.`,
  )
}

/**
 * Opens a system that `readSystem` accepted.
 *
 * @returns undefined for longitude and latitude in this order, which need no transformation
 */
export async function systemFor(
  { layer }: Collection,
  uri: string | undefined,
): Promise<CoordinateSystem | undefined> {
  if (uri === undefined || uri === CRS84 || uri === CRS84H) return undefined
  return layer.crs.system?.uri === uri ? layer.crs.system : openSystem(uri)
}
