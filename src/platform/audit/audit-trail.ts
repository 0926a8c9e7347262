import type { Logger } from '../logging.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditStore, NewRecord } from './audit-store.ts'

export interface AuditTrailOptions {
  readonly store: Pick<AuditStore, 'insert' | 'isFull' | 'isUnreachable'>
  /** Name of the server. */
  readonly server: string
  /** Gets a line for each entry that is written, for collectors of logs. */
  readonly logger: Pick<Logger, 'info'>
  /** Frees space if the disk is full; true if it did. */
  readonly makeRoom?: () => Promise<boolean>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The trail cannot be written at the moment, so what was done is not acknowledged. The cause is for the log. */
export class AuditUnwritable extends Error {
  constructor(cause: unknown) {
    super(
      'The audit trail cannot be written at the moment, so the request is not acknowledged. It may have made its change; look before you try again.',
      { cause },
    )
    this.name = 'AuditUnwritable'
  }
}

/** Databases limit the values of a statement. */
const MAX_AT_ONCE = 500

/** Entries that are written by one statement. */
interface Batch {
  readonly records: NewRecord[]
  readonly written: Promise<void>
}

/**
 * Writes the audit trail. Entries that come while others are written are written together, so that concurrent requests
 * share the cost of a commit.
 */
export class AuditTrail {
  readonly #options: Required<AuditTrailOptions>
  /** Still takes entries. */
  #next: Batch | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: AuditTrailOptions) {
    this.#options = { makeRoom: async () => false, now: Date.now, ...options }
  }

  /**
   * Writes an entry. It is in the catalogue when the promise resolves.
   * @throws AuditUnwritable
   */
  record(entry: AuditEntry): Promise<void> {
    const { server, now } = this.#options
    if (this.#next === undefined || this.#next.records.length >= MAX_AT_ONCE) this.#next = this.#begin()
    this.#next.records.push({ ...entry, at: new Date(now()).toISOString(), server })
    return this.#next.written
  }

  #begin(): Batch {
    const records: NewRecord[] = []
    const written = this.#last.then(() => {
      if (this.#next?.records === records) this.#next = undefined
      return this.#write(records)
    })
    this.#last = written.catch(() => undefined)
    return { records, written }
  }

  async #write(records: readonly NewRecord[]): Promise<void> {
    const { store, logger, makeRoom } = this.#options
    try {
      await store.insert(records).catch(async (error: unknown) => {
        if (!store.isFull(error) || !(await makeRoom())) throw error
        await store.insert(records)
      })
    } catch (error) {
      throw store.isFull(error) || store.isUnreachable(error) ? new AuditUnwritable(error) : error
    }
    for (const { what, about, at: _at, server: _server, ...entry } of records)
      logger.info({ ...about, audit: what, ...entry }, 'An entry of the audit trail.')
  }
}
