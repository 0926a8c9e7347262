import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import type { Finding } from '../../../generated/quality/sdk/typescript/src/models/Finding.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { count, percent } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { entityPage } from './entity-name.ts'

/** Findings that are shown before a person asks for more. */
const SHOWN = 8

/** What to look at first: the findings about an entity, the most urgent first. */
export function Findings({ repository, entityID }: { repository: string; entityID: string }): JSX.Element {
  const texts = TEXTS.findings
  const [all, setAll] = useState(false)
  const findings = useRequest(
    (signal) => api(EntitiesApi).listFindings({ repository, entityID }, { signal }),
    [repository, entityID],
  )
  return (
    <section>
      <h2>{texts.title}</h2>
      <Result of={findings}>
        {({ findings: found }) =>
          found.length === 0 ? (
            <p class="empty">{texts.none}</p>
          ) : (
            <>
              <FindingList
                findings={all ? found : found.slice(0, SHOWN)}
                start={entityPage(repository, entityID)}
              />
              {found.length > SHOWN && !all && (
                <p>
                  <button type="button" class="plain" onClick={() => setAll(true)}>
                    {texts.more(count(found.length - SHOWN))}
                  </button>
                </p>
              )}
            </>
          )
        }
      </Result>
    </section>
  )
}

/** Findings, each with its rows. @param start the page of the entity */
export function FindingList({
  findings,
  start,
}: {
  findings: readonly Finding[]
  start: string
}): JSX.Element {
  const texts = TEXTS.findings
  return (
    <ul class="findings">
      {findings.map(({ level, sentence, percent: share, attribute, examples, url }) => (
        <li class={level}>
          <span class="level">{texts.levels[level]}</span>
          <div>
            {attribute && (
              <a href={`${start}/attributes/${attribute.attributeId}`}>
                <Value text={attribute.humanisedName} />
              </a>
            )}
            <p>
              <Value whole text={sentence} />
            </p>
            {examples.length > 0 && (
              <ul class="examples">
                {examples.map((example) => (
                  <li>
                    {example.url === undefined ? (
                      <Value text={example.text} />
                    ) : (
                      <a href={pageOf(example.url)}>
                        <Value text={example.text === '' ? texts.emptyText : example.text} />
                      </a>
                    )}{' '}
                    <span class="quiet">{texts.times(count(example.rows))}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {url !== undefined && (
            <a class="button" href={pageOf(url)}>
              {texts.rows}
              {share > 0 && <span class="quiet">{percent(share)}</span>}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
