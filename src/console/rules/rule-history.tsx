import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { type Named, recordsOf } from '../api/records.ts'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { count, millisecondsOf, moment, percent } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { HistoryChart } from './history-chart.tsx'
import type { RuleRun } from './history-scale.ts'
import { RuleState } from './rule-state.tsx'

const COLUMNS = [
  '_analysed_date',
  'ANALYSED_BY',
  'version',
  'generation',
  '_result',
  '_actual_fraction',
  '_actual_threshold',
  '_failing_rows',
  '_total_rows',
] as const

type Row = Named<(typeof COLUMNS)[number]>

/** Runs that are drawn, the latest ones. */
const DRAWN = 500
/** Runs of the table. */
const SHOWN = 12

/** How the result of a rule developed. @param round changes when the rule has run again */
export function RuleHistory({
  repository,
  entityID,
  ruleID,
  round,
}: {
  repository: string
  entityID: string
  ruleID: string
  round: string
}): JSX.Element {
  const texts = TEXTS.rule
  const history = useRequest(
    async (signal) =>
      recordsOf(
        await api(RulesApi).listRuleHistory(
          { repository, entityID, ruleID, columns: [...COLUMNS], pageSize: DRAWN },
          { signal },
        ),
        COLUMNS,
      ),
    [repository, entityID, ruleID, round],
  )
  return (
    <section>
      <h2>{texts.history}</h2>
      <Result of={history}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p class="empty">{texts.noRuns}</p>
          ) : (
            <>
              <Chart rows={rows} />
              <Table
                label={texts.runs}
                rows={rows.slice(0, SHOWN)}
                empty={texts.noRuns}
                columns={[
                  { title: texts.time, of: ({ values }) => moment(values._analysed_date) },
                  { title: texts.rows, isNumber: true, of: ({ values }) => count(values._total_rows) },
                  {
                    title: texts.result,
                    of: ({ values }) => <RuleState result={values._result} status="" />,
                  },
                  {
                    title: texts.passing,
                    isNumber: true,
                    of: ({ values }) => percent(values._actual_fraction),
                  },
                  {
                    title: texts.threshold,
                    isNumber: true,
                    of: ({ values }) => percent(values._actual_threshold),
                  },
                  { title: texts.failing, isNumber: true, of: ({ values }) => count(values._failing_rows) },
                  { title: texts.ofLoad, isNumber: true, of: ({ values }) => count(values.generation) },
                  { title: texts.version, isNumber: true, of: ({ values }) => count(values.version) },
                  { title: texts.by, of: ({ values }) => <Value text={values.ANALYSED_BY} /> },
                ]}
              />
              {total > SHOWN && <p class="quiet">{texts.moreRuns(count(total - SHOWN))}</p>}
            </>
          )
        }
      </Result>
    </section>
  )
}

function Chart({ rows }: { rows: readonly Row[] }): JSX.Element {
  const runs = useMemo(() => rows.map(runOf).reverse(), [rows])
  return <HistoryChart runs={runs} />
}

const runOf = ({ values }: Row): RuleRun => ({
  at: millisecondsOf(values._analysed_date) ?? 0,
  share: values._actual_fraction === '' ? undefined : Number(values._actual_fraction),
  threshold: Number(values._actual_threshold),
  load: values.generation,
})
