import type { JSX } from 'preact'
import { RepositoriesApi } from '../../../generated/quality/sdk/typescript/src/apis/RepositoriesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { ROOT } from '../base.ts'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { useSignedIn } from '../state/session.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['NAME', 'DESCRIPTION'] as const

/** The repositories that the person may read. */
export function Repositories(): JSX.Element {
  const { may } = useSignedIn()
  const listed = useRequest(
    async (signal) =>
      recordsOf(
        await api(RepositoriesApi).listRepositories({ pageSize: 10_000 }, { signal }),
        COLUMNS,
      ).rows.filter(({ values }) => may(values.NAME, 'reader')),
    [],
  )
  return (
    <Page title={TEXTS.repositories.title}>
      <Result of={listed}>
        {(rows) =>
          rows.length === 0 ? (
            <p class="empty">{TEXTS.repositories.empty}</p>
          ) : (
            <ul class="cards">
              {rows.map(({ values }) => (
                <li>
                  <a href={`${ROOT}/${encodeURIComponent(values.NAME)}`}>
                    <strong>
                      <Value text={values.NAME} />
                    </strong>
                    <span class="quiet">
                      <Value text={values.DESCRIPTION} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Result>
    </Page>
  )
}
