import { memoryDuring } from '../memory.ts'
import { ITEMS, nextOf, type Page } from './requests.ts'
import { ask, type RunningServer } from '../running-server.ts'

const LIMIT = 10_000

export interface Walk {
  readonly features: number
  readonly seconds: number
  /** Most bytes that the server held meanwhile. */
  readonly memory: number
}

/**
 * Follows `next` through the whole collection, as one client does, in pages of 10,000 features.
 * @throws Error where a feature is missing, double or out of order
 */
export async function walk(ours: RunningServer, features: number): Promise<Walk> {
  const started = performance.now()
  const { bytes } = await memoryDuring(ours.processes, async () => {
    let seen = 0
    for (let path: string | undefined = `${ITEMS}?limit=${LIMIT}`; path !== undefined;) {
      const page: Page = await ask<Page>(ours, path)
      for (const { id } of page.features)
        if (id !== ++seen) throw new Error(`The feature ${id} stands where ${seen} belongs.`)
      path = nextOf(page)
    }
    if (seen !== features) throw new Error(`The pages held ${seen} features of ${features}.`)
  })
  return { features, seconds: (performance.now() - started) / 1000, memory: bytes }
}
