import { entityCrumbs, entityPage, repositoryPage } from '../entities/entity-name.ts'
import { ROOT } from '../base.ts'
import type { Crumb } from '../parts/page.tsx'
import { TEXTS } from '../texts.ts'

/** The page of all rules of a repository. */
export const rulesPage = (repository: string): string => `${repositoryPage(repository)}/businessrules`

/** The page of the rules of an entity. */
export const entityRulesPage = (repository: string, entityID: string): string =>
  `${entityPage(repository, entityID)}/businessrules`

/** The page of a rule. */
export const rulePage = (repository: string, entityID: string, ruleID: string): string =>
  `${entityRulesPage(repository, entityID)}/${encodeURIComponent(ruleID)}`

/**
 * The page of the failing rows of a group.
 * @param group null for the group of null. The addresses of the API have no names that are null, empty or blank.
 */
export function groupRowsPage(rule: string, group: string | null): string {
  if (group === null) return `${rule}/groups/failingrows?null=1`
  if (group.trim() === '') return `${rule}/groups/failingrows?name=${encodeURIComponent(group)}`
  return `${rule}/groups/${encodeURIComponent(group)}/failingrows`
}

/** The way to the rules of a repository. */
export const rulesCrumbs = (repository: string): Crumb[] => [
  { href: ROOT, title: TEXTS.repositories.title },
  { href: repositoryPage(repository), title: repository },
]

/** The way to a page below the rules of an entity. */
export const entityRulesCrumbs = (repository: string, entityID: string, name: string): Crumb[] => [
  ...entityCrumbs(repository, entityID, name),
  { href: entityRulesPage(repository, entityID), title: TEXTS.rules.title },
]

/** The way to a page below a rule. */
export const ruleCrumbs = (
  repository: string,
  entityID: string,
  entityName: string,
  ruleID: string,
  ruleName: string,
): Crumb[] => [
  ...entityRulesCrumbs(repository, entityID, entityName),
  { href: rulePage(repository, entityID, ruleID), title: ruleName },
]
