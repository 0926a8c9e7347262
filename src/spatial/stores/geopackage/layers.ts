import type { Knex } from 'knex'
import { basename } from 'node:path'
import { mayPass } from '../../../platform/catalogue/sqlite-errors.ts'
import { UnreadableStore } from '../../model/errors.ts'
import type { GeometryKind, Layer } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'
import { declaredColumn, readTable, settleColumn } from './columns.ts'
import type { ColumnFacts, ColumnRow, DeclaredColumn } from './columns.ts'
import { longestSideIn, readLayerCrs } from './crs.ts'
import { measureBounds } from './bounds.ts'
import { annotate, readColumnNotes } from './data-columns.ts'
import { sentence, unreadable } from './faults.ts'
import { damageOf, indexHints, typeHints } from './hints.ts'
import { findIndex } from './index.ts'
import type { SpatialIndex } from './index.ts'
import { findKey } from './keys.ts'
import type { Key } from './keys.ts'
import type { GeoPackageLayer } from './queries.ts'
import { measureLayer } from './statistics.ts'
import type { LayerStatistics } from './statistics.ts'
import { findTime, writePeriod } from './time.ts'

const KINDS: Readonly<Record<string, GeometryKind>> = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  POLYGON: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
  GEOMETRYCOLLECTION: 'GeometryCollection',
  GEOMCOLLECTION: 'GeometryCollection',
}

interface ContentsRow {
  table_name: string
  identifier: string | null
  description: string | null
  min_x: number | null
  min_y: number | null
  max_x: number | null
  max_y: number | null
  column_name: string | null
  geometry_type_name: string
  z: number
  srs_id: number | null
}

/** The layers of a file, with their problems and hints. */
export interface Description {
  readonly layers: readonly GeoPackageLayer[]
  readonly problems: readonly string[]
  readonly hints: readonly string[]
}

/** Facts about a layer that are expensive to compute and stay valid until the file changes. */
export interface LayerFacts {
  readonly key: Key
  readonly statistics: LayerStatistics
  /** The extent in stored coordinates, if neither gpkg_contents nor an R*Tree has it. */
  readonly bounds?: NonNullable<Layer['bbox']>
}

/** Returns the facts about a layer from a cache, or computes them. */
export type Remember = (layer: string, find: () => Promise<LayerFacts>) => Promise<LayerFacts>

/**
 * Reads the tables of features of a GeoPackage (OGC 12-128r19, clause 2.1): one layer each, or a sentence
 * that says why a table cannot be served.
 *
 * @throws UnreadableStore if the file is damaged or not a GeoPackage
 */
export async function describeLayers(db: Knex, path: string, remember: Remember): Promise<Description> {
  const file = basename(path)
  const layers: GeoPackageLayer[] = []
  const problems: string[] = []
  const hints: string[] = []
  for (const contents of await readContents(db, path)) {
    const about = `The layer "${contents.table_name}" of ${file}`
    try {
      const described = await describeLayer(db, contents, remember)
      layers.push(described.layer)
      problems.push(...described.problems.map((problem) => `${about} ${problem}`))
      hints.push(...described.hints.map((hint) => `${about} ${hint}`))
    } catch (error) {
      if (mayPass(error)) throw unreadable(path, error)
      problems.push(`${about} is not served: ${sentence(error)}`)
    }
  }
  if (layers.length === 0 && problems.length === 0) {
    problems.push(`${file} contains no layer of features. It is not served.`)
  }
  return { layers, problems, hints }
}

