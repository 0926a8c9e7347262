import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull } from './full-disk.ts'

/** Limits of spools, in bytes. */
export interface SpoolLimits {
  /** Bytes that one spool keeps in memory; the rest goes to a file. */
  readonly memory: number
  /** Bytes that all spools keep in memory, besides one piece of each. */
  readonly memoryOfAll: number
  /** Bytes in the files of all spools. Beyond this limit writers wait for readers. */
  readonly disk: number
}

/** Bytes of a file per read. */
const READ_BYTES = 65_536

/**
 * The spools of a server. A spool accepts pieces of text as fast as they are produced and returns them as
 * fast as they are taken, so that a slow client does not hold a database connection. Pieces are kept in
 * memory up to a limit, then in a file. The files have no names, so that a killed process leaves none.
 */
export class Spools {
  readonly #folder: string
  readonly #limits: SpoolLimits
  #inMemory = 0
  #onDisk = 0
  #open = 0

  private constructor(folder: string, limits: SpoolLimits) {
    this.#folder = folder
    this.#limits = limits
  }

  /** @param folder used by the spools alone; its contents are deleted */
  static async start(folder: string, limits: SpoolLimits): Promise<Spools> {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return new Spools(folder, limits)
  }

  /** Spools whose pieces have not all been taken. */
  get open(): number {
    return this.#open
  }

  /** Bytes that the files of all spools hold. */
  get bytesOnDisk(): number {
    return this.#onDisk
  }

