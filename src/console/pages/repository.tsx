import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { SchedulerApi } from '../../../generated/quality/sdk/typescript/src/apis/SchedulerApi.ts'
import { api } from '../api/client.ts'
import { type Named, pageOf, recordsOf } from '../api/records.ts'
import { ROOT } from '../base.ts'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useParams } from '../state/address.ts'
import { ago, count, moment, percent } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useEvery } from '../state/use-every.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const ENTITY_COLUMNS = [
  '_humanised_name',
  'ENTITY_ID',
  'LOADED_ROWS',
  'REJECTED_ROWS',
  '_b_rules_compliance',
  '_b_rules_failed',
  '_business_rules',
  '__STATE',
  '_loaded_date',
] as const
const RULE_COLUMNS = [
  'actual_name',
  '_failing_rows',
  '_total_rows',
  '_actual_fraction',
  '_actual_threshold',
  'entity_id',
] as const
const JOB_COLUMNS = ['job_name', 'job_status', 'job_progress', 'job_message_mc', 'job_create_time'] as const

const SHOWN_ENTITIES = 1000
const SHOWN_RULES = 8
const SHOWN_JOBS = 5
/** How often the overview is read again while jobs run, in milliseconds. */
const REFRESH_MS = 3000
/** How often it looks for jobs that others have begun. */
const IDLE_MS = 15_000

/** A repository at a glance: its entities, the rules that fail, its jobs. */
export function Repository(): JSX.Element {
  const { repository } = useParams('repository')
  const { may } = useSignedIn()
  const texts = TEXTS.overview
  const jobs = useRequest(
    async (signal) =>
      recordsOf(
        await api(SchedulerApi).listJobs(
          { repository, columns: [...JOB_COLUMNS], sort: ['job_id:desc'], pageSize: SHOWN_JOBS },
          { signal },
        ),
        JOB_COLUMNS,
      ).rows,
    [repository],
  )
  const isWorking = jobs.value?.some(({ values }) => UNFINISHED.has(values.job_status)) ?? false
  const entities = useRequest(
    async (signal) =>
      recordsOf(
        await api(EntitiesApi).listEntities(
          { repository, columns: [...ENTITY_COLUMNS], sort: ['ENTITY_ID'], pageSize: SHOWN_ENTITIES },
          { signal },
        ),
        ENTITY_COLUMNS,
      ),
    [repository],
  )
  const failing = useRequest(
    async (signal) =>
      recordsOf(
        await api(RulesApi).listBusinessRules(
          {
            repository,
            columns: [...RULE_COLUMNS],
            where: '_result = "failed"',
            sort: ['_failing_rows:desc'],
            pageSize: SHOWN_RULES,
          },
          { signal },
        ),
        RULE_COLUMNS,
      ),
    [repository],
  )
  useEvery(isWorking ? REFRESH_MS : IDLE_MS, () => {
    jobs.again()
    if (isWorking) entities.again()
  })
  const wasWorking = useRef(false)
  useEffect(() => {
    // What the last job changed.
    if (wasWorking.current && !isWorking) {
      entities.again()
      failing.again()
    }
    wasWorking.current = isWorking
  }, [isWorking])
  // One sentence says that there is no such repository, or that the person may not read it.
  const isMissing = [403, 404].includes(entities.fault?.status ?? 0) && entities.value === undefined
  const start = `${ROOT}/${encodeURIComponent(repository)}`
  return (
    <Page
      title={repository}
      crumbs={[{ href: ROOT, title: TEXTS.repositories.title }]}
      actions={
        may(repository, 'editor') &&
        !isMissing && (
          <a class="button primary" href={`${start}/load`}>
            {TEXTS.frame.load}
          </a>
        )
      }
    >
      <Result of={entities}>
        {({ rows, total }) => (
          <>
            <Figures entities={rows} total={total} failing={failing.value?.total} />
            <section>
              <h2>{texts.entities}</h2>
              <Table
                label={texts.entities}
                rows={rows}
                empty={may(repository, 'editor') ? texts.noEntities : texts.noEntitiesToRead}
                columns={[
                  {
                    title: texts.name,
                    of: ({ values, url }) => (
                      <a href={pageOf(url!)}>
                        <Value text={values._humanised_name} />
                      </a>
                    ),
                  },
                  { title: texts.state, isShort: true, of: ({ values }) => texts.ofState(values.__STATE) },
                  { title: texts.rows, isNumber: true, of: ({ values }) => count(values.LOADED_ROWS) },
                  { title: texts.rejected, isNumber: true, of: ({ values }) => count(values.REJECTED_ROWS) },
                  {
                    title: texts.compliance,
                    isShort: true,
                    of: ({ values }) => <ComplianceBar share={values._b_rules_compliance} />,
                  },
                  {
                    title: texts.failingRules,
                    isNumber: true,
                    of: ({ values }) =>
                      values._business_rules === '0'
                        ? '–'
                        : `${count(values._b_rules_failed)} / ${count(values._business_rules)}`,
                  },
                  { title: texts.loaded, isShort: true, of: ({ values }) => moment(values._loaded_date) },
                ]}
              />
              {total > rows.length && <p class="quiet">{texts.more(count(total - rows.length))}</p>}
            </section>
          </>
        )}
      </Result>
      {!isMissing && (
        <div class="columns">
          <section>
            <h2>{texts.failingRules}</h2>
            <Result of={failing}>
              {({ rows, total }) => (
                <>
                  <Table
                    label={texts.failingRules}
                    rows={rows}
                    empty={texts.noFailing}
                    columns={[
                      {
                        title: texts.rule,
                        of: ({ values, url }) => (
                          <a href={pageOf(url!)}>
                            <Value text={values.actual_name} />
                          </a>
                        ),
                      },
                      {
                        title: texts.failingRows,
                        isNumber: true,
                        of: ({ values }) => count(values._failing_rows),
                      },
                      {
                        title: texts.passing,
                        isNumber: true,
                        of: ({ values }) => percent(values._actual_fraction),
                      },
                    ]}
                  />
                  {total > rows.length && (
                    <p>
                      <a href={`${start}/businessrules?result=failed`}>{texts.allFailing(count(total))}</a>
                    </p>
                  )}
                </>
              )}
            </Result>
          </section>
          <section>
            <h2>{texts.jobs}</h2>
            <Result of={jobs}>{(rows) => <Jobs rows={rows} />}</Result>
            <p>
              <a href={`${start}/scheduler`}>{TEXTS.jobs.all}</a>
            </p>
          </section>
        </div>
      )}
    </Page>
  )
}

