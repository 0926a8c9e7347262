import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A pipe between two processes, of which this process holds both ends. */
export interface Pipe {
  /** The end that is written to. Whether it blocks is a property of the pipe, as in a shell. */
  readonly writer: number
  /** Writes until the pipe takes no more. */
  readonly fill: () => void
  /** Reads everything that is in the pipe. */
  readonly read: () => string
  /** Closes the end that is read from. */
  readonly closeReader: () => void
  readonly close: () => void
}

let count = 0

/** Makes a pipe. @param folder for its name */
export function makePipe(folder: string): Pipe {
  const path = join(folder, `pipe-${count++}`)
  execFileSync('mkfifo', [path])
  let reader: number | undefined = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)
  const closeReader = (): void => {
    if (reader !== undefined) closeSync(reader)
    reader = undefined
  }
  return {
    writer,
    fill: () => {
      const filler = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
      for (const size of [4096, 1]) untilRefused(() => writeSync(filler, Buffer.alloc(size, '\n')))
      closeSync(filler)
    },
    read: () => {
      const parts: Buffer[] = []
      untilRefused(() => {
        const part = Buffer.alloc(65_536)
        const bytes = reader === undefined ? 0 : readSync(reader, part)
        parts.push(part.subarray(0, bytes))
        return bytes
      })
      return Buffer.concat(parts).toString()
    },
    closeReader,
    close: () => {
      closeReader()
      closeSync(writer)
    },
  }
}

/** Repeats a system call until it would block, or moves no bytes. */
function untilRefused(call: () => number): void {
  try {
    while (call() > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
  }
}
