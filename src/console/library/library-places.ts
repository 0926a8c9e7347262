import { ROOT } from '../base.ts'
import { repositoryPage } from '../entities/entity-name.ts'
import type { Crumb } from '../parts/page.tsx'
import { TEXTS } from '../texts.ts'

/** The page of the library of a repository. */
export const libraryPage = (repository: string): string => `${repositoryPage(repository)}/library`

/** The page of a library entity. */
export const libraryEntityPage = (repository: string, libraryID: string): string =>
  `${libraryPage(repository)}/entities/${encodeURIComponent(libraryID)}`

/** The page of a library rule. */
export const libraryRulePage = (repository: string, libraryID: string, ruleID: string): string =>
  `${libraryEntityPage(repository, libraryID)}/businessrules/${encodeURIComponent(ruleID)}`

/** The way to a library entity. */
export const libraryCrumbs = (repository: string): Crumb[] => [
  { href: ROOT, title: TEXTS.repositories.title },
  { href: repositoryPage(repository), title: repository },
  { href: libraryPage(repository), title: TEXTS.library.title },
]

/** The way to a page below a library entity. */
export const libraryEntityCrumbs = (repository: string, libraryID: string, name: string): Crumb[] => [
  ...libraryCrumbs(repository),
  { href: libraryEntityPage(repository, libraryID), title: name },
]
