import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { JoinsApi } from '../../../generated/quality/sdk/typescript/src/apis/JoinsApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { BASE, ROOT } from '../base.ts'
import { entityPage, repositoryPage } from '../entities/entity-name.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import type { ResultSet } from '../listings/join-sources.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Figures } from '../parts/figures.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { Cardinality } from '../relations/cardinality.tsx'
import { share, wholeCount } from '../relations/figures.ts'
import { JOIN_COLUMNS, sidesOfJoin, type JoinRecord, type JoinSide } from '../relations/join-record.ts'
import { joinInWords } from '../relations/join-words.ts'
import { Regions } from '../relations/regions.tsx'
import { StatusBadges } from '../relations/status.tsx'
import { JoinVenn } from '../relations/venn.tsx'
import { useParams } from '../state/address.ts'
import { count, moment } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** A join: both sides, what they have in common, and the ways to all of its rows. */
export function Join(): JSX.Element {
  const { repository, joinId } = useParams('repository', 'joinId')
  const texts = TEXTS.joins
  const asked = useRequest(
    async (signal) =>
      recordsOf(
        await api(JoinsApi).getJoin({ repository, joinId, columns: [...JOIN_COLUMNS] }, { signal }),
        JOIN_COLUMNS,
      ).rows[0]!.values,
    [repository, joinId],
  )
  const start = repositoryPage(repository)
  const report = `${BASE}/api/repositories/${encodeURIComponent(repository)}/joins/${encodeURIComponent(joinId)}/report`
  return (
    <Page
      title={asked.value ? texts.of(asked.value._left_ename, asked.value._right_ename) : joinId}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: start, title: repository },
        { href: `${start}/joins`, title: texts.title },
      ]}
      actions={
        <a class="button" href={report} target="_blank" rel="noopener">
          {texts.report}
        </a>
      }
    >
      <Result of={asked}>
        {(join) => <Content repository={repository} joinId={joinId} join={join} onAnalysed={asked.again} />}
      </Result>
    </Page>
  )
}

function Content({
  repository,
  joinId,
  join,
  onAnalysed,
}: {
  repository: string
  joinId: string
  join: JoinRecord
  onAnalysed: () => void
}): JSX.Element {
  const texts = TEXTS.joins
  const sides = sidesOfJoin(join, texts.sideOf)
  const isCurrent = join._is_current === 'Y'
  const isMissing = join._status.includes('missing')
  const start = `${repositoryPage(repository)}/joins/${encodeURIComponent(joinId)}`
  const pageOfSet = (set: string): string | undefined =>
    isCurrent && !isMissing ? `${start}/${set}` : undefined
  return (
    <>
      <Sides repository={repository} sides={sides} />
      <p class="quiet">
        <StatusBadges status={join._status} isCurrent={isCurrent} />{' '}
        {texts.comparedBy(
          join._pattern_style === '' ? join._join_type : `${join._join_type} (${join._pattern_style})`,
          moment(join._analysed_date),
        )}
      </p>
      {isMissing && <p class="note warn">{TEXTS.relation.missing}</p>}
      {!isCurrent && !isMissing && (
        <OutOfDate repository={repository} joinId={joinId} onAnalysed={onAnalysed} />
      )}
      <Figures
        of={[
          { name: texts.common, value: count(join.COMMON_VALUES) },
          { name: texts.inner, value: wholeCount(join.INNER_PRODUCT) },
          { name: texts.leftRows, value: share(join.MATCH_LHROWS) },
          { name: texts.rightRows, value: share(join.MATCH_RHROWS) },
          { name: texts.cardinality, value: join.INFERRED_CARDINALITY || '–' },
        ]}
      />
      <section>
        <h2>{texts.values}</h2>
        <JoinVenn sides={sides} common={Number(join.COMMON_VALUES)} pageOfSet={pageOfSet} />
        <Regions repository={repository} joinId={joinId} join={join} sides={sides} pageOfSet={pageOfSet} />
      </section>
      <section>
        <h2>{texts.words}</h2>
        <ul class="sentences">
          {joinInWords(join, sides).map((sentence) => (
            <li>
              <Value whole text={sentence} />
            </li>
          ))}
        </ul>
      </section>
      <div class="columns">
        <section>
          <h2>{texts.howOften}</h2>
          <Cardinality join={join} sides={sides} />
        </section>
        <section>
          <h2>{texts.sets}</h2>
          <ResultSets join={join} sides={sides} pageOfSet={pageOfSet} />
        </section>
      </div>
    </>
  )
}

const Sides = ({
  repository,
  sides: [left, right],
}: {
  repository: string
  sides: readonly [JoinSide, JoinSide]
}): JSX.Element => (
  <div class="join-sides">
    {([left, right] as const).map(({ entity, name, expression, filter }) => (
      <p>
        <a href={entityPage(repository, entity)}>
          <Value text={name} />
        </a>
        <strong>
          <Value text={expression} />
        </strong>
        {filter !== '' && (
          <span class="quiet">
            {TEXTS.joins.filter} <Value text={filter} />
          </span>
        )}
      </p>
    ))}
  </div>
)

/** Says that the figures are those of former rows, and lets editors renew them. */
function OutOfDate({
  repository,
  joinId,
  onAnalysed,
}: {
  repository: string
  joinId: string
  onAnalysed: () => void
}): JSX.Element {
  const { may } = useSignedIn()
  const [job, setJob] = useState<string>()
  const run = useAction(async () => {
    const answer = await api(JoinsApi).runJoinCommand({ repository, joinId, joinCommand: { command: 'run' } })
    setJob(answer!.url)
  })
  return (
    <div class="note warn">
      <p>{TEXTS.joins.reloaded}</p>
      {may(repository, 'editor') && job === undefined && (
        <button type="button" class="primary" disabled={run.isBusy} onClick={() => void run.run()}>
          {TEXTS.joins.analyse}
        </button>
      )}
      {run.fault && <FaultNote fault={run.fault} />}
      {job !== undefined && <JobProgress repository={repository} jobId={jobIdOf(job)} onEnd={onAnalysed} />}
    </div>
  )
}

function ResultSets({
  join,
  sides: [left, right],
  pageOfSet,
}: {
  join: JoinRecord
  sides: readonly [JoinSide, JoinSide]
  pageOfSet: (set: string) => string | undefined
}): JSX.Element {
  const texts = TEXTS.joins
  const rows: readonly (readonly [ResultSet, string])[] = [
    ['innerrows', join.INNER_PRODUCT],
    ['outerrows', join._full_outer_product],
    ['leftouterrows', join._left_outer_product],
    ['rightouterrows', join._right_outer_product],
    ['leftnomatchrows', String(left.unmatchedRows)],
    ['rightnomatchrows', String(right.unmatchedRows)],
    ['matchingvalues', join.COMMON_VALUES],
    ['leftnomatchvalues', String(left.onlyValues)],
    ['rightnomatchvalues', String(right.onlyValues)],
  ]
  return (
    <Table
      label={texts.sets}
      rows={rows}
      empty=""
      columns={[
        {
          title: texts.set,
          of: ([set]) => {
            const page = pageOfSet(set)
            return page === undefined ? texts.resultSets[set] : <a href={page}>{texts.resultSets[set]}</a>
          },
        },
        { title: texts.rows, isNumber: true, of: ([, number]) => wholeCount(number) },
      ]}
    />
  )
}
