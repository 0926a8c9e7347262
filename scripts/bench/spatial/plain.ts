import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BenchData } from './collection.ts'
import type { Page, Requests } from './requests.ts'
import { ask, end, type RunningServer } from '../running-server.ts'

/** A page of ours, and what finds the same rows again. */
export interface PlainPage {
  readonly box: readonly [number, number, number, number]
  /** Key of its last feature. */
  readonly last: number
  readonly features: number
  /** Its bytes as we sent them. */
  readonly body: string
}

/**
 * Starts the server of `servers/plain.ts` on our answers to some requests with a bbox.
 * @returns it, and its paths in the order of ours
 */
export async function startPlain(
  ours: RunningServer,
  { path }: BenchData,
  requests: Requests,
): Promise<{ server: RunningServer; paths: string[] }> {
  const pages: PlainPage[] = []
  for (const target of requests.ours) {
    const page = await ask<Page>(ours, target)
    const box = new URL(target, ours.url).searchParams.get('bbox')!.split(',').map(Number)
    pages.push({
      box: box as [number, number, number, number],
      last: page.features.at(-1)!.id,
      features: page.features.length,
      body: JSON.stringify(page),
    })
  }
  const child = fork(join(import.meta.dirname, 'servers', 'plain.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    child.send({ path, pages })
    const port = await Promise.race([
      once(child, 'message').then(([port]) => port as number),
      once(child, 'exit').then(() => {
        throw new Error('The server over plain sqlite3 ended before it listened; see above.')
      }),
    ])
    return {
      server: {
        name: 'plain sqlite3',
        url: `http://127.0.0.1:${port}`,
        headers: {},
        processes: [child.pid!],
        stop: () => end(child),
      },
      paths: pages.map((_, index) => `/${index}`),
    }
  } catch (error) {
    await end(child)
    throw error
  }
}
