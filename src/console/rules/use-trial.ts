import { useEffect, useState } from 'preact/hooks'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { RuleAggregateMethod } from '../../../generated/quality/sdk/typescript/src/models/RuleAggregateMethod.ts'
import type { RuleTrial } from '../../../generated/quality/sdk/typescript/src/models/RuleTrial.ts'
import { api } from '../api/client.ts'
import { type Fault, faultOf, isAborted } from '../api/fault.ts'
import type { RuleFields } from './rule-fields.ts'

/** The pause in typing after which a rule is tried. */
const PAUSE_MS = 400

/** The rows of a trial: how many, and which. */
export interface TrialSample {
  readonly rows: number
  readonly isRandom: boolean
}

export interface Trial {
  /** The last result. It stays while a newer one is on its way, and while the expressions have faults. */
  readonly value: RuleTrial | undefined
  /** True if the value is not that of the present fields. */
  readonly isOld: boolean
  readonly fault: Fault | undefined
}

/**
 * Tries a rule whenever typing pauses. An older request is given up. The threshold is not part of the request: what it
 * means for the counted rows needs none.
 */
export function useTrial(
  repository: string,
  entityID: string,
  { expression, filter, group, aggregate, method }: RuleFields,
  sample: TrialSample,
): Trial {
  const [state, setState] = useState<{ value?: RuleTrial; fault?: Fault; key: string }>({ key: '' })
  const key = JSON.stringify([expression, filter, group, aggregate, method, sample])
  const isBlank = expression.trim() === ''
  useEffect(() => {
    if (isBlank) {
      setState({ key })
      return
    }
    const abort = new AbortController()
    const pause = setTimeout(() => {
      api(RulesApi)
        .runEntityBusinessRulesCommand(
          {
            repository,
            entityID,
            entityRulesCommand: {
              command: 'test',
              data: {
                expression,
                ...(filter.trim() !== '' && { filterExpression: filter }),
                ...(group.trim() !== '' && { groupExpression: group }),
                ...(aggregate.trim() !== '' && {
                  aggregateExpression: aggregate,
                  aggregateMethod: method as RuleAggregateMethod,
                }),
                rows: sample.rows,
                sample: sample.isRandom ? 'random' : 'first',
              },
            },
          },
          { signal: abort.signal },
        )
        .then(
          (value) => {
            if (!abort.signal.aborted) setState({ key, value: value as RuleTrial })
          },
          async (error: unknown) => {
            if (abort.signal.aborted || isAborted(error)) return
            const fault = await faultOf(error)
            setState(({ value }) => ({ key, fault, ...(value && { value }) }))
          },
        )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      abort.abort()
    }
  }, [repository, entityID, key])
  return {
    value: isBlank ? undefined : state.value,
    isOld: state.key !== key || state.fault !== undefined,
    fault: state.key === key ? state.fault : undefined,
  }
}
