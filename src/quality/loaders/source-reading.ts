import type { EntitySource } from '../model/entity-source.ts'
import type { Piece, TableLayout } from '../model/warehouse/warehouse.ts'
import type { ReadEvent, ReadSummary } from '../model/reading.ts'
import { LoadFailed } from './errors.ts'

/** The share of the records that may be rejected if the request does not set a number. */
const DEFAULT_REJECTED_SHARE = 0.1

/** Separates the reader's events: first the columns, then the pieces, then the summary. */
export class SourceReading {
  readonly #events: AsyncIterator<ReadEvent>
  readonly #source: Pick<EntitySource, 'maxRejected'>
  readonly #onBytes: (bytes: number) => void
  #summary: ReadSummary | undefined

  constructor(
    events: AsyncIterator<ReadEvent>,
    source: Pick<EntitySource, 'maxRejected'>,
    onBytes: (bytes: number) => void,
  ) {
    this.#events = events
    this.#source = source
    this.#onBytes = onBytes
  }

  async columns(): Promise<Extract<ReadEvent, { kind: 'columns' }>> {
    const value = await this.#next()
    if (value.kind !== 'columns') throw new Error('The reader did not begin with the columns.')
    if (value.count === 0) throw await this.#withoutColumns(value.reason)
    return value
  }

  /** The file is empty, or none of its records can be split. The number of records is in the summary. */
  async #withoutColumns(reason: string | undefined): Promise<LoadFailed> {
    let value = await this.#next()
    while (value.kind !== 'end') value = await this.#next()
    await this.#events.return?.()
    if (reason !== undefined) return new LoadFailed(reason)
    const { rejected, rejectReasons } = value.summary
    if (rejected === 0)
      return new LoadFailed(
        'The file is empty, so its columns are unknown; load a file with at least one line.',
      )
    const all = rejected === 1 ? 'The only record' : `Each of the ${rejected} records`
    return new LoadFailed(
      `${all} of the file was rejected, so its columns are unknown: look at a preview, and correct the format or the file. ${rejectReasons}`,
    )
  }

  /** @throws LoadFailed if too many records were rejected, inside the load's transaction, which rolls back */
  async *pieces(tables: Readonly<Record<'rows' | 'rejects', TableLayout>>): AsyncGenerator<Piece> {
    try {
      for (;;) {
        const value = await this.#next()
        if (value.kind === 'end') {
          this.#summary = value.summary
          return checkRejected(value.summary, this.#source.maxRejected)
        }
        if (value.kind === 'columns') throw new Error('The reader sent the columns twice.')
        this.#onBytes(value.bytesRead)
        if (value.kind === 'progress') continue
        yield { table: tables[value.kind].name, path: value.path, rows: value.rows }
      }
    } finally {
      await this.#events.return?.()
    }
  }

  async #next(): Promise<ReadEvent> {
    const next = (await this.#events.next()) as IteratorResult<ReadEvent, undefined>
    if (next.done) throw new Error('The reader ended without a summary.')
    return next.value
  }

  summary(): ReadSummary {
    if (!this.#summary) throw new Error('The load ended before the reader did.')
    return this.#summary
  }
}

function checkRejected(
  { records, rejected, rejectReasons }: ReadSummary,
  maxRejected: number | undefined,
): void {
  const allowed = maxRejected ?? Math.floor(records * DEFAULT_REJECTED_SHARE)
  if (rejected <= allowed) return
  throw new LoadFailed(
    `${rejected} of ${records} records were rejected, and at most ${allowed} may be rejected: look at a preview, correct the format or the file, or allow more with maxRejected. ${rejectReasons}`,
  )
}
