import { nameOf, useAttributes } from '../entities/use-attributes.ts'
import { TEXTS } from '../texts.ts'
import { sidesOf } from './dependency-key.ts'

/** What a key or a dependency says, in words. @param id as paths have it */
export function useRule(repository: string, entityID: string, id: string): string {
  const { value: names } = useAttributes(repository, entityID)
  const { left, right } = sidesOf(id)
  const leftNames = left.map((one) => nameOf(names, one))
  return right === undefined
    ? TEXTS.keys.rule(leftNames)
    : TEXTS.dependencies.rule(leftNames, nameOf(names, right))
}
