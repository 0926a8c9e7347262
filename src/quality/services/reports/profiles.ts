import type { CountedAttribute } from '../../listings/declared/warehouse/attribute-scope.ts'
import { SLOW, type QueryLanes } from '../../listings/query-lanes.ts'
import type { Requester } from '../../listings/requester.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import type { Bin } from '../../model/profile.ts'
import { VALUE_TYPES, type ValueType } from '../../model/reading.ts'
import type { ReportTables, ValueCount } from '../../model/warehouse/report-tables.ts'
import { binConditions, outsideConditions, typeCondition } from '../../report/bin-conditions.ts'
import { readFarValues } from '../../report/far-values.ts'
import type { Finding } from '../../report/finding.ts'
import { findFindings } from '../../report/findings.ts'
import { FindingsReader } from '../../report/findings-reader.ts'
import type { FarValues } from '../../report/report-model.ts'
import type { ServedLoads } from '../entities/served-loads.ts'
import { reportEntity } from './report-entity.ts'
import { RowConditions } from './row-conditions.ts'

/** Findings of an answer, and those of them that have examples. */
const MAX_FINDINGS = 200
const MAX_WITH_EXAMPLES = 24
const MAX_EXAMPLES = 3

/** A finding with values that illustrate it, and the rows that show it. */
export interface ReadFinding extends Omit<Finding, 'rows'> {
  readonly values: readonly ValueCount[]
  /** A condition of the listing of rows, or another listing of the entity. Undefined if neither tells the rows. */
  readonly rows: { readonly where: string } | { readonly listing: string } | undefined
}

export interface EntityFindings {
  /** The most urgent first. */
  readonly findings: readonly ReadFinding[]
  /** Also counts the findings that are left out. */
  readonly total: number
}

/** A number of rows, and the condition that admits exactly these rows; undefined if no condition does. */
export interface CountedRows {
  readonly rows: number
  readonly where: string | undefined
}

/** The profile of an attribute with the conditions of the rows that it counts. */
export interface AttributeFigures {
  readonly attribute: CountedAttribute
  readonly findings: readonly ReadFinding[]
  /** In the order of VALUE_TYPES, without types that no row has. */
  readonly types: readonly (CountedRows & { readonly type: ValueType })[]
  readonly bins: readonly (CountedRows & Bin)[]
  readonly far:
    (Omit<FarValues, 'below' | 'above'> & Readonly<Record<'below' | 'above', CountedRows>>) | undefined
}

export interface ProfilesOptions {
  readonly loads: Pick<ServedLoads, 'read' | 'memory'>
  readonly lanes: QueryLanes
}

/** The findings of entities and the profiles of attributes, with the rows behind their figures. */
export class Profiles {
  readonly #options: ProfilesOptions

  constructor(options: ProfilesOptions) {
    this.#options = options
  }

  /**
   * The findings with which the report of an entity begins.
   * @throws EntityUnknown, NotProfiled, QueryTooLong, LaneFull
   */
  findings(repositoryId: number, entityNumber: number, requester: Requester): Promise<EntityFindings> {
    return this.#read(repositoryId, entityNumber, requester, async (load, tables, signal) => {
      const attributes = await load.profiledAttributes()
      const reader = new FindingsReader(tables)
      const hints = await reader.hints(attributes)
      const found = findFindings({ entity: reportEntity(load.entity), attributes }, hints)
      const conditions = new RowConditions(load, attributes, attributes, this.#options.loads.memory)
      const findings = await readFindings(found.slice(0, MAX_FINDINGS), reader, conditions, signal)
      return { findings, total: found.length }
    })
  }

  /**
   * The profile of an attribute.
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, QueryTooLong, LaneFull
   */
  attribute(
    repositoryId: number,
    entityNumber: number,
    attributeId: number,
    requester: Requester,
  ): Promise<AttributeFigures> {
    return this.#read(repositoryId, entityNumber, requester, async (load, tables, signal) => {
      const attribute = await load.profiledAttribute(attributeId)
      const conditions = new RowConditions(
        load,
        await load.attributes(),
        [attribute],
        this.#options.loads.memory,
      )
      const reader = new FindingsReader(tables)
      const source = { entity: reportEntity(load.entity), attributes: [attribute] }
      const found = findFindings(source, await reader.hints([attribute]))
      const own = found.filter((finding) => finding.attribute !== undefined)
      const findings = await readFindings(own, reader, conditions, signal)
      signal.throwIfAborted()
      const far = await readFarValues(tables.outliers, attribute)
      return { attribute, findings, ...(await withConditions(attribute, far, conditions)) }
    })
  }

  /** Reads one snapshot of a load, in its turn among the slow queries. */
  #read<T>(
    repositoryId: number,
    entityNumber: number,
    requester: Requester,
    work: (load: ServedLoad, tables: ReportTables, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { loads, lanes } = this.#options
    return loads.read(repositoryId, entityNumber, (load) =>
      lanes.run(requester, SLOW, async (signal) => {
        const transaction = await load.warehouse.knex.transaction()
        try {
          return await work(load, load.warehouse.reportTables(load.entity, transaction), signal)
        } finally {
          await transaction.rollback()
        }
      }),
    )
  }
}

async function readFindings(
  found: readonly Finding[],
  reader: FindingsReader,
  conditions: RowConditions,
  signal: AbortSignal,
): Promise<ReadFinding[]> {
  const read: ReadFinding[] = []
  for (const finding of found) {
    signal.throwIfAborted()
    const { attribute, examples } = finding
    const hasExamples = attribute && examples && read.length < MAX_WITH_EXAMPLES
    const values = hasExamples ? await reader.examples(attribute, examples, MAX_EXAMPLES) : []
    read.push({ ...finding, values, rows: await rowsOf(finding, conditions) })
  }
  return read
}

async function rowsOf({ rows, attribute }: Finding, conditions: RowConditions): Promise<ReadFinding['rows']> {
  if (rows === undefined || 'listing' in rows) return rows
  const name = attribute && conditions.nameOf(attribute)
  const where = name === undefined ? undefined : rows.where(name)
  return where !== undefined && (await conditions.accepts(where)) ? { where } : undefined
}

/** The counts of a profile with their conditions. */
async function withConditions(
  attribute: CountedAttribute,
  far: FarValues | undefined,
  conditions: RowConditions,
): Promise<Pick<AttributeFigures, 'types' | 'bins' | 'far'>> {
  const { profile, summary } = attribute
  const name = conditions.nameOf(attribute)
  const accepted = async (where: string | undefined): Promise<string | undefined> =>
    where !== undefined && (await conditions.accepts(where)) ? where : undefined
  const types: AttributeFigures['types'][number][] = []
  for (const type of VALUE_TYPES) {
    const rows = profile.types[type]
    if (rows === 0) continue
    const where = name === undefined ? undefined : typeCondition(profile, summary, type, name)
    types.push({ type, rows, where: await accepted(where) })
  }
  const ofBins = name === undefined ? [] : binConditions(profile, name)
  // The conditions of bins differ only in their edges.
  const areAccepted = (await accepted(ofBins.find((where) => where !== undefined))) !== undefined
  const bins = (profile.histogram.bins as readonly Bin[]).map((bin, index) => ({
    ...bin,
    where: areAccepted ? ofBins[index] : undefined,
  }))
  if (far === undefined) return { types, bins, far }
  const outside = name === undefined ? undefined : outsideConditions(profile, far.whiskers, name)
  return {
    types,
    bins,
    far: {
      ...far,
      below: { rows: far.below, where: await accepted(outside?.below) },
      above: { rows: far.above, where: await accepted(outside?.above) },
    },
  }
}
