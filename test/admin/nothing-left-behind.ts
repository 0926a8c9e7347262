import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { temporaryFolder } from '../platform/support.ts'

/**
 * Gives each test of a suite an empty folder for its temporary files, and expects the folder to be empty afterwards.
 * Tests of other processes use the folder of the system meanwhile. Call it after the hooks that make folders.
 */
export function expectNothingLeftBehind(): void {
  let own: string
  let before: string | undefined

  beforeEach(async () => {
    own = await temporaryFolder()
    before = process.env['TMPDIR']
    process.env['TMPDIR'] = own
  })
  afterEach(async () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    expect(await readdir(own), 'left behind').to.deep.equal([])
  })
}
