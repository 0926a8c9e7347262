import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AttributesApi } from '../../../generated/quality/sdk/typescript/src/apis/AttributesApi.ts'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { completenessBar } from '../../quality/report/completeness-bar.ts'
import { api } from '../api/client.ts'
import { type Named, pageOf, recordsOf } from '../api/records.ts'
import { BASE, ROOT } from '../base.ts'
import { entityPage, repositoryPage } from '../entities/entity-name.ts'
import { EntityLoad } from '../entities/entity-load.tsx'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { Findings } from '../entities/findings.tsx'
import { ComplianceBar } from '../parts/compliance-bar.tsx'
import { Confirm } from '../parts/dialog.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { count, moment, percent } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useEvery } from '../state/use-every.ts'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const ENTITY_COLUMNS = [
  '_humanised_name',
  'LOADED_ROWS',
  'REJECTED_ROWS',
  '_business_rules',
  '_b_rules_failed',
  '_b_rules_compliance',
  '_display_attributes',
  '__DATA_SOURCE',
  '_source_type',
  '__ENCODING',
  '__STATE',
  'BUSINESS_DESCRIPTION',
  '_loaded_date',
  '_loaded_by_user',
] as const
type EntityValues = Named<(typeof ENTITY_COLUMNS)[number]>['values']

const ATTRIBUTE_COLUMNS = [
  '_humanised_name',
  'ATTRIBUTE_ID',
  'value.TYPE',
  'value.TYPE_DIST',
  'value.NULL_COUNT',
  'SPACE_COUNT',
  'value.UNIQUE_COUNT',
  'value.MIN',
  'value.MAX',
  'value.MODE',
] as const

const SHOWN_ATTRIBUTES = 1000
/** How often the page is read again while the entity is loaded, in milliseconds. */
const REFRESH_MS = 2000

/** An entity: what to look at first, its figures, its attributes. */
export function Entity(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const entity = useRequest(
    async (signal) =>
      recordsOf(
        await api(EntitiesApi).getEntity({ repository, entityID, columns: [...ENTITY_COLUMNS] }, { signal }),
        ENTITY_COLUMNS,
      ).rows[0]!.values,
    [repository, entityID],
  )
  const { value } = entity
  const isProfiled = value?.__STATE === 'Fully Loaded'
  useEvery(value !== undefined && LOADING.has(value.__STATE) ? REFRESH_MS : undefined, entity.again)
  const name = value?._humanised_name ?? entityID
  return (
    <Page
      title={name}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: repositoryPage(repository), title: repository },
      ]}
      actions={value && <Actions repository={repository} entityID={entityID} values={value} />}
    >
      <EntityTabs repository={repository} entityID={entityID} />
      <Result of={entity}>
        {(values) => <Figures values={values} start={entityPage(repository, entityID)} />}
      </Result>
      {value !== undefined && !isProfiled && (
        <>
          <p class="note" role="status">
            {TEXTS.entity.notProfiled(value.__STATE, TEXTS.overview.ofState(value.__STATE))}
          </p>
          <EntityLoad
            repository={repository}
            entityID={entityID}
            state={value.__STATE}
            onEnd={() => LOADING.has(value.__STATE) && entity.again()}
          />
        </>
      )}
      {isProfiled && (
        <>
          <Findings repository={repository} entityID={entityID} />
          <Attributes repository={repository} entityID={entityID} rows={Number(value.LOADED_ROWS)} />
        </>
      )}
    </Page>
  )
}

const LOADING = new Set(['Schema Only', 'Loading', 'Loaded'])

function Figures({ values, start }: { values: EntityValues; start: string }): JSX.Element {
  const texts = TEXTS.entity
  const rejected = Number(values.REJECTED_ROWS)
  return (
    <>
      {values.BUSINESS_DESCRIPTION !== '' && (
        <p class="lead">
          <Value text={values.BUSINESS_DESCRIPTION} />
        </p>
      )}
      <dl class="figures">
        <div>
          <dt>{texts.rows}</dt>
          <dd>
            <a href={`${start}/rows`}>{count(values.LOADED_ROWS)}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.attributes}</dt>
          <dd>{count(values._display_attributes)}</dd>
        </div>
        <div class={rejected > 0 ? 'bad' : undefined}>
          <dt>{texts.rejected}</dt>
          <dd>{rejected > 0 ? <a href={`${start}/rejected`}>{count(rejected)}</a> : count(rejected)}</dd>
        </div>
        <div>
          <dt>{texts.compliance}</dt>
          <dd>
            <ComplianceBar share={values._b_rules_compliance} />
          </dd>
        </div>
        <div class={Number(values._b_rules_failed) > 0 ? 'bad' : undefined}>
          <dt>{texts.failingRules}</dt>
          <dd>
            <a href={`${start}/businessrules`}>
              {count(values._b_rules_failed)} / {count(values._business_rules)}
            </a>
          </dd>
        </div>
      </dl>
      <p class="quiet">
        <Value text={texts.source(values.__DATA_SOURCE, values._source_type, values.__ENCODING)} />{' '}
        {values._loaded_date !== '' && texts.loaded(moment(values._loaded_date), values._loaded_by_user)}
      </p>
    </>
  )
}

