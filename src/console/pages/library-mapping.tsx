import type { JSX } from 'preact'
import { AttributesApi } from '../../../generated/quality/sdk/typescript/src/apis/AttributesApi.ts'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { useEntityName } from '../entities/entity-name.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { libraryEntityCrumbs } from '../library/library-places.ts'
import { useLibraryEntity } from '../library/use-library-entity.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { useDraft } from '../state/drafts.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['ATTRIBUTE_ID', '_humanised_name'] as const
const MAX = 10_000

/** Which attribute of an entity stands for which attribute of a library entity. */
export function LibraryMapping(): JSX.Element {
  const { repository, libraryID, entityID } = useParams('repository', 'libraryID', 'entityID')
  const address = useAddress()
  const { may } = useSignedIn()
  const texts = TEXTS.library
  const library = useLibraryEntity(repository, libraryID)
  const entityName = useEntityName(repository, entityID)
  const mapping = useRequest(
    async (signal) =>
      (await api(LibraryApi).getAttributeMap({ repository, libraryID, entityID }, { signal }))
        .attributeMapList,
    [repository, libraryID, entityID],
  )
  const attributes = useRequest(
    async (signal) =>
      recordsOf(
        await api(AttributesApi).listAttributes(
          { repository, entityID, columns: [...COLUMNS], pageSize: MAX },
          { signal },
        ),
        COLUMNS,
      ).rows,
    [repository, entityID],
  )
  // The numbers of chosen attributes by those of the library; empty for none.
  const [draft, setDraft, forget] = useDraft<Readonly<Record<string, string>>>(
    `mapping ${repository}/${libraryID}/${entityID}`,
    {},
  )
  const save = useAction(async () => {
    const pairs = (mapping.value ?? []).flatMap(({ realAttribute, libraryAttribute }) => {
      const realAttr = draft[libraryAttribute.id] ?? realAttribute.id
      return realAttr === '' ? [] : [{ realAttr, libAttr: libraryAttribute.id }]
    })
    const { job: scheduled } = await api(LibraryApi).runAttributeMapCommand({
      repository,
      libraryID,
      entityID,
      attributeMapCommand: {
        command: 'edit',
        data: { entity: entityID, library: libraryID, mapping: pairs },
      },
    })
    forget()
    setDraft({})
    forget()
    address.set({ job: jobIdOf(scheduled) }, true)
  })
  const job = address.get('job')
  const mayEdit = may(repository, 'editor')
  return (
    <Page
      title={texts.mappingOf(entityName)}
      crumbs={libraryEntityCrumbs(repository, libraryID, library.value?.name ?? libraryID)}
    >
      <p class="lead">{texts.mappingLead}</p>
      {job !== undefined && (
        <div class="note">
          <JobProgress key={job} repository={repository} jobId={job} onEnd={mapping.again} />
        </div>
      )}
      <Result of={mapping}>
        {(entries) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void save.run()
            }}
          >
            <Table
              label={texts.mapping}
              rows={entries}
              empty={texts.noAttributes}
              columns={[
                {
                  title: texts.libraryAttribute,
                  of: ({ libraryAttribute }) => <Value text={libraryAttribute.name} />,
                },
                {
                  title: texts.entityAttribute,
                  of: ({ libraryAttribute, realAttribute }) =>
                    mayEdit ? (
                      <select
                        aria-label={texts.mapped(libraryAttribute.name)}
                        value={draft[libraryAttribute.id] ?? realAttribute.id}
                        onChange={({ currentTarget }) =>
                          setDraft({ ...draft, [libraryAttribute.id]: currentTarget.value })
                        }
                      >
                        <option value="">{texts.notMapped}</option>
                        {(attributes.value ?? []).map(({ values }) => (
                          <option value={values.ATTRIBUTE_ID}>{values._humanised_name}</option>
                        ))}
                      </select>
                    ) : realAttribute.id === '' ? (
                      <span class="quiet">{texts.notMapped}</span>
                    ) : (
                      <Value text={realAttribute.humanisedName} />
                    ),
                },
                { title: texts.score, isNumber: true, of: ({ score }) => score || '–' },
              ]}
            />
            {save.fault && <FaultNote fault={save.fault} />}
            {attributes.fault && <FaultNote fault={attributes.fault} again={attributes.again} />}
            {mayEdit && (
              <p class="actions">
                <button
                  type="submit"
                  class="primary"
                  disabled={save.isBusy || Object.keys(draft).length === 0}
                >
                  {texts.saveMapping}
                </button>
                {Object.keys(draft).length > 0 && (
                  <button
                    type="button"
                    onClick={() => {
                      setDraft({})
                      forget()
                    }}
                  >
                    {texts.discardMapping}
                  </button>
                )}
              </p>
            )}
          </form>
        )}
      </Result>
    </Page>
  )
}
