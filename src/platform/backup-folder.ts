/** A copy of DATA_DIR in a separate folder. A manifest lists its files and is written last. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isFull } from '../lib/full-disk.ts'
import { isWithin } from '../lib/paths.ts'
import { writeFileAtomically } from '../lib/files.ts'
import { makeFolder } from './data-dir.ts'
import { hashed, writeTo } from './file-space/content-streams.ts'
import { ContentGone } from './file-space/file-space.ts'
import { OperatorError } from './operator-error.ts'

/** A folder is not usable as a backup target or holds no valid backup. The message says why. */
export class BackupError extends OperatorError {}

/** One file of a backup. */
export interface BackupFile {
  /** Path relative to the folder, with slashes. */
  readonly path: string
  readonly size: number
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
  /** Permissions for the restored file. */
  readonly mode: number
}

export interface Manifest {
  readonly product: 'groundtruth'
  readonly format: 1
  readonly createdAt: string
  /** Migrations that were applied to the catalogue. */
  readonly migrations: readonly string[]
  /** The kind of database that the copy of the catalogue is for. */
  readonly catalogue: string
  readonly files: readonly BackupFile[]
}

const MANIFEST = 'manifest.json'
/** The kind of catalogue in manifests that do not name it: earlier versions had no other kind. */
const FIRST_KIND = 'sqlite'
const CHUNK = 1 << 18

/**
 * Writes a backup file by file. All files are readable by the owner only, since the backup contains secrets.
 */
export class BackupWriter {
  readonly folder: string
  readonly #files: BackupFile[] = []

  private constructor(folder: string) {
    this.folder = folder
  }

  /**
   * @param folder absolute path; created if it is missing
   * @throws BackupError if the folder is inside DATA_DIR, is not empty, or cannot be written
   */
  static async create(folder: string, dataDir: string): Promise<BackupWriter> {
    if (isWithin(await realPathOf(folder), await realpath(dataDir))) {
      throw new BackupError(`${folder} is inside DATA_DIR. Choose a folder outside of it.`)
    }
    if ((await entriesOf(folder)).length > 0) {
      throw new BackupError(`${folder} is not empty. Choose a new folder, or empty it first.`)
    }
    try {
      await makeFolder(folder, 0o700)
      await access(folder, constants.W_OK | constants.X_OK)
    } catch (error) {
      throw notWritable(folder, error)
    }
    return new BackupWriter(folder)
  }

  /** Copies a file of DATA_DIR unchanged. */
  async copy(path: string, source: string, signal: AbortSignal): Promise<void> {
    const target = await this.place(path)
    const copied = await copyFile(source, target, signal)
    this.#files.push({ path, ...copied, mode: (await stat(source)).mode & 0o777 })
  }

  /**
   * Writes the content of an upload.
   * @throws BackupError if it is shorter or longer than its row says
   */
  async write(
    path: string,
    content: AsyncIterable<Uint8Array>,
    bytes: number,
    signal: AbortSignal,
  ): Promise<void> {
    const target = await this.place(path)
    const digest = createHash('sha256')
    const pieces = hashed(content, (piece) => {
      signal.throwIfAborted()
      digest.update(piece)
    })
    const size = await writeTo(target, pieces).catch((error: unknown) => {
      if (!(error instanceof ContentGone)) throw error
      throw new BackupError(
        `The content of an upload (${path}) is missing. Delete the upload, or put its content back.`,
        { cause: error },
      )
    })
    if (size !== bytes)
      throw new BackupError(
        `The content of an upload (${path}) has ${size} bytes in place of ${bytes}, so it is damaged. Delete the upload, or put its content back.`,
      )
    this.#files.push({ path, size, sha256: digest.digest('hex'), mode: 0o600 })
  }

