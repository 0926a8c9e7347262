import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { BackupWriter, uploadPath } from '../../platform/backup-folder.ts'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { forgetServers } from '../../platform/cluster/server-rows.ts'
import type { FileSpace } from '../../platform/file-space/file-space.ts'
import { LOCK_FILES } from '../../platform/server-lock.ts'
import { ContentNames, contentNameOf } from '../stores/files/content-names.ts'
import { forgetOwners } from '../stores/owners/owner-store.ts'
import { repositoriesInUse } from '../stores/shared/into-repository.ts'
import type { WarehouseCopies, Warehouses } from '../model/warehouse/warehouse.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { RemovalsPause } from '../jobs/removals.ts'
import { OWNS_ALL } from '../model/warehouse/owners.ts'
import { PeerWarehouses, receiveCopy } from './peer-warehouses.ts'

export interface BackupParams {
  /** Absolute path of a new or empty folder. */
  readonly folder: string
}

/** What is backed up, and what keeps it whole. */
export interface BackedUp {
  readonly catalogue: Catalogue
  readonly dataDir: string
  readonly warehouses: Warehouses
  readonly removals: RemovalsPause
  /** The place of uploads. */
  readonly space: FileSpace
  /** The other servers of the catalogue; by default, this server is alone. */
  readonly peers?: PeerWarehouses
  /** The folder of all warehouses; by default, it is in DATA_DIR. */
  readonly warehouseFolder?: string
}

/** Files that are not data: locks, unfinished files, files about to be deleted, and ids of folders. */
const NOT_DATA = /\.(lock|partial|tmp)$|-(wal|shm|journal)$|^\.(files|folder)-id$/

interface Source {
  /** Path below DATA_DIR and below the backup's folder. */
  readonly path: string
  readonly bytes: number
  readonly copy: (writer: BackupWriter) => Promise<void>
}

/**
 * Copies the content of DATA_DIR except exports, and the uploads, while the server runs: first the catalogue, then the
 * files that this copy of the catalogue names. `Removals` defers deletions until the end. Files added later are not in the backup.
 */
export class BackupJob implements JobHandler<BackupParams> {
  readonly type = 'Backup'
  // A second attempt would find the folder of the first attempt.
  readonly attempts = 1
  readonly #catalogue: Catalogue
  readonly #dataDir: string
  readonly #warehouses: Warehouses
  readonly #removals: RemovalsPause
  readonly #space: FileSpace
  readonly #peers: PeerWarehouses
  readonly #warehouseFolder: string

  constructor({ catalogue, dataDir, warehouses, removals, space, ...among }: BackedUp) {
    const { peers = new PeerWarehouses(OWNS_ALL, undefined), warehouseFolder = join(dataDir, 'quality') } =
      among
    this.#peers = peers
    this.#warehouseFolder = warehouseFolder
    this.#catalogue = catalogue
    this.#dataDir = dataDir
    this.#warehouses = warehouses
    this.#removals = removals
    this.#space = space
  }

