import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { failureOf, readFile } from '../parquet/reading.ts'
import { type ParquetFolder, parquetFolder } from '../parquet/writing.ts'

/** Ids of the processes that read files for this one. */
const children = (): number[] =>
  execFileSync('ps', ['-e', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(
      ([parent, , ...args]) => Number(parent) === process.pid && args.join(' ').includes('isolated-child'),
    )
    .map(([, id]) => Number(id))

describe('The process that reads a Parquet file', function () {
  this.timeout(60_000)
  let folder: ParquetFolder
  let path: string
  before(async () => {
    folder = await parquetFolder()
    path = await folder.write(
      'large.parquet',
      `select i as id, 'text of row ' || i as text from range(3000000) t(i)`,
    )
  })
  after(() => folder.close())

  it('ends promptly when its load is cancelled, while the query runs', async () => {
    const abort = new AbortController()
    let cancelled = 0
    const failure = await failureOf(
      readFile(path, {
        signal: abort.signal,
        onEvent: ({ kind }) => {
          if (kind !== 'columns') return
          cancelled = performance.now()
          abort.abort(new Error('enough'))
        },
      }),
    )
    expect(failure).to.equal('Error: enough')
    expect(performance.now() - cancelled).to.be.lessThan(2000)
    expect(children()).to.deep.equal([])
  })

  it('ends when its rows are not taken any more', async () => {
    const failure = failureOf(
      readFile(path, {
        onPiece: () => {
          throw new Error('the disk is full')
        },
      }),
    )
    expect(await failure).to.equal('Error: the disk is full')
    expect(children()).to.deep.equal([])
  })

  it('fails the load alone when it crashes', async () => {
    const failure = failureOf(
      readFile(path, {
        onEvent: ({ kind }) => {
          if (kind === 'columns') for (const id of children()) process.kill(id, 'SIGSEGV')
        },
      }),
    )
    expect(await failure).to.equal(
      'SourceBroken: The process that reads the file was ended by the signal SIGSEGV: the file is damaged, or the server ran short of memory; write and upload the file again.',
    )
  })

  it('is not started for a load that was cancelled before', async () => {
    const signal = AbortSignal.abort(new Error('before'))
    expect(await failureOf(readFile(path, { signal }))).to.equal('Error: before')
    expect(children()).to.deep.equal([])
  })
})