const UNFINISHED = new Set(['Scheduled', 'Waiting', 'Running'])

function Figures({
  entities,
  total,
  failing,
}: {
  entities: readonly Named<(typeof ENTITY_COLUMNS)[number]>[]
  total: number
  failing: number | undefined
}): JSX.Element {
  const texts = TEXTS.overview
  const sum = (column: 'LOADED_ROWS' | 'REJECTED_ROWS'): number =>
    entities.reduce((so, { values }) => so + Number(values[column] || 0), 0)
  return (
    <dl class="figures">
      <Figure name={texts.entities} value={count(total)} />
      <Figure name={texts.rows} value={count(sum('LOADED_ROWS'))} />
      <Figure name={texts.rejected} value={count(sum('REJECTED_ROWS'))} isBad={sum('REJECTED_ROWS') > 0} />
      <Figure name={texts.failingRules} value={count(failing)} isBad={(failing ?? 0) > 0} />
    </dl>
  )
}

const Figure = ({
  name,
  value,
  isBad = false,
}: {
  name: string
  value: string
  isBad?: boolean
}): JSX.Element => (
  <div class={isBad ? 'bad' : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Jobs({ rows }: { rows: readonly Named<(typeof JOB_COLUMNS)[number]>[] }): JSX.Element {
  const texts = TEXTS.overview
  return (
    <Table
      label={texts.jobs}
      rows={rows}
      empty={texts.noJobs}
      columns={[
        {
          title: texts.job,
          of: ({ values, url }) => (
            <a href={pageOf(url!)}>
              <Value text={values.job_name} />
            </a>
          ),
        },
        {
          title: texts.state,
          isShort: true,
          of: ({ values }) =>
            values.job_status === 'Running' ? (
              <label>
                <progress max={100} value={Number(values.job_progress)} /> {percent(values.job_progress)}
              </label>
            ) : (
              texts.ofJobState(values.job_status)
            ),
        },
        { title: texts.scheduled, isShort: true, of: ({ values }) => ago(values.job_create_time) },
      ]}
    />
  )
}