async function readContents(db: Knex, path: string): Promise<ContentsRow[]> {
  try {
    const found: { name: string }[] = await db('sqlite_master')
      .whereIn('name', ['gpkg_contents', 'gpkg_geometry_columns', 'gpkg_spatial_ref_sys'])
      .select('name')
    const has = (name: string): boolean => found.some((table) => table.name === name)
    if (!has('gpkg_contents')) throw new UnreadableStore('it has no table gpkg_contents.')
    // Missing in a file that contains only tiles or tables without a geometry.
    if (!has('gpkg_geometry_columns') || !has('gpkg_spatial_ref_sys')) return []
    const contents: ContentsRow[] = await db('gpkg_contents as c')
      .leftJoin('gpkg_geometry_columns as g', (join) =>
        join.on(db.raw('g.table_name = c.table_name collate nocase')),
      )
      .leftJoin('gpkg_spatial_ref_sys as s', 's.srs_id', 'g.srs_id')
      .where('c.data_type', 'features')
      .orderBy('c.table_name')
      .select('c.table_name', 'c.identifier', 'c.description', 'c.min_x', 'c.min_y', 'c.max_x', 'c.max_y')
      .select('g.column_name', 'g.geometry_type_name', 'g.z')
      .select('s.srs_id')
    return contents
  } catch (error) {
    throw unreadable(path, error)
  }
}

interface DescribedLayer {
  readonly layer: GeoPackageLayer
  readonly problems: readonly string[]
  readonly hints: readonly string[]
}

async function describeLayer(db: Knex, contents: ContentsRow, remember: Remember): Promise<DescribedLayer> {
  const { table_name: name } = contents
  const table = await readTable(db, name)
  const geometry = findGeometry(contents, table)
  const notes = await readColumnNotes(db, name)
  const { key, statistics, bounds } = await remember(name, async () => {
    const found = await findKey(db, name, table)
    const columns = declaredColumns(table, notes, found, geometry)
    const measured = await measureLayer(db, { table: name, geometry, columns })
    const isKnown =
      declaredExtent(contents) !== undefined ||
      usableIndex(await findLayerIndex(db, name, found, geometry), measured) !== undefined
    const extent = isKnown ? undefined : await measureBounds(db, name, found, geometry)
    return { key: found, statistics: measured, ...(extent && { bounds: extent }) }
  })
  refuseCurves(statistics)
  const declared = declaredColumns(table, notes, key, geometry)
  const columns = publishedColumns(declared, statistics, notes)
  const hidden = table
    .map((column) => column.name)
    .filter((column) => column !== key.column && column !== key.ids && column !== geometry)
    .filter((column) => !columns.some((published) => published.name === column))
  const time = findTime(columns)
  const temporal =
    time && statistics.period && writePeriod(statistics.period, columns[time.end]?.type ?? 'date')
  const index = await findLayerIndex(db, name, key, geometry)
  const usable = usableIndex(index, statistics)
  const longestSide = longestSideIn(db, usable?.table)
  const { crs, bbox } = await readLayerCrs(db, contents.srs_id, {
    declared: spannedBy(contents, usable) ?? bounds,
    indexed: usable?.bounds,
    longestSide,
  })
  return {
    layer: {
      name,
      ...(contents.identifier && { title: contents.identifier }),
      ...(contents.description && { description: contents.description }),
      columns,
      ...(hidden.length > 0 && { hidden }),
      geometry: {
        column: geometry,
        kind: kindOf(statistics) ?? KINDS[contents.geometry_type_name.toUpperCase()] ?? 'Geometry',
        hasZ: statistics.geometries > 0 ? statistics.hasZ : contents.z === 1,
      },
      key: { column: key.column, type: key.type },
      ...(key.ids !== undefined && { id: { column: key.ids } }),
      crs,
      ...(time && { time }),
      ...(bbox && { bbox }),
      ...(usable === undefined && bounds === undefined && { isBboxDeclared: true }),
      ...(temporal && { temporal }),
      featureCount: statistics.rows,
      unreadable: {},
      ...(usable && { index: usable }),
      longestSide,
      hasRowsWithoutGeometry: statistics.geometries < statistics.rows,
      typicalSize: Math.max(1, statistics.meanSize ?? 1),
    },
    problems: damageOf(statistics),
    hints: [...typeHints(declared, columns), ...indexHints(name, geometry, index, usable, statistics)],
  }
}

