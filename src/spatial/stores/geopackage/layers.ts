import type { Knex } from 'knex'
import { basename } from 'node:path'
import { mayPass } from '../../../platform/catalogue/sqlite-errors.ts'
import { UnreadableStore } from '../../model/errors.ts'
import type { Layer } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'
import { CRS84 } from '../../model/coordinate-system.ts'
import { declaredColumn, readTable, settleColumn } from './columns.ts'
import type { ColumnFacts, ColumnRow, DeclaredColumn } from './columns.ts'
import { declaredExtent, hasGeometries, readContents, type ContentsRow } from './contents.ts'
import { longestSideIn, readLayerCrs } from './crs.ts'
import { measureBounds } from './bounds.ts'
import { annotate, readColumnNotes } from './data-columns.ts'
import { sentence, unreadable } from './faults.ts'
import { damageOf, indexHints, typeHints } from './hints.ts'
import { describeGeometry, refuseTriangles } from './geometry-kinds.ts'
import { findIndex } from './index.ts'
import type { SpatialIndex } from './index.ts'
import { findKey } from './keys.ts'
import type { Key } from './keys.ts'
import type { GeoPackageLayer } from './queries.ts'
import { measureLayer } from './statistics.ts'
import type { LayerStatistics } from './statistics.ts'
import { findTime } from '../shared/time-columns.ts'
import { writePeriod } from './time.ts'

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
 * Reads the tables of features of a GeoPackage and its attribute tables (OGC 12-128r19, clauses 2.1 and 2.4): one layer
 * each, or a sentence that says why a table cannot be served.
 *
 * @throws UnreadableStore if the file is damaged or not a GeoPackage
 */
export async function describeLayers(db: Knex, path: string, remember: Remember): Promise<Description> {
  const file = basename(path)
  const layers: GeoPackageLayer[] = []
  const problems: string[] = []
  const hints: string[] = []
  for (const contents of await listContents(db, path)) {
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
    problems.push(`${file} contains no layer of features and no attribute table. It is not served.`)
  }
  return { layers, problems, hints }
}

async function listContents(db: Knex, path: string): Promise<ContentsRow[]> {
  try {
    return await readContents(db)
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
    if (geometry === undefined) return { key: found, statistics: measured }
    const isKnown =
      declaredExtent(contents) !== undefined ||
      usableIndex(await findLayerIndex(db, name, found, geometry), measured) !== undefined
    const extent = isKnown ? undefined : await measureBounds(db, name, found, geometry)
    return { key: found, statistics: measured, ...(extent && { bounds: extent }) }
  })
  refuseTriangles(statistics)
  const declared = declaredColumns(table, notes, key, geometry)
  const columns = publishedColumns(declared, statistics, notes)
  const hidden = table
    .map((column) => column.name)
    .filter((column) => column !== key.column && column !== key.ids && column !== geometry)
    .filter((column) => !columns.some((published) => published.name === column))
  const time = findTime(columns)
  const temporal =
    time && statistics.period && writePeriod(statistics.period, columns[time.end]?.type ?? 'date')
  const placed =
    geometry === undefined ? NOWHERE : await place(db, contents, geometry, { key, statistics, bounds })
  return {
    layer: {
      name,
      ...(contents.identifier && { title: contents.identifier }),
      ...(contents.description && { description: contents.description }),
      columns,
      ...(hidden.length > 0 && { hidden }),
      ...placed.layer,
      key: { column: key.column, type: key.type },
      ...(key.ids !== undefined && { id: { column: key.ids } }),
      ...(time && { time }),
      ...(temporal && { temporal }),
      featureCount: statistics.rows,
      unreadable: {},
      hasRowsWithoutGeometry: statistics.geometries < statistics.rows,
      typicalSize: Math.max(1, statistics.meanSize ?? 1),
    },
    problems: damageOf(statistics),
    hints: [...typeHints(declared, columns), ...placed.hints],
  }
}

/** What a layer has because its features have geometries. */
interface Placed {
  readonly layer: Pick<
    GeoPackageLayer,
    'geometry' | 'crs' | 'bbox' | 'isBboxDeclared' | 'index' | 'longestSide'
  >
  readonly hints: readonly string[]
}

/** An attribute table. */
const NOWHERE: Placed = { layer: { crs: { uri: CRS84 }, longestSide: () => Promise.resolve(0) }, hints: [] }

async function place(
  db: Knex,
  contents: ContentsRow,
  column: string,
  { key, statistics, bounds }: Omit<LayerFacts, 'bounds'> & { readonly bounds: Layer['bbox'] },
): Promise<Placed> {
  const { table_name: name } = contents
  const index = await findLayerIndex(db, name, key, column)
  const usable = usableIndex(index, statistics)
  const longestSide = longestSideIn(db, usable?.table)
  const { crs, bbox } = await readLayerCrs(db, contents.srs_id, {
    declared: spannedBy(contents, usable) ?? bounds,
    indexed: usable?.bounds,
    longestSide,
  })
  return {
    layer: {
      geometry: describeGeometry(contents, column, statistics),
      crs,
      ...(bbox && { bbox }),
      ...(usable === undefined && bounds === undefined && { isBboxDeclared: true }),
      ...(usable && { index: usable }),
      longestSide,
    },
    hints: indexHints(name, column, index, usable, statistics),
  }
}

/** The geometry column in the table's own spelling; undefined for an attribute table. */
function findGeometry(contents: ContentsRow, table: readonly ColumnRow[]): string | undefined {
  const { column_name: named } = contents
  if (table.length === 0) throw new UnreadableStore('the file has no table of this name.')
  if (!hasGeometries(contents)) return undefined
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
  geometry: string | undefined,
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
