import { checkExpression, instant } from '../expressions/check/index.ts'
import type { Evaluation } from '../expressions/declaration.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { evaluator } from '../expressions/evaluate.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { RawColumn, ScopeColumn } from '../expressions/scope.ts'
import { showValue } from '../expressions/show-value.ts'
import type { Type, Value } from '../expressions/value.ts'
import { InvalidData, SourceColumnUnknown, type DataFault } from '../model/errors.ts'
import { type ColumnName, folded } from '../values/column-names.ts'
import { DOUBLED, type RecordSplitter } from './delimited/record-splitter.ts'
import { faultOf, placed } from './virtual-column.ts'
import type { VirtualColumn } from '../model/reading.ts'

interface ComputedColumn {
  readonly evaluate: Evaluation
  readonly type: Type
}

/**
 * The virtual columns of a source, computed record by record. Fields of the source are texts whose types are not known
 * yet; a virtual column that stands before is a text too, of the type that its expression has.
 */
export class VirtualFields {
  /** What the record has in each virtual column: never an empty text. */
  readonly texts: (string | null)[] = []
  /** Of all texts together, in UTF-16 units. */
  length = 0
  readonly #computed: readonly ComputedColumn[]
  /** Indices of the fields that any of the expressions reads. */
  readonly #read: readonly number[]
  readonly #mostCharacters: number
  /** The stored values of the scope: fields, then virtual columns. */
  readonly #row: Value[]
  readonly #fields: number

  /**
   * @param names of the source's columns
   * @param mostCharacters of all virtual columns of a record together; what would go beyond is null
   * @throws InvalidData with all that is wrong with the expressions, SourceColumnUnknown where they only name columns
   * that are not there
   */
  constructor(columns: readonly VirtualColumn[], names: readonly ColumnName[], mostCharacters: number) {
    const { computed, read } = checked(columns, names)
    this.#computed = computed
    this.#read = read
    this.#mostCharacters = mostCharacters
    this.#fields = names.length
    this.#row = Array.from({ length: names.length + columns.length }, () => null)
  }

  get count(): number {
    return this.#computed.length
  }

  /** Computes the texts of the record that was split last. */
  compute(record: RecordSplitter, bytes: Buffer): void {
    const row = this.#row
    const { starts, ends, flags, isAscii } = record
    for (const field of this.#read) {
      const start = starts[field]!
      const end = ends[field]!
      if (start === end) row[field] = null
      else if ((flags[field]! & DOUBLED) !== 0) row[field] = record.text(field)
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

  /** The text, if it is one and there is room for it. */
  #taken(text: string): string | null {
    const length = this.length + text.length
    if (text === '' || length > this.#mostCharacters) return null
    this.length = length
    return text
  }
}

/** Finds all that is wrong with any of the columns. */
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
      scope.push(virtualColumn(name, typed.kind === 'column' ? typed.column.type : type))
      return [{ evaluate: evaluator(typed), type }]
    } catch (error) {
      if (!(error instanceof InvalidExpression)) throw error
      for (const fault of error.faults) refuse(index, placed(fault), fault.kind === 'unknown-column')
      // So that those which read it are not called wrong as well.
      scope.push(virtualColumn(name, 'text'))
      return []
    }
  })
  if (faults.length === 0) return { computed, read: [...read].filter((index) => index < names.length) }
  if (areUnknown) throw new SourceColumnUnknown(faults)
  throw new InvalidData(faults)
}

/** No type is known before the load, so a field becomes what its partner asks for. */
const sourceColumn = ({ columnisedName, humanisedName }: ColumnName): ScopeColumn => ({
  ...{ name: columnisedName, humanName: humanisedName, type: 'text', ...NO_SQL },
  raw: { isClean: false, ...NO_PROFILE },
})

const virtualColumn = (name: string, type: Type): ScopeColumn => ({
  ...{ name, humanName: name, type: type === 'null' ? 'text' : type, ...NO_SQL },
  raw: { isClean: true, ...NO_PROFILE },
})

/** Rows are not in the engine yet. */
const NO_SQL = { sql: '' }
const NO_PROFILE: Omit<RawColumn, 'isClean'> = { dateOrder: undefined, profiled: undefined }
