import { expect } from 'chai'
import { build } from 'esbuild'
import { join } from 'node:path'
import { attributeCharts, chartsOfTexts } from '../../../src/quality/report/attribute-charts.ts'
import { completenessBar } from '../../../src/quality/report/completeness-bar.ts'
import { determinationGraph } from '../../../src/quality/report/dependencies/determination-graph.ts'
import { determinationSvg } from '../../../src/quality/report/dependencies/determination-svg.ts'
import { distributionChart } from '../../../src/quality/report/distribution-chart.ts'
import { DIAGRAM_CLASS, DIAGRAM_STYLES_IN_PAGES } from '../../../src/quality/report/joins/diagram-styles.ts'
import { drawDiagram } from '../../../src/quality/report/joins/draw-diagram.ts'
import { vennDiagram } from '../../../src/quality/report/joins/venn-diagram.ts'
import { shop } from './joins/diagram-models.ts'
import { checkWellFormed } from './joins/well-formed.ts'

const REPORT = join(import.meta.dirname, '../../../src/quality/report')

/** What the browser console imports. */
const FOR_BROWSERS = [
  'attribute-charts.ts',
  'completeness-bar.ts',
  'distribution-chart.ts',
  'drawing-styles.ts',
  'dependencies/determination-graph.ts',
  'dependencies/determination-svg.ts',
  'joins/diagram-styles.ts',
  'joins/draw-diagram.ts',
  'joins/venn-diagram.ts',
]

const BINS = [
  { from: 0, to: 10, rows: 3 },
  { from: 10, to: 20, rows: 0 },
  { from: 20, to: 30, rows: 1 },
]

/** The links of a drawing: their addresses and their names. */
const linksOf = (svg: string): [string, string][] =>
  [...svg.matchAll(/<a href="([^"]*)"[^>]* aria-label="([^"]*)"/g)].map(([, href, name]) => [href!, name!])

/** The drawing runs under a policy without inline styles, and shows its links to screen readers. */
function checkDrawing(svg: string): void {
  checkWellFormed(svg)
  expect(svg).not.to.match(/\sstyle=|<style/)
  expect(/^<svg[^>]*>/.exec(svg)![0]).to.contain('role="group"')
}

