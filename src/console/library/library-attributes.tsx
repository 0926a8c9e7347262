import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['name', 'description', 'attr_used'] as const
const SHOWN = 1000

/** The attributes of a library entity, with a form to add one. */
export function LibraryAttributes({
  repository,
  libraryID,
  mayEdit,
}: {
  repository: string
  libraryID: string
  mayEdit: boolean
}): JSX.Element {
  const [name, setName] = useState('')
  const texts = TEXTS.library
  const attributes = useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).listLibraryAttributes(
          { repository, libraryID, columns: [...COLUMNS], pageSize: SHOWN },
          { signal },
        ),
        COLUMNS,
      ).rows,
    [repository, libraryID],
  )
  const add = useAction(async () => {
    await api(LibraryApi).runLibraryAttributesCommand({
      repository,
      libraryID,
      libraryAttributesCommand: { command: 'add', data: { name: name.trim() } },
    })
    setName('')
    attributes.again()
  })
  return (
    <section>
      <h2>{texts.attributes}</h2>
      <Result of={attributes}>
        {(rows) => (
          <Table
            label={texts.attributes}
            rows={rows}
            empty={texts.noAttributes}
            columns={[
              { title: texts.name, of: ({ values }) => <Value text={values.name} /> },
              { title: texts.description, of: ({ values }) => <Value text={values.description} /> },
              {
                title: texts.used,
                of: ({ values }) => (values.attr_used === 'Y' ? texts.yes : texts.no),
              },
            ]}
          />
        )}
      </Result>
      {mayEdit && (
        <form
          class="bar below"
          onSubmit={(event) => {
            event.preventDefault()
            void add.run()
          }}
        >
          <label class="grow">
            {texts.newAttribute}
            <input required value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
          </label>
          <button type="submit" disabled={add.isBusy}>
            {texts.addAttribute}
          </button>
        </form>
      )}
      {add.fault && <FaultNote fault={add.fault} />}
    </section>
  )
}
