import { readCrs } from '../../crs/read-crs.ts'
import { CRS84 } from '../../model/coordinate-system.ts'
import type { Column } from '../../model/column.ts'
import type { LayerGeometry } from '../../model/collection-store.ts'
import { UnreadableStore } from '../../model/errors.ts'
import type { Relation, RelationColumn } from './catalogue.ts'
import { elementTypeOf, kindOf, type ColumnKind, type TypeFacts } from './column-kinds.ts'
import { hintsOf } from './hints.ts'
import type { KeyPart, PostgisLayer } from './layer.ts'
import type { Measures, Placed } from './measure.ts'
import { KINDS } from '../shared/geometry-kinds.ts'
import { findTime } from '../shared/time-columns.ts'

/** A row of `spatial_ref_sys`. */
export interface KnownSystem {
  readonly organization: string
  readonly code: number
  readonly definition: string
}

/** What describes a layer, besides its relation. */
export interface LayerSources {
  readonly measures: Measures
  readonly geometry: RelationColumn | undefined
  readonly keyParts: readonly KeyPart[]
  /** True if the ids are whole numbers beyond 2^53. */
  readonly areIdsLarge: boolean
  readonly systemOf: (srid: number) => Promise<KnownSystem | undefined>
  /** The envelopes of single features. */
  readonly boxes: () => Promise<readonly Placed[]>
}

/** More labels are no choice for a person. */
const MAX_LABELS = 100
/** `varchar(n)` has the modifier n + 4. */
const LENGTH_OFFSET = 4

/**
 * The layer of a relation with its hints.
 *
 * @throws UnreadableStore with the end of a sentence, if it cannot be served
 */
export async function describeLayer(
  relation: Relation,
  sources: LayerSources,
): Promise<{ layer: PostgisLayer; hints: readonly string[]; beyond: string | undefined }> {
  const { measures, geometry, keyParts, areIdsLarge } = sources
  const [part] = keyParts
  const published = relation.columns.flatMap((column) =>
    publishedColumn(column, keyParts.length === 1 ? part!.column : undefined),
  )
  const columns = published.map(({ column }) => column)
  const hidden = relation.columns
    .map(({ name }) => name)
    .filter((name) => name !== geometry?.name && !(keyParts.length === 1 && name === part?.column))
    .filter((name) => !columns.some((column) => column.name === name))
  const time = findTime(columns)
  const { beyond, ...placed } = geometry === undefined ? NOWHERE : await place(geometry, sources)
  const layer: PostgisLayer = {
    schema: relation.schema,
    name: relation.name,
    ...textsOf(relation),
    columns,
    kinds: published.map(({ kind }) => kind),
    ...(hidden.length > 0 && { hidden }),
    key: {
      column: keyParts.map(({ column }) => column).join(','),
      type: keyParts.length === 1 && part?.kind === 'integer' && !areIdsLarge ? 'integer' : 'text',
    },
    keyParts,
    ...(time && { time }),
    ...(measures.rows !== undefined && { featureCount: measures.rows }),
    ...placed,
    unreadable: {},
    longestSide: measures.longestSide,
    typicalSize: measures.meanSize,
    isCounted: measures.rows !== undefined,
    ...(measures.rowEstimate && { rowEstimate: measures.rowEstimate }),
  }
  return { layer, hints: hintsOf(relation, layer), beyond }
}

/** A comment of several lines begins with the title. */
function textsOf({ comment }: Relation): { title?: string; description?: string } {
  const [, title = '', description = ''] = /^\s*([^\n]*)\n?([^]*)$/.exec(comment ?? '') ?? []
  return {
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(description.trim() !== '' && { description: description.trim() }),
  }
}

const typeFactsOf = (column: RelationColumn): TypeFacts => ({
  name: column.typeName,
  kind: column.typeKind,
  isArray: column.isArray,
  isDeterministic: column.isDeterministic,
})