  /** The absolute path at which another component writes a file. The file must then be added. */
  async place(path: string): Promise<string> {
    const target = join(this.folder, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    return target
  }

  /** Adds a file that is already in its place. */
  async add(path: string, mode: number, signal: AbortSignal): Promise<void> {
    const target = join(this.folder, path)
    const file = await open(target, 'r+')
    try {
      await file.chmod(0o600)
      await file.sync()
    } finally {
      await file.close()
    }
    this.#files.push({ path, ...(await digestOf(target, signal)), mode })
  }

  /** Writes the manifest, which completes the backup. */
  async finish({ migrations, catalogue }: Pick<Manifest, 'migrations' | 'catalogue'>): Promise<Manifest> {
    const manifest: Manifest = {
      product: 'groundtruth',
      format: 1,
      createdAt: new Date().toISOString(),
      migrations,
      catalogue,
      files: this.#files,
    }
    await writeFileAtomically(join(this.folder, MANIFEST), JSON.stringify(manifest, undefined, 1), 0o600)
    return manifest
  }

  /** The reason for which the backup failed: a sentence if its disk is full. */
  describe(error: unknown): unknown {
    return isFull(error) ? notWritable(this.folder, error) : error
  }

  /** Empties the folder again. */
  async discard(): Promise<void> {
    for (const entry of await readdir(this.folder)) {
      await rm(join(this.folder, entry), { recursive: true, force: true })
    }
  }
}

/**
 * Reads the manifest of a backup and checks that all files exist with their sizes. `copyBackup` checks their
 * contents.
 * @throws BackupError
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    throw new BackupError(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `${folder} does not contain a complete backup: it has no ${MANIFEST}, which is written last.`
        : `The backup in ${folder} cannot be read by this user (${code}). Run the command as a user who may read it.`,
      { cause: error },
    )
  })
  const manifest = parseManifest(text)
  if (!manifest) throw new BackupError(`${join(folder, MANIFEST)} is damaged. The backup cannot be restored.`)
  if (manifest.format !== 1) {
    throw new BackupError(
      `${folder} was written by a newer version of the product. Restore it with that version.`,
    )
  }
  for (const { path, size } of manifest.files) {
    if (!isWithin(resolve(folder, path), resolve(folder))) {
      throw new BackupError(`${MANIFEST} names ${path}, which is outside the backup.`)
    }
    const found = await stat(join(folder, path)).catch(() => undefined)
    if (found?.size !== size) {
      throw new BackupError(
        `${path} of the backup is ${found ? 'of a different size than recorded' : 'missing'}.`,
      )
    }
  }
  return manifest
}

/**
 * Copies the files of a backup into an empty folder and compares each with its digest.
 * @param onCopied receives the bytes copied so far
 * @throws BackupError at the first file that differs from its digest
 */
export async function copyBackup(
  folder: string,
  { files }: Manifest,
  target: string,
  signal: AbortSignal,
  onCopied: (bytes: number) => void,
): Promise<void> {
  let bytes = 0
  for (const { path, sha256, mode } of files) {
    const copy = join(target, path)
    await mkdir(dirname(copy), { recursive: true })
    const copied = await copyFile(join(folder, path), copy, signal, mode)
    if (copied.sha256 !== sha256)
      throw new BackupError(`${path} of the backup is damaged: its digest differs.`)
    onCopied((bytes += copied.size))
  }
}

/** Names in a folder; empty if the folder is missing. */
export async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new BackupError(
      `${folder} cannot be opened by the user of this process (${(error as NodeJS.ErrnoException).code}). Choose a folder that this user may read and write.`,
      {
        cause: error,
      },
    )
  }
}

/** The server, or a command as the server's user, writes the backup, and not the user who asks for it. */
function notWritable(folder: string, error: unknown): BackupError {
  const { code } = error as NodeJS.ErrnoException
  const user =
    process.geteuid === undefined
      ? 'the server'
      : `the user that the server runs as (number ${process.geteuid()})`
  return new BackupError(
    isFull(error)
      ? `The disk of ${folder} is full. Free some space, or choose another folder.`
      : `${folder} cannot be written by ${user} (${code}). Choose a folder that this user may write to.`,
    { cause: error },
  )
}

function parseManifest(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text) as Partial<Manifest> | null
    const isManifest = value?.product === 'groundtruth' && Array.isArray(value.files)
    if (!isManifest || !Array.isArray(value.migrations)) return undefined
    return { catalogue: FIRST_KIND, ...value } as Manifest
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Copies a file to a new file, syncs it and computes the digest of the copied data. */
async function copyFile(source: string, target: string, signal: AbortSignal, mode = 0o600) {
  const digest = createHash('sha256')
  let size = 0
  const file = await open(target, 'wx', mode)
  try {
    for await (const chunk of createReadStream(source, {
      highWaterMark: CHUNK,
      signal,
    }) as AsyncIterable<Buffer>) {
      digest.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: digest.digest('hex') }
}

async function digestOf(path: string, signal: AbortSignal) {
  const digest = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path, {
    highWaterMark: CHUNK,
    signal,
  }) as AsyncIterable<Buffer>) {
    digest.update(chunk)
    size += chunk.length
  }
  return { size, sha256: digest.digest('hex') }
}

/** The path without symbolic links, as far as it exists. */
async function realPathOf(path: string): Promise<string> {
  for (let existing = resolve(path); ; existing = dirname(existing)) {
    const isThere = await access(existing).then(
      () => true,
      () => existing === dirname(existing),
    )
    if (isThere) return join(await realpath(existing), relative(existing, resolve(path)))
  }
}

/** The path of the content of an upload in a backup. It is its path below DATA_DIR too, unless FILES_URL is set. */
export const uploadPath = (repositoryId: number, name: string): string =>
  `quality/${repositoryId}/files/${name}`

/** The upload whose content has a path in a backup. @returns undefined for other files */
export function uploadAt(path: string): { repositoryId: number; name: string } | undefined {
  const [, repository, name] = /^quality\/([1-9]\d*)\/files\/([^/]+)$/.exec(path) ?? []
  return name === undefined ? undefined : { repositoryId: Number(repository), name }
}

/** A name beside a folder: `data.<what>`. */
export const beside = (folder: string, what: string): string =>
  join(dirname(folder), `${basename(folder)}.${what}`)
