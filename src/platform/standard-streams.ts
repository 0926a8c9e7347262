import { fstatSync } from 'node:fs'

/**
 * Standard output as a file descriptor. A write to a file or a terminal may block. A write to a pipe or a socket
 * does not, because Node makes it non-blocking when it opens the stream.
 */
export const standardOutput = (): { readonly fd: number; readonly mayBlock: boolean } => {
  const { fd } = process.stdout
  const kind = fstatSync(fd)
  return { fd, mayBlock: !kind.isFIFO() && !kind.isSocket() }
}

/**
 * Keeps the process running after the reader of standard output or standard error is gone: a pipe that was closed,
 * or a terminal. Without a listener, Node throws the error of such a stream.
 * @param onFault called once if standard output fails for another reason, such as a full disk
 */
export const tolerateClosedStreams = (onFault: (error: NodeJS.ErrnoException) => void): void => {
  let isTold = false
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isTold || READER_GONE.has(error.code)) return
    isTold = true
    onFault(error)
  })
}

const READER_GONE: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EIO', 'ECONNRESET'])
