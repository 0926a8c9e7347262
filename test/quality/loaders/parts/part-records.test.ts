import { expect } from 'chai'
import fc from 'fast-check'
import { PartRecords } from '../../../../src/quality/loaders/parts/part-records.ts'
import {
  END,
  MORE,
  RECORD,
  type RecordSource,
  REJECT,
  type SourceRecord,
} from '../../../../src/quality/loaders/records/record-source.ts'
import { failureOf } from '../../../platform/support.ts'
import { inFull } from '../../../support/full.ts'

interface Part {
  readonly name: string
  readonly text: string
  readonly values: readonly string[]
}

interface Options {
  readonly hasNames?: boolean
  /** Lines that are handed out between two waits. */
  readonly lines?: number
  /** True for the part that a limit cuts at its end. */
  readonly isCut?: (part: Part) => boolean
}

/** The records of a text: a line each, fields with commas. A line with `!` is rejected. */
class Lines implements RecordSource {
  columns: number | undefined
  names: readonly string[] | undefined
  record!: SourceRecord
  rejected: RecordSource['rejected']
  bytesRead = 0
  readonly compression: RecordSource['compression']
  terminator: RecordSource['terminator']
  isClosed = false
  #lines: string[]
  #ready = 0
  #line = 0
  readonly #options: Options
  readonly #part: Part

