import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The server as a child process that can be started anew. */
export class DevServer {
  readonly #root: string
  #child: ChildProcess | undefined
  #stopped = false

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root
  }

  /** Ends the server that runs, if one does, and starts the program as it is now, with the oracle on. */
  async restart(): Promise<void> {
    await this.#end()
    if (this.#stopped) return
    const loader = pathToFileURL(join(this.#root, 'scripts', 'tsx.mjs')).href
    const child = spawn(
      process.execPath,
      ['--import', loader, join(this.#root, 'scripts', 'oracle', 'main.ts')],
      {
        cwd: this.#root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    this.#child = child
    child.once('exit', (code) => {
      if (this.#child !== child) return
      this.#child = undefined
      console.error(`The server ended with code ${code}; it starts again after the next change.`)
    })
  }

  /** Ends the server for good. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#end()
  }

  async #end(): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}
