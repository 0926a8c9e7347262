import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { useEntityName } from '../entities/entity-name.ts'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { RuleDefinition } from '../rules/rule-definition.tsx'
import { RuleFigures } from '../rules/rule-figures.tsx'
import { RuleGroups } from '../rules/rule-groups.tsx'
import { RuleHistory } from '../rules/rule-history.tsx'
import { entityRulesCrumbs, entityRulesPage, rulePage } from '../rules/rule-places.ts'
import { WhyRowsFail } from '../rules/why-rows-fail.tsx'
import { useRule } from '../rules/use-rule.ts'
import { useRun } from '../rules/use-run.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** A rule: its result, its rows, its groups, its history. */
export function Rule(): JSX.Element {
  const { repository, entityID, ruleID } = useParams('repository', 'entityID', 'ruleID')
  const { may } = useSignedIn()
  const [isDeleting, setDeleting] = useState(false)
  const entityName = useEntityName(repository, entityID)
  const rule = useRule(repository, entityID, ruleID)
  const texts = TEXTS.rule
  const page = rulePage(repository, entityID, ruleID)
  const run = useRun(
    repository,
    async () => {
      const answer = await api(RulesApi).runBusinessRuleCommand({
        repository,
        entityID,
        ruleID,
        ruleCommand: { command: 'run' },
      })
      return answer.url
    },
    rule.again,
  )
  const place = { repository, entityID, ruleID }
  return (
    <Page
      title={rule.value?.actual_name ?? texts.number(ruleID)}
      crumbs={entityRulesCrumbs(repository, entityID, entityName)}
      actions={
        may(repository, 'editor') && (
          <>
            <button type="button" class="plain" onClick={() => setDeleting(true)}>
              {texts.remove}
            </button>
            <a class="button" href={`${page}/edit`}>
              {texts.edit}
            </a>
            <button type="button" class="primary" disabled={run.isBusy} onClick={run.start}>
              {texts.run}
            </button>
          </>
        )
      }
    >
      {run.view}
      <Result of={rule}>
        {(values) => {
          // Everything that depends on the last run is read again after the next one.
          const round = `${values._analysed_date} ${values._result}`
          return (
            <>
              {values.actual_description !== '' && (
                <p class="lead">
                  <Value whole text={values.actual_description} />
                </p>
              )}
              <RuleFigures values={values} page={page} />
              <RuleDefinition values={values} />
              {Number(values._failing_rows || 0) > 0 && (
                <WhyRowsFail key={round} {...place} values={values} />
              )}
              {values._group_function !== '' &&
                values._result !== '' &&
                (values._dirty_flag === '' ? (
                  <RuleGroups {...place} round={round} />
                ) : (
                  <section>
                    <h2>{texts.groups}</h2>
                    <p class="empty">{texts.groupsAfterRun}</p>
                  </section>
                ))}
              <RuleHistory {...place} round={round} />
            </>
          )
        }}
      </Result>
      {isDeleting && (
        <DeleteRule
          {...place}
          name={rule.value?.actual_name ?? texts.number(ruleID)}
          onClose={() => setDeleting(false)}
        />
      )}
    </Page>
  )
}

function DeleteRule({
  repository,
  entityID,
  ruleID,
  name,
  onClose,
}: {
  repository: string
  entityID: string
  ruleID: string
  name: string
  onClose: () => void
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.rule
  const action = useAction(async () => {
    await api(RulesApi).deleteBusinessRule({ repository, entityID, ruleID })
    address.go(entityRulesPage(repository, entityID), true)
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
      confirm={texts.removeNow}
      isBusy={action.isBusy}
      onConfirm={() => void action.run()}
      onClose={onClose}
    >
      {action.fault && <FaultNote fault={action.fault} />}
    </Confirm>
  )
}
