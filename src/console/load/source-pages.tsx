import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { JobProgress } from '../jobs/job-progress.tsx'
import { entityPage } from '../entities/entity-name.ts'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { type Address, useAddress } from '../state/address.ts'
import { forgetDraft } from '../state/drafts.ts'
import { TEXTS } from '../texts.ts'
import { ConnectionSources } from './connection-sources.tsx'
import { Connections, useConnection } from './connections.tsx'
import { DescribeSource } from './describe-source.tsx'
import { draftKey, type ReplacedEntity } from './draft.ts'
import type { SourcePlace } from './source-place.ts'
import { UploadBox } from './upload-box.tsx'
import { UploadedFiles } from './uploaded-files.tsx'

/**
 * The steps of a load, each with an address: `?` chooses a source, `?connection=1` one of its files or tables,
 * `?file=…` or `?connection=1&source=…` describes it, and `&job=5&entity=3` follows its load.
 */
export function SourceSteps({
  repository,
  replaced,
}: {
  repository: string
  replaced?: ReplacedEntity | undefined
}): JSX.Element {
  const address = useAddress()
  const file = address.get('file')
  const connection = address.get('connection')
  const source = address.get('source')
  const found = useConnection(repository, connection)
  if (file !== undefined) {
    const place = { connection: undefined, connectionType: undefined, name: file }
    return <Step {...{ repository, replaced, address, place }} />
  }
  if (connection === undefined) return <ChooseSource repository={repository} address={address} />
  return (
    <Result of={found}>
      {(values) =>
        values === undefined ? (
          <p class="busy">{TEXTS.busy}</p>
        ) : source === undefined ? (
          <section>
            <h2>
              {TEXTS.load.sourcesOf} <Value text={values.NAME} />
            </h2>
            <ConnectionSources
              repository={repository}
              connection={connection}
              type={values._type}
              filter={address.get('filter') ?? ''}
              onFilter={(filter) => address.set({ filter })}
              hrefOf={(name) => address.with({ source: name, filter: undefined })}
              onChosen={(name) => address.set({ source: name, filter: undefined })}
            />
          </section>
        ) : (
          <Step
            {...{ repository, replaced, address }}
            place={{ connection, connectionType: values._type, name: source }}
          />
        )
      }
    </Result>
  )
}

function ChooseSource({ repository, address }: { repository: string; address: Address }): JSX.Element {
  const texts = TEXTS.load
  return (
    <>
      <UploadBox repository={repository} onUploaded={(file) => address.set({ file })} />
      <section>
        <h2>{texts.files}</h2>
        <UploadedFiles repository={repository} hrefOf={(file) => address.with({ file })} />
      </section>
      <section>
        <h2>{texts.connections}</h2>
        <Connections
          repository={repository}
          hrefOf={(connection) => address.with({ connection, file: undefined })}
        />
      </section>
    </>
  )
}

/** Describes a source, or follows its load. */
function Step({
  repository,
  replaced,
  address,
  place,
}: {
  repository: string
  replaced: ReplacedEntity | undefined
  address: Address
  place: SourcePlace
}): JSX.Element {
  const texts = TEXTS.load
  const job = address.get('job')
  const entity = address.get('entity')
  const key = draftKey(repository, place)
  const [failed, setFailed] = useState<string>()
  return (
    <>
      <p class="note">
        {texts.source}: <Value text={place.name} /> <a href={address.with(ELSEWHERE)}>{texts.another}</a>
      </p>
      {job !== undefined && entity !== undefined ? (
        <>
          <JobProgress
            repository={repository}
            jobId={job}
            onEnd={({ job_status: state }) => {
              if (state !== 'Completed') {
                setFailed(job)
                return
              }
              forgetDraft(key)
              address.go(entityPage(repository, entity), true)
            }}
          />
          {failed === job && (
            <p class="actions">
              <a class="button primary" href={correctionPage(repository, entity, address)}>
                {texts.correct}
              </a>
              <a class="button" href={entityPage(repository, entity)}>
                {texts.toEntity}
              </a>
            </p>
          )}
        </>
      ) : (
        <DescribeSource
          key={key}
          repository={repository}
          place={place}
          replaced={replaced}
          onScheduled={(scheduled, loaded) => address.set({ job: scheduled, entity: loaded })}
        />
      )}
    </>
  )
}

/** No source is chosen. */
const ELSEWHERE = {
  file: undefined,
  source: undefined,
  connection: undefined,
  filter: undefined,
  job: undefined,
  entity: undefined,
}

/** The entity is there, with its name, even if its load failed: another load of it takes the same settings. */
function correctionPage(repository: string, entity: string, address: Address): string {
  const query = address.with({ job: undefined, entity: undefined }).split('?')[1] ?? ''
  return `${entityPage(repository, entity)}/reload?${query}`
}
