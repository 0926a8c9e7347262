import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull } from './full-disk.ts'

/** Limits of spools, in bytes. */
export interface SpoolLimits {
  /** What one spool keeps in memory; the rest goes to a file. */
  readonly memory: number
  /** What all spools keep in memory, beside one piece of each. */
  readonly memoryOfAll: number
  /** What the files of all spools hold together; beyond it whoever writes waits for whoever reads. */
  readonly disk: number
}

/** Bytes of a file that are read at once. */
const READ_BYTES = 65_536

/**
 * Spools of a server: each takes pieces of text as fast as they are made and gives them as fast as they are taken, so
 * that what makes them holds no database connection for a slow client. What is not taken yet is kept in memory up to a
 * limit, and in a file beyond it. The files have no names, so that a killed process leaves none.
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

  /** @param folder of its own; what is in it is deleted */
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
   * Begins to make pieces and resolves when the first one is there.
   * @param make makes the pieces and hands each to `put`; its signal is aborted when nobody takes them any more
   * @param signal is aborted at the latest when nobody takes the pieces any more
   * @throws what `make` throws before its first piece; what it throws later is thrown to whoever takes the pieces
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
    // A file that cannot be closed costs nobody anything: all of it was taken, or nobody wants it any more.
    spool.run(make, signal).then(ended, ended)
    await spool.begun()
    return spool
  }

  async #newFile(): Promise<FileHandle> {
    const path = join(this.#folder, randomBytes(12).toString('hex'))
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return file
  }
}

/** What a spool asks of all spools. */
interface Shared {
  newFile(): Promise<FileHandle>
  /** True if a spool that has so many bytes in memory may keep so many more there. */
  fitsMemory(own: number, more: number): boolean
  fitsDisk(more: number): boolean
  countMemory(change: number): void
  countDisk(change: number): void
}

/** The pieces of one maker on their way to one taker. */
class Spool implements AsyncIterableIterator<string | Uint8Array> {
  readonly #shared: Shared
  readonly #stop = new AbortController()
  /** Pieces in memory. Those in the file come after them. */
  readonly #pieces: string[] = []
  #inMemory = 0
  #file: FileHandle | undefined
  #written = 0
  #read = 0
  #isWriting = false
  #end: { readonly error?: unknown } | undefined
  /** Resolve what waits for any change. */
  #onChange: (() => void)[] = []

  constructor(shared: Shared) {
    this.#shared = shared
  }

  /** Makes all pieces; resolves when the last one was taken or nobody takes them any more. */
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

  /** Resolves when the first piece is there, or when there is none. @throws what was thrown in its place */
  async begun(): Promise<void> {
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
    this.#abort(new Error('Nobody takes the rest of this answer.'))
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
      // There is always room for one piece, or a spool could wait for others for ever.
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

  /** @returns false where there is no room for it at the moment */
  async #write(bytes: Buffer): Promise<boolean> {
    if (!this.#shared.fitsDisk(bytes.length)) return false
    // Counted before it is written, since other spools write meanwhile.
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
      // The piece waits in its maker, as it does where the spools have no room.
      if (isFull(error)) return false
      throw error
    } finally {
      this.#isWriting = false
    }
  }

  async #readFile(): Promise<Uint8Array> {
    const length = Math.min(READ_BYTES, this.#written - this.#read)
    const { bytesRead, buffer } = await this.#file!.read(Buffer.allocUnsafe(length), 0, length, this.#read)
    if (bytesRead === 0) throw new Error('The file of a spool is shorter than what was written to it.')
    this.#read += bytesRead
    if (this.#read === this.#written && !this.#isWriting) await this.#dropFile()
    this.#changed()
    return buffer.subarray(0, bytesRead)
  }

  /** Gives the room of a file back of which everything was taken. */
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
