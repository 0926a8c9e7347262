import type { JSX } from 'preact'
import { type Named, pageOf } from '../api/records.ts'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Table, type TableColumn } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { count, moment, percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { RuleState } from './rule-state.tsx'

/** The columns of the listing of rules that a table of rules shows. */
export const TABLE_COLUMNS = [
  'actual_name',
  '_predicate',
  '_result',
  '_dirty_flag',
  '_check',
  '_inheriting',
  '_actual_fraction',
  '_actual_threshold',
  '_failing_rows',
  '_analysed_date',
  'entity_id',
  'seqno',
] as const

export type ListedRule = Named<(typeof TABLE_COLUMNS)[number]>

/** Rules with their results. @param entityOf the name of an entity by its number, in tables of several entities */
export function RuleTable({
  label,
  rules,
  empty,
  entityOf,
}: {
  label: string
  rules: readonly ListedRule[]
  empty: string
  entityOf?: (entityID: string) => string
}): JSX.Element {
  const texts = TEXTS.rules
  const columns: TableColumn<ListedRule>[] = [
    {
      title: texts.rule,
      of: ({ values, url }) => (
        <>
          <a href={pageOf(url!)}>
            <Value text={values.actual_name} />
          </a>
          {values._inheriting === 'yes' && <span class="quiet"> {texts.derived}</span>}
          {values._check === 'no' && <span class="quiet"> {texts.disabled}</span>}
          <br />
          <code class="quiet clipped">
            <Value text={values._predicate} />
          </code>
        </>
      ),
    },
    ...(entityOf
      ? [
          {
            title: texts.entity,
            of: ({ values }: ListedRule) => (
              <span class="words">
                <Value text={entityOf(values.entity_id)} />
              </span>
            ),
          },
        ]
      : []),
    {
      title: texts.result,
      of: ({ values }) => <RuleState result={values._result} status={values._dirty_flag} />,
    },
    {
      title: texts.passing,
      of: ({ values }) =>
        values._actual_fraction === '' ? '–' : <ComplianceBar share={values._actual_fraction} />,
    },
    {
      title: texts.threshold,
      isNumber: true,
      of: ({ values }) => percent(values._actual_threshold),
    },
    {
      title: texts.failingRows,
      isNumber: true,
      of: ({ values, url }) =>
        Number(values._failing_rows || 0) > 0 ? (
          <a href={`${pageOf(url!)}/failingrows`}>{count(values._failing_rows)}</a>
        ) : (
          count(values._failing_rows)
        ),
    },
    {
      title: texts.lastRun,
      of: ({ values }) => <span class="nowrap">{moment(values._analysed_date) || texts.neverRun}</span>,
    },
  ]
  return <Table label={label} rows={rules} empty={empty} columns={columns} />
}
