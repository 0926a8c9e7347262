import { expect } from 'chai'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PieceMessage } from '../../../../src/quality/loaders/records/piece-reading.ts'
import { writePieces } from '../../../../src/quality/loaders/records/write-pieces.ts'

const bytes = (of: 'rows' | 'rejects', text: string): PieceMessage => ({
  kind: 'bytes',
  of,
  bytes: new Uint8Array(Buffer.from(text)),
})
const end = (of: 'rows' | 'rejects', rows: number): PieceMessage => ({
  kind: 'piece end',
  of,
  rows,
  bytesRead: rows,
})

describe('the pieces that a process sends', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pieces-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const written = async (messages: readonly PieceMessage[]) => {
    const events = []
    async function* sent() {
      yield* messages
    }
    for await (const event of writePieces(sent(), folder)) events.push(event)
    return events
  }

  it('are files of the parts in their order, for their reader only', async () => {
    const events = await written([
      { kind: 'event', event: { kind: 'progress', bytesRead: 1 } },
      bytes('rows', '1,a\n'),
      bytes('rows', '2,b\n'),
      end('rows', 2),
      bytes('rejects', 'x'),
      end('rejects', 1),
    ])
    expect(events.map(({ kind }) => kind)).to.deep.equal(['progress', 'rows', 'rejects'])
    const paths = events.flatMap((event) => ('path' in event ? [event.path] : []))
    expect(paths.map((path) => readFileSync(path, 'utf8'))).to.deep.equal(['1,a\n2,b\n', 'x'])
  })

  it('are never files that the process names', async () => {
    const named = { kind: 'rows', path: '/etc/passwd', rows: 1, bytesRead: 1 } as const
    const foreign = '../../escaped' as 'rows'
    const events = await written([
      { kind: 'event', event: named },
      { kind: 'event', event: { ...named, kind: 'rejects' } },
      bytes(foreign, 'x'),
      end(foreign, 1),
    ])
    const paths = events.flatMap((event) => ('path' in event ? [event.path] : []))
    expect(paths).to.have.length(1)
    expect(readdirSync(folder).map((name) => join(folder, name))).to.deep.equal(paths)
  })

  it('leave no open file when the process fails in the middle', async () => {
    async function* failing() {
      yield bytes('rows', 'x')
      throw new Error('on purpose')
    }
    const before = readdirSync('/proc/self/fd').length
    const reading = async () => {
      for await (const event of writePieces(failing(), folder)) expect(event).to.equal(undefined)
    }
    expect(await reading().catch((error: Error) => error.message)).to.equal('on purpose')
    expect(readdirSync('/proc/self/fd')).to.have.length(before)
  })
})
