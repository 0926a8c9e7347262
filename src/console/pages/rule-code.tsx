import type { JSX } from 'preact'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { TextLines } from '../parts/text-lines.tsx'
import { Value } from '../parts/value.tsx'
import { download } from '../rules/download.ts'
import { RuleImport } from '../rules/rule-import.tsx'
import { joinFiles } from '../rules/rule-files.ts'
import { rulesCrumbs, rulesPage } from '../rules/rule-places.ts'
import { useAddress, useParams } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useSignedIn } from '../state/session.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** Characters of a file that are shown. A browser that draws megabytes in one piece stands still. */
const MAX_SHOWN = 50_000

/** The rules of a repository as files: down, and up with a plan. `?entity=` selects one entity. */
export function RuleCode(): JSX.Element {
  const { repository } = useParams('repository')
  const address = useAddress()
  const { may } = useSignedIn()
  const texts = TEXTS.code
  const entity = address.get('entity')
  const files = useRequest(
    async (signal) =>
      (
        await api(RulesApi).getRuleFiles(
          { repository, ...(entity !== undefined && { entity: Number(entity) }) },
          { signal },
        )
      ).files,
    [repository, entity],
  )
  return (
    <Page
      title={texts.title}
      crumbs={[...rulesCrumbs(repository), { href: rulesPage(repository), title: TEXTS.rules.title }]}
    >
      <p class="lead">{texts.lead}</p>
      <section>
        <h2>{texts.down}</h2>
        {entity !== undefined && (
          <p class="note">
            {texts.oneEntity} <a href={address.with({ entity: undefined })}>{texts.allEntities}</a>
          </p>
        )}
        <Result of={files}>
          {(found) =>
            found.length === 0 ? (
              <p class="empty">{texts.none}</p>
            ) : (
              <>
                {found.length > 1 && (
                  <p>
                    <button
                      type="button"
                      class="primary"
                      onClick={() => download(`${repository}-rules.yaml`, joinFiles(found))}
                    >
                      {texts.downloadAll}
                    </button>
                  </p>
                )}
                {found.map((file) => (
                  <details class="file" open={found.length === 1}>
                    <summary>
                      <strong>
                        <Value text={file.name} />
                      </strong>{' '}
                      <span class="quiet">{texts.rules(count(file.rules), count(file.derived))}</span>
                    </summary>
                    <p>
                      <button type="button" onClick={() => download(file.name, file.text)}>
                        {texts.downloadOne(file.name)}
                      </button>
                    </p>
                    <pre class="whole" tabIndex={0}>
                      <TextLines text={file.text.slice(0, MAX_SHOWN)} />
                    </pre>
                    {file.text.length > MAX_SHOWN && <p class="quiet">{texts.cut(count(MAX_SHOWN))}</p>}
                  </details>
                ))}
              </>
            )
          }
        </Result>
      </section>
      <RuleImport repository={repository} mayImport={may(repository, 'editor')} onDone={files.again} />
    </Page>
  )
}
