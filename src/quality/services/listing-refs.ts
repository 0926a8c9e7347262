import type { ListingName, ListingRef } from '../listings/registry.ts'
import type { DependencySides } from '../model/dependency.ts'
import { InvalidData } from '../model/errors.ts'
import type { RepositoryRef } from '../model/links.ts'
import { sidesOfPath } from './dependencies.ts'
import { ListingIncomplete, type MissingOwner } from './errors.ts'

/** The listings of a key. The other listings of the scope are those of a dependency. */
const OF_KEYS: readonly string[] = ['keyDuplicates', 'duplicateKeyRows'] satisfies ListingName[]

/**
 * The key or dependency that a listing belongs to.
 * @throws ListingIncomplete, InvalidData
 */
export function sidesOf(ref: ListingRef): DependencySides {
  const owner = OF_KEYS.includes(ref.name) ? 'key' : 'dependency'
  const sides = sidesOfPath(need(ref.attribute ?? ref.dependencyId, ref, owner))
  if ((sides.rhs === undefined) === (owner === 'key')) return sides
  if (ref.attribute === undefined) throw new ListingIncomplete(ref.name, owner)
  const detail = `${ref.attribute} is not the name of a ${owner}; give one as in ${owner === 'key' ? '1_21' : '2-1_21'}.`
  throw new InvalidData([{ pointer: '/attribute', detail }])
}

/** A member of a reference that the listing needs. @throws ListingIncomplete */
export function need<T>(value: T | undefined, { name }: ListingRef, missing: MissingOwner): T {
  if (value === undefined) throw new ListingIncomplete(name, missing)
  return value
}

/** @throws ListingIncomplete */
export function needEntity(repository: RepositoryRef | undefined, ref: ListingRef) {
  return { repository: need(repository, ref, 'repository'), entityNumber: need(ref.entityId, ref, 'entity') }
}
