import { QualityError } from '../model/errors.ts'
import type { Span } from './ast.ts'

export type FaultKind = 'syntax' | 'type' | 'unknown-column' | 'unknown-function' | 'limit'

/** What is wrong with an expression, or odd where it is a warning, and where. */
export interface ExpressionFault extends Span {
  readonly kind: FaultKind
  /** Whole sentences that say how to mend it. */
  readonly message: string
  /** What may stand in the text from `start` to before `end` instead. */
  readonly suggestion?: string
}

/** A text is no expression, or none that has a meaning among the columns and functions at hand. */
export class InvalidExpression extends QualityError {
  /** One at least, in the order of their places. */
  readonly faults: readonly ExpressionFault[]
  constructor(faults: readonly ExpressionFault[]) {
    super(faults.map(({ message }) => message).join(' '))
    this.faults = faults
  }
}

/** Beyond these nobody reads on. */
const MAX_FAULTS = 20

/** Gathers what is wrong with one expression, up to a number that helps. */
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

  /** Takes over the names that are unknown where nothing else is wrong: other faults may come of these. */
  addUnknown(faults: FaultList): void {
    const unknown = faults.#faults.filter(
      ({ kind }) => kind === 'unknown-column' || kind === 'unknown-function',
    )
    for (const fault of unknown.filter((fault) => !this.touches(fault))) {
      this.add(fault.kind, fault, fault.message, fault.suggestion)
    }
  }

  /** Whether something in the span is wrong already. */
  touches({ start, end }: Span): boolean {
    return this.#faults.some((fault) => fault.start < end && start < fault.end)
  }

  /** In the order of their places. */
  inOrder(): readonly ExpressionFault[] {
    return this.#faults.toSorted((a, b) => a.start - b.start || a.end - b.end)
  }

  error(): InvalidExpression {
    return new InvalidExpression(this.inOrder())
  }
}

/** Characters of a text that a sentence has room for. */
const SHOWN = 40

/** What somebody wrote, as part of a sentence. */
export function shown(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN))
  return characters.length > SHOWN || text.length > 2 * SHOWN
    ? `${characters.slice(0, SHOWN).join('')}…`
    : text
}
