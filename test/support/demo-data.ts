import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '../../scripts/inputs.mjs'
import { buildDemoData } from '../../src/spatial/demo/build-in-child.ts'

let made: Promise<string> | undefined

/** The folder of the demo data; made once for each state of the code that makes it, and read by all tests. */
export function demoDataFolder(): Promise<string> {
  made ??= (async () => {
    const state = hashOf(['src/spatial', 'package-lock.json']).slice(0, 16)
    const dir = join(tmpdir(), `groundtruth-demo-${state}`)
    await mkdir(dir, { recursive: true })
    await buildDemoData({ dir })
    return dir
  })()
  return made
}
