/** The commands `suggest` and `accept`, which have the same form at entities and at attributes. */
import type {
  RuleSuggestion,
  RuleSuggestions,
  RulesAcceptance,
  RulesAccepted,
} from '../../../../generated/quality/types.ts'
import type { Caller } from '../../../contract/call.ts'
import type { RepositoryRef } from '../../model/links.ts'
import { roundedShare } from '../../model/share.ts'
import type { Suggestion } from '../../rules/suggest/suggest-rules.ts'
import type { RuleRef } from '../../services/rules/rules.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requesterOf } from '../shared/requester-of.ts'
import { cut } from './rule-trials.ts'
import { requireRole } from '../shared/security.ts'

type Place = Pick<RuleRef, 'entity' | 'attribute'>

export async function suggest(
  { suggestions: service }: Pick<QualityServices, 'suggestions'>,
  caller: Caller,
  repository: RepositoryRef,
  place: Place,
): Promise<RuleSuggestions> {
  const { version, suggestions } = await service.suggest(repository.id, place, requesterOf(caller))
  return { version, suggestions: suggestions.filter(({ isRule }) => !isRule).map(describeSuggestion) }
}

export async function accept(
  { suggestions: service }: Pick<QualityServices, 'suggestions'>,
  caller: Caller,
  repository: RepositoryRef,
  place: Place,
  { version, numbers }: RulesAcceptance,
): Promise<RulesAccepted> {
  const { name } = requireRole(caller, 'editor')
  const acceptance = { version, numbers: numbers.map(Number) }
  const rules = await service.accept(repository.id, place, acceptance, name, requesterOf(caller))
  return { rules: rules.map(String) }
}

function describeSuggestion(suggestion: Suggestion): RuleSuggestion {
  const { number, name, kind, expression, filter, passing, failing, failingRow } = suggestion
  const { reason, wouldFail, threshold, priority, columns } = suggestion
  return {
    ...{ number, name, kind, expression },
    ...(filter !== undefined && { filterExpression: filter }),
    ...{ passing, failing },
    support: roundedShare((100 * passing) / (passing + failing)),
    ...{ reason, wouldFail },
    ...(failingRow && {
      failingRow: {
        row: failingRow.row,
        values: columns.map((column, i) => ({
          columnisedName: column.name,
          humanisedName: column.humanName,
          value: cut(failingRow.values[i]!),
        })),
      },
    }),
    ...{ threshold, priority },
  }
}
