import { ScopeNames } from '../../expressions/check/scope-names.ts'
import { shown } from '../../expressions/errors.ts'
import type { Scope } from '../../expressions/scope.ts'
import { writtenName } from '../../expressions/words.ts'
import type { AttributeProfile } from '../../model/profile.ts'
import type { ValueType } from '../../model/reading.ts'
import { wordsOf } from './name-words.ts'

/** A profiled column, as suggestions see it. */
export interface ColumnFacts {
  readonly attributeId: number
  readonly schemaLength: number | undefined
  readonly name: string
  readonly humanName: string
  /** The name in sentences. */
  readonly title: string
  /** The name in expressions. */
  readonly written: string
  /** The words of the name in lower case. */
  readonly words: readonly string[]
  readonly profile: AttributeProfile
  readonly type: ValueType
  /** Rows whose value is null or blank. */
  readonly empty: number
  /** Rows with any other value. */
  readonly filled: number
}

/** Names with control characters cannot be part of the name of a rule. */
const CONTROL = /\p{Cc}/u

/** The columns of a scope that have a profile and a name that expressions can use. */
export function columnFacts(scope: Scope): ColumnFacts[] {
  const names = ScopeNames.of(scope)
  return scope.columns.flatMap((column) => {
    const profiled = column.raw?.profiled
    if (!profiled) return []
    const { attributeId, profile, schemaLength } = profiled
    const name = [column.humanName, column.name].find(
      (one) => !CONTROL.test(one) && names.find(one)?.column === column && !names.sharing(one),
    )
    if (name === undefined) return []
    const empty = profile.nulls + profile.blanks
    return [
      {
        attributeId,
        schemaLength,
        name: column.name,
        humanName: column.humanName,
        title: shown(name),
        written: writtenName(name),
        words: wordsOf(name),
        profile,
        type: profile.inferredType,
        empty,
        filled: profile.rows - empty,
      },
    ]
  })
}
