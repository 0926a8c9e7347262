import { expect } from 'chai'
import fc from 'fast-check'
import { inFull } from '../../../support/full.ts'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'
import { exported } from './exported.ts'

const NASTY = [
  ...[
    ' ',
    '  lead',
    'trail  ',
    '\t',
    '"',
    '""',
    '"x"',
    'a"b',
    ',',
    'a,b',
    '\n',
    'a\nb',
    '\r',
    'a\r\nb',
    '\r\n',
  ],
  ...[
    '#c',
    "'",
    '=1+1',
    '007',
    '-0',
    'null',
    'NULL',
    '\\N',
    '\\',
    'é',
    'e\u0301',
    '😀',
    '\u2028',
    '\ufeff',
    '\ufeffx',
  ],
  ...['\u0001', '\u0085', '\u00a0', '\ud7ff', 'x'.repeat(5000), 'ß', 'İ', '\u200b', 'true', '1e5', ';', '|'],
]

const value = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
  },
)

const table = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    names: fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 8 })), {
      minLength: 4,
      maxLength: 4,
    }),
    rows: fc.array(fc.array(value, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 60 }),
  })
  .map(({ columns, names, rows }) => [names, ...rows].map((fields) => fields.slice(0, columns)))

const quoted = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`

interface Shown {
  readonly columns: unknown
  readonly rows: unknown
}

describe('A csv export, loaded again', function () {
  this.timeout(120_000)
  let server: QualityServer
  let count = 0

  before(async () => {
    server = await startQualityServer({ env: { ORACLE: 'off' } })
  })
  after(() => server.stop())

  async function shown(path: string): Promise<Shown> {
    const { columns, rows } = (await (await server.ask(`${path}/rows?pageSize=10000`)).json()) as Shown
    return { columns, rows }
  }

  it('is the same entity: the same names, the same values and the same empty fields', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (records) => {
        const name = `t${++count}`
        const source = { connectInfo: { terminator: 'lf' }, maxRejected: 0 }
        const first = await server.load(name, records.map(quoted).join(''), source)
        expect(first.job).to.include({ State: 'Completed' })
        const { bytes } = await exported(server, `${first.path}/rows`, { filename: `${name}.csv` })
        // With the defaults of a load alone.
        const second = await server.load(`${name} again`, bytes)
        expect(second.job, bytes.toString()).to.include({ State: 'Completed' })
        expect(await shown(second.path)).to.deep.equal(await shown(first.path))
        const again = await exported(server, `${second.path}/rows`, { filename: `${name} again.csv` })
        expect(again.bytes.equals(bytes)).to.equal(true)
      }),
      { numRuns: inFull(20, 4) },
    )
  })
})
