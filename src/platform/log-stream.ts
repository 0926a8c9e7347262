import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Lines wait until there are this many bytes, or until this time has passed. */
const LEAST_BYTES = 4096
const MAX_WAIT_MS = 100
/** Bytes that one system call writes, at least if more wait. */
const CHUNK_BYTES = 16_384
/** Bytes of lines that wait for the destination. Further lines are dropped and counted. */
const WAITING_BYTES = 4 * 1024 * 1024
/**
 * Time until a full pipe is tried again. The time doubles each time: the reader of a busy log empties the pipe within
 * a millisecond.
 */
const LEAST_FULL_MS = 1
const MAX_FULL_MS = 128
/** Time until a destination that failed is tried again. */
const FAILED_MS = 1000
/** Time for the destination to take the waiting lines: when the log is flushed, and while the process exits. */
const FLUSH_MS = 1000
const EXIT_MS = 200
const EXIT_PAUSE_MS = 10

const NOTHING: Buffer = Buffer.alloc(0)

export interface LogStreamOptions {
  /** File descriptor of the destination. */
  readonly fd: number
  /** True if a write to the descriptor may block the thread that calls it. */
  readonly mayBlock: boolean
  /** Called with the number of dropped lines once the destination takes lines again. */
  readonly onDropped: (lines: number) => void
}

/**
 * The destination of a log. A destination that is closed, full or broken holds neither the callers nor the end of
 * the process: lines wait in bounded memory, further lines are dropped and counted, and the write is tried again.
 *
 * A thread of libuv's pool writes to a descriptor that may block. It must not write to a full pipe: a blocked
 * thread keeps the process from exiting. The main thread writes to a descriptor that does not block.
 */
export class LogStream implements DestinationStream {
  readonly #options: LogStreamOptions
  #lines: string[] = []
  #lineBytes = 0
  /** The bytes of the current system call. They stay here if it fails. */
  #chunk = NOTHING
  #isUsed = false
  #isWriting = false
  #dropped = 0
  #fullMs = LEAST_FULL_MS
  #timer: NodeJS.Timeout | undefined
  #flushing: (() => void)[] = []

  constructor(options: LogStreamOptions) {
    this.#options = options
  }

  /** Takes a line. Does not throw and does not wait. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#chunk.length + this.#lineBytes + bytes > WAITING_BYTES) {
      this.#dropped++
      return
    }
    if (!this.#isUsed) process.once('exit', () => this.#writeAtExit())
    this.#isUsed = true
    this.#lines.push(line)
    this.#lineBytes += bytes
    const isTriedLater = this.#chunk.length > 0
    if (this.#isWriting || isTriedLater) return
    if (this.#lineBytes >= LEAST_BYTES) this.#writeWaiting()
    else this.#timer ??= this.#writeAfter(MAX_WAIT_MS)
  }

  /** Calls back when all lines are written, when that fails, or when the destination has been full for a second. */
  flush(done: () => void): void {
    const settle = (): void => {
      clearTimeout(limit)
      this.#flushing = this.#flushing.filter((other) => other !== settle)
      done()
    }
    const limit = setTimeout(settle, FLUSH_MS)
    this.#flushing.push(settle)
    if (!this.#isWriting) this.#writeWaiting()
  }

  #writeAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#writeWaiting(), ms).unref()
  }

  #writeWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { fd, mayBlock } = this.#options
    this.#isWriting = true
    while (this.#fillChunk()) {
      if (mayBlock)
        return write(fd, this.#chunk, (error, bytes) => {
          if (error) return this.#failed(error)
          this.#wrote(bytes)
          this.#writeWaiting()
        })
      try {
        this.#wrote(writeSync(fd, this.#chunk))
      } catch (error) {
        return this.#failed(error)
      }
    }
    this.#isWriting = false
    this.#settle()
  }

  /** Moves waiting lines into the chunk, unless it still has bytes. Returns false if nothing waits. */
  #fillChunk(): boolean {
    if (this.#chunk.length > 0) return true
    let count = 0
    for (let bytes = 0; count < this.#lines.length && bytes < CHUNK_BYTES; count++)
      bytes += Buffer.byteLength(this.#lines[count]!)
    this.#chunk = Buffer.from(this.#lines.splice(0, count).join(''))
    this.#lineBytes -= this.#chunk.length
    return count > 0
  }

  #wrote(bytes: number): void {
    this.#chunk = this.#chunk.subarray(bytes)
    this.#fullMs = LEAST_FULL_MS
    if (this.#dropped === 0 || this.#chunk.length > 0) return
    const lines = this.#dropped
    this.#dropped = 0
    this.#options.onDropped(lines)
  }

  #failed(error: unknown): void {
    this.#isWriting = false
    if (isFull(error)) {
      this.#timer = this.#writeAfter(this.#fullMs)
      this.#fullMs = Math.min(2 * this.#fullMs, MAX_FULL_MS)
      return
    }
    this.#timer = this.#writeAfter(FAILED_MS)
    this.#settle()
  }

  #settle(): void {
    for (const settle of this.#flushing) settle()
  }

  /** Writes the waiting lines while the process exits, when timers and threads do not call back any more. */
  #writeAtExit(): void {
    // A thread that is writing has these bytes.
    if (this.#isWriting) this.#chunk = NOTHING
    this.#isWriting = true
    const pause = new Int32Array(new SharedArrayBuffer(4))
    const end = performance.now() + EXIT_MS
    while (this.#fillChunk()) {
      try {
        this.#wrote(writeSync(this.#options.fd, this.#chunk))
      } catch (error) {
        if (!isFull(error) || performance.now() >= end) return
        Atomics.wait(pause, 0, 0, EXIT_PAUSE_MS)
      }
    }
  }
}

/** True if a pipe or a socket has no room at the moment. */
const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EAGAIN'
