import type { JSX } from 'preact'
import type { RuleTrialRow } from '../../../generated/quality/sdk/typescript/src/models/RuleTrialRow.ts'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

/** Failing rows with the values that the rule reads, and the part of the rule that made each of them fail. */
export function FailingSamples({ rows }: { rows: readonly RuleTrialRow[] }): JSX.Element {
  const texts = TEXTS.trial
  const columns = rows[0]?.values ?? []
  return (
    <div class="samples">
      <Table
        label={texts.failingRows}
        rows={rows}
        empty={texts.noFailing}
        columns={[
          { title: texts.row, isNumber: true, of: ({ row }) => count(row) },
          {
            title: texts.because,
            of: ({ because }) => (
              <>
                <code class="failed-part">
                  <Value text={because.expression} />
                </code>
                <br />
                <span class="quiet">
                  <Value text={because.explanation} />
                </span>
              </>
            ),
          },
          ...columns.map(({ humanisedName }, index) => ({
            title: humanisedName,
            of: ({ values }: RuleTrialRow) =>
              values[index]!.value === null ? (
                <em class="quiet">{texts.null}</em>
              ) : (
                <Value text={values[index]!.value} />
              ),
          })),
        ]}
      />
    </div>
  )
}
