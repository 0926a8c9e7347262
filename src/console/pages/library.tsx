import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import type { UrlAnswer } from '../../../generated/quality/sdk/typescript/src/models/UrlAnswer.ts'
import { api } from '../api/client.ts'
import { pageOf, recordsOf } from '../api/records.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { rulesCrumbs } from '../rules/rule-places.ts'
import { useAddress, useParams } from '../state/address.ts'
import { useDraft } from '../state/drafts.ts'
import { count } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['name', 'description', '_display_attributes', '_business_rules', '_associations'] as const
const SHOWN = 1000

/** The library entities of a repository: templates with rules that entities share. */
export function Library(): JSX.Element {
  const { repository } = useParams('repository')
  const { may } = useSignedIn()
  const [isAdding, setAdding] = useState(false)
  const texts = TEXTS.library
  const listed = useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).listLibraryEntities(
          { repository, columns: [...COLUMNS], sort: ['name'], pageSize: SHOWN },
          { signal },
        ),
        COLUMNS,
      ),
    [repository],
  )
  return (
    <Page
      title={texts.title}
      crumbs={rulesCrumbs(repository)}
      actions={
        may(repository, 'editor') && (
          <button type="button" class="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </button>
        )
      }
    >
      <p class="lead">{texts.lead}</p>
      <Result of={listed}>
        {({ rows, total }) => (
          <>
            <Table
              label={texts.title}
              rows={rows}
              empty={texts.none}
              columns={[
                {
                  title: texts.name,
                  of: ({ values, url }) => (
                    <a href={pageOf(url!)}>
                      <Value text={values.name} />
                    </a>
                  ),
                },
                { title: texts.description, of: ({ values }) => <Value text={values.description} /> },
                {
                  title: texts.attributes,
                  isNumber: true,
                  of: ({ values }) => count(values._display_attributes),
                },
                { title: texts.rules, isNumber: true, of: ({ values }) => count(values._business_rules) },
                {
                  title: texts.associated,
                  isNumber: true,
                  of: ({ values }) => count(values._associations),
                },
              ]}
            />
            {total > rows.length && <p class="quiet">{texts.more(count(total - rows.length))}</p>}
          </>
        )}
      </Result>
      {isAdding && <AddLibraryEntity repository={repository} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function AddLibraryEntity({ repository, onClose }: { repository: string; onClose: () => void }): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.library
  const [draft, setDraft, forget] = useDraft(`library ${repository}/new`, {
    name: '',
    description: '',
    attributes: '',
  })
  const add = useAction(async () => {
    const answer = await api(LibraryApi).runLibraryEntitiesCommand({
      repository,
      libraryEntitiesCommand: {
        command: 'add',
        data: {
          entityName: draft.name.trim(),
          entityDesc: draft.description,
          attributes: draft.attributes
            .split('\n')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => ({ name })),
        },
      },
    })
    forget()
    address.go(pageOf((answer as UrlAnswer).url))
  })
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <form
        class="rule-form"
        onSubmit={(event) => {
          event.preventDefault()
          void add.run()
        }}
      >
        <label>
          {texts.name}
          <input
            required
            value={draft.name}
            onInput={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          />
        </label>
        <label>
          {texts.description}
          <input
            value={draft.description}
            onInput={({ currentTarget }) => setDraft({ ...draft, description: currentTarget.value })}
          />
        </label>
        <label>
          {texts.attributesToAdd}
          <textarea
            rows={5}
            value={draft.attributes}
            onInput={({ currentTarget }) => setDraft({ ...draft, attributes: currentTarget.value })}
          />
        </label>
        {add.fault && <FaultNote fault={add.fault} />}
        <p class="actions">
          <button type="submit" class="primary" disabled={add.isBusy}>
            {texts.addNow}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
