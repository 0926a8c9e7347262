import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { fetchPublicFiles, type PublicFiles } from '../../../scripts/public-files/public-files.ts'
import { ROOT } from '../../../scripts/inputs.mjs'
import { inFull } from '../../support/full.ts'
import { lacks, needs } from '../../support/tools.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'
import { DECLARED_FILES, type DeclaredFile, MORE_FILES } from './declared-files.ts'
import { loadByPreview } from './load-by-preview.ts'
import { differencesOf, type Table } from './tables.ts'

/** All of them in the full run. */
const FILES = inFull([...DECLARED_FILES, ...MORE_FILES], DECLARED_FILES)

type Peer = Table | { readonly error: string }

describe('A file of a public package', function () {
  this.timeout(300_000)
  let files: PublicFiles
  let peers: ReadonlyMap<DeclaredFile, Peer>
  let server: QualityServer

  before(async function () {
    needs(this, 'python')
    try {
      files = fetchPublicFiles()
    } catch (error) {
      lacks(this, (error as Error).message)
    }
    const present = FILES.filter((file) => existsSync(pathOf(file)))
    peers = readByPeers(files.python, present)
    server = await startQualityServer({ env: { JOBS_AT_ONCE: '2' } })
  })
  after(() => server?.stop())

  const pathOf = ({ folder, path }: DeclaredFile): string => join(files.folders[folder] ?? '/missing', path)

  function readByPeers(python: string, present: readonly DeclaredFile[]): Map<DeclaredFile, Peer> {
    const asked = present.map((file) => ({
      path: pathOf(file),
      reader: file.reader,
      options: file.options ?? {},
    }))
    const { stdout, stderr, status } = spawnSync(python, [join(ROOT, 'scripts/public-files/read.py')], {
      input: JSON.stringify(asked),
      maxBuffer: 1 << 30,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    const lines = stdout.trimEnd().split('\n')
    return new Map(present.map((file, index) => [file, JSON.parse(lines[index]!) as Peer]))
  }

  for (const file of FILES)
    it(`is loaded by what its preview detects, as its peer reads it: ${file.path}`, async function () {
      if (!existsSync(pathOf(file)))
        lacks(this, `the packages of the folder ${file.folder} cannot be had on this machine`)
      let theirs = peers.get(file)!
      if ('error' in theirs) throw new Error(`The peer cannot read the file: ${theirs.error}`)
      for (const { reason, change } of file.differences ?? []) {
        const changed = change(theirs)
        expect(changed, `There is no difference: ${reason}`).to.not.deep.equal(theirs)
        theirs = changed
      }
      const loaded = await loadByPreview(server, file.path.slice(-60), pathOf(file), file.told, file.rejected)
      const { rejected, connectInfo } = loaded
      expect(differencesOf(loaded, theirs), JSON.stringify(connectInfo)).to.deep.equal([])
      expect(rejected, 'rejected records').to.equal(file.rejected ?? 0)
    })
})
