import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordingLogger } from '../../../platform/support.ts'
import { compiled } from '../../../support/programs.ts'
import { filesOf, pathOf, spaceIn } from '../../support/open-files.ts'
import { newCatalogue } from '../../support/catalogues.ts'

const script = compiled('test/quality/support/upload-until-killed.ts')

const hasKept = (said: string): boolean => /^kept .*$/m.test(said)

/** Runs the uploading process, kills it some time after its first upload, and returns what it had said by then. */
const runAndKill = (dataDir: string, first: number, afterMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, dataDir, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const hadKept = hasKept(said)
      said += chunk.toString()
      if (!hadKept && hasKept(said)) setTimeout(() => child.kill('SIGKILL'), afterMs)
    })
    child.on('error', reject)
    child.on('close', () => resolve(said))
  })

describe('uploads and deletions that are cut by kill -9', () => {
  it('keep what was acknowledged and leave nothing half done', async function () {
    this.timeout(60_000)
    const { catalogue, dataDir } = await newCatalogue()
    const { logger } = recordingLogger()
    for (let round = 1; round <= 4; round++) {
      const said = await runAndKill(dataDir, round * 100_000, Math.random() * 250)
      const namesOf = (word: string) =>
        Array.from(said.matchAll(new RegExp(`^${word} (.*)$`, 'gm')), ([, name]) => name!)
      const [kept, deleting, deleted] = ['kept', 'deleting', 'deleted'].map(namesOf) as [
        string[],
        string[],
        string[],
      ]
      expect(kept).not.to.deep.equal([])
      const files = filesOf({ catalogue, space: await spaceIn(dataDir), logger })
      await files.start()
      for (const name of kept) {
        const found = await files.find(1, name)
        if (deleted.includes(name)) expect(found).to.equal(undefined)
        // One that was asked to go when the end came may be there or not.
        else if (!deleting.includes(name)) expect(found, name).not.to.equal(undefined)
        if (found)
          expect(await readFile(await pathOf(files, 1, name), 'utf8')).to.equal(
            `${name} 0\n${name} 1\n${name} 2\n`,
          )
      }
      const rows = await catalogue.knex<{ content: string }>('files').select('content')
      const contents = await readdir(join(dataDir, 'quality', '1', 'files'))
      expect(new Set(contents)).to.deep.equal(new Set(rows.map(({ content }) => content)))
      await files.close()
    }
  })
})
