import type { Evaluation } from '../expressions/declaration.ts'
import { shown } from '../expressions/errors.ts'
import { evaluator } from '../expressions/evaluate.ts'
import { AND, NOT, OR } from '../expressions/operators/logic.ts'
import { chosenBranch, isCase } from '../expressions/operators/case.ts'
import { showValue } from '../expressions/show-value.ts'
import type { Typed, TypedCall } from '../expressions/typed.ts'
import type { Type, Value } from '../expressions/value.ts'
import { describeFailedReading } from './row-errors.ts'

/** Why a condition is not true for a row. */
export interface Reason {
  /** The text of the smallest part that keeps the condition from being true. It is false or null for the row. */
  readonly expression: string
  /** Sentences with the values that the part read. */
  readonly explanation: string
}

/** The sentences of an explanation. An OR may have thousands of conditions. */
const MAX_SENTENCES = 10

/**
 * Explains a condition for rows for which it is not true. Call the result with the values of the scope's columns.
 * @param condition without parts that only the engine computes
 * @param text of the condition
 */
export function explainer(condition: Typed, text: string): (row: readonly Value[]) => Reason {
  const explanation = new Explanation(text)
  return (row) => {
    const part = explanation.culprit(condition, row)
    const sentences = [...new Set(explanation.facts(part, row))]
    const left = sentences.length - MAX_SENTENCES
    if (left > 0) sentences.splice(MAX_SENTENCES, left, `${left} more values are not shown.`)
    return { expression: explanation.textOf(part), explanation: sentences.join(' ') }
  }
}

class Explanation {
  readonly #text: string
  /** Patterns are compiled once, not for each row. */
  readonly #evaluations = new Map<Typed, Evaluation>()

  constructor(text: string) {
    this.#text = text
  }

  /** The smallest part that keeps a condition from being true. */
  culprit(typed: Typed, row: readonly Value[]): Typed {
    if (typed.kind !== 'call') return typed
    const { overload, args } = typed
    if (overload === AND) {
      const first = args.find((arg) => this.#value(arg, row) !== true)
      return first ? this.culprit(first, row) : typed
    }
    if (overload === NOT) {
      const [inner] = args as [Typed]
      if (this.#value(inner, row) !== true) return this.culprit(inner, row)
      if (inner.kind !== 'call' || inner.overload !== NOT) return typed
      // In NOT (a NOT LIKE b), the part a LIKE b has no text of its own.
      return isAtArgument(inner) ? typed : this.culprit(inner.args[0]!, row)
    }
    if (isCase(overload)) {
      const chosen = this.#chosen(typed, row)
      return chosen.kind === 'constant' ? typed : this.culprit(chosen, row)
    }
    return typed
  }

  /** The values that decide a condition, as sentences. */
  facts(typed: Typed, row: readonly Value[]): string[] {
    if (typed.kind !== 'call') return [this.#fact(typed, row)]
    const { overload, args } = typed
    if (overload === NOT) return this.facts(args[0]!, row)
    if (overload === AND || overload === OR) {
      // One operand settles the condition, or all are needed.
      const settled = overload === OR
      const settling =
        this.#value(typed, row) === !settled
          ? undefined
          : args.find((arg) => (this.#value(arg, row) === true) === settled)
      return (settling ? [settling] : args).flatMap((arg) => this.facts(arg, row))
    }
    if (isCase(overload)) {
      const chosen = this.#chosen(typed, row)
      if (chosen.kind !== 'constant') return this.facts(chosen, row)
      const at = args.indexOf(chosen)
      const isOtherwise = at === args.length - 1
      const conditions = args.filter((_, i) => (isOtherwise ? i < at && i % 2 === 0 : i === at - 1))
      return conditions.flatMap((arg) => this.facts(arg, row))
    }
    const variable = isImplicit(typed) ? [] : args.filter(({ kind }) => kind !== 'constant')
    return (variable.length > 0 ? variable : [typed]).map((arg) => this.#fact(arg, row))
  }

  /** The part of the text. */
  textOf({ start, end }: Typed): string {
    return this.#text.slice(start, end)
  }

  #fact(typed: Typed, row: readonly Value[]): string {
    const failed = this.#value(typed, row) === null ? describeFailedReading(typed, row) : undefined
    if (failed !== undefined) return failed
    let read = typed
    // A number as a condition: the number says more than its logical value.
    while (isImplicit(read) && read.args[0].type !== 'text') read = read.args[0]
    return `${this.#nameOf(read)} is ${valueText(this.#value(read, row), read.type)}.`
  }

  /** A column is named as people see it, and a computed value by its text. */
  #nameOf(typed: Typed): string {
    let part = typed
    while (isImplicit(part)) part = part.args[0]
    return shown(part.kind === 'column' ? part.column.humanName : this.textOf(part))
  }

  #chosen({ args }: TypedCall, row: readonly Value[]): Typed {
    return args[chosenBranch(args.length, (at) => this.#value(args[at]!, row))]!
  }

  #value(typed: Typed, row: readonly Value[]): Value {
    let evaluate = this.#evaluations.get(typed)
    if (!evaluate) this.#evaluations.set(typed, (evaluate = evaluator(typed)))
    return evaluate(row)
  }
}

type OfOne = TypedCall & { readonly args: readonly [Typed] }

/** True if the part has the place of its only argument. */
const isAtArgument = (typed: Typed): typed is OfOne =>
  typed.kind === 'call' &&
  typed.args.length === 1 &&
  typed.args[0]!.start === typed.start &&
  typed.args[0]!.end === typed.end

/** True if the part is an implicit conversion. NOT LIKE and NOT IN are parts at their arguments, too. */
const isImplicit = (typed: Typed): typed is OfOne => isAtArgument(typed) && typed.overload !== NOT

/** A value in a sentence. */
function valueText(value: Value, type: Type): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return String(value)
  return type === 'text' ? `"${shown(String(value))}"` : showValue(value, type)
}