  constructor(part: Part, columns: number | undefined, awaitsNames: boolean, options: Options) {
    this.#part = part
    this.#options = options
    this.#lines = part.text.split('\n')
    if (this.#lines.at(-1) === '') this.#lines.pop()
    this.columns = columns
    this.compression = part.name.endsWith('.gz') ? 'gzip' : undefined
    if (awaitsNames && this.#lines.length > 0) this.names = this.#lines.shift()!.split(',')
    this.columns ??= this.names?.length
    this.terminator = part.text.includes('\n') ? 'lf' : undefined
  }

  get isCut(): boolean {
    return this.#line === this.#lines.length && this.#options.isCut?.(this.#part) === true
  }

  async fill(): Promise<boolean> {
    this.bytesRead = this.#part.text.length
    if (this.#line === this.#lines.length) return false
    this.#ready = Math.min(this.#line + (this.#options.lines ?? 1), this.#lines.length)
    return true
  }

  next(): number {
    if (this.#line === this.#ready) return this.#line === this.#lines.length ? END : MORE
    const line = this.#lines[this.#line++]!
    if (line.includes('!')) {
      const place = { line: this.#line, offset: 0, length: 0, raw: Buffer.alloc(0) }
      this.rejected = { reason: 'ragged', detail: 'Too few.', ...place }
      return REJECT
    }
    const values = line.split(',')
    this.columns ??= values.length
    this.record = { fields: values.length, text: (field: number) => values[field] } as SourceRecord
    return RECORD
  }

  async close(): Promise<void> {
    this.isClosed = true
  }
}

function openParts(texts: readonly string[], options: Options = {}) {
  const opened: Lines[] = []
  const parts = texts.map((text, i) => ({ name: `out/part-${i}`, text, values: [] }))
  const source = new PartRecords<Part>({
    parts,
    partitions: [],
    open: async (part, layout) => {
      const awaitsNames = layout === undefined && options.hasNames === true
      const lines = new Lines(part, layout?.columns, awaitsNames, options)
      opened.push(lines)
      return lines
    },
  })
  return { source, opened }
}

/** All records as lines, and rejected ones as their details; read as the loop of a load does. */
async function readAll(source: RecordSource): Promise<string[]> {
  const found: string[] = []
  while (await source.fill()) {
    for (let next = source.next(); next !== MORE; next = source.next()) {
      if (next === END) return found
      if (next === REJECT) found.push(`${source.rejected!.line} ${source.rejected!.detail}`)
      else found.push(Array.from({ length: source.record.fields }, (_, i) => source.record.text(i)).join())
    }
  }
  return found
}

describe('The records of a folder of part files', () => {
  it('are those of all parts in their order, however they are split and whatever their last line ends with', async () => {
    const row = fc.constantFrom('a,b', 'c,d', 'e,f')
    const part = fc.record({ rows: fc.array(row, { maxLength: 4 }), hasEnd: fc.boolean() })
    const settings = fc.record({ hasNames: fc.boolean(), lines: fc.integer({ min: 1, max: 3 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), settings, async (parts, { hasNames, lines }) => {
        const texts = parts.map(({ rows, hasEnd }) => {
          const all = hasNames ? ['x,y', ...rows] : rows
          return all.length === 0 ? '' : all.join('\n') + (hasEnd ? '\n' : '')
        })
        const { source, opened } = openParts(texts, { hasNames, lines })
        expect(await readAll(source)).to.deep.equal(parts.flatMap(({ rows }) => rows))
        expect(source.bytesRead).to.equal(texts.join('').length)
        await source.close()
        expect(opened.every(({ isClosed }) => isClosed)).to.equal(true)
      }),
      { numRuns: inFull(2000, 300) },
    )
  })

  it('have the names of the first part that has some, also if it has no rows', async () => {
    const { source } = openParts(['', 'x,y\n', 'x,y\n1,2\n', '3,4\n'], { hasNames: true })
    expect(await readAll(source)).to.deep.equal(['1,2', '3,4'])
    expect(source.names).to.deep.equal(['x', 'y'])
    expect(source.columns).to.equal(2)
  })

  it('lose only a first record that is exactly the names', async () => {
    const { source } = openParts(['x,y\nx,y\n', 'x,z\n1,2\nx,y\n', 'x,y\nx,y\n'], { hasNames: true })
    expect(await readAll(source)).to.deep.equal(['x,y', 'x,z', '1,2', 'x,y', 'x,y'])
    const without = openParts(['x,y\n', 'x,y\n']).source
    expect(await readAll(without)).to.deep.equal(['x,y', 'x,y'])
  })

  it('are rejected with the part and the line in it', async () => {
    const { source } = openParts(['x,y\n1,2\n!\n', '!\n'], { hasNames: true })
    expect(await readAll(source)).to.deep.equal(['1,2', '2 In "part-0": Too few.', '1 In "part-1": Too few.'])
    expect(await readAll(openParts(['!\n']).source)).to.deep.equal(['1 Too few.'])
  })

  it('tell the properties of the parts together', async () => {
    const parts = [
      { name: 'part-0', text: '1', values: [] },
      { name: 'part-1.gz', text: '2\n', values: [] },
      { name: 'part-2', text: '3', values: [] },
    ]
    const layouts: unknown[] = []
    const source = new PartRecords({
      parts,
      partitions: [],
      open: async (part, layout) => {
        layouts.push(layout)
        return new Lines(part, layout?.columns, false, {})
      },
    })
    expect(await readAll(source)).to.deep.equal(['1', '2', '3'])
    expect(source).to.include({ compression: 'gzip', terminator: 'lf', columns: 1, isCut: false })
    expect(layouts).to.deep.equal([undefined, { columns: 1 }, { columns: 1 }])
  })

  it('end with the part that a limit cuts', async () => {
    const { source, opened } = openParts(['1\n', '2\n', '3\n'], { isCut: ({ text }) => text === '2\n' })
    expect(await readAll(source)).to.deep.equal(['1', '2'])
    expect(source.isCut).to.equal(true)
    expect(opened).to.have.length(2)
  })

  it('end with the failure of a part, after which all is closed', async () => {
    const { source, opened } = openParts(['1\n', '2\n'])
    const failing = new PartRecords<Part>({
      parts: [
        { name: 'a', text: '1\n', values: [] },
        { name: 'b', text: '', values: [] },
      ],
      partitions: [],
      open: async (part) => {
        if (part.name === 'b') throw new Error('gone')
        opened.push(new Lines(part, undefined, false, {}))
        return opened.at(-1)!
      },
    })
    expect(String(await failureOf(() => readAll(failing)))).to.include('gone')
    await failing.close()
    await source.close()
    expect(opened.map(({ isClosed }) => isClosed)).to.deep.equal([true])
  })

  it('do not exist without parts', async () => {
    const { source } = openParts([])
    expect(await readAll(source)).to.deep.equal([])
    expect(source).to.include({ columns: undefined, names: undefined, isCut: false, bytesRead: 0 })
    await source.close()
  })
})
