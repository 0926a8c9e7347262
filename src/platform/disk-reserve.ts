import { randomFillSync } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull } from '../lib/full-disk.ts'
import type { Logger } from './logging.ts'

/** Enough for the journals of the databases while they delete something. */
const BYTES = 2 * 1024 * 1024
const FILL_AGAIN_MS = 60_000

/**
 * Space on the disk that is kept for deletions: databases need space to free space. On a full disk the reserve is given
 * up, and it is filled again when there is space.
 */
export class DiskReserve {
  readonly #path: string
  readonly #logger: Pick<Logger, 'error'>
  #isFilled = false
  #timer: NodeJS.Timeout | undefined

  constructor(dataDir: string, logger: Pick<Logger, 'error'>) {
    this.#logger = logger
    this.#path = join(dataDir, 'disk-reserve')
  }

  /** Fills the reserve. Tries again later if the disk is full. */
  async fill(): Promise<void> {
    if (this.#isFilled) return
    try {
      const file = await open(this.#path, 'w', 0o600)
      try {
        // Random bytes take their space on file systems that compress, too.
        await file.writeFile(randomFillSync(Buffer.alloc(BYTES)))
        await file.sync()
        this.#isFilled = true
      } finally {
        await file.close()
      }
    } catch (error) {
      if (!isFull(error)) throw error
      await rm(this.#path, { force: true })
      this.#fillLater()
    }
  }

  /** Frees the reserve. @returns false if it is free already */
  async giveUp(): Promise<boolean> {
    if (!this.#isFilled) return false
    this.#isFilled = false
    await rm(this.#path, { force: true })
    this.#fillLater()
    return true
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #fillLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.fill().catch((error: unknown) =>
        this.#logger.error({ err: error }, 'The reserve of the disk could not be filled.'),
      )
    }, FILL_AGAIN_MS).unref()
  }
}