  async run({ id, params }: Job<BackupParams>, { signal: told, progress }: JobContext): Promise<Finish> {
    const writer = await BackupWriter.create(params.folder, this.#dataDir)
    try {
      await this.#removals.paused(async (signal) => {
        progress(0, 'The catalogue is being copied.')
        const { sources, uncopied, ...described } = await this.#copyCatalogue(writer, id, signal)
        const total = sources.reduce((sum, { bytes }) => sum + bytes, 0)
        let done = 0
        for (const { path, bytes, copy } of sources) {
          signal.throwIfAborted()
          progress(done / Math.max(total, 1), `${path} is being copied.`)
          await copy(writer)
          done += bytes
        }
        const { files } = await writer.finish(described)
        progress(1, `${files.length} files are copied to ${params.folder}.${withoutRows(uncopied)}`)
      }, told)
    } catch (error) {
      await writer.discard()
      throw writer.describe(error)
    }
    return async () => undefined
  }

  /** The leftovers of an unfinished backup are not a backup, because they have no manifest. */
  async abandoned(): Promise<void> {}

  /**
   * @returns what the manifest says of the copy, the files that belong to the copied state of the catalogue, and the
   * number of repositories whose rows cannot be copied
   */
  async #copyCatalogue(writer: BackupWriter, jobId: number, signal: AbortSignal) {
    const { kind, files, prepared } = await this.#catalogue.backup(writer.folder, async (copy) => {
      // Otherwise the restored server would resume the job.
      await copy('jobs').where({ id: jobId }).delete()
      await forgetServers(copy)
      await forgetOwners(copy)
      // Exports can be made again, and they expire soon.
      await copy('exports').whereNotNull('completed_at').delete()
      const migrations = await copy<{ name: string }>('knex_migrations').orderBy('id').select('name')
      const ids = await repositoriesInUse(copy)
        .orderBy('id')
        .then<number[]>((rows: { id: number }[]) => rows.map(({ id }) => id))
      const { copies } = this.#warehouses
      const copied: number[] = []
      for (const id of ids) if (await copies?.has(id)) copied.push(id)
      return {
        migrations: migrations.map(({ name }) => name),
        sources: [
          ...(await this.#plainFiles(signal)),
          ...(copies === undefined ? [] : await this.#rows(copies, copied, signal)),
          ...(await this.#uploads(copy, signal)),
        ],
        uncopied: ids.length - copied.length,
      }
    })
    for (const file of files) await writer.add(file, 0o600, signal)
    return { ...prepared, catalogue: kind }
  }

  /** Secrets, the audit log, spatial data and all other files of these folders. */
  async #plainFiles(signal: AbortSignal): Promise<Source[]> {
    const sources: Source[] = []
    for (const folder of ['', 'spatial', 'quality']) {
      const entries = await readdir(join(this.#dataDir, folder), { withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return []
          throw error
        },
      )
      for (const entry of entries) {
        if (!entry.isFile() || NOT_DATA.test(entry.name)) continue
        if (folder === '' && [...this.#catalogue.files, ...LOCK_FILES].includes(entry.name)) continue
        sources.push(await this.#plainFile(folder === '' ? entry.name : `${folder}/${entry.name}`, signal))
      }
    }
    return sources
  }

  async #plainFile(path: string, signal: AbortSignal): Promise<Source> {
    const source = join(this.#dataDir, path)
    const { size } = await stat(source)
    return { path, bytes: size, copy: (writer) => writer.copy(path, source, signal) }
  }

  /** The warehouses of repositories. */
  async #rows(copies: WarehouseCopies, ids: readonly number[], signal: AbortSignal): Promise<Source[]> {
    const sources: Source[] = []
    for (const id of ids) {
      const path = `quality/${copies.fileOf(id)}`
      const file = join(this.#warehouseFolder, copies.fileOf(id))
      sources.push({
        path,
        // Unknown if another server has the file.
        bytes: (await sizeOf(file)) ?? 0,
        copy: async (writer) => {
          const isCopied = await this.#peers.on(id, 'copy', signal, {
            here: async () => {
              // A warehouse has no file before the first load.
              if ((await sizeOf(file)) === undefined) return false
              await copies.copyTo(id, await writer.place(path), signal)
              return true
            },
            there: (answer) => receiveCopy(answer, () => writer.place(path)),
          })
          if (isCopied) await writer.add(path, 0o644, signal)
        },
      })
    }
    return sources
  }

  /**
   * The uploaded files that a copy of the catalogue names. Contents that older versions named by the ids of their rows get
   * names that are unique, since the copy may be restored into a space of several catalogues.
   */
  async #uploads(catalogue: Knex, signal: AbortSignal): Promise<Source[]> {
    const sources: Source[] = []
    const names = new ContentNames({ knex: catalogue })
    const files = await catalogue('files')
      .whereIn('repository_id', repositoriesInUse(catalogue))
      .orderBy('id')
      .select<FileRow[]>('id', 'repository_id', 'content', 'size')
    for (const { repository_id: repositoryId, size, ...row } of files) {
      const bytes = Number(size)
      const place = { kind: 'files', repositoryId, name: contentNameOf(row) } as const
      const content = this.#space.read(place, 0, bytes - 1)
      const name = row.content ?? (await names.next())
      if (row.content === null) await catalogue('files').where({ id: row.id }).update({ content: name })
      const path = uploadPath(repositoryId, name)
      sources.push({ path, bytes, copy: (writer) => writer.write(path, content, bytes, signal) })
    }
    return sources
  }
}

interface FileRow {
  readonly id: number
  readonly repository_id: number
  readonly content: string | null
  readonly size: number | string
}

const withoutRows = (repositories: number): string =>
  repositories === 0
    ? ''
    : ` The rows of ${repositories} ${repositories === 1 ? 'repository' : 'repositories'} are not in the copy, because their engine cannot copy them: back up Trino and its storage with their own tools.`

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
