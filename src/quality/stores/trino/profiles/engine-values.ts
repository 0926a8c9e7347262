import type { Knex } from 'knex'
import type {
  DamageRows,
  DateOrderRows,
  EngineColumn,
  EngineReading,
  EngineTables,
  EngineValues,
  Telling,
  ValueLengths,
} from '../../../model/warehouse/engine-values.ts'
import { VALUE_TYPES, type ValueType } from '../../../model/reading.ts'
import type { TableColumn, Warehouse } from '../../../model/warehouse/warehouse.ts'
import type { NumberPlaces } from '../../../model/profile.ts'
import { countedTypes } from '../../../values/counted-types.ts'
import { numberedValues } from './numbered-values.ts'

type Queried = Pick<Warehouse, 'knex' | 'read' | 'createAs'>

const COUNTED: readonly TableColumn[] = [
  ['value', 'text'],
  ['frequency', 'integer'],
]

const DESCRIBED: readonly TableColumn[] = [
  ['n', 'integer'],
  ...COUNTED,
  ['length', 'small integer'],
  /** What the value looks like, alone. */
  ['type', 'tiny integer'],
  ['telling', 'text'],
  ['mask', 'text'],
  ['pattern', 'text'],
  ['rich', 'text'],
  ['soundex', 'text'],
  ['metaphone', 'text'],
]

const typesIn = (...types: readonly ValueType[]): string =>
  `type IN (${types.map((type) => VALUE_TYPES.indexOf(type)).join(', ')})`

/** What a date begins with if its two first numbers may be day and month in any order. */
const TWO_NUMBERS = '^ *([0-9]{1,2})([-/])([0-9]{1,2})[-/]'
const ORDERS = { 'day first': 1, 'month first': 2 } as const

/** The description of values by the engine. It needs the regular expressions of RE2. */
export function engineValues(warehouse: Queried, above: number): EngineValues {
  const { knex } = warehouse
  const collect = async <T>(query: Knex.Raw | Knex.QueryBuilder, signal: AbortSignal): Promise<T[]> => {
    const rows: T[] = []
    for await (const part of warehouse.read(query, signal)) rows.push(...(part as T[]))
    return rows
  }
  const only = async <T>(query: Knex.Raw | Knex.QueryBuilder, signal: AbortSignal): Promise<T> =>
    (await collect<T>(query, signal))[0]!

  return {
    above,
    async count(rows, attribute, signal) {
      const { count } = await only<{ count: number }>(
        knex(rows).countDistinct({ count: `c${attribute}` }),
        signal,
      )
      return Number(count)
    },
    describe: (tables, attribute, signal) => describe(tables, attribute, signal),
    lengths: (described, signal) =>
      only<ValueLengths>(
        knex.raw(
          'SELECT count(*) AS "values", coalesce(min(length), 0) AS "minLength", coalesce(max(length), 0) AS "maxLength" FROM ??',
          [described],
        ),
        signal,
      ),
    tellings: (described, signal) =>
      collect<Telling>(
        knex(described)
          .select('type', 'telling')
          .count({ values: '*' })
          .select({ rows: knex.raw('CAST(sum(frequency) AS bigint)') })
          .groupBy('type', 'telling'),
        signal,
      ),
    dateOrders: (described, signal) => dateOrders(described, signal),
    digits: (described, signal) =>
      only<NumberPlaces & { readonly isFaithful: boolean }>(
        knex.raw(
          `SELECT coalesce(greatest(max(CASE WHEN p.s <> '' THEN p.e END), 0), 0) AS whole,
           coalesce(greatest(max(CASE WHEN p.s <> '' THEN length(p.s) - p.e END), 0), 0) AS decimals,
           coalesce(bool_and(length(p.s) <= 15 OR gt_is_shortest(value)), true) AS "isFaithful"
           FROM (SELECT value, gt_scientific(value) AS p FROM ?? WHERE ${typesIn('integer', 'decimal')}) AS numbers`,
          [described],
        ),
        signal,
      ),
    damage: (described, examples, signal) => damage(described, examples, signal),
    rows: (described, attribute, reading) => knex.raw(rowsQuery(attribute, reading), [described]),
    together: (parts) =>
      knex.raw(
        parts.map(() => 'SELECT * FROM ?').join(' UNION ALL '),
        parts.map((part) => knex.raw('(?)', [part])),
      ),
  }

  async function describe(
    { rows, counted, described }: EngineTables,
    attribute: number,
    signal: AbortSignal,
  ) {
    const values = knex(rows)
      .select({ value: `c${attribute}` })
      .count({ frequency: '*' })
      .whereNotNull(`c${attribute}`)
      .groupBy(`c${attribute}`)
    await warehouse.createAs({ name: counted, columns: COUNTED }, values, signal)
    const ends = knex(counted).min({ least: 'value' }).max({ most: 'value' })
    const { least, most } = await only<{ least: string | null; most: string | null }>(ends, signal)
    const query = knex.raw(
      `SELECT n, value, frequency, length(value) AS length, type, gt_telling(value, type) AS telling,
       gt_mask(value) AS mask, gt_pattern_of_kinds(kinds) AS pattern, gt_rich_of_kinds(kinds) AS rich,
       gt_soundex(letters) AS soundex, gt_metaphone(letters) AS metaphone
       FROM (SELECT *, gt_value_type(value) AS type, gt_kinds(value) AS kinds, gt_latin_letters(value) AS letters
         FROM (${numberedValues(least ?? '', most ?? '')}) AS numbered) AS read`,
      { counted },
    )
    await warehouse.createAs({ name: described, columns: DESCRIBED }, query, signal)
  }

  async function dateOrders(described: string, signal: AbortSignal): Promise<DateOrderRows> {
    const group = (place: number): string =>
      `CAST(regexp_extract(value, '${TWO_NUMBERS}', ${place}) AS integer)`
    const dates = `SELECT value, frequency, ${group(1)} AS one, ${group(3)} AS two FROM ?? WHERE ${typesIn('date', 'timestamp')}`
    const isOpen = 'one <= 12 AND two <= 12 AND one <> two'
    const rows = (condition: string): string =>
      `CAST(coalesce(sum(frequency) FILTER (WHERE ${condition}), 0) AS bigint)`
    const found = await only<Omit<DateOrderRows, 'example'>>(
      knex.raw(
        `SELECT ${rows('one > 12')} AS "dayFirst", ${rows('two > 12')} AS "monthFirst", ${rows(isOpen)} AS open FROM (${dates}) AS dates`,
        [described],
      ),
      signal,
    )
    const [first] = await collect<{ value: string }>(
      knex.raw(
        `SELECT value FROM (${dates}) AS dates WHERE ${isOpen} ORDER BY frequency DESC, value LIMIT 1`,
        [described],
      ),
      signal,
    )
    return { ...found, example: first?.value ?? null }
  }

  async function damage(described: string, examples: number, signal: AbortSignal): Promise<DamageRows> {
    const [isReplaced, isGarbled] = ['gt_is_replaced(value)', 'gt_is_garbled(value)'] as const
    const rows = (condition: string): string =>
      `CAST(coalesce(sum(frequency) FILTER (WHERE ${condition}), 0) AS bigint)`
    const counts = await only<Omit<DamageRows, 'examples'>>(
      knex.raw(`SELECT ${rows(isReplaced)} AS replaced, ${rows(isGarbled)} AS garbled FROM ??`, [described]),
      signal,
    )
    const found = new Map<number, { n: number; value: string; length: number; rows: number }>()
    for (const [condition, count] of [
      [isReplaced, counts.replaced],
      [isGarbled, counts.garbled],
    ] as const) {
      if (Number(count) === 0) continue
      const query = `SELECT n, value, length, frequency AS "rows" FROM ?? WHERE ${condition} ORDER BY n LIMIT ${examples}`
      for (const row of await collect<{ n: number; value: string; length: number; rows: number }>(
        knex.raw(query, [described]),
        signal,
      ))
        found.set(row.n, row)
    }
    return { ...counts, examples: [...found.values()].sort((one, other) => one.n - other.n) }
  }
}

