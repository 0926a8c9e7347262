import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import type { UrlAnswer } from '../../../generated/quality/sdk/typescript/src/models/UrlAnswer.ts'
import { api } from '../api/client.ts'
import { pageOf, recordsOf } from '../api/records.ts'
import { useWords } from '../expression/use-words.ts'
import { libraryEntityCrumbs, libraryEntityPage, libraryRulePage } from '../library/library-places.ts'
import { askLibraryRule } from '../library/library-rule.ts'
import { useLibraryEntity } from '../library/use-library-entity.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { RuleEditor } from '../rules/rule-editor.tsx'
import { changeOf, EMPTY_RULE, inputOf, type RuleFields } from '../rules/rule-fields.ts'
import type { FormPlace } from '../rules/rule-form.tsx'
import { useRuleChoices } from '../rules/use-keywords.ts'
import { useAddress, useParams } from '../state/address.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const NAMES = ['name'] as const
const MAX = 1000

/** Adds a rule to a library entity. */
export function NewLibraryRule(): JSX.Element {
  const { repository, libraryID } = useParams('repository', 'libraryID')
  const address = useAddress()
  return (
    <Editor
      title={TEXTS.library.addRule}
      rule="new"
      ask={async () => EMPTY_RULE}
      save={async (_, fields) => {
        const { keywords: _keywords, ...others } = fields
        const { ruleKeywordIdList: _list, ...data } = inputOf({ ...others, keywords: [] })
        const answer = await api(LibraryApi).runLibraryEntityRulesCommand({
          repository,
          libraryID,
          libraryEntityRulesCommand: { command: 'add', data },
        })
        address.go(pageOf((answer as UrlAnswer).url), true)
      }}
      back={libraryEntityPage(repository, libraryID)}
    />
  )
}

/** Changes a library rule, and so the rules that are derived from it. */
export function EditLibraryRule(): JSX.Element {
  const { repository, libraryID, ruleID } = useParams('repository', 'libraryID', 'ruleID')
  const address = useAddress()
  const page = libraryRulePage(repository, libraryID, ruleID)
  return (
    <Editor
      title={TEXTS.library.editRule}
      rule={ruleID}
      ask={() => askLibraryRule(repository, libraryID, ruleID)}
      askSaved={() => askLibraryRule(repository, libraryID, ruleID)}
      save={async (base, fields) => {
        await api(LibraryApi).runLibraryRuleCommand({
          repository,
          libraryID,
          ruleID,
          libraryRuleCommand: { command: 'edit', data: changeOf(base, fields) },
        })
        address.go(page, true)
      }}
      back={page}
    />
  )
}

function Editor({
  title,
  rule,
  ask,
  askSaved,
  save,
  back,
}: {
  title: string
  rule: string
  ask: () => Promise<RuleFields>
  askSaved?: () => Promise<RuleFields>
  save: (base: RuleFields, fields: RuleFields) => Promise<void>
  back: string
}): JSX.Element {
  const { repository, libraryID } = useParams('repository', 'libraryID')
  const library = useLibraryEntity(repository, libraryID)
  const choices = useRuleChoices(repository)
  const saved = useRequest(ask, [repository, libraryID, rule])
  const attributes = useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).listLibraryAttributes(
          { repository, libraryID, columns: [...NAMES], pageSize: MAX },
          { signal },
        ),
        NAMES,
      ).rows.map(({ values }) => values.name),
    [repository, libraryID],
  )
  const columns = useMemo(
    () =>
      (attributes.value ?? []).map((name) => ({
        columnisedName: name,
        humanisedName: name,
        description: '',
      })),
    [attributes.value],
  )
  const words = useWords(repository, columns)
  // The API checks no expressions over the attributes of library entities. Saving does.
  const where: FormPlace = { repository, place: undefined, words }
  return (
    <Page title={title} crumbs={libraryEntityCrumbs(repository, libraryID, library.value?.name ?? libraryID)}>
      <Result of={choices}>
        {(found) => (
          <Result of={saved}>
            {(fields) => (
              <RuleEditor
                draftKey={`library rule ${repository}/${libraryID}/${rule}`}
                where={where}
                entityID={undefined}
                saved={fields}
                choices={{ ...found, keywords: new Map() }}
                isDerived={false}
                {...(askSaved && { askSaved })}
                save={save}
                back={back}
              />
            )}
          </Result>
        )}
      </Result>
    </Page>
  )
}
