import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pythonEnvironment } from '../../scripts/python-environment.ts'

/** A local service of S3 that is not ours: moto, in its pinned version. It keeps all objects in its memory. */
export class MotoServer {
  readonly endpoint: string
  readonly #child: ChildProcess

  private constructor(endpoint: string, child: ChildProcess) {
    this.endpoint = endpoint
    this.#child = child
  }

  /** @param python path of the interpreter, as `needs` gives it */
  static async start(python: string): Promise<MotoServer> {
    const programs = pythonEnvironment({
      name: 'moto',
      requirements: join(import.meta.dirname, 'moto-requirements.txt'),
      python,
      missing: `The test needs ${python} with the modules venv and ensurepip.`,
    })
    const port = await freePort()
    const child = spawn(join(programs, 'moto_server'), ['-H', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    })
    const server = new MotoServer(`http://127.0.0.1:${port}`, child)
    for (let tries = 0; ; tries++) {
      try {
        await fetch(`${server.endpoint}/moto-api/`)
        return server
      } catch (error) {
        if (tries === 300 || child.exitCode !== null) throw error
        await sleep(100)
      }
    }
  }

  async makeBucket(name: string): Promise<void> {
    const { status } = await fetch(`${this.endpoint}/${name}`, { method: 'PUT' })
    if (status !== 200) throw new Error(`moto answers ${status}.`)
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
