import { expect } from 'chai'
import { readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { VALUE_TYPES } from '../src/quality/model/reading.ts'
import { classify } from '../src/quality/values/value-types.ts'
import { expandPattern } from '../src/quality/values/forms/expand-pattern.ts'
import { mask } from '../src/quality/values/forms/mask.ts'
import { metaphone } from '../src/quality/values/forms/metaphone.ts'
import { patterns } from '../src/quality/values/forms/patterns.ts'
import { soundex } from '../src/quality/values/forms/soundex.ts'
import { unmask } from '../src/quality/values/forms/unmask.ts'
import { startQualityServer, type QualityServer } from './quality/support/quality-server.ts'
import { Readme } from './support/readme.ts'

const root = join(import.meta.dirname, '..')

describe('the pages for users', () => {
  const pages = ['README.md', ...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))].map(
    (name) => (name === 'README.md' ? name : join('docs', name)),
  )
  for (const page of pages) {
    it(`link from ${page} to files that are there`, async () => {
      const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)
      for (const [, link] of links)
        expect(await stat(join(root, dirname(page), link!)).catch(() => undefined), link).to.exist
    })
  }
})

describe('the page about profiles', () => {
  const page = new Readme(join(root, 'docs/profiles.md'))
  /** The rows of a table of a section, code without its marks. */
  const table = (section: string, number = 0) =>
    page.tables(section)[number]!.map((row) => row.map((cell) => /^`(.*)`$/.exec(cell)?.[1] ?? cell))

  it('names types as values have them', () => {
    for (const [value, type] of table('Types')) {
      const bytes = Buffer.from(value!)
      expect(VALUE_TYPES[classify(bytes, 0, bytes.length)], value).to.equal(type)
    }
  })

  it('shows the masks that values have', () => {
    for (const [value, wanted] of [...table('Characters'), ...table('Masks')])
      expect(mask(value!), value).to.equal(wanted)
  })

  it('shows the patterns that values have, in all styles, and an example of every class', () => {
    const examples = table('Patterns', 1)
    for (const [value, byDefault, rich, long] of examples) {
      const found = patterns(value!)
      expect([found.pattern, found.rich, expandPattern(found.rich)], value).to.deep.equal([
        byDefault,
        rich,
        long,
      ])
    }
    const shown = (column: number) => new Set(examples.flatMap((row) => [...row[column]!.replace(/\d/g, '')]))
    const classes = table('Patterns')
    // What is invisible cannot be shown.
    const named = (column: number) => new Set(classes.map((row) => row[column]!).filter((one) => one !== 'c'))
    expect(shown(1)).to.deep.equal(named(0))
    expect(shown(2)).to.deep.equal(named(1))
  })

  it('shows the sounds that values have', () => {
    for (const [value, wantedSoundex, wantedMetaphone] of table('Sounds'))
      expect([soundex(value!), metaphone(value!)], value).to.deep.equal([wantedSoundex, wantedMetaphone])
  })

  it('shows what values become by unmask', () => {
    for (const [value, by, wanted] of table('Unmask'))
      expect(unmask({ value: value!, mask: by! }), value).to.equal(wanted)
  })

  describe('tells of its twelve rows', () => {
    let server: QualityServer
    let attribute: string
    before(async () => {
      server = await startQualityServer()
      const csv = /^```csv\n(.*?)^```$/ms.exec(page.section('Figures'))![1]!
      attribute = `${(await server.load('Amounts', csv)).path}/attributes/2`
    })
    after(() => server.stop())

    const rows = async (path: string) => {
      const answer = await server.ask(`${path}?external=1`)
      return ((await answer.json()) as { rows: Record<string, string>[] }).rows
    }

    it('the figures that the service gives', async () => {
      const [found] = await rows(attribute)
      for (const [figure, wanted] of table('Figures')) expect(found![figure!], figure).to.equal(wanted)
    })

    it('the shares that the listing of values gives', async () => {
      const found = await rows(`${attribute}/values`)
      for (const [value, Frequency, Distribution, Percentile, Deviation] of table('Values'))
        expect(found.find((row) => row['Value'] === value)).to.include({
          Frequency,
          Distribution,
          Percentile,
          Deviation,
        })
    })

    it('the mask statistics that the listing of masks gives', async () => {
      const examples = table('Masks')
      const csv = `Ref,Text\n${examples.map(([value], index) => `${index},${value}\n`).join('')}`
      const found = await rows(`${(await server.load('Masks', csv)).path}/attributes/2/masks`)
      expect(found.map((row) => [row['Mask'], row['Mask Statistic']])).to.have.deep.members(
        examples.map(([, ...shown]) => shown),
      )
    })
  })
})