describe('The drawings', () => {
  it('can be bundled for browsers, without modules of Node', async () => {
    const { metafile } = await build({
      entryPoints: FOR_BROWSERS.map((name) => join(REPORT, name)),
      bundle: true,
      platform: 'browser',
      format: 'esm',
      outdir: 'unused',
      write: false,
      metafile: true,
      logLevel: 'silent',
    })
    const outputs = Object.values(metafile.outputs)
    expect(outputs).to.have.length(FOR_BROWSERS.length)
    expect(outputs.flatMap(({ imports }) => imports)).to.deep.equal([])
  })

  it('of a histogram can link each bar that has rows', () => {
    const chart = distributionChart('amount', {
      bins: BINS,
      type: 'integer',
      linkOf: ({ from }, index) => (index === 2 ? undefined : `/rows?where=a >= ${from}&b="`),
    })!.toString()
    checkDrawing(chart)
    expect(linksOf(chart)).to.deep.equal([['/rows?where=a &gt;= 0&amp;b=&quot;', '0 to 10: 3 rows']])
    expect(chart.match(/class="bar"/g)).to.have.length(2)
  })

  it('of completeness can link each part that has rows', () => {
    const bar = completenessBar({ rows: 10, nulls: 2, blanks: 0 }, (part) => `#${part}`).toString()
    checkDrawing(bar)
    expect(linksOf(bar)).to.deep.equal([
      ['#values', 'Values: 8 rows'],
      ['#nulls', 'Null: 2 rows'],
    ])
  })

  it('of two sets can link each region that has values, and have ids of their own', () => {
    const linked = (left: number, right: number, common: number): string =>
      vennDiagram({ left, right, common }, 'Two sets', {
        id: 'join-7',
        linkOf: (region) => ({ href: `#${region}`, name: region }),
      })!.svg.toString()
    for (const [sizes, regions] of [
      [
        [10, 20, 5],
        ['leftOnly', 'rightOnly', 'common'],
      ],
      [
        [10, 20, 10],
        ['rightOnly', 'common'],
      ],
      [
        [10, 20, 0],
        ['leftOnly', 'rightOnly'],
      ],
      [[5, 5, 5], ['common']],
    ] as const) {
      const svg = linked(...(sizes as unknown as [number, number, number]))
      checkDrawing(svg)
      expect(linksOf(svg), sizes.join()).to.deep.equal(regions.map((region) => [`#${region}`, region]))
      expect(svg).to.contain('aria-labelledby="join-7-title join-7-desc"')
    }
  })

  it('of dependencies can link each attribute', () => {
    const names = new Map([
      [1, 'Code'],
      [2, 'City & state'],
    ])
    const svg = determinationSvg(determinationGraph([{ lhs: [1], rhs: 2 }]), names, {
      linkOf: (attribute) => `#${attribute}`,
    }).toString()
    checkDrawing(svg)
    expect(linksOf(svg)).to.deep.equal([
      ['#1', 'Code'],
      ['#2', 'City &amp; state'],
    ])
  })

  it('of joins lead where the page wants, with styles for its class alone', () => {
    const svg = [
      ...drawDiagram(shop(), {
        id: 'joins-',
        className: DIAGRAM_CLASS,
        entityLink: (number) => `#/entities/${number}`,
        joinLink: (id) => `#/joins/${id}`,
      }),
    ].join('')
    checkDrawing(svg)
    expect(svg).to.match(/^<svg [^>]*class="join-diagram"/)
    expect(svg).to.contain('aria-labelledby="joins-title joins-desc"').and.to.contain('id="joins-title"')
    expect(
      [...svg.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replace(/\d.*/, 'n')),
    ).to.include.members(['#/entities/n', '#/joins/n'])
    expect(svg).not.to.contain('/report')
    // The name of a box begins with the texts that stand in it.
    const boxes = [
      ...svg.matchAll(/<a href="[^"]*" class="entity" aria-label="([^"]*)">([^]*?)<\/a>/g),
    ] as unknown as [string, string, string][]
    expect(boxes).to.have.length(shop().entities.length)
    for (const [, name, content] of boxes) {
      const [entity, ...keys] = [...content.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
      expect(keys).not.to.deep.equal([])
      expect(name.startsWith(`${entity}: ${keys.join(', ')} (`), name).to.equal(true)
    }
    const selectors = [...DIAGRAM_STYLES_IN_PAGES.matchAll(/^\s*([^{@}]+) \{/gm)].flatMap(([, one]) =>
      one!.split(', '),
    )
    expect(selectors.length).to.be.greaterThan(10)
    for (const selector of selectors) expect(selector).to.match(/^\.join-diagram( |$)/)
  })

  it('of figures in texts are those of the profile, also beyond 2^53', () => {
    const numbers = { min: 1, lowerQuartile: 2, median: 3, upperQuartile: 4, max: '9007199254740993' }
    const bins = [
      { from: 0, to: '9007199254740993', rows: 5 },
      { from: '9007199254740993', to: 9007199254740994, rows: 1 },
    ]
    const far = { below: 0, above: 1, whiskers: [1, 4], bulk: [{ from: 1, to: 4, rows: 5 }] } as const
    const own = attributeCharts({ inferredType: 'integer', histogram: { of: 'x', bins }, numbers }, far)
    expect(own.map(({ kind, title }) => [kind, title])).to.deep.equal([
      ['distribution', 'Distribution'],
      ['bulk', 'Without the 1 outlier'],
    ])
    const texts = <T extends { from: unknown; to: unknown; rows: number }>(all: readonly T[]) =>
      all.map(({ from, to, rows }) => ({ from: String(from), to: String(to), rows }))
    const read = chartsOfTexts({
      type: 'integer',
      histogram: { of: 'numbers', bins: texts(bins) },
      numbers: { min: '1', lowerQuartile: '2', median: '3', upperQuartile: '4', max: '9007199254740993' },
      far: { below: { rows: 0 }, above: { rows: 1 }, whiskers: ['1', '4'], bins: texts(far.bulk) },
    })
    expect(read).to.deep.equal(own)
  })
})
