import { expect } from 'chai'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runFiles } from '../../scripts/test/mocha-process.ts'
import { filesOnTrino } from '../../scripts/test/on-trino.ts'
import { type FileResult, totalsOf, withoutPending } from '../../scripts/test/results.ts'
import { filesOf, readShare } from '../../scripts/test/share.ts'
import { compiled } from '../support/programs.ts'
import { MISSING } from '../support/trino.ts'

describe('A process of npm test', function () {
  this.timeout(120_000)
  let folder: string
  // Beside the compiled tests, as the compiler would have put them.
  before(() => (folder = mkdtempSync(join(dirname(compiled('test/scripts/mock.ts')), 'samples-'))))
  after(() => rmSync(folder, { recursive: true }))

  /** Runs files with these texts. */
  async function resultsOf(texts: Readonly<Record<string, string>>): Promise<FileResult[]> {
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.js`), text)
    const results: FileResult[] = []
    const files = Object.keys(texts).map((name) => `test/scripts/${basename(folder)}/${name}.ts`)
    await runFiles(files, [], (result) => results.push(result))
    return results
  }

  const nameOf = ({ file }: FileResult) => basename(file, '.ts')

  it('prints the passed, failed and skipped tests of each file, with the CPU time', async () => {
    const results = await resultsOf({
      busy: `describe('busy', () => { it('spins', () => { const end = Date.now() + 500; while (Date.now() < end); }) })`,
      mixed: `describe('mixed', () => {
        it('passes', () => {})
        it('fails', () => { throw new Error('no reason') })
        it.skip('waits', () => {})
      })`,
    })
    expect(results.map(nameOf)).to.deep.equal(['busy', 'mixed'])
    const [busy, mixed] = results
    expect(busy).to.deep.include({ passed: 1, failures: [], pending: [] })
    expect(busy?.cpuSeconds).to.be.within(0.05, 5)
    expect(mixed).to.deep.include({ passed: 1, pending: ['mixed waits'] })
    expect(mixed?.failures.map(({ title }) => title)).to.deep.equal(['mixed fails'])
    expect(mixed?.failures[0]?.error).to.include('no reason')
    expect(totalsOf(results)).to.equal('2 passed, 1 failed, 1 skipped')
  })

  it('fails for a skipped test if a run forbids them, unless it needs the Trino of another lane', async () => {
    const [result] = await resultsOf({
      skipping: `describe('lake${MISSING}', () => { it.skip('waits', () => {}) })
        it.skip('sleeps', () => {})`,
    })
    const failuresOf = (hasTrino: boolean) =>
      withoutPending(result!, hasTrino)
        .failures.map(({ title }) => title)
        .toSorted()
    expect(failuresOf(false)).to.deep.equal(['sleeps'])
    expect(failuresOf(true)).to.deep.equal([`lake${MISSING} waits`, 'sleeps'])
    expect(withoutPending(result!, false).pending).to.deep.equal([])
  })

  it('counts the CPU time of the processes that a test starts', async function () {
    if (process.platform !== 'linux') this.skip()
    const [result] = await resultsOf({
      parent: `import { spawnSync } from 'node:child_process'
        it('starts one', () => {
          spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 1e6);'])
        })`,
    })
    expect(result?.cpuSeconds).to.be.above(0.9)
  })

  it('fails the file that ends the process or cannot be loaded, and no other', async () => {
    const results = await resultsOf({
      ends: `it('ends', () => process.exit(3))`,
      fine: `it('passes', () => {})`,
      wrong: `import './not-there.js'`,
    })
    const byName = new Map(results.map((result) => [nameOf(result), result]))
    expect(byName.get('fine')).to.deep.include({ passed: 1, failures: [] })
    expect(byName.get('ends')?.failures[0]?.error).to.include('ended with 3')
    expect(byName.get('wrong')?.failures[0]?.error).to.include('not-there.js')
    expect(results).to.have.length(3)
  })
})

describe('The full run on Trino', () => {
  it('has the files whose tests ask for a cluster', () => {
    const needing = [
      'test/quality/stores/trino/server.test.ts',
      'test/quality/joins/discovery.property.test.ts',
    ]
    expect(filesOnTrino([...needing, 'test/quality/stores/warehouse.test.ts'])).to.deep.equal(needing)
  })
})

describe('The shares of npm test', () => {
  const costs: Readonly<Record<string, number>> = { a: 90, b: 40, c: 40, d: 20, e: 20, f: 20, g: 10 }
  const groups = [['a'], ['b', 'd'], ['c'], ['e'], ['f'], ['g']]
  const shares = [1, 2, 3].map((index) => filesOf({ index, count: 3 }, groups, (file) => costs[file]!))

  it('have each file once', () => {
    expect(shares.flat().sort()).to.deep.equal(Object.keys(costs))
  })

  it('have files that share a folder together', () => {
    expect(shares.find((files) => files.includes('b'))).to.include('d')
  })

  it('cost about the same', () => {
    const sums = shares.map((files) => files.reduce((sum, file) => sum + costs[file]!, 0))
    expect(sums).to.deep.equal([90, 80, 70])
  })

  it('are named by two numbers', () => {
    expect(readShare('2/3')).to.deep.equal({ index: 2, count: 3 })
    for (const text of ['', '3/2', '0/3', '1', '1/0', 'a/b'])
      expect(readShare(text), text).to.equal(undefined)
  })
})
