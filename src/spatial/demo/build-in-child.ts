import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DemoProgress } from './build.ts'

/** The entry point that builds: the source under tsx, its bundle beside the bundle of the server. */
const entryPoint = import.meta.url.endsWith('.ts')
  ? new URL('../../demo-data.ts', import.meta.url)
  : new URL('demo-data.js', import.meta.url)

/**
 * Writes the demo data that the folder lacks in a child process, so that the event loop of the server stays
 * free. Resolves when all of it is there. An aborted build leaves no half-written file under its name; nor
 * does one whose server was killed, for the child ends when its parent is gone.
 *
 * @throws the signal's reason where it was aborted; an Error with what the child said where it failed
 */
export async function buildDemoData({
  dir,
  onProgress = () => undefined,
  signal,
}: {
  dir: string
  onProgress?: (progress: DemoProgress) => void
  signal?: AbortSignal
}): Promise<void> {
  signal?.throwIfAborted()
  const child = fork(fileURLToPath(entryPoint), [dir], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const stop = (): boolean => child.kill()
  signal?.addEventListener('abort', stop, { once: true })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000)
  })
  child.on('message', (progress) => onProgress(progress as DemoProgress))
  try {
    const code = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (exitCode, exitSignal) => resolve(exitCode ?? exitSignal))
    })
    signal?.throwIfAborted()
    if (code !== 0)
      throw new Error(`The demo data could not be written to ${dir} (${code}): ${complaint.trim()}`)
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
