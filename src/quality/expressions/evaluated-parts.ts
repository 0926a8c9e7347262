import { createHash } from 'node:crypto'
import { columnsIn } from './columns-in.ts'
import type { SqlDialect } from './dialects/dialect.ts'
import { InvalidExpression } from './errors.ts'
import type { ScopeColumn } from './scope.ts'
import { type Sql, verbatim } from './sql.ts'
import type { Typed, TypedCall } from './typed.ts'

/** Combinations of values for which this process evaluates a part of an expression. 10,000,000 take some minutes. */
export const MAX_COMBINATIONS = 10_000_000

/** A part of an expression that the engine reads from a table, because the evaluator has computed it. */
export interface EvaluatedPart {
  /** The table: a row for each combination of values with a result that is not null. */
  readonly table: string
  readonly typed: TypedCall
  /** SQL that joins the table to the rows, after their table in FROM. It joins at most one row to each. */
  readonly join: string
  /** The columns that the part reads, by their indexes in the scope, ascending. Their values are `k0`, … of the table. */
  readonly columns: ReadonlyMap<number, ScopeColumn>
}

/** Collects the parts of expressions that the engine reads from tables, while the expressions are compiled. */
export class EvaluatedParts {
  readonly #tableOf: (part: string) => string
  readonly #byTable = new Map<string, EvaluatedPart>()

  /** @param tableOf names the table of a part by the name of the part */
  constructor(tableOf: (part: string) => string) {
    this.#tableOf = tableOf
  }

  get all(): readonly EvaluatedPart[] {
    return [...this.#byTable.values()]
  }

  /**
   * SQL of a part, for a query that joins its table.
   * @param form what the SQL of the part would be if the engine could compute it, which names the part
   * @throws InvalidExpression if the part has too many values, or needs the engine
   */
  columnOf(typed: TypedCall, form: Sql, { areSame }: SqlDialect): Sql {
    const columns = columnsIn([typed])
    checkPart(typed, columns)
    const name = nameOf(form)
    const table = this.#tableOf(name)
    const alias = `part_${name}`
    const keys = [...columns.values()].map(({ raw, sql }, i) =>
      // Attributes alone are texts and can be null.
      raw ? areSame(`${alias}.k${i}`, sql) : `${alias}.k${i} = ${sql}`,
    )
    const join = `left join "${table}" as ${alias} on ${keys.join(' and ')}`
    this.#byTable.set(table, { table, join, typed, columns })
    return verbatim(`${alias}.value`)
  }
}

/** The same part has the same name on every server, so that its table is made once. */
const nameOf = ({ text, bindings }: Sql): string =>
  createHash('sha256')
    .update(JSON.stringify([text, bindings.map((value) => [typeof value, String(value)])]))
    .digest('hex')
    .slice(0, 24)

function checkPart(typed: TypedCall, columns: EvaluatedPart['columns']): void {
  if (needsEngine(typed)) throw together(typed)
  for (const { humanName, raw } of columns.values())
    if ((raw?.profiled?.profile.distinct ?? 0) > MAX_COMBINATIONS)
      throw tooManyValues(typed, `${humanName} has`, MAX_COMBINATIONS)
}

const needsEngine = (typed: Typed): boolean =>
  typed.kind === 'call' && (typed.overload.only === 'sql' || typed.args.some(needsEngine))

/** The fault of a part that only the engine can compute, in an expression that the evaluator must compute. */
export function together({ start, end }: TypedCall): InvalidExpression {
  const message =
    'The engine of this repository cannot compute this together with the rest of the expression.'
  return new InvalidExpression([{ kind: 'type', start, end, message }])
}

/** @param subject with its verb, such as `The columns of this have` */
export function tooManyValues({ start, end }: TypedCall, subject: string, most: number): InvalidExpression {
  const message = `${subject} more than ${most.toLocaleString('en')} different values, which is too many for a regular expression on the cluster of this repository; use LIKE, move this into a virtual column, or set regex-library=RE2J in the config.properties of each node of Trino and restart the nodes and this server.`
  return new InvalidExpression([{ kind: 'limit', start, end, message }])
}
