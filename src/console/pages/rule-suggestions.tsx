import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { RulesAccepted } from '../../../generated/quality/sdk/typescript/src/models/RulesAccepted.ts'
import type { RuleSuggestion } from '../../../generated/quality/sdk/typescript/src/models/RuleSuggestion.ts'
import type { RuleSuggestions } from '../../../generated/quality/sdk/typescript/src/models/RuleSuggestions.ts'
import { api } from '../api/client.ts'
import { useEntityName } from '../entities/entity-name.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { entityRulesCrumbs, entityRulesPage, rulePage } from '../rules/rule-places.ts'
import { SuggestionCard } from '../rules/suggestion-card.tsx'
import { useParams } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

interface AcceptedRule {
  readonly id: string
  readonly suggestion: RuleSuggestion
}

/** Rules that the data of an entity speak for, to accept one or several. */
export function Suggestions(): JSX.Element {
  const { repository, entityID } = useParams('repository', 'entityID')
  const { may } = useSignedIn()
  const name = useEntityName(repository, entityID)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [accepted, setAccepted] = useState<readonly AcceptedRule[]>([])
  const texts = TEXTS.suggestions
  const mayAccept = may(repository, 'editor')
  const suggested = useRequest(
    async (signal) =>
      (await api(RulesApi).runEntityBusinessRulesCommand(
        { repository, entityID, entityRulesCommand: { command: 'suggest' } },
        { signal },
      )) as RuleSuggestions,
    [repository, entityID],
  )
  const accept = useAction(async (version: string, suggestions: readonly RuleSuggestion[]) => {
    const { rules } = (await api(RulesApi).runEntityBusinessRulesCommand({
      repository,
      entityID,
      entityRulesCommand: {
        command: 'accept',
        data: { version, numbers: suggestions.map(({ number }) => number) },
      },
    })) as RulesAccepted
    setAccepted([...accepted, ...rules.map((id, index) => ({ id, suggestion: suggestions[index]! }))])
    const taken = new Set(suggestions.map(({ number }) => number))
    setChosen(new Set([...chosen].filter((number) => !taken.has(number))))
  })
  const toggle = (number: number): void => {
    const next = new Set(chosen)
    if (!next.delete(number)) next.add(number)
    setChosen(next)
  }
  const isAccepted = ({ number }: RuleSuggestion): boolean =>
    accepted.some(({ suggestion }) => suggestion.number === number)
  return (
    <Page title={texts.title(name)} crumbs={entityRulesCrumbs(repository, entityID, name)}>
      <p class="lead">{texts.lead}</p>
      {accepted.length > 0 && (
        <div class="note" role="status">
          <p>{texts.accepted(count(accepted.length))}</p>
          <ul>
            {accepted.map(({ id, suggestion }) => (
              <li>
                <a href={rulePage(repository, entityID, id)}>
                  <Value text={suggestion.name} />
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a href={entityRulesPage(repository, entityID)}>{texts.toRules}</a>
          </p>
        </div>
      )}
      {accept.fault && (
        <FaultNote
          fault={accept.fault}
          again={() => {
            accept.forget()
            suggested.again()
          }}
        />
      )}
      <Result of={suggested}>
        {({ version, suggestions }) => {
          const open = suggestions.filter((one) => !isAccepted(one))
          const several = open.filter(({ number }) => chosen.has(number))
          if (open.length === 0) return <p class="empty">{texts.none}</p>
          return (
            <>
              {mayAccept && (
                <div class="bar sticky">
                  <button
                    type="button"
                    class="primary"
                    disabled={several.length === 0 || accept.isBusy}
                    onClick={() => void accept.run(version, several)}
                  >
                    {texts.acceptSeveral(count(several.length))}
                  </button>
                  <button
                    type="button"
                    class="plain"
                    onClick={() =>
                      setChosen(
                        new Set(several.length === open.length ? [] : open.map(({ number }) => number)),
                      )
                    }
                  >
                    {several.length === open.length ? texts.chooseNone : texts.chooseAll}
                  </button>
                </div>
              )}
              <ul class="suggestions">
                {open.map((one) => (
                  <SuggestionCard
                    key={one.number}
                    suggestion={one}
                    {...(mayAccept && {
                      isChosen: chosen.has(one.number),
                      onChoose: () => toggle(one.number),
                      onAccept: () => void accept.run(version, [one]),
                    })}
                    isBusy={accept.isBusy}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </Result>
    </Page>
  )
}
