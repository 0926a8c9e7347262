import type { JSX } from 'preact'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { UrlAnswer } from '../../../generated/quality/sdk/typescript/src/models/UrlAnswer.ts'
import { api } from '../api/client.ts'
import { entityCrumbs, useEntityName } from '../entities/entity-name.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { ResultTabs } from '../rules/result-tabs.tsx'
import { entityRulesPage } from '../rules/rule-places.ts'
import { RuleTable } from '../rules/rule-table.tsx'
import { useRules } from '../rules/use-rules.ts'
import { useRun } from '../rules/use-run.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { TEXTS } from '../texts.ts'

/** The rules of an entity and of its attributes. */
export function EntityRules(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const address = useAddress()
  const { may } = useSignedIn()
  const name = useEntityName(repository, entityID)
  const texts = TEXTS.rules
  const result = address.get('result')
  const rules = useRules(repository, entityID, result)
  const run = useRun(
    repository,
    async () => {
      const answer = await api(RulesApi).runEntityBusinessRulesCommand({
        repository,
        entityID,
        entityRulesCommand: { command: 'run', data: { option: 'ALL' } },
      })
      return (answer as UrlAnswer).url
    },
    rules.again,
  )
  const start = entityRulesPage(repository, entityID)
  const mayEdit = may(repository, 'editor')
  return (
    <Page
      title={texts.ofEntity(name)}
      crumbs={entityCrumbs(repository, entityID, name)}
      actions={
        <>
          <a class="button" href={`${start}/suggestions`}>
            {texts.suggestions}
          </a>
          {mayEdit && (
            <>
              <button type="button" disabled={run.isBusy} onClick={run.start}>
                {texts.runAll}
              </button>
              <a class="button primary" href={`${start}/new`}>
                {texts.add}
              </a>
            </>
          )}
        </>
      }
    >
      {run.view}
      <ResultTabs />
      <Result of={rules}>
        {({ rows, total }) => (
          <>
            <RuleTable
              label={texts.ofEntity(name)}
              rules={rows}
              empty={result === undefined ? texts.noneInEntity : texts.noneOfResult}
            />
            {total > rows.length && <p class="quiet">{texts.more(count(total - rows.length))}</p>}
          </>
        )}
      </Result>
    </Page>
  )
}