function publishedColumn(
  column: RelationColumn,
  key: string | undefined,
): { column: Column; kind: ColumnKind }[] {
  const facts = typeFactsOf(column)
  const kind = kindOf(facts)
  if (kind === undefined || column.name === key) return []
  const elements = kind.name === 'array' ? elementTypeOf({ ...facts, isArray: false }) : undefined
  const labels = column.labels.length > 0 && column.labels.length <= MAX_LABELS && !column.isArray
  const maxLength = column.typeName === 'varchar' && !column.isArray ? column.modifier - LENGTH_OFFSET : 0
  const described: Column = {
    name: column.name,
    type: kind.type,
    ...(column.comment !== undefined && { description: column.comment }),
    ...(column.isRequired && { required: true }),
    ...(maxLength > 0 && { maxLength }),
    ...(labels && { values: [...column.labels].sort((a, b) => (a < b ? -1 : 1)) }),
    ...(kind.name === 'composite' && { isObject: true }),
    ...(elements && { elements }),
  }
  return [{ column: described, kind }]
}

interface Place extends Pick<
  PostgisLayer,
  'geometry' | 'crs' | 'bbox' | 'isBboxDeclared' | 'index' | 'stored'
> {
  /** The id of a feature that lies beyond the map. */
  readonly beyond?: string
}

const NOWHERE: Place = { crs: { uri: CRS84 } }

async function place(column: RelationColumn, { measures, systemOf, boxes }: LayerSources): Promise<Place> {
  const srid = sridOf(column, measures)
  const system = await systemOf(srid)
  if (system === undefined)
    throw new UnreadableStore(`spatial_ref_sys does not contain its reference system, the SRID ${srid}.`)
  const { bounds, areBoundsComplete, longestSide } = measures
  let placed: readonly Placed[] = []
  const table = {
    ...{ ...system, largest: longestSide },
    boxes: async () => (placed = await boxes()).map(({ box }) => box),
  }
  const known = await readCrs({ ...table, ...(bounds && { indexed: bounds }) })
  const { bbox } = known
  const beyond = known.beyond === undefined ? undefined : placed[known.beyond]?.id
  // What lies beyond the bounds of a sample must be found, too.
  const { crs } = bounds === undefined || areBoundsComplete ? known : await readCrs(table)
  return {
    geometry: geometryOf(column, measures),
    crs,
    ...(bbox && { bbox }),
    ...(beyond !== undefined && { beyond }),
    // The rows can change at any time.
    isBboxDeclared: true,
    index: bounds && areBoundsComplete ? { bounds } : {},
    stored: {
      srid,
      isDeclared: Number(column.geometry?.[1] ?? 0) > 0,
      isGeography: column.typeName === 'geography',
      isNullable: !column.isRequired && measures.mayLackGeometries,
    },
  }
}

function sridOf({ name, geometry, typeName }: RelationColumn, { srids }: Measures): number {
  const declared = Number(geometry?.[1] ?? 0)
  if (declared > 0) return declared
  const [first, ...others] = srids
  if (others.length > 0)
    throw new UnreadableStore(
      `its column "${name}" has geometries of several reference systems, the SRIDs ${srids.join(', ')}. Transform them to one with ST_Transform, for example by a view.`,
    )
  // The default of the type.
  if (first === undefined && typeName === 'geography') return 4326
  if (first === undefined || first === 0)
    throw new UnreadableStore(
      `its column "${name}" does not say in which reference system its geometries are (SRID ${first ?? 0}). Name it, for example with "ALTER TABLE … ALTER COLUMN … TYPE geometry(Geometry, 4326) USING ST_SetSRID(…, 4326)".`,
    )
  return first
}

const CURVED = /CIRCULAR|COMPOUND|CURVE|SURFACE/

function geometryOf({ name, geometry }: RelationColumn, { kinds, hasZ }: Measures): LayerGeometry {
  const declared = geometry?.[0].toUpperCase().replace(/Z?M?$/, '') ?? 'GEOMETRY'
  const found = kinds.map((kind) => kind.replace(/^ST_/, '').toUpperCase())
  const names = declared === 'GEOMETRY' ? found : [declared]
  const [first, ...others] = new Set(names.map((one) => KINDS[one] ?? 'Geometry'))
  return {
    column: name,
    kind: first === undefined || others.length > 0 ? 'Geometry' : first,
    hasZ:
      geometry === undefined || declared === 'GEOMETRY'
        ? hasZ || (geometry?.[0].includes('Z') ?? false)
        : hasZIn(geometry[0], geometry[2]),
    ...(names.some((one) => CURVED.test(one)) && { hasArcs: true }),
  }
}

/** Three dimensions are heights unless the type says that they are measures. */
const hasZIn = (type: string, dimensions: string): boolean =>
  Number(dimensions) > 3 || (Number(dimensions) === 3 && !type.toUpperCase().endsWith('M'))
