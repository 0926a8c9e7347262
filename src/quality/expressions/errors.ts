import { QualityError } from '../model/errors.ts'
import type { Span } from './ast.ts'

export type FaultKind =
  'syntax' | 'type' | 'unknown-column' | 'ambiguous-column' | 'unknown-function' | 'limit'

/** A fault of an expression, or a warning, with its position. */
export interface ExpressionFault extends Span {
  readonly kind: FaultKind
  /** Complete sentences with the correction. */
  readonly message: string
  /** The replacement for the text from `start` to before `end`. */
  readonly suggestion?: string
}

/** The text is not an expression, or the expression is not valid for the columns and functions. */
export class InvalidExpression extends QualityError {
  /** At least one, in order of position. */
  readonly faults: readonly ExpressionFault[]
  constructor(faults: readonly ExpressionFault[]) {
    super(faults.map(({ message }) => message).join(' '))
    this.faults = faults
  }

  /** True if all faults are unknown columns. */
  get isOfUnknownColumns(): boolean {
    return this.faults.every(({ kind }) => kind === 'unknown-column')
  }
}

/** More faults do not help the user. */
const MAX_FAULTS = 20

/** Collects the faults of one expression, up to a limit. */
export class FaultList {
  readonly #faults: ExpressionFault[] = []

  get count(): number {
    return this.#faults.length
  }

  get isFull(): boolean {
    return this.#faults.length >= MAX_FAULTS
  }

  add(kind: FaultKind, { start, end }: Span, message: string, suggestion?: string): void {
    if (this.isFull) return
    this.#faults.push({ kind, start, end, message, ...(suggestion !== undefined && { suggestion }) })
  }

  /**
   * Adds the unknown names of another list, unless they overlap a fault of this list. Other faults may be
   * consequences of the faults of this list.
   */
  addUnknown(faults: FaultList): void {
    const unknown = faults.#faults.filter(
      ({ kind }) => kind === 'unknown-column' || kind === 'unknown-function',
    )
    for (const fault of unknown.filter((fault) => !this.touches(fault))) {
      this.add(fault.kind, fault, fault.message, fault.suggestion)
    }
  }

  /** True if a fault overlaps the span. */
  touches({ start, end }: Span): boolean {
    return this.#faults.some((fault) => fault.start < end && start < fault.end)
  }

  /** In order of position. */
  inOrder(): readonly ExpressionFault[] {
    return this.#faults.toSorted((a, b) => a.start - b.start || a.end - b.end)
  }

  error(): InvalidExpression {
    return new InvalidExpression(this.inOrder())
  }
}

/** The maximum number of characters of a text in a message. */
const SHOWN = 40

/** The text of a user, shortened for a message. */
export function shown(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN))
  return characters.length > SHOWN || text.length > 2 * SHOWN
    ? `${characters.slice(0, SHOWN).join('')}…`
    : text
}