/** The geometry column in the table's own spelling. */
function findGeometry({ column_name: named }: ContentsRow, table: readonly ColumnRow[]): string {
  if (table.length === 0) throw new UnreadableStore('the file has no table of this name.')
  if (named === null) throw new UnreadableStore('gpkg_geometry_columns does not name its geometry column.')
  const found = table.find((column) => column.name.toLowerCase() === named.toLowerCase())
  if (found === undefined) {
    throw new UnreadableStore(
      `it has no column "${named}", which gpkg_geometry_columns names as its geometry column.`,
    )
  }
  return found.name
}

type Notes = Awaited<ReturnType<typeof readColumnNotes>>

const declaredColumns = (
  table: readonly ColumnRow[],
  notes: Notes,
  key: Key,
  geometry: string,
): readonly DeclaredColumn[] =>
  table
    .filter(({ name }) => name !== key.column && name !== key.ids && name !== geometry)
    .map((column) => declaredColumn(column, notes.get(column.name.toLowerCase())?.isJson === true))
    .filter((column) => column !== undefined)

const publishedColumns = (
  declared: readonly DeclaredColumn[],
  { columns }: LayerStatistics,
  notes: Notes,
): readonly Column[] =>
  declared.flatMap((column, position) => {
    const facts = columns[position] as ColumnFacts
    const published = settleColumn(column, facts)
    return published === undefined ? [] : [annotate(published, facts, notes.get(column.name.toLowerCase()))]
  })

/**
 * A layer that contains a curve is refused completely: a map that silently lacks some features does more harm
 * than a missing map with a reason.
 */
function refuseCurves({ kinds: found, geometries }: LayerStatistics): void {
  const curves = Object.entries(found).filter(([kind]) => !(kind.toUpperCase() in KINDS))
  if (curves.length === 0) return
  const count = curves.reduce((sum, [, some]) => sum + some, 0)
  throw new UnreadableStore(
    `${count} of its ${geometries} geometries are of the type ${curves.map(([kind]) => kind).join(' or ')}, which GeoJSON does not have. Convert it, for example with "ogr2ogr -nlt CONVERT_TO_LINEAR".`,
  )
}

/** The common kind of all geometries, regardless of the declaration; undefined if there is no geometry. */
function kindOf({ kinds: found }: LayerStatistics): GeometryKind | undefined {
  const [first, ...others] = Object.keys(found)
  if (first === undefined) return undefined
  return others.length > 0 ? 'Geometry' : KINDS[first.toUpperCase()]
}

const findLayerIndex = async (db: Knex, table: string, key: Key, geometry: string) =>
  key.isRowId ? findIndex(db, table, geometry) : 'absent'

/** Programs without the functions of the triggers may have changed the rows without updating the R*Tree. */
function usableIndex(
  index: Awaited<ReturnType<typeof findIndex>>,
  { geometries, empties, damaged }: LayerStatistics,
): SpatialIndex | undefined {
  if (typeof index !== 'object') return undefined
  return Math.abs(index.entries - (geometries - empties)) <= damaged ? index : undefined
}

/** The extent in gpkg_contents, if it is complete. */
function declaredExtent({ min_x, min_y, max_x, max_y }: ContentsRow): Layer['bbox'] {
  const noted = [min_x, min_y, max_x, max_y]
  return noted.every((side) => Number.isFinite(side)) ? (noted as unknown as Layer['bbox']) : undefined
}

/** The extent of the layer: from its R*Tree, with the decimals of gpkg_contents if both agree. */
function spannedBy(contents: ContentsRow, index: SpatialIndex | undefined): GeoPackageLayer['bbox'] {
  const { min_x, min_y, max_x, max_y } = contents
  const noted = [min_x, min_y, max_x, max_y]
  const bounds = index?.bounds
  if (bounds === undefined) return declaredExtent(contents)
  const [west, south, east, north] = bounds.map((side, i) => {
    const exact = noted[i]
    const rounding = Math.abs(side) * 2 ** -22
    return typeof exact === 'number' && Math.abs(exact - side) <= rounding ? exact : side
  }) as [number, number, number, number]
  return [west, south, east, north]
}
