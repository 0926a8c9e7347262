import { nearestName } from '../../../lib/nearest-name.ts'
import type { Scope, ScopeColumn } from '../scope.ts'

export interface PlacedColumn {
  readonly column: ScopeColumn
  readonly index: number
}

/** The columns of a scope by name. */
export class ScopeNames {
  readonly #byName = new Map<string, PlacedColumn>()
  readonly #ambiguous: Scope['ambiguous']

  private constructor({ columns, ambiguous }: Scope) {
    this.#ambiguous = ambiguous
    columns.forEach((column, index) => this.#claim(column.humanName, { column, index }))
    columns.forEach((column, index) => this.#claim(column.name, { column, index }))
    columns.forEach((column, index) => {
      if (column.otherName !== undefined) this.#claim(column.otherName, { column, index })
    })
  }

  /** Cached for each scope. */
  static of(scope: Scope): ScopeNames {
    let names = MADE.get(scope)
    if (names === undefined) MADE.set(scope, (names = new ScopeNames(scope)))
    return names
  }

  find(name: string): PlacedColumn | undefined {
    return this.#byName.get(name)
  }

  /** The columns that have the name; undefined unless they are several. */
  sharing(name: string): readonly ScopeColumn[] | undefined {
    return this.#ambiguous?.get(name)
  }

  nearest(name: string): string | undefined {
    // Names of very different lengths are not similar. Skip the expensive comparison for them.
    const most = Math.max(1, name.length / 2)
    return nearestName(
      name,
      [...this.#byName.keys()].filter(({ length }) => Math.abs(length - name.length) <= most),
    )
  }

  /** Human names take precedence. If two columns have the same name, the first column wins. */
  #claim(name: string, column: PlacedColumn): void {
    if (!this.#byName.has(name)) this.#byName.set(name, column)
  }
}

const MADE = new WeakMap<Scope, ScopeNames>()
