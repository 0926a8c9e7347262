import type { RejectReason } from '../../model/reading.ts'

/** A rejected record. */
export interface RejectedRecord {
  readonly reason: RejectReason
  readonly detail: string
  /** Line of the file, from 1, counted with the current terminator. */
  readonly line: number
  /** In bytes of the (expanded) file. */
  readonly offset: number
  readonly length: number
  readonly raw: Buffer
}
