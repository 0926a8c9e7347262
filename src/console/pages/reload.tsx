import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { entityCrumbs, entityPage } from '../entities/entity-name.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import type { ReplacedEntity } from '../load/draft.ts'
import { SourceSteps } from '../load/source-pages.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { visibleText } from '../parts/visible-text.ts'
import { useAddress, useParams } from '../state/address.ts'
import { count, moment } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['_humanised_name', 'LOADED_ROWS', '__DATA_SOURCE', '_loaded_date'] as const

/** Replaces the rows of an entity: by those of its present source, or of another one. */
export function Reload(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const { may } = useSignedIn()
  const address = useAddress()
  const texts = TEXTS.reload
  const entity = useRequest(
    async (signal) =>
      recordsOf(
        await api(EntitiesApi).getEntity({ repository, entityID, columns: [...COLUMNS] }, { signal }),
        COLUMNS,
      ).rows[0]!.values,
    [repository, entityID],
  )
  const name = entity.value?._humanised_name ?? entityID
  const isChosen = address.get('file') !== undefined || address.get('connection') !== undefined
  return (
    <Page title={texts.title(name)} crumbs={entityCrumbs(repository, entityID, name)}>
      {may(repository, 'editor') ? (
        <Result of={entity}>
          {(values) => {
            const replaced = { entityID, name: values._humanised_name, rows: values.LOADED_ROWS }
            return (
              <>
                {!isChosen && (
                  <Present
                    repository={repository}
                    replaced={replaced}
                    source={values.__DATA_SOURCE}
                    loaded={values._loaded_date}
                  />
                )}
                {!isChosen && address.get('job') === undefined && <h2>{texts.other}</h2>}
                {(isChosen || address.get('job') === undefined) && (
                  <SourceSteps repository={repository} replaced={replaced} />
                )}
              </>
            )
          }}
        </Result>
      ) : (
        <p class="note warn">{TEXTS.load.mayNot(may(repository, 'reader'))}</p>
      )}
    </Page>
  )
}

/** The source that the rows are from, and its load once more. */
function Present({
  repository,
  replaced: { entityID, name, rows },
  source,
  loaded,
}: {
  repository: string
  replaced: ReplacedEntity
  source: string
  loaded: string
}): JSX.Element {
  const texts = TEXTS.reload
  const address = useAddress()
  const [isAsking, setAsking] = useState(false)
  const job = address.get('job')
  const reload = useAction(async () => {
    setAsking(false)
    const answer = await api(EntitiesApi).runEntityCommand({
      repository,
      entityID,
      entityCommand: { command: 'reload' },
    })
    address.set({ job: jobIdOf(answer.job!) })
  })
  return (
    <section>
      <h2>{texts.present}</h2>
      <p>
        {texts.from} <Value whole text={source} />
        {loaded !== '' && `, ${texts.loaded(moment(loaded), count(rows))}`}
      </p>
      {job === undefined ? (
        <p class="actions">
          <button type="button" class="primary" disabled={reload.isBusy} onClick={() => setAsking(true)}>
            {texts.again}
          </button>
        </p>
      ) : (
        <>
          <JobProgress
            repository={repository}
            jobId={job}
            onEnd={({ job_status: state }) => {
              if (state === 'Completed') address.go(entityPage(repository, entityID), true)
            }}
          />
          <p>
            <a class="button" href={address.with({ job: undefined })}>
              {texts.otherSource}
            </a>
          </p>
        </>
      )}
      {reload.fault && <FaultNote fault={reload.fault} />}
      {isAsking && (
        <Confirm
          question={TEXTS.load.replaceQuestion(visibleText(name))}
          loss={
            <>
              {TEXTS.load.replaceLoss(count(rows))} <Value whole text={source} />.
            </>
          }
          confirm={TEXTS.load.replace}
          isBusy={reload.isBusy}
          onConfirm={() => void reload.run()}
          onClose={() => setAsking(false)}
        >
          <p>{TEXTS.load.replaceStays}</p>
        </Confirm>
      )}
    </section>
  )
}
