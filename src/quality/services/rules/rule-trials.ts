import type { QueryLanes } from '../../listings/query-lanes.ts'
import type { Requester } from '../../listings/requester.ts'
import type { RuleDefinition } from '../../model/rule.ts'
import { tryRule, type Sample, type Trial } from '../../rules/trial.ts'
import { unsavedRule } from '../../rules/unsaved-rule.ts'
import type { RuleRef, Rules } from './rules.ts'

/** Tries rules before they are saved. */
export class RuleTrials {
  readonly #rules: Pick<Rules, 'checked'>
  readonly #lanes: QueryLanes

  constructor(rules: Pick<Rules, 'checked'>, lanes: QueryLanes) {
    this.#rules = rules
    this.#lanes = lanes
  }

  /**
   * Evaluates a rule on a sample of the rows of its entity, in its turn among the slow queries.
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, RuleInvalid, InvalidData, QueryTooLong, LaneFull
   */
  test(
    repositoryId: number,
    place: Pick<RuleRef, 'entity' | 'attribute'>,
    definition: RuleDefinition,
    sample: Sample,
    requester: Requester,
  ): Promise<Trial> {
    return this.#rules.checked(repositoryId, place, definition, ({ load, scope, compiled }) => {
      const rule = unsavedRule(definition, load.entity.id, place.attribute)
      const cost = Math.min(sample.rows, load.entity.loadedRows)
      return this.#lanes.run(requester, { isQuick: false, cost }, (signal) =>
        tryRule(load, scope, { rule, compiled }, sample, signal),
      )
    })
  }
}
