import type { JSX } from 'preact'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import type { UrlAnswer } from '../../../generated/quality/sdk/typescript/src/models/UrlAnswer.ts'
import { api } from '../api/client.ts'
import { pageOf, recordsOf } from '../api/records.ts'
import { AssociatedEntities } from '../library/associated-entities.tsx'
import { libraryCrumbs, libraryEntityPage } from '../library/library-places.ts'
import { LibraryAttributes } from '../library/library-attributes.tsx'
import { useLibraryEntity } from '../library/use-library-entity.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useRun } from '../rules/use-run.tsx'
import { useParams } from '../state/address.ts'
import { percent } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const RULE_COLUMNS = ['actual_name', 'predicate', 'threshold_percent', '_model_check', 'seqno'] as const
const SHOWN = 1000

/** A library entity: its rules, its attributes, and the entities that it is mapped to. */
export function LibraryEntity(): JSX.Element {
  const { repository, libraryID } = useParams('repository', 'libraryID')
  const { may } = useSignedIn()
  const texts = TEXTS.library
  const entity = useLibraryEntity(repository, libraryID)
  const rules = useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).listLibraryEntityRules(
          { repository, libraryID, columns: [...RULE_COLUMNS], sort: ['actual_name'], pageSize: SHOWN },
          { signal },
        ),
        RULE_COLUMNS,
      ).rows,
    [repository, libraryID],
  )
  const run = useRun(
    repository,
    async () => {
      const answer = await api(LibraryApi).runLibraryRulesCommand({
        repository,
        libraryRulesCommand: {
          command: 'run',
          data: {
            rules: (rules.value ?? []).map(({ values }) => ({ library: libraryID, rule: values.seqno })),
          },
        },
      })
      return (answer as UrlAnswer).url
    },
    () => undefined,
  )
  const mayEdit = may(repository, 'editor')
  return (
    <Page
      title={entity.value?.name ?? libraryID}
      crumbs={libraryCrumbs(repository)}
      actions={
        mayEdit && (
          <>
            <button
              type="button"
              disabled={run.isBusy || (rules.value ?? []).length === 0}
              onClick={run.start}
            >
              {texts.run}
            </button>
            <a class="button primary" href={`${libraryEntityPage(repository, libraryID)}/businessrules/new`}>
              {texts.addRule}
            </a>
          </>
        )
      }
    >
      {run.view}
      <Result of={entity}>
        {({ description }) =>
          description !== '' && (
            <p class="lead">
              <Value whole text={description} />
            </p>
          )
        }
      </Result>
      <h2>{texts.rules}</h2>
      <Result of={rules}>
        {(rows) => (
          <Table
            label={texts.rules}
            rows={rows}
            empty={texts.noRules}
            columns={[
              {
                title: TEXTS.rules.rule,
                of: ({ values, url }) => (
                  <>
                    <a href={pageOf(url!)}>
                      <Value text={values.actual_name} />
                    </a>
                    {values._model_check === 'no' && <span class="quiet"> {TEXTS.rules.disabled}</span>}
                  </>
                ),
              },
              {
                title: TEXTS.rule.expression,
                of: ({ values }) => (
                  <code>
                    <Value text={values.predicate} />
                  </code>
                ),
              },
              {
                title: TEXTS.rules.threshold,
                isNumber: true,
                of: ({ values }) => percent(values.threshold_percent),
              },
            ]}
          />
        )}
      </Result>
      <div class="columns">
        <LibraryAttributes repository={repository} libraryID={libraryID} mayEdit={mayEdit} />
        <AssociatedEntities repository={repository} libraryID={libraryID} mayEdit={mayEdit} />
      </div>
    </Page>
  )
}
