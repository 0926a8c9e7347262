import sqlite3 from 'sqlite3'
import { compile } from '../../../../src/quality/expressions/compile.ts'
import { constantSql, STORAGE_TYPES } from '../../../../src/quality/expressions/dialects/sqlite.ts'
import type { ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import { joined, type Sql, sql, verbatim } from '../../../../src/quality/expressions/sql.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'

/** A database of SQLite in memory that computes expressions. */
export class SqliteEngine {
  readonly #database = new sqlite3.Database(':memory:')
  /** Names of the tables of rows that were asked for. */
  readonly #tables = new Map<readonly (readonly Value[])[], string>()

  stop(): void {
    this.#database.close()
  }

  /**
   * The values of expressions for each row of the columns' stored values. The same rows are always those of the same
   * columns.
   */
  async values(
    expressions: readonly Typed[],
    columns: readonly ScopeColumn[],
    rows: readonly (readonly Value[])[],
  ): Promise<Value[][]> {
    const table = verbatim(await this.#table(columns, rows))
    const selected = expressions.map((typed, index) => {
      const compiled = compile(typed, 'sqlite')
      const isWide = typed.type === 'integer' || typed.type === 'time' || typed.type === 'timestamp'
      // The driver reads every number as a double.
      return sql`${isWide ? sql`cast(${compiled} as text)` : compiled} as ${verbatim(`r${index}`)}`
    })
    const found = await this.#all(sql`select ${joined(selected, ', ')} from ${table} order by _rowid`)
    return expressions.map(({ type }, index) => found.map((row) => valueOf(row[`r${index}`], type)))
  }

  async #table(columns: readonly ScopeColumn[], rows: readonly (readonly Value[])[]): Promise<string> {
    const known = this.#tables.get(rows)
    if (known !== undefined) return known
    const name = `t${this.#tables.size}`
    this.#tables.set(rows, name)
    const declared = columns.map(({ sql, raw, type }) => `${sql} ${STORAGE_TYPES[raw ? 'text' : type]}`)
    await this.#all(verbatim(`create table ${name} (${['_rowid integer', ...declared].join(', ')})`))
    for (const [index, row] of rows.entries()) {
      const cells = columns.map(({ raw, type }, place) => constantSql(raw ? 'text' : type, row[place]!))
      await this.#all(sql`insert into ${verbatim(name)} values (${joined([sql`${index}`, ...cells], ', ')})`)
    }
    return name
  }

  #all({ text, bindings }: Sql): Promise<Record<string, unknown>[]> {
    return new Promise((resolve, reject) => {
      this.#database.all<Record<string, unknown>>(text, [...bindings], (error, rows) =>
        error ? reject(new Error(`${error.message}: ${text}`)) : resolve(rows),
      )
    })
  }
}

function valueOf(found: unknown, type: Type): Value {
  if (found === null) return null
  switch (type) {
    case 'integer':
    case 'time':
    case 'timestamp':
      return BigInt(found as string)
    case 'logical':
      return found === 1
    case 'decimal':
    case 'date':
      return (found as number) + 0
    default:
      return found as string
  }
}
