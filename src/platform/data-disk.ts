import { statfs } from 'node:fs/promises'
import type { Logger } from './logging.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** Interval at which the disk is read. */
const EVERY_MS = 1000

/** Below it the disk counts as full: databases reject changes that need more than the rest. */
const LEAST_BYTES = 2 * 1024 * 1024

interface Space {
  readonly sizeBytes: number
  /** Bytes that this process can still write. */
  readonly availableBytes: number
  /** False if the file system can hold no further file. */
  readonly hasFiles: boolean
}

/** The disk of DATA_DIR. It is read every second, so that a hanging disk blocks neither probes nor metrics. */
export class DataDisk {
  readonly #dataDir: string
  readonly #logger: Pick<Logger, 'error'>
  readonly #everyMs: number
  #space: Space
  #timer: NodeJS.Timeout | undefined
  #isFailing = false
  #isClosed = false

  private constructor(dataDir: string, logger: Pick<Logger, 'error'>, space: Space, everyMs: number) {
    this.#dataDir = dataDir
    this.#logger = logger
    this.#space = space
    this.#everyMs = everyMs
    this.#readLater()
  }

  static async watch(dataDir: string, logger: Pick<Logger, 'error'>, everyMs = EVERY_MS): Promise<DataDisk> {
    return new DataDisk(dataDir, logger, await spaceOf(dataDir), everyMs)
  }

  /** Reports a full disk by the readiness, and the space by the metrics. */
  report(readiness: Pick<Readiness, 'watch'>, metrics: Pick<Metrics, 'gauge'>): void {
    readiness.watch(() => this.problems())
    metrics.gauge(
      'data_disk_size_bytes',
      'Size of the disk of DATA_DIR.',
      () => [{ labels: {}, value: this.#space.sizeBytes }],
      'first',
    )
    metrics.gauge(
      'data_disk_available_bytes',
      'Space on the disk of DATA_DIR that the server can use.',
      () => [{ labels: {}, value: this.#space.availableBytes }],
      'first',
    )
  }

  /** A sentence if the disk is full. */
  problems(): readonly string[] {
    const { availableBytes, hasFiles } = this.#space
    if (availableBytes >= LEAST_BYTES && hasFiles) return []
    const rest = hasFiles
      ? `${Math.floor(availableBytes / 1024)} KB are available`
      : 'it can hold no further file'
    return [
      `The disk of DATA_DIR ${this.#dataDir} is full: ${rest}. Changes are rejected; reading and deleting work. Free some space on it.`,
    ]
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #readLater(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#read(), this.#everyMs).unref()
  }

  async #read(): Promise<void> {
    try {
      this.#space = await spaceOf(this.#dataDir)
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing)
        this.#logger.error({ err: error }, 'The space on the disk of DATA_DIR cannot be read.')
      this.#isFailing = true
    }
    this.#readLater()
  }
}

async function spaceOf(dataDir: string): Promise<Space> {
  const { bsize, blocks, bfree, bavail, files, ffree } = await statfs(dataDir)
  return {
    sizeBytes: blocks * bsize,
    // Some file systems keep a part for root.
    availableBytes: (process.getuid?.() === 0 ? bfree : bavail) * bsize,
    // Some file systems have no limit and report 0 of 0.
    hasFiles: files === 0 || ffree > 0,
  }
}