function rowsQuery(attribute: number, reading: EngineReading): string {
  const { type, column, order, places } = reading
  const counted = countedTypes(type).map((index) => VALUE_TYPES[index]!)
  const isCounted = counted.length === 0 ? undefined : typesIn(...counted)
  const orders = order === undefined ? 0 : ORDERS[order]
  const number = isCounted
    ? `CASE WHEN ${isCounted} THEN gt_value_number(value, type, ${orders}) END`
    : 'NULL'
  const key =
    isCounted && places
      ? `CASE WHEN ${isCounted} THEN gt_places_key(value, ${places.whole}, ${places.decimals}) END`
      : 'NULL'
  const read = column === undefined ? 'type' : typeInColumn(column)
  return `SELECT ${attribute} AS attribute, n, value, frequency, length, type, ${number} AS x, ${key} AS "key", mask, pattern, rich, soundex, metaphone
    FROM (SELECT n, value, frequency, length, ${read} AS type, mask, pattern, rich, soundex, metaphone FROM ??) AS described`
}

/** As `typeInColumn` of `profiling/column-reading.ts`. */
function typeInColumn({ letters, hasMarkers }: EngineColumn): string {
  const index = (type: ValueType): string => `CAST(${VALUE_TYPES.indexOf(type)} AS integer)`
  const truths = [...(letters ?? '')].map((letter) => `'${letter}'`)
  const letter =
    truths.length === 0
      ? index('text')
      : `CASE WHEN upper(telling) IN (${truths.join(', ')}) THEN ${index('boolean')} ELSE ${index('text')} END`
  const marker = hasMarkers
    ? `WHEN ${typesIn('text')} AND gt_is_null_marker(telling) THEN ${index('null')}`
    : ''
  return `CASE WHEN NOT ${typesIn('text', 'boolean')} OR telling IS NULL THEN type
    WHEN length(telling) = 1 AND regexp_like(telling, '[A-Za-z]') THEN ${letter} ${marker} ELSE type END`
}
