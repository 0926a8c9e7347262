import type { Knex } from 'knex'
import type { EngineTables, EngineValues } from '../model/warehouse/engine-values.ts'
import { partOfValues, type Generation } from '../model/warehouse/load-tables.ts'
import { MAX_BYTES } from './damage-tally.ts'
import { describeInEngine, type EngineDescribed } from './engine-described.ts'
import { filledRows, fillValues, type FillRequest } from './fill-values.ts'
import type { ProfileRequest } from './profile-request.ts'
import type { DescribedAttribute } from './statistics.ts'

type ProfiledAttribute = ProfileRequest['attributes'][number]

/** Bytes of a character in UTF-8. */
const MAX_BYTES_OF_CHARACTER = 4

/** Tables that one statement reads. */
const MAX_PARTS = 30

/**
 * The attributes whose values are too many for this process. Only the engine counts the values of an attribute, and only
 * if there are enough rows.
 * @param long ids of attributes whose values are too long for plain grouping
 */
export async function findMany(
  engine: EngineValues,
  rows: string,
  attributes: readonly ProfiledAttribute[],
  long: readonly number[],
  signal: AbortSignal,
): Promise<ProfiledAttribute[]> {
  const many: ProfiledAttribute[] = []
  for (const attribute of attributes) {
    const { id, summary } = attribute
    // In longer texts, only the beginning is searched for damage. The engine counts characters, not bytes.
    if (long.includes(id) || summary.maxLength * MAX_BYTES_OF_CHARACTER > MAX_BYTES) continue
    const filled = filledRows(summary.types)
    if (filled > engine.above && (await engine.count(rows, id, signal)) > engine.above) many.push(attribute)
  }
  return many
}

/** What is needed beyond a request of `fillValues`. */
export interface EngineFillRequest extends FillRequest {
  readonly engine: EngineValues
  readonly entityId: number
  readonly generation: Generation
  /** The attributes whose values the engine describes. `attributes` has the others. */
  readonly many: readonly ProfiledAttribute[]
}

/** Makes the table of the values of all attributes. The engine describes some of them. It returns all, by their ids. */
export async function fillInEngine(request: EngineFillRequest): Promise<DescribedAttribute[]> {
  const { warehouse, engine, values, attributes, many, signal, progress } = request
  const partOf = (part: number | string): string => partOfValues(request.entityId, request.generation, part)
  const all = attributes.length + many.length
  const described: DescribedAttribute[] = []
  const found: { readonly attribute: number; readonly table: string; readonly by: EngineDescribed }[] = []
  const merged: string[] = []
  const others = partOf('others')
  const tablesOf = ({ id }: ProfiledAttribute): EngineTables => ({
    rows: request.rows,
    counted: partOf(`${id}_counted`),
    described: partOf(id),
  })
  const temporary = (): string[] => [
    others,
    ...merged,
    ...many.map(tablesOf).flatMap(({ counted, described }) => [counted, described]),
  ]
  await warehouse.drop(temporary())
  try {
    if (attributes.length > 0) {
      const share = attributes.length / all
      const filled = await fillValues({
        ...request,
        values: { ...values, name: others },
        progress: (fraction, done) => progress(share * fraction, done),
      })
      described.push(...filled)
    }
    for (const attribute of many) {
      progress(described.length / all, described.length)
      const tables = tablesOf(attribute)
      const by = await describeInEngine(engine, attribute, tables, signal)
      await warehouse.drop([tables.counted])
      found.push({ attribute: attribute.id, table: tables.described, by })
      described.push({ attribute: attribute.id, summary: by.summary })
    }
    const parts: (Knex.QueryBuilder | Knex.Raw)[] = [
      ...(attributes.length > 0 ? [warehouse.knex(others).select('*')] : []),
      ...found.map(({ attribute, table, by }) => engine.rows(table, attribute, by.reading)),
    ]
    while (parts.length > MAX_PARTS) {
      const name = partOf(`merged${merged.length}`)
      merged.push(name)
      await warehouse.createAs({ ...values, name }, engine.together(parts.splice(0, MAX_PARTS)), signal)
      parts.push(warehouse.knex(name).select('*'))
    }
    await warehouse.createAs(values, engine.together(parts), signal)
  } finally {
    await warehouse.drop(temporary())
  }
  return described.sort((one, other) => one.attribute - other.attribute)
}
