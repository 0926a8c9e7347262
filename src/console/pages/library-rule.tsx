import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { libraryEntityCrumbs, libraryEntityPage, libraryRulePage } from '../library/library-places.ts'
import { askLibraryRule } from '../library/library-rule.ts'
import { useLibraryEntity } from '../library/use-library-entity.ts'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { RuleTable, TABLE_COLUMNS } from '../rules/rule-table.tsx'
import { useRun } from '../rules/use-run.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { percent } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const SHOWN = 500

/** A library rule, and the rules of entities that are derived from it. */
export function LibraryRule(): JSX.Element {
  const { repository, libraryID, ruleID } = useParams('repository', 'libraryID', 'ruleID')
  const { may } = useSignedIn()
  const [isDeleting, setDeleting] = useState(false)
  const texts = TEXTS.library
  const library = useLibraryEntity(repository, libraryID)
  const rule = useRequest(
    (signal) => askLibraryRule(repository, libraryID, ruleID, signal),
    [repository, libraryID, ruleID],
  )
  const derived = useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).listAssociatedRules(
          { repository, libraryID, ruleID, columns: [...TABLE_COLUMNS], pageSize: SHOWN },
          { signal },
        ),
        TABLE_COLUMNS,
      ).rows,
    [repository, libraryID, ruleID],
  )
  const run = useRun(
    repository,
    async () => {
      const answer = await api(LibraryApi).runLibraryRuleCommand({
        repository,
        libraryID,
        ruleID,
        libraryRuleCommand: { command: 'run' },
      })
      return answer.url
    },
    derived.again,
  )
  const name = rule.value?.name ?? TEXTS.rule.number(ruleID)
  return (
    <Page
      title={name}
      crumbs={libraryEntityCrumbs(repository, libraryID, library.value?.name ?? libraryID)}
      actions={
        may(repository, 'editor') && (
          <>
            <button type="button" class="plain" onClick={() => setDeleting(true)}>
              {TEXTS.rule.remove}
            </button>
            <a class="button" href={`${libraryRulePage(repository, libraryID, ruleID)}/edit`}>
              {TEXTS.rule.edit}
            </a>
            <button type="button" class="primary" disabled={run.isBusy} onClick={run.start}>
              {TEXTS.rule.run}
            </button>
          </>
        )
      }
    >
      {run.view}
      <Result of={rule}>
        {(fields) => (
          <dl class="record definition">
            {(
              [
                [TEXTS.rule.expression, fields.expression],
                [TEXTS.rule.filter, fields.filter],
                [TEXTS.rule.group, fields.group],
                [TEXTS.rule.aggregate, fields.aggregate],
                [TEXTS.rule.threshold, percent(fields.threshold)],
                [texts.description, fields.description],
              ] as const
            ).map(
              ([title, text]) =>
                text !== '' && (
                  <div>
                    <dt>{title}</dt>
                    <dd>
                      <Value whole text={text} />
                    </dd>
                  </div>
                ),
            )}
          </dl>
        )}
      </Result>
      <h2>{texts.derived}</h2>
      <Result of={derived}>
        {(rows) => <RuleTable label={texts.derived} rules={rows} empty={texts.noDerived} />}
      </Result>
      {isDeleting && (
        <DeleteLibraryRule
          repository={repository}
          libraryID={libraryID}
          ruleID={ruleID}
          name={name}
          onClose={() => setDeleting(false)}
        />
      )}
    </Page>
  )
}

function DeleteLibraryRule({
  repository,
  libraryID,
  ruleID,
  name,
  onClose,
}: {
  repository: string
  libraryID: string
  ruleID: string
  name: string
  onClose: () => void
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.library
  const [isDerivedToo, setDerivedToo] = useState(false)
  const action = useAction(async () => {
    await api(LibraryApi).deleteLibraryRule({
      repository,
      libraryID,
      ruleID,
      deleteRules: isDerivedToo ? '1' : '0',
    })
    address.go(libraryEntityPage(repository, libraryID), true)
  })
  return (
    <Confirm
      question={texts.removeQuestion}
      loss={
        <>
          <strong>
            <Value text={name} />
          </strong>{' '}
          {texts.removeLoss}
        </>
      }
      confirm={TEXTS.rule.removeNow}
      isBusy={action.isBusy}
      onConfirm={() => void action.run()}
      onClose={onClose}
    >
      <p>
        <label class="inline">
          <input
            type="checkbox"
            checked={isDerivedToo}
            onChange={({ currentTarget }) => setDerivedToo(currentTarget.checked)}
          />
          {texts.removeDerived}
        </label>
      </p>
      {action.fault && <FaultNote fault={action.fault} />}
    </Confirm>
  )
}
