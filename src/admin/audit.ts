import { MIGRATIONS } from '../migrations.ts'
import type { AuditRecord } from '../platform/audit/audit-entry.ts'
import { AuditStore } from '../platform/audit/audit-store.ts'
import { catalogueServer, openCatalogue } from '../platform/catalogue/open-catalogue.ts'
import { type Command, UsageError } from './command.ts'
import { readArguments, readTtl } from './options.ts'
import { table } from './table.ts'

const OPTIONS = {
  since: { type: 'string' },
  until: { type: 'string' },
  user: { type: 'string' },
  repository: { type: 'string' },
  what: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
} as const

const DEFAULT_LIMIT = 100
/** They are in memory together. */
const MAX_LIMIT = 100_000

/** The start of a time in ISO 8601: a date, or a date and a time in UTC or with an offset. */
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

/** Prints the entries of the audit trail, the newest last. */
export const audit: Command = {
  run: async (args, { config, logger, print }) => {
    const { values } = readArguments({ args, options: OPTIONS })
    const filter = {
      since: readTime(values.since, '--since'),
      until: readTime(values.until, '--until'),
      actor: readActor(values.user),
      repository: values.repository,
      what: values.what,
      limit: readLimit(values.limit),
    }
    const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
    try {
      const records = await new AuditStore(catalogue).list(filter)
      if (values.json) for (const record of records) print(JSON.stringify(record))
      else for (const line of table(HEAD, records.map(cellsOf))) print(line)
    } finally {
      await catalogue.close()
    }
  },
}

const HEAD = ['TIME', 'SERVER', 'WHO', 'BY', 'WHAT', 'REPOSITORY', 'ABOUT', 'OUTCOME']

const cellsOf = ({ at, server, actor, by, what, repository, about, outcome }: AuditRecord): string[] => [
  at,
  server,
  actor,
  by,
  what,
  repository ?? '',
  Object.entries(about)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
  outcome,
]

/** A time, or a span that ends now. @returns ISO 8601 in UTC */
function readTime(text: string | undefined, option: string): string | undefined {
  if (text === undefined) return undefined
  if (TIME.test(text)) {
    // A date is the midnight in UTC with which it begins, and a time without an offset is in UTC too.
    const isLocal = text.includes('T') && !/(Z|[+-]\d\d:\d\d)$/.test(text)
    const time = new Date(isLocal ? `${text}Z` : text)
    if (!Number.isNaN(time.getTime())) return time.toISOString()
  }
  if (/^\d+[smhd]$/.test(text)) return new Date(Date.now() - readTtl(text, option) * 1000).toISOString()
  throw new UsageError(
    `${option} ${text} is not a time. Write a date, a time in UTC such as 2026-11-28T14:30, or how long ago it was, such as 7d.`,
  )
}

/** A name without a kind is that of a user, since no such name has a colon. */
const readActor = (user: string | undefined): string | undefined =>
  user === undefined || user.includes(':') || user === 'anonymous' ? user : `user:${user}`

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > MAX_LIMIT)
    throw new UsageError(`--limit ${text} is not a number of entries from 1 to ${MAX_LIMIT}.`)
  return limit
}
