import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../inputs.mjs'

/** Loads TypeScript in the peer's worker threads too. */
const LOADER = pathToFileURL(join(ROOT, 'scripts', 'tsx.mjs')).href

/**
 * Runs a peer in a process of its own.
 * @param what the peer's name in messages
 * @returns the one message that it sends
 * @throws Error where it ends without
 */
export async function runPeer<T>(what: string, module: string, args: readonly string[]): Promise<T> {
  const child = fork(module, args, {
    execArgv: ['--import', LOADER],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${what} ended without an answer; see above.`)
    }),
  ])) as [T]
  if (child.exitCode === null) await once(child, 'exit')
  return answer
}
