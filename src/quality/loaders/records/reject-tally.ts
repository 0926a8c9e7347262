import type { RejectReason } from '../../model/reading.ts'
import type { RejectedRecord } from './rejected-record.ts'

/** Rejected records whose details are told. */
const MAX_TOLD = 3
/** Characters of a detail. */
const MAX_DETAIL = 200

/** Counts the rejected records of a reading, so that a failed load can tell its reasons. */
export class RejectTally {
  readonly #counts = new Map<RejectReason, number>()
  readonly #first: string[] = []

  add({ line, reason, detail }: Pick<RejectedRecord, 'line' | 'reason' | 'detail'>): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1)
    if (this.#first.length >= MAX_TOLD) return
    const told = detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail
    this.#first.push(`Line ${line}: ${told}`)
  }

  /** The reasons with their numbers, and the details of the first records: sentences. Empty without rejected records. */
  get sentences(): string {
    if (this.#counts.size === 0) return ''
    const counts = [...this.#counts].sort(([, one], [, other]) => other - one)
    const reasons = counts.map(([reason, count]) => `${reason} (${count.toLocaleString('en')})`).join(', ')
    return `Reasons: ${reasons}. ${this.#first.join(' ')}`
  }
}
