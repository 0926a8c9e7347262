import type { JSX } from 'preact'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { RuleTrial } from '../../../generated/quality/sdk/typescript/src/models/RuleTrial.ts'
import { api } from '../api/client.ts'
import { Result } from '../parts/result.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { FailingSamples } from './failing-samples.tsx'
import { rulePage } from './rule-places.ts'
import type { RuleValues } from './use-rule.ts'

/** Rows that are read to find failing ones with their reasons. */
const ROWS = 1_000_000

/** The first failing rows with the part of the rule that made each of them fail. The listing of all has no reasons. */
export function WhyRowsFail({
  repository,
  entityID,
  ruleID,
  values,
}: {
  repository: string
  entityID: string
  ruleID: string
  values: RuleValues
}): JSX.Element {
  const texts = TEXTS.rule
  const trial = useRequest(
    async (signal) =>
      (await api(RulesApi).runEntityBusinessRulesCommand(
        {
          repository,
          entityID,
          entityRulesCommand: {
            command: 'test',
            data: {
              expression: values._predicate,
              ...(values._filter_predicate !== '' && { filterExpression: values._filter_predicate }),
              rows: ROWS,
            },
          },
        },
        { signal },
      )) as RuleTrial,
    [repository, entityID, ruleID],
  )
  return (
    <section>
      <h2>{texts.why}</h2>
      <Result of={trial}>{({ failingRows }) => <FailingSamples rows={failingRows} />}</Result>
      <p>
        <a href={`${rulePage(repository, entityID, ruleID)}/failingrows`}>{texts.allFailing}</a>
      </p>
    </section>
  )
}
