import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { ROOT } from '../base.ts'
import type { Crumb } from '../parts/page.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['_humanised_name'] as const

/** The page of a repository. */
export const repositoryPage = (repository: string): string => `${ROOT}/${encodeURIComponent(repository)}`

/** The page of an entity. */
export const entityPage = (repository: string, entityID: string): string =>
  `${repositoryPage(repository)}/entities/${encodeURIComponent(entityID)}`

/** The name of an entity; its number until the name is there, and if it is not. */
export function useEntityName(repository: string, entityID: string): string {
  const { value } = useRequest(
    async (signal) =>
      recordsOf(
        await api(EntitiesApi).getEntity({ repository, entityID, columns: [...COLUMNS] }, { signal }),
        COLUMNS,
      ).rows[0]?.values._humanised_name,
    [repository, entityID],
  )
  return value ?? entityID
}

/** The way to a page below an entity. */
export const entityCrumbs = (repository: string, entityID: string, name: string): Crumb[] => [
  { href: ROOT, title: TEXTS.repositories.title },
  { href: repositoryPage(repository), title: repository },
  { href: entityPage(repository, entityID), title: name },
]
