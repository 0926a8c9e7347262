import { checkExpression, instant } from '../expressions/check/index.ts'
import type { Evaluation } from '../expressions/declaration.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { evaluator } from '../expressions/evaluate.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { RawColumn, ScopeColumn } from '../expressions/scope.ts'
import { showValue } from '../expressions/show-value.ts'
import { shownType, type ShownType, type Type, type Value } from '../expressions/value.ts'
import { InvalidData, SourceColumnUnknown, type DataFault } from '../model/errors.ts'
import { type ColumnName, folded } from '../values/column-names.ts'
import { DOUBLED, EMPTY, type SourceRecord } from './records/record-source.ts'
import { faultOf, placed } from './virtual-column.ts'
import type { VirtualColumn } from '../model/reading.ts'

interface ComputedColumn {
  readonly evaluate: Evaluation
  readonly type: Type
}

export interface VirtualBounds {
  /** Characters of all virtual columns of a record together. A value that would exceed them is null. */
  readonly mostCharacters: number
  /** See `ReadingRequest.keepsEmpty`. It holds for the fields and for the results. */
  readonly keepsEmpty: boolean
}

/**
 * The virtual columns of a source, computed record by record. Fields of the source are strings of unknown type. An
 * earlier virtual column is a string too, with the type of its expression.
 */
export class VirtualFields {
  /** The record's value in each virtual column. */
  readonly texts: (string | null)[] = []
  /** Total length of the texts in UTF-16 units. */
  length = 0
  readonly #computed: readonly ComputedColumn[]
  /** Indices of the fields that the expressions read. */
  readonly #read: readonly number[]
  readonly #bounds: VirtualBounds
  /** The stored values of the scope: fields, then virtual columns. */
  readonly #row: Value[]
  readonly #fields: number

  /**
   * @param names of the source's columns
   * @throws InvalidData with all faults of the expressions, SourceColumnUnknown if all faults are unknown columns
   */
  constructor(columns: readonly VirtualColumn[], names: readonly ColumnName[], bounds: VirtualBounds) {
    const { computed, read } = checked(columns, names)
    this.#computed = computed
    this.#read = read
    this.#bounds = bounds
    this.#fields = names.length
    this.#row = Array.from({ length: names.length + columns.length }, () => null)
  }

  get count(): number {
    return this.#computed.length
  }

  /** Computes the texts of a record. */
  compute(record: SourceRecord): void {
    const row = this.#row
    const { bytes, starts, ends, flags, isAscii } = record
    const { keepsEmpty } = this.#bounds
    for (const field of this.#read) {
      const start = starts[field]!
      const end = ends[field]!
      const flag = flags[field]!
      if (start === end) row[field] = keepsEmpty && (flag & EMPTY) !== 0 ? '' : null
      else if ((flag & DOUBLED) !== 0) row[field] = record.text(field)
      else row[field] = bytes.toString(isAscii ? 'latin1' : 'utf8', start, end)
    }
    this.length = 0
    this.#computed.forEach(({ evaluate, type }, i) => {
      const value = evaluate(row)
      const text = value === null ? null : this.#taken(showValue(value, type))
      this.texts[i] = text
      row[this.#fields + i] = text
    })
  }

  /** The text, or null if it exceeds the limit, or is empty and empty strings are null. */
  #taken(text: string): string | null {
    const { mostCharacters, keepsEmpty } = this.#bounds
    const length = this.length + text.length
    if ((text === '' && !keepsEmpty) || length > mostCharacters) return null
    this.length = length
    return text
  }
}

/** Checks all columns and reports all faults. */
function checked(columns: readonly VirtualColumn[], names: readonly ColumnName[]) {
  const faults: DataFault[] = []
  let areUnknown = true
  const refuse = (index: number, detail: string, isUnknown: boolean) => {
    areUnknown &&= isUnknown
    faults.push(faultOf(index, `${columns[index]!.name}: ${detail}`))
  }
  const taken = new Set(names.flatMap((name) => [folded(name.columnisedName), folded(name.humanisedName)]))
  const scope = names.map(sourceColumn)
  const read = new Set<number>()
  const now = instant()
  const computed = columns.flatMap(({ name, expression }, index): ComputedColumn[] => {
    if (taken.has(folded(name)))
      refuse(index, 'The source has a column of this name; choose another one.', false)
    try {
      const {
        typed,
        type,
        columns: named,
      } = checkExpression(expression, { columns: [...scope] }, FUNCTIONS, 'rows', now)
      for (const column of named) read.add(scope.indexOf(column))
      scope.push(virtualColumn(name, typed.kind === 'column' ? shownType(typed.column.type) : type))
      return [{ evaluate: evaluator(typed), type: typed.type }]
    } catch (error) {
      if (!(error instanceof InvalidExpression)) throw error
      for (const fault of error.faults) refuse(index, placed(fault), fault.kind === 'unknown-column')
      // Later columns that read this column must not be reported as faulty too.
      scope.push(virtualColumn(name, 'text'))
      return []
    }
  })
  if (faults.length === 0) return { computed, read: [...read].filter((index) => index < names.length) }
  if (areUnknown) throw new SourceColumnUnknown(faults)
  throw new InvalidData(faults)
}

/** No type is known before the load, so a field is coerced to the type of its partner. */
const sourceColumn = ({ columnisedName, humanisedName }: ColumnName): ScopeColumn => ({
  ...{ name: columnisedName, humanName: humanisedName, type: 'text', ...NO_SQL },
  raw: { isClean: false, ...NO_PROFILE },
})

const virtualColumn = (name: string, type: ShownType): ScopeColumn => ({
  ...{ name, humanName: name, type: type === 'null' ? 'text' : type, ...NO_SQL },
  raw: { isClean: true, ...NO_PROFILE },
})

/** The rows are not in the engine yet, so columns have no SQL. */
const NO_SQL = { sql: '' }
const NO_PROFILE: Omit<RawColumn, 'isClean'> = { dateOrder: undefined, profiled: undefined }
