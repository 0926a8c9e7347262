import type { JSX } from 'preact'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { UrlAnswer } from '../../../generated/quality/sdk/typescript/src/models/UrlAnswer.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { useEntityName } from '../entities/entity-name.ts'
import { useWords } from '../expression/use-words.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { RuleEditor } from '../rules/rule-editor.tsx'
import { changeOf, EMPTY_RULE, fieldsOf, inputOf } from '../rules/rule-fields.ts'
import type { FormPlace } from '../rules/rule-form.tsx'
import { entityRulesCrumbs, entityRulesPage, ruleCrumbs, rulePage } from '../rules/rule-places.ts'
import { useRuleChoices } from '../rules/use-keywords.ts'
import { askRule, useRule } from '../rules/use-rule.ts'
import { useAddress, useParams } from '../state/address.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const NO_COLUMNS: readonly Column[] = []

/** Adds a rule to an entity. */
export function NewRule(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const name = useEntityName(repository, entityID)
  const where = useFormPlace(repository, entityID)
  const choices = useRuleChoices(repository)
  return (
    <Page isWide title={TEXTS.ruleForm.newRule(name)} crumbs={entityRulesCrumbs(repository, entityID, name)}>
      <Result of={choices}>
        {(found) => (
          <RuleEditor
            key={`${repository}/${entityID}`}
            draftKey={`rule ${repository}/${entityID}/new`}
            where={where}
            entityID={entityID}
            saved={EMPTY_RULE}
            choices={found}
            isDerived={false}
            save={async (_, fields) => {
              const answer = await api(RulesApi).runEntityBusinessRulesCommand({
                repository,
                entityID,
                entityRulesCommand: { command: 'add', data: inputOf(fields) },
              })
              address.go(pageOf((answer as UrlAnswer).url), true)
            }}
            back={entityRulesPage(repository, entityID)}
          />
        )}
      </Result>
    </Page>
  )
}

/** Changes a rule. */
export function EditRule(): JSX.Element {
  const { repository, entityID, ruleID } = useParams('repository', 'entityID', 'ruleID')
  const address = useAddress()
  const entityName = useEntityName(repository, entityID)
  const where = useFormPlace(repository, entityID)
  const choices = useRuleChoices(repository)
  const rule = useRule(repository, entityID, ruleID)
  const name = rule.value?.actual_name ?? ruleID
  const page = rulePage(repository, entityID, ruleID)
  return (
    <Page
      isWide
      title={TEXTS.ruleForm.editRule(name)}
      crumbs={ruleCrumbs(repository, entityID, entityName, ruleID, name)}
    >
      <Result of={choices}>
        {(found) => (
          <Result of={rule}>
            {(values) => (
              <RuleEditor
                key={page}
                draftKey={`rule ${repository}/${entityID}/${ruleID}`}
                where={where}
                entityID={entityID}
                saved={fieldsOf(values, found.keywords)}
                choices={found}
                isDerived={values._inheriting === 'yes'}
                askSaved={async () => fieldsOf(await askRule(repository, entityID, ruleID), found.keywords)}
                save={async (base, fields) => {
                  await api(RulesApi).runBusinessRuleCommand({
                    repository,
                    entityID,
                    ruleID,
                    ruleCommand: { command: 'edit', data: changeOf(base, fields) },
                  })
                  address.go(page, true)
                }}
                back={page}
              />
            )}
          </Result>
        )}
      </Result>
    </Page>
  )
}

/** The rows of an entity as the place of expressions. */
function useFormPlace(repository: string, entityID: string): FormPlace {
  const columns = useRequest(
    async (signal) =>
      (await api(EntitiesApi).listRows({ repository, entityID, pageSize: 1 }, { signal })).columns,
    [repository, entityID],
  )
  return {
    repository,
    place: { entity: entityID },
    words: useWords(repository, columns.value ?? NO_COLUMNS),
  }
}