  /**
   * Starts producing pieces and resolves when the first piece is ready.
   * @param make produces the pieces and passes each to `put`; its signal is aborted when no consumer is left
   * @param signal is aborted at the latest when no consumer is left
   * @throws the error of `make` before its first piece; a later error is thrown to the consumer
   */
  async begin(
    make: (put: (piece: string) => Promise<void>, signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
  ): Promise<AsyncIterableIterator<string | Uint8Array>> {
    const { memory, memoryOfAll, disk } = this.#limits
    const spool = new Spool({
      newFile: () => this.#newFile(),
      fitsMemory: (own, more) => own + more <= memory && this.#inMemory + more <= memoryOfAll,
      fitsDisk: (more) => this.#onDisk + more <= disk,
      countMemory: (change) => (this.#inMemory += change),
      countDisk: (change) => (this.#onDisk += change),
    })
    this.#open++
    const ended = (): void => void this.#open--
    // An error of closing the file does no harm: all pieces were taken, or no consumer is left.
    spool.run(make, signal).then(ended, ended)
    await spool.ready()
    return spool
  }

  async #newFile(): Promise<FileHandle> {
    const path = join(this.#folder, randomBytes(12).toString('hex'))
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return file
  }
}

/** What a spool needs from all spools. */
interface Shared {
  newFile(): Promise<FileHandle>
  /** True if a spool that has so many bytes in memory may keep so many more there. */
  fitsMemory(own: number, more: number): boolean
  fitsDisk(more: number): boolean
  countMemory(change: number): void
  countDisk(change: number): void
}

/** The pieces between one producer and one consumer. */
class Spool implements AsyncIterableIterator<string | Uint8Array> {
  readonly #shared: Shared
  readonly #stop = new AbortController()
  /** Pieces in memory. Pieces in the file precede them. */
  readonly #pieces: string[] = []
  #inMemory = 0
  #file: FileHandle | undefined
  #written = 0
  #read = 0
  #isWriting = false
  #end: { readonly error?: unknown } | undefined
  /** Resolves the promises that wait for a change. */
  #onChange: (() => void)[] = []

  constructor(shared: Shared) {
    this.#shared = shared
  }

  /** Produces all pieces. Resolves when the last piece was taken or no consumer is left. */
  async run(
    make: (put: (piece: string) => Promise<void>, signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    const stop = (): void => this.#abort(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    try {
      await make((piece) => this.#put(piece), this.#stop.signal)
      this.#end = {}
    } catch (error) {
      this.#end = { error }
    }
    this.#changed()
    while (!this.#isEmpty && !this.#stop.signal.aborted) await this.#change()
    signal.removeEventListener('abort', stop)
    await this.#dispose()
  }

  /**
   * Resolves when the first piece is ready or when there are no pieces.
   * @throws the error that occurred before the first piece
   */
  async ready(): Promise<void> {
    while (this.#isEmpty && this.#end === undefined) await this.#change()
    if (this.#isEmpty) this.#throwIfFailed()
  }

  async next(): Promise<IteratorResult<string | Uint8Array>> {
    while (this.#isEmpty && this.#end === undefined && !this.#stop.signal.aborted) await this.#change()
    this.#stop.signal.throwIfAborted()
    const piece = this.#pieces.shift()
    if (piece !== undefined) {
      this.#keepInMemory(-piece.length)
      this.#changed()
      return { value: piece }
    }
    if (this.#read < this.#written) return { value: await this.#readFile() }
    this.#throwIfFailed()
    return { done: true, value: undefined }
  }

  return(): Promise<IteratorResult<string | Uint8Array>> {
    this.#abort(new Error('The rest of this answer has no consumer.'))
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  get #isEmpty(): boolean {
    return this.#pieces.length === 0 && this.#read === this.#written
  }

  async #put(piece: string): Promise<void> {
    for (;;) {
      this.#stop.signal.throwIfAborted()
      const isInOrder = this.#read === this.#written
      if (isInOrder && this.#shared.fitsMemory(this.#inMemory, piece.length)) break
      if (await this.#write(Buffer.from(piece))) return this.#changed()
      // One piece is always accepted; otherwise a spool could wait for others forever.
      if (this.#isEmpty) break
      await this.#change()
    }
    this.#pieces.push(piece)
    this.#keepInMemory(piece.length)
    this.#changed()
  }

  #keepInMemory(change: number): void {
    this.#inMemory += change
    this.#shared.countMemory(change)
  }

  /** @returns false if there is no room at the moment */
  async #write(bytes: Buffer): Promise<boolean> {
    if (!this.#shared.fitsDisk(bytes.length)) return false
    // Counted before the write, since other spools write concurrently.
    this.#shared.countDisk(bytes.length)
    this.#isWriting = true
    try {
      this.#file ??= await this.#shared.newFile()
      for (let at = 0; at < bytes.length;) {
        const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#written + at)
        at += bytesWritten
      }
      this.#written += bytes.length
      return true
    } catch (error) {
      this.#shared.countDisk(-bytes.length)
      // The piece waits in its producer, as it does if the spools have no room.
      if (isFull(error)) return false
      throw error
    } finally {
      this.#isWriting = false
    }
  }

  async #readFile(): Promise<Uint8Array> {
    const length = Math.min(READ_BYTES, this.#written - this.#read)
    const { bytesRead, buffer } = await this.#file!.read(Buffer.allocUnsafe(length), 0, length, this.#read)
    if (bytesRead === 0) throw new Error('The file of a spool is shorter than the data written to it.')
    this.#read += bytesRead
    if (this.#read === this.#written && !this.#isWriting) await this.#dropFile()
    this.#changed()
    return buffer.subarray(0, bytesRead)
  }

  /** Frees the space of a file that was read completely. */
  async #dropFile(): Promise<void> {
    const file = this.#file
    this.#file = undefined
    this.#shared.countDisk(-this.#written)
    this.#read = this.#written = 0
    await file?.close()
  }

  async #dispose(): Promise<void> {
    this.#pieces.length = 0
    this.#keepInMemory(-this.#inMemory)
    await this.#dropFile()
  }

  #throwIfFailed(): void {
    if (this.#end && 'error' in this.#end) throw this.#end.error
  }

  #abort(reason: Error): void {
    this.#stop.abort(reason)
    this.#changed()
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#onChange.push(resolve))
  }

  #changed(): void {
    const waiting = this.#onChange
    this.#onChange = []
    for (const resolve of waiting) resolve()
  }
}
