import type { ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import { joined, type Sql, sql, verbatim } from '../../../../src/quality/expressions/sql.ts'
import type { Type } from '../../../../src/quality/expressions/value.ts'
import { VALUE_TYPES, type ValueType } from '../../../../src/quality/model/reading.ts'
import { classify } from '../../../../src/quality/values/value-types.ts'
import { DateReader } from '../../../../src/quality/values/date-seconds.ts'
import { mask } from '../../../../src/quality/values/forms/mask.ts'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'
import { patterns } from '../../../../src/quality/values/forms/patterns.ts'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'
import type { AttributeProfile } from '../../../../src/quality/model/profile.ts'
import { columnOf } from './engines.ts'
import type { TestedEngine } from './tested-engines.ts'

const TYPE_OF: Readonly<Partial<Record<ValueType, Exclude<Type, 'null'>>>> = {
  boolean: 'logical',
  integer: 'integer',
  decimal: 'decimal',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
}

/** What a value counts as where the attribute is of numbers, dates or times. */
function numberOf(bytes: Buffer, type: ValueType): number | undefined {
  const reader = new DateReader(undefined)
  if (type === 'integer' || type === 'decimal') return Number(bytes.toString())
  if (type === 'date' || type === 'timestamp') return reader.seconds(bytes, 0, bytes.length)
  return type === 'time' ? reader.secondsOfDay(bytes, 0, bytes.length) : undefined
}

/** What a profile tells of an attribute whose only row has this value, as far as functions ask for it. */
function profileOf(value: string | null): AttributeProfile {
  const bytes = Buffer.from(value ?? '')
  const inferredType = value === null ? 'null' : VALUE_TYPES[classify(bytes, 0, bytes.length)]!
  const number = numberOf(bytes, inferredType)
  const known = value === null ? undefined : value
  return {
    rows: 1,
    nulls: value === null ? 1 : 0,
    distinct: value === null ? 0 : 1,
    inferredType,
    mode: known === undefined ? undefined : { text: known, rows: 1 },
    min: known,
    max: known,
    shortest: known,
    longest: known,
    minLength: [...(value ?? '')].length,
    maxLength: [...(value ?? '')].length,
    numbers:
      number === undefined
        ? undefined
        : {
            count: 1,
            mean: number,
            standardDeviation: 0,
            min: number,
            lowerQuartile: number,
            median: number,
            upperQuartile: number,
            max: number,
          },
  } as unknown as AttributeProfile
}

let tables = 0
const valuesName = (): string => `v${++tables}_g1`
const rowsName = (): string => `e${++tables}_g1`

/** A table of values such as a profile leaves in the warehouse. @returns its name */
export async function valuesTableOf(
  engine: TestedEngine,
  attributes: readonly (readonly (string | null)[])[],
  name = valuesName(),
): Promise<string> {
  const columns = 'attribute integer, value varchar, frequency bigint'
  const forms = 'mask varchar, pattern varchar, rich varchar, soundex varchar, metaphone varchar'
  await engine.rows(verbatim(`create ${engine.temporary} table ${name} (${columns}, ${forms})`))
  const rows = attributes.flatMap((values, at) => {
    const counts = new Map<string, number>()
    for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].map(([value, frequency]) => {
      const { pattern, rich } = patterns(value)
      const forms = [mask(value), pattern, rich, soundex(value) ?? null, metaphone(value) ?? null]
      return sql`(${at + 1}, ${value}, ${frequency}, ${joined(
        forms.map((form) => sql`${form}`),
        ', ',
      )})`
    })
  })
  if (rows.length > 0) await engine.rows(sql`insert into ${verbatim(name)} values ${joined(rows, ', ')}`)
  return name
}

/** A table of rows such as a load leaves in the warehouse. @returns its name */
export async function rowsTableOf(
  engine: TestedEngine,
  rows: readonly (readonly (string | null)[])[],
  name = rowsName(),
): Promise<string> {
  const columns = rows[0]!.map((_, at) => `, c${at + 1} varchar`).join('')
  await engine.rows(verbatim(`create ${engine.temporary} table ${name} (_rowid bigint${columns})`))
  const listed = rows.map(
    (row, at) =>
      sql`(${joined(
        [at + 1, ...row].map((cell) => sql`${cell}`),
        ', ',
      )})`,
  )
  await engine.rows(sql`insert into ${verbatim(name)} values ${joined(listed, ', ')}`)
  return name
}

/** Attributes of a table with one row, which have profiles. */
export interface ProfiledRow {
  readonly columns: readonly ScopeColumn[]
  /** Makes the tables of its load that SQL reads. */
  create(engine: TestedEngine, readBy: Sql): Promise<void>
}

export function profiledRow(row: Readonly<Record<string, string | null>>): ProfiledRow {
  const [valuesTable, rowsTable] = [valuesName(), rowsName()]
  const values = Object.values(row)
  return {
    columns: Object.entries(row).map(([name, value], at) => {
      const profile = profileOf(value)
      const profiled = { attributeId: at + 1, profile, valuesTable, rowsTable, schemaLength: undefined }
      return columnOf(name, TYPE_OF[profile.inferredType] ?? 'text', { isClean: true, profiled })
    }),
    create: async (engine, { text }) => {
      const ofValues = values.map((value) => [value])
      if (text.includes(`"${valuesTable}"`)) await valuesTableOf(engine, ofValues, valuesTable)
      if (text.includes(`"${rowsTable}"`)) await rowsTableOf(engine, [values], rowsTable)
    },
  }
}
