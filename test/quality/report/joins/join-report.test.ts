import { expect } from 'chai'
import { joinReportPage } from '../../../../src/quality/report/joins/join-report.ts'
import { hostileModel, modelOf, orders } from './join-models.ts'

/** The text of a page as a reader sees it. */
const textOf = (page: string): string =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Values that occur once each. */
const distinct = (count: number, prefix = 'v'): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`)

const pageOf = (...given: Parameters<typeof modelOf>): string => joinReportPage(modelOf(...given))

describe('the report of a join', () => {
  it('draws the regions of the values to scale, with their numbers', () => {
    const { left, right } = orders()
    const page = pageOf(left, right)
    const radii = Array.from(page.matchAll(/<circle class="line"[^>]* r="([\d.]+)"/g), ([, r]) => Number(r))
    expect(radii).to.have.length(2)
    expect(radii[0]! ** 2 / radii[1]! ** 2).to.be.closeTo(710 / 800, 0.002)
    expect(page).to.match(/<path\s+class="common"/)
    expect(textOf(page)).to.contain('All areas are to scale.')
    expect(textOf(page)).to.contain('Only in Orders left Values 30 4.2 % Rows 115 Rows with a null 25')
  })

  it('says which parts are drawn larger than to scale', () => {
    const some = distinct(100_000)
    const noteOf = (page: string): string => /[^.]* drawn larger[^.]*\./.exec(textOf(page))![0].trim()
    expect(noteOf(pageOf(['v1', 'x'], some))).to.match(
      /The circle of Orders is drawn larger than to scale, because it would be too small to be seen\.$/,
    )
    expect(noteOf(pageOf([...some, 'x'], [...some, 'y']))).to.match(
      /The region that only Orders has and the region that only Customers has are drawn larger/,
    )
    expect(noteOf(pageOf(some, [...distinct(100_000, 'w'), 'v1']))).to.match(/The overlap is drawn larger/)
  })

  it('is a whole page for every kind of join', () => {
    const pages = {
      equal: pageOf(['a', 'b'], ['a', 'b']),
      inside: pageOf(['a'], ['a', 'b', 'c']),
      apart: pageOf(['a'], ['b', 'b']),
      noLeft: pageOf([], ['b']),
      nulls: pageOf([null, null], ['b']),
      empty: pageOf([], []),
      itself: pageOf(['a', 'b'], ['b', 'c'], { right: { entity: 2, name: 'Orders' } }),
    }
    for (const [name, page] of Object.entries(pages)) {
      expect(page, name)
        .to.match(/^<!doctype html>\n/)
        .and.to.match(/<\/html>\n$/)
      expect(page, name).to.not.match(/NaN|Infinity|undefined|\[object/)
    }
    expect(textOf(pages.apart)).to.contain('No value occurs on both sides, so the inner join has no rows.')
    expect(textOf(pages.nulls)).to.contain(
      '2 of 2 rows of Orders (100 %) join nothing; 2 of them have a null.',
    )
    expect(textOf(pages.empty)).to.contain('Neither side has a value.')
    expect(textOf(pages.itself)).to.contain('Orders (left) to Orders (right) is 1:1')
  })

  it('shows products beyond 64 bits with all digits', () => {
    const model = hostileModel()
    const manyMany = { values: 1, rows: 10n ** 30n }
    const page = joinReportPage({ ...model, figures: { ...model.figures, manyMany } })
    expect(textOf(page)).to.contain('123,456,789,012,345,678,901,234,567,890')
    expect(textOf(page)).to.contain('1,000,000,000,000,000,000,000,000,000,0')
  })

  it('has a notice, and neither examples nor links to result sets, after a reload', () => {
    const { left, right } = orders()
    const page = pageOf(left, right, { examples: undefined, left: { isReloaded: true } })
    expect(textOf(page)).to.contain('These figures are out of date. Orders was loaded again')
    expect(textOf(page)).to.contain('Send the command run to joins/2-3-1-1-1')
    const hrefs = Array.from(page.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href!)
    expect(hrefs).to.have.members(['#values', '../../entities/2/report', '../../entities/1/report'])
    expect(page).to.not.contain('C-1126')
  })

  it('shows texts of the data without effect on the page', () => {
    const page = joinReportPage(hostileModel())
    expect(page.match(/<(script|img|iframe|object|form|base)\b/g)).to.equal(null)
    expect(page).to.not.match(/<[^>]*\son\w+=/)
    // eslint-disable-next-line no-control-regex -- none of these may get into the page
    expect(page).to.not.match(/[\u202a-\u202e\u2066-\u2069\0-\x08\x0b\x0c\x0e-\x1f]/)
    expect(page)
      .to.contain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
      .and.to.contain('10,000 characters')
    expect(page.length).to.be.below(150_000)
  })
})
