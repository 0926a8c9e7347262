import type { Knex } from 'knex'
import { rowsTable, valuesTable } from '../../model/warehouse/load-tables.ts'
import type { ComparedRows, CopiedRows, WholeRowStore } from '../../model/warehouse/whole-row-store.ts'
import { literal } from '../../../lib/sql-quotes.ts'
import type { EngineSql, RowDigest } from './engine-sql.ts'

/** The queries about whole rows on a warehouse. */
export const wholeRowStore = (knex: Knex, sql: EngineSql): WholeRowStore => ({
  copyCounts: (compared) => {
    const { id, generation } = compared.load
    const { from, digest } = digestOf(sql, compared)
    const groups = knex.raw(`SELECT count(*) AS copies FROM ${from} GROUP BY ${digest}`, [
      rowsTable(id, generation),
    ])
    return relation(knex, 'SELECT copies, copies * count(*) AS rows FROM (?) AS g GROUP BY copies', [groups])
  },

  duplicates: (compared) => duplicatesOf(knex, sql, compared),

  copied: (compared, copies) => new RowsOfCopies(knex, sql, compared, copies),

  details: ({ id, generation }, row, attributes) => {
    const cells = sql.columnsAsRows(
      '??',
      attributes.map(({ id }) => [id, `c${id}`]),
      '_rowid = ?',
    )
    const known = attributes.map(
      ({ id, inferredType, nulls }, place) => `(${id}, ${place}, ?, ${literal(inferredType)}, ${nulls})`,
    )
    // The values are looked up in a join of their own: few values, which the engine looks for while it reads the table.
    return relation(
      knex,
      `WITH r AS ${sql.keptOnce} (${cells}),
        found AS ${sql.keptOnce} (
          SELECT v.attribute, v.frequency, v.pattern, v.mask FROM ?? AS v
          JOIN r ON r.attribute = v.attribute AND r.value = v.value)
        SELECT r.attribute, a.place, a.name, r.value, a.type, coalesce(found.frequency, a.nulls) AS frequency,
          found.pattern, found.mask
        FROM r JOIN (VALUES ${known.join(', ')}) AS a(attribute, place, name, type, nulls)
          ON a.attribute = r.attribute
        LEFT JOIN found ON found.attribute = r.attribute`,
      [
        rowsTable(id, generation),
        row,
        valuesTable(id, generation),
        ...attributes.map(({ humanName }) => humanName),
      ],
    )
  },
})

const duplicatesOf = (knex: Knex, sql: EngineSql, compared: ComparedRows): Knex.QueryBuilder => {
  const { id, generation } = compared.load
  const rows = rowsTable(id, generation)
  const quick = sql.quickDigestOfTexts?.(namesOf(compared))
  const duplicates = `CAST(coalesce(sum(copies - 1), 0) AS ${sql.types.integer}) AS duplicates`
  const { from, digest } = digestOf(sql, compared)
  const groupsWhere = (condition: string) =>
    `SELECT count(*) AS copies FROM ${from} ${condition} GROUP BY ${digest}`
  if (quick === undefined)
    return relation(knex, `SELECT ${duplicates} FROM (${groupsWhere('')}) AS g`, [rows])
  // The first pass costs a third of the second, which needs to read only the rows that it leaves.
  return relation(
    knex,
    `WITH suspects AS ${sql.keptOnce} (SELECT ${quick} AS digest FROM ?? AS r GROUP BY 1 HAVING count(*) > 1)
      SELECT ${duplicates} FROM (${groupsWhere(`WHERE ${quick} IN (SELECT digest FROM suspects)`)}) AS g`,
    [rows, rows],
  )
}

const relation = (knex: Knex, text: string, bindings: readonly Knex.RawBinding[]): Knex.QueryBuilder =>
  knex.from(knex.raw(`(${text}) AS whole`, [...bindings]))

/** The compared columns of the table `r`. */
const namesOf = ({ attributeIds }: ComparedRows): string[] => attributeIds.map((id) => `r.c${id}`)

/**
 * 128 bits that stand for the values of a row of `r`. Rows are grouped by them, because groups by all columns would hold
 * a copy of each row in memory. Among a thousand million rows, the probability that any two different rows have the same
 * bits is less than 10^-20. Only someone who constructs rows for this purpose can make such rows.
 */
const digestOf = (sql: EngineSql, compared: ComparedRows): RowDigest => sql.digestOfTexts(namesOf(compared))

/** The rows that occur equally often. `place` is made of the number of the first equal row and that of the row. */
class RowsOfCopies implements CopiedRows {
  readonly #knex: Knex
  readonly #sql: EngineSql
  readonly #compared: ComparedRows
  readonly #copies: number
  readonly #table: string
  /** More than the highest number of a row. */
  readonly #times: number

  constructor(knex: Knex, sql: EngineSql, compared: ComparedRows, copies: number) {
    const { id, generation, loadedRows } = compared.load
    this.#knex = knex
    this.#sql = sql
    this.#compared = compared
    this.#copies = copies
    this.#table = rowsTable(id, generation)
    this.#times = loadedRows + 1
  }

  all(): Knex.QueryBuilder {
    return relation(this.#knex, this.#members(), [this.#table, this.#groups()])
  }

  at(first: number, last: number): Knex.QueryBuilder {
    if (first === 1 && last >= this.#compared.load.loadedRows) return this.all()
    // Each group has equally many rows, so the groups of a page are known.
    const copies = BigInt(this.#copies)
    const skipped = BigInt(first) - 1n
    const skippedGroups = skipped / copies
    const groups = (BigInt(last) + copies - 1n) / copies - skippedGroups
    const wanted = this.#knex.raw(`? ORDER BY first OFFSET ${skippedGroups} LIMIT ${groups}`, [
      this.#groups(),
    ])
    const rows = BigInt(last) - skipped
    const places = this.#knex.raw(
      `SELECT place FROM (${this.#members()}) AS m ORDER BY place OFFSET ${skipped - skippedGroups * copies} LIMIT ${rows}`,
      [this.#table, wanted],
    )
    return this.withPlaces(places)
  }

  withPlaces(places: Knex.QueryBuilder | Knex.Raw): Knex.QueryBuilder {
    const row = `p.place % ${this.#times}`
    // In this form, the engine keeps only the wanted rows in memory. In a plain join, it may keep the table.
    return relation(
      this.#knex,
      `WITH p AS ${this.#sql.keptOnce} (?) SELECT p.place, r.* FROM p
        LEFT JOIN (SELECT * FROM ?? WHERE _rowid IN (SELECT ${row} FROM p)) AS r ON r._rowid = ${row}`,
      [places, this.#table],
    )
  }

  /** The groups of equal rows of the right size, with their first rows. */
  #groups(): Knex.Raw {
    const { from, digest } = digestOf(this.#sql, this.#compared)
    return this.#knex.raw(
      `SELECT min(_rowid) AS first, ${digest} AS digest FROM ${from} GROUP BY 2 HAVING count(*) = ?`,
      [this.#table, this.#copies],
    )
  }

  /** The rows of groups; bindings are the table and the groups. */
  #members(): string {
    // A row without copies is the first row of its group, so its digest is not needed again.
    const { from, digest } = digestOf(this.#sql, this.#compared)
    const [rows, isOfGroup] =
      this.#copies === 1 ? ['?? AS r', 'r._rowid = g.first'] : [from, `g.digest = ${digest}`]
    return `SELECT g.first * ${this.#times} + r._rowid AS place, r.* FROM ${rows} JOIN (?) AS g ON ${isOfGroup}`
  }
}