/** What can be done with an entity, as the role of the person permits. */
function Actions({
  repository,
  entityID,
  values,
}: {
  repository: string
  entityID: string
  values: EntityValues
}): JSX.Element {
  const { may } = useSignedIn()
  const { go } = useAddress()
  const [asks, setAsks] = useState(false)
  const texts = TEXTS.entity
  const remove = useAction(async () => {
    await api(EntitiesApi).deleteEntity({ repository, entityID })
    go(repositoryPage(repository))
  })
  const name = values._humanised_name
  return (
    <>
      <a
        class="button"
        href={`${BASE}/api/repositories/${encodeURIComponent(repository)}/entities/${entityID}/report`}
        target="_blank"
        rel="noopener"
      >
        {texts.report}
      </a>
      {may(repository, 'editor') && (
        <>
          <a class="button" href={`${entityPage(repository, entityID)}/reload`}>
            {texts.reload}
          </a>
          <button type="button" onClick={() => setAsks(true)}>
            {texts.remove}
          </button>
        </>
      )}
      {asks && (
        <Confirm
          question={texts.removeQuestion}
          loss={
            <Value text={texts.removeLoss(name, count(values.LOADED_ROWS), count(values._business_rules))} />
          }
          confirm={texts.removeConfirm}
          isBusy={remove.isBusy}
          onConfirm={() => void remove.run()}
          onClose={() => setAsks(false)}
        >
          {remove.fault && <FaultNote fault={remove.fault} />}
        </Confirm>
      )}
    </>
  )
}

function Attributes({
  repository,
  entityID,
  rows,
}: {
  repository: string
  entityID: string
  rows: number
}): JSX.Element {
  const texts = TEXTS.entity
  const attributes = useRequest(
    async (signal) =>
      recordsOf(
        await api(AttributesApi).listAttributes(
          { repository, entityID, columns: [...ATTRIBUTE_COLUMNS], pageSize: SHOWN_ATTRIBUTES },
          { signal },
        ),
        ATTRIBUTE_COLUMNS,
      ),
    [repository, entityID],
  )
  return (
    <section>
      <h2>{texts.attributes}</h2>
      <Result of={attributes}>
        {(listed) => (
          <Table
            label={texts.attributes}
            rows={listed.rows}
            empty={texts.noAttributes}
            columns={[
              {
                title: texts.name,
                of: ({ values, url }) => (
                  <a href={pageOf(url!)}>
                    <Value text={values._humanised_name} />
                  </a>
                ),
              },
              {
                title: texts.type,
                of: ({ values }) =>
                  Number(values['value.TYPE_DIST']) < 100 && values['value.TYPE_DIST'] !== ''
                    ? `${values['value.TYPE']} (${percent(values['value.TYPE_DIST'])})`
                    : values['value.TYPE'],
              },
              {
                title: texts.filled,
                of: ({ values }) => (
                  <Drawing
                    name="filled"
                    of={completenessBar({
                      rows,
                      nulls: Number(values['value.NULL_COUNT']),
                      blanks: Number(values.SPACE_COUNT),
                    })}
                  />
                ),
              },
              { title: texts.nulls, isNumber: true, of: ({ values }) => count(values['value.NULL_COUNT']) },
              {
                title: texts.distinct,
                isNumber: true,
                of: ({ values }) => count(values['value.UNIQUE_COUNT']),
              },
              { title: texts.least, of: ({ values }) => <Brief text={values['value.MIN']} /> },
              { title: texts.greatest, of: ({ values }) => <Brief text={values['value.MAX']} /> },
              { title: texts.mode, of: ({ values }) => <Brief text={values['value.MODE']} /> },
            ]}
          />
        )}
      </Result>
    </section>
  )
}

const MAX_BRIEF = 40

/** The start of a value that stands beside others. */
const Brief = ({ text }: { text: string }): JSX.Element => (
  <Value text={text.length > MAX_BRIEF ? `${text.slice(0, MAX_BRIEF)}…` : text} />
)
