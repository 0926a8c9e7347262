import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AuditEntry, AuditFilter, AuditRecord } from './audit-entry.ts'

/** An entry that is not written yet. */
export type NewRecord = Omit<AuditRecord, 'id'>

/** Entries that are deleted by one transaction, so that no other write waits for long. */
const PORTION = 1000

interface Row {
  id: number
  at: string
  server: string
  actor: string
  by: AuditEntry['by']
  what: string
  repository: string | null
  about: string
  request_id: string | null
  trace_id: string | null
  outcome: string
}

/** The entries of the audit trail in the catalogue. They are never changed. */
export class AuditStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** Writes entries, all or none. */
  async insert(records: readonly NewRecord[]): Promise<void> {
    await this.#catalogue.knex('audit_entries').insert(records.map(rowOf))
  }

  /** The newest entries of a filter, the oldest of them first. */
  async list({ since, until, actor, repository, what, limit }: AuditFilter): Promise<AuditRecord[]> {
    const query = this.#catalogue.knex<Row>('audit_entries')
    for (const [column, value] of Object.entries({ actor, repository, what }))
      if (value !== undefined) void query.where(column, value)
    if (since !== undefined) void query.where('at', '>=', since)
    if (until !== undefined) void query.where('at', '<', until)
    const rows: Row[] = await query
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .select('*')
    return rows.reverse().map(recordOf)
  }

  /** Deletes entries before a time, in portions. @returns how many were deleted */
  async prune(before: string): Promise<number> {
    const { knex } = this.#catalogue
    for (let deleted = 0; ;) {
      const old = knex<Row>('audit_entries').where('at', '<', before).orderBy(['at', 'id']).limit(PORTION)
      const count = await knex<Row>('audit_entries').whereIn('id', old.select('id')).delete()
      deleted += count
      if (count < PORTION) return deleted
    }
  }

  /** True if the disk of the catalogue was full when an entry was written. */
  isFull(error: unknown): boolean {
    return this.#catalogue.isFull(error)
  }

  isUnreachable(error: unknown): boolean {
    return this.#catalogue.isUnreachable(error)
  }
}

const rowOf = ({ requestId, traceId, about, repository, ...same }: NewRecord): Omit<Row, 'id'> => ({
  ...same,
  repository: repository ?? null,
  about: JSON.stringify(about),
  request_id: requestId ?? null,
  trace_id: traceId ?? null,
})

const recordOf = ({ request_id, trace_id, about, repository, ...same }: Row): AuditRecord => ({
  ...same,
  repository: repository ?? undefined,
  about: JSON.parse(about) as AuditRecord['about'],
  requestId: request_id ?? undefined,
  traceId: trace_id ?? undefined,
})
