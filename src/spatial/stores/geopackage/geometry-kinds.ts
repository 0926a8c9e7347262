import { CURVE_TYPE, TYPE_NAMES } from '../../encodings/wkb-types.ts'
import type { GeometryKind, LayerGeometry } from '../../model/collection-store.ts'
import { UnreadableStore } from '../../model/errors.ts'
import { KINDS } from '../shared/geometry-kinds.ts'
import type { ContentsRow } from './contents.ts'
import type { LayerStatistics } from './statistics.ts'

/** By the names that a layer may declare. */
const DECLARED_KINDS: Readonly<Record<string, GeometryKind>> = {
  ...KINDS,
  GEOMCOLLECTION: 'GeometryCollection',
  CURVE: 'LineString',
  SURFACE: 'Polygon',
}

/** Names of WKB types that may have arcs. */
const CURVES: ReadonlySet<string> = new Set(
  Object.values(CURVE_TYPE).map((type) => TYPE_NAMES[type] as string),
)

/** The geometries of a layer, by what its rows contain, or by what the file declares if they contain none. */
export const describeGeometry = (
  { geometry_type_name: declared, z }: ContentsRow,
  column: string,
  statistics: LayerStatistics,
): LayerGeometry => ({
  column,
  kind: kindOf(statistics) ?? DECLARED_KINDS[declared?.toUpperCase() ?? ''] ?? 'Geometry',
  hasZ: statistics.geometries > 0 ? statistics.hasZ : z === 1,
  ...(Object.keys(statistics.kinds).some((kind) => CURVES.has(kind)) && { hasArcs: true }),
})

/**
 * A layer that contains a surface of triangles is refused completely: a map that silently lacks some features does more
 * harm than a missing map with a reason.
 *
 * @throws UnreadableStore
 */
export function refuseTriangles({ kinds: found, geometries }: LayerStatistics): void {
  const others = Object.entries(found).filter(([kind]) => !(kind.toUpperCase() in KINDS))
  if (others.length === 0) return
  const count = others.reduce((sum, [, some]) => sum + some, 0)
  throw new UnreadableStore(
    `${count} of its ${geometries} geometries are of the type ${others.map(([kind]) => kind).join(' or ')}, which GeoJSON does not have. Convert it, for example with "ogr2ogr -nlt MULTIPOLYGON".`,
  )
}

/** The common kind of all geometries, regardless of the declaration; undefined if there is no geometry. */
function kindOf({ kinds: found }: LayerStatistics): GeometryKind | undefined {
  const [first, ...others] = new Set(Object.keys(found).map((kind) => KINDS[kind.toUpperCase()]))
  return others.length > 0 ? 'Geometry' : first
}
