import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { UrlAnswer } from '../../../generated/quality/sdk/typescript/src/models/UrlAnswer.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { rulesSource } from '../listings/rules-source.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { conditionOf, ResultTabs } from '../rules/result-tabs.tsx'
import { rulesCrumbs, rulesPage } from '../rules/rule-places.ts'
import { RuleTable } from '../rules/rule-table.tsx'
import { useRules } from '../rules/use-rules.ts'
import { useRun } from '../rules/use-run.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const ENTITY_COLUMNS = ['ENTITY_ID', '_humanised_name'] as const
/** Entities whose names are read. */
const NAMED = 10_000

/** All rules of a repository. */
export function Rules(): JSX.Element {
  const { repository } = useParams('repository')
  const address = useAddress()
  const { may } = useSignedIn()
  const result = address.get('result')
  const isListing = address.get('view') === 'listing'
  const texts = TEXTS.rules
  const rules = useRules(repository, undefined, result)
  const names = useRequest(
    async (signal) =>
      new Map(
        recordsOf(
          await api(EntitiesApi).listEntities(
            { repository, columns: [...ENTITY_COLUMNS], pageSize: NAMED },
            { signal },
          ),
          ENTITY_COLUMNS,
        ).rows.map(({ values }) => [values.ENTITY_ID, values._humanised_name]),
      ),
    [repository],
  )
  const run = useRun(
    repository,
    async () => {
      const answer = await api(RulesApi).runRealBusinessRulesCommand({
        repository,
        realRulesCommand: { command: 'run', data: { entity: '0', option: 'UPDATED' } },
      })
      return (answer as UrlAnswer).url
    },
    rules.again,
  )
  const condition = conditionOf(undefined, result)
  const source = useMemo(() => rulesSource(repository, condition), [repository, condition])
  return (
    <Page
      title={texts.title}
      isWide={isListing}
      crumbs={rulesCrumbs(repository)}
      actions={
        <>
          <a class="button" href={`${rulesPage(repository)}/code`}>
            {texts.code}
          </a>
          {may(repository, 'editor') && (
            <button type="button" disabled={run.isBusy} onClick={run.start}>
              {texts.runUpdated}
            </button>
          )}
        </>
      }
    >
      <p class="lead">{texts.lead}</p>
      {run.view}
      <ResultTabs />
      {isListing ? (
        <ListingView key={source.identity} source={source} />
      ) : (
        <Result of={rules}>
          {({ rows, total }) => (
            <>
              <RuleTable
                label={texts.title}
                rules={rows}
                empty={result === undefined ? texts.noneInRepository : texts.noneOfResult}
                entityOf={(entityID) => names.value?.get(entityID) ?? entityID}
              />
              {total > rows.length && <p class="quiet">{texts.more(count(total - rows.length))}</p>}
            </>
          )}
        </Result>
      )}
      <p>
        <a href={address.with({ view: isListing ? undefined : 'listing', where: undefined })}>
          {isListing ? texts.asTable : texts.asListing}
        </a>
      </p>
    </Page>
  )
}
