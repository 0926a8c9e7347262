import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Logger } from '../../platform/logging.ts'
import { attributesOf } from '../loaders/attributes.ts'
import { matchColumns } from '../loaders/match-columns.ts'
import { readingNotes } from '../loaders/reading-notes.ts'
import { readLimits } from '../loaders/read-limits.ts'
import { sourceKindOf } from '../loaders/source-kinds.ts'
import type { EntitySource } from '../model/entity-source.ts'
import type { DelimitedFormat } from '../model/reading.ts'
import { SourceReading } from '../loaders/source-reading.ts'
import { profile } from '../profiling/profiler.ts'
import { countDuplicateRows } from '../profiling/duplicate-rows.ts'
import { startWarehouses } from '../stores/start-warehouses.ts'
import { rejectsLayout, rowsLayout } from '../model/warehouse/load-tables.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'
import { profiledAttribute, type Attribute } from '../model/attribute.ts'
import type { AttributeProfile } from '../model/profile.ts'
import { readingInWords } from './reading-in-words.ts'
import type { ReportSource } from './report-model.ts'

/** A file, with the format of a delimited file or the source of another one. */
export type FileDescription = {
  /** Absolute. */
  readonly path: string
  /** The member of a zip archive that is loaded; undefined: its only member. */
  readonly member?: string | undefined
  /** Size of the file. */
  readonly bytes: number
} & ({ readonly format: DelimitedFormat } | { readonly source: EntitySource })

/** What the profile of a file needs besides it. */
export interface ProfileSurroundings {
  /** Bytes that a compressed file may expand to. */
  readonly expandedBytes: number
  readonly memoryMb: number
  /** Bytes of the longest value that is profiled. */
  readonly longestBytes?: number
  readonly logger: Logger
  readonly signal: AbortSignal
  /** Called with the completed fraction, from 0 to 1, and a sentence about the current step. */
  readonly progress: (fraction: number, sentence: string) => void
}

export type FileToProfile = FileDescription & ProfileSurroundings

/** A loaded file with its profile. */
export interface FileProfile extends ReportSource {
  readonly attributes: readonly (Attribute & { readonly profile: AttributeProfile })[]
}

/** The only entity of the only repository. */
const [REPOSITORY, ENTITY, GENERATION] = [1, 1, 1]

/** The approximate share of the time that reading takes. */
const READING = 0.4

/**
 * Loads and profiles a file in a temporary folder and passes the profile, the warehouse and the folder of the
 * repository to `use`. The folder is always removed afterwards.
 * @throws ReadingError, LoadFailed, EncodingUnknown, WarehouseError, or the signal's reason
 */
export async function withFileProfile<T>(
  file: FileToProfile,
  use: (source: FileProfile, warehouse: Warehouse, folder: string) => Promise<T>,
): Promise<T> {
  // The engine compares paths without symbolic links.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'groundtruth-profile-')))
  try {
    const { memoryMb, logger } = file
    const settings = { folder, memoryMb, threads: availableParallelism() }
    const warehouses = await startWarehouses(settings, logger)
    try {
      const warehouse = await warehouses.open(REPOSITORY)
      const own = join(folder, String(REPOSITORY))
      return await use(await profiled(file, warehouse, own), warehouse, own)
    } finally {
      await warehouses.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file is loaded once, so all of its attributes are new. */
const NO_ATTRIBUTES = { known: [], lastId: 0 }

async function profiled(file: FileToProfile, warehouse: Warehouse, folder: string): Promise<FileProfile> {
  const { path, member, bytes, signal, progress } = file
  const pieces = join(folder, 'loads')
  await mkdir(pieces)
  const source = 'source' in file ? file.source : fileSource(path, file.format)
  const events = sourceKindOf(source).read(
    {
      source,
      location: { kind: 'file', path, bytes, member },
      declaration: undefined,
      sample: { kind: 'all' },
      folder: pieces,
      limits: readLimits(file.expandedBytes),
    },
    signal,
  )
  // No limit of rejected records, because the report is meant to show them.
  const reading = new SourceReading(events[Symbol.asyncIterator](), { maxRejected: Infinity }, (read) =>
    progress((READING * read) / Math.max(bytes, 1), 'The file is being read.'),
  )
  const { names, count } = await reading.columns()
  const columns = matchColumns(NO_ATTRIBUTES, names, count, [])
  const ids = columns.map(({ id }) => id)
  const tables = {
    rows: rowsLayout(ENTITY, GENERATION, ids),
    rejects: rejectsLayout(ENTITY, GENERATION),
  }
  await warehouse.load(Object.values(tables), reading.pieces(tables), signal)
  const summary = reading.summary()
  const notes = readingNotes(summary)
  const attributes = attributesOf(columns, undefined, [], summary)
  const profiles = await profile({
    warehouse,
    entityId: ENTITY,
    generation: GENERATION,
    attributes,
    rows: summary.rows,
    longestBytes: file.longestBytes,
    folder: join(folder, 'profile'),
    signal,
    progress: (fraction, sentence) => progress(READING + (1 - READING) * fraction, sentence),
  })
  progress(1, 'Duplicate rows are being counted.')
  const load = { id: ENTITY, generation: GENERATION, loadedRows: summary.rows }
  const duplicates = await countDuplicateRows({ warehouse, load, attributes, profiles, signal })
  return {
    entity: {
      id: ENTITY,
      generation: GENERATION,
      name: basename(path),
      description: '',
      sourceFile: basename(path),
      encoding: source.encoding,
      readAs: readingInWords(source, notes),
      reading: notes,
      rows: summary.rows,
      rejected: summary.rejected,
      duplicates,
      loadedAt: new Date().toISOString(),
      loadedBy: undefined,
    },
    attributes: attributes.map((attribute, index) => profiledAttribute(attribute, profiles[index]!)),
  }
}

/** The source of an entity that would be loaded from the file. */
const fileSource = (path: string, { header, ...format }: DelimitedFormat): EntitySource => ({
  kind: 'delimited',
  source: 'server',
  sourceFile: basename(path),
  attr: header ? 'names' : 'none',
  ...format,
  sample: 'all',
})
