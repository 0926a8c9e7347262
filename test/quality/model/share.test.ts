import { expect } from 'chai'
import fc from 'fast-check'
import { percentOf } from '../../../src/admin/source-files/check-report.ts'
import { describeTrial } from '../../../src/quality/handlers/rules/rule-trials.ts'
import type { Column } from '../../../src/quality/listings/columns.ts'
import { attributesListing } from '../../../src/quality/listings/declared/catalogue/attributes-listing.ts'
import { businessRulesListing } from '../../../src/quality/listings/declared/catalogue/business-rules-listing.ts'
import { complianceListing } from '../../../src/quality/listings/declared/catalogue/compliance-listing.ts'
import {
  allDependenciesListing,
  allKeysListing,
} from '../../../src/quality/listings/declared/catalogue/dependencies-listing.ts'
import { entitiesListing } from '../../../src/quality/listings/declared/catalogue/entities-listing.ts'
import { joinJobsListing } from '../../../src/quality/listings/declared/catalogue/join-jobs-listing.ts'
import { allJoinsListing } from '../../../src/quality/listings/declared/catalogue/joins-listing.ts'
import { ruleFoldersListing } from '../../../src/quality/listings/declared/catalogue/rule-folders-listing.ts'
import { ruleHistoryListing } from '../../../src/quality/listings/declared/catalogue/rule-history-listing.ts'
import { reachesThreshold, roundedShare, shareText } from '../../../src/quality/model/share.ts'
import { percent, percentage } from '../../../src/quality/report/figures.ts'
import { ProfiledTables } from '../profiling/support/profiled.ts'

const ROWS = 1_864_458
const NEARLY_ALL = (100 * (ROWS - 3)) / ROWS
const NEARLY_NONE = (100 * 3) / ROWS

describe('A share', () => {
  it('is shown as 100.000 or 0.000 only if it is all or nothing', () => {
    expect([100, NEARLY_ALL, 99.9994, 64.7907, 0.0006, NEARLY_NONE, 0].map((one) => shareText(one))).to.deep.equal([
      '100.000', '99.999', '99.999', '64.791', '0.001', '0.001', '0.000',
    ]) // prettier-ignore
    expect([99.96, 0.04, 50].map((one) => shareText(one, 1))).to.deep.equal(['99.9', '0.1', '50.0'])
  })

  it('is shown by the same rule in every listing of the catalogue, and compared as it is shown', () => {
    const listings = [
      attributesListing,
      businessRulesListing,
      complianceListing,
      ruleHistoryListing,
      ruleFoldersListing,
      entitiesListing,
      allKeysListing,
      allDependenciesListing,
      allJoinsListing,
      joinJobsListing,
    ]
    for (const { view, columns } of listings) {
      const shares = [...columns.values()].filter((column) => isShare(column))
      expect(shares, view).to.not.have.length(0)
      for (const { humanName, show, operand } of shares) {
        const near = humanName === 'Reviewed' ? ['99.9%', '0.1%'] : ['99.999', '0.001']
        expect([show(NEARLY_ALL), show(NEARLY_NONE)], `${view}: ${humanName}`).to.deep.equal(near)
        expect(String(operand.of(NEARLY_ALL)), humanName).to.equal(near[0]!.replace('%', ''))
        expect(operand.of(100), humanName).to.equal(100)
        expect(operand.of(0), humanName).to.equal(0)
      }
    }
  })

  it('of a check and of a trial is not rounded to all', () => {
    const figures = { fraction: NEARLY_ALL } as Parameters<typeof percentOf>[0]
    expect(percentOf(figures)).to.equal('99.999')
    const trial = {
      fraction: NEARLY_ALL,
      errors: [],
      warnings: [],
      failingRows: [],
    } as unknown as Parameters<typeof describeTrial>[0]
    expect(describeTrial(trial, false).fraction).to.equal(99.999)
  })

  it('of a report has a mark if it is nearly all or nearly nothing', () => {
    expect([percent(ROWS - 3, ROWS), percent(3, ROWS), percent(ROWS, ROWS), percent(0, ROWS)]).to.deep.equal([
      '> 99.9 %', '< 0.1 %', '100 %', '0 %',
    ]) // prettier-ignore
    expect([NEARLY_ALL, NEARLY_NONE, 100, 0, 98.7844].map(percentage)).to.deep.equal([
      '> 99.999 %', '< 0.001 %', '100 %', '0 %', '98.784 %',
    ]) // prettier-ignore
  })

  it('is rounded by the engine of a warehouse as by the program', async () => {
    const tables = await ProfiledTables.open()
    try {
      const shares = [
        ...fc.sample(
          fc.tuple(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(200_000, 199_999, 7_000_003)),
          3000,
        ),
        ...[0, 1, 2, 3, 199_997, 199_998, 199_999, 200_000].map((part) => [part, 200_000] as const),
        [ROWS - 3, ROWS] as const,
        [3, ROWS] as const,
      ].map(([part, whole]) => (100 * part) / whole)
      const list = shares.map((share) => `(cast('${share}' as double))`).join(', ')
      const { dialect, knex } = tables.warehouse
      const rows = await knex
        .from(knex.raw(`(values ${list}) as given(share)`))
        .select<{ share: number; rounded: number }[]>(
          'share',
          knex.raw(`${dialect.roundedShare('share')} as rounded`),
        )
      expect(rows).to.have.length(shares.length)
      for (const { share, rounded } of rows) expect(rounded, String(share)).to.equal(roundedShare(share))
    } finally {
      await tables.close()
    }
  })

  it('reaches a threshold if the counts reach it exactly', () => {
    expect(reachesThreshold(40_959, 41_000, 99.9)).to.equal(true)
    expect(reachesThreshold(40_958, 41_000, 99.9)).to.equal(false)
    expect(reachesThreshold(33, 3000, 1.1)).to.equal(true)
    expect(reachesThreshold(ROWS - 3, ROWS, 100)).to.equal(false)
    expect(reachesThreshold(1, ROWS, 1e-7)).to.equal(true)
    expect(reachesThreshold(0, ROWS, 1e-7)).to.equal(false)
  })
})

/** True if a column shows a computed share, not a threshold that a user gave. */
const isShare = ({ humanName, description }: Column): boolean =>
  /^Percentage|percentages|^Distinct values as a percentage|^Mean of the passing/.test(description) &&
  !humanName.includes('Threshold')
