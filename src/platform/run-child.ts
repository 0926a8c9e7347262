import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Work of an entry point in a separate process. */
export interface ChildWork {
  readonly args: readonly string[]
  /** The error message if it fails, as the beginning of a sentence: `The demo data could not be written`. */
  readonly complaint: string
  readonly signal: AbortSignal | undefined
  readonly onMessage?: (message: unknown) => void
}

/**
 * Runs an entry point as a child process, so that the event loop of this process stays free, and waits for
 * its end. The child has a channel to this process and must end when the channel closes.
 * @param name of the entry point: `src/<name>.ts`, in the bundle `<name>.js` beside the server's
 * @throws the signal's reason if it was aborted; an Error with the child's standard error if it failed
 */
export async function runChild(
  name: string,
  { args, complaint, signal, onMessage }: ChildWork,
): Promise<void> {
  signal?.throwIfAborted()
  // The bundle has its entry points beside this file; elsewhere each file has the path of its source.
  const apart = /\/platform\/run-child(\.[jt]s)$/.exec(import.meta.url)
  const entryPoint = new URL(apart ? `../${name}${apart[1]}` : `${name}.js`, import.meta.url)
  const child = fork(fileURLToPath(entryPoint), args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const stop = (): boolean => child.kill()
  signal?.addEventListener('abort', stop, { once: true })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000)
  })
  if (onMessage) child.on('message', onMessage)
  try {
    const code = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (exitCode, exitSignal) => resolve(exitCode ?? exitSignal))
    })
    signal?.throwIfAborted()
    if (code !== 0) throw new Error(`${complaint} (${code}): ${output.trim()}`)
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
