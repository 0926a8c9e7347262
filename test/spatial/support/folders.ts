import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is there during a suite. */
export function temporaryFolder(): { readonly path: string; file(name: string): string } {
  let path = ''
  before(async () => {
    path = await mkdtemp(join(tmpdir(), 'spatial-'))
  })
  after(() => rm(path, { recursive: true, force: true }))
  return {
    get path() {
      return path
    },
    file: (name) => join(path, name),
  }
}
