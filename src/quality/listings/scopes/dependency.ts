import { readDependencyId, readKeyId } from '../../model/dependency-key.ts'
import { checkCount, type DependencySides } from '../../model/dependency.ts'
import { InvalidData } from '../../model/errors.ts'
import type { DependencyOfLoad } from '../declared/warehouse/conflicts-listing.ts'
import { ListingIncomplete } from '../errors.ts'
import type { ServedLoad } from '../served-load.ts'
import { ATTRIBUTE, DEPENDENCY, ENTITY, KEY } from './owner.ts'
import { inLoad, type LoadPlace, type Named } from './scope.ts'

interface DependencyFinder {
  readonly dependencies: {
    /** @throws DependencyUnknown, DependencyUnusable, NotLoaded */
    ofLoad(load: ServedLoad, sides: DependencySides, attribute: number | undefined): Promise<DependencyOfLoad>
  }
}

type Kind = 'key' | 'dependency'

interface DependencyRef {
  readonly dependencyId?: string | undefined
  readonly attributeId?: number | undefined
}

interface Variant {
  /** The id of the key, or the key of the dependency. */
  readonly attribute?: string | undefined
  /** The values of the left attributes. */
  readonly values?: readonly (string | null)[] | undefined
}

/** The dependencies of a load, or its keys. */
const ofKind =
  (kind: Kind) =>
  ({ dependencies }: DependencyFinder, { load }: LoadPlace, ref: Named<DependencyRef>) =>
    dependencies.ofLoad(load, sidesOf(ref, kind), ref.attributeId)

/** A key of an entity. */
export const keyScope = inLoad({ owners: [ENTITY, KEY], optional: [ATTRIBUTE], find: ofKind('key') })

/** A dependency of an entity, or of an attribute, which must be on one of its sides. */
export const dependencyScope = inLoad({
  owners: [ENTITY, DEPENDENCY],
  optional: [ATTRIBUTE],
  find: ofKind('dependency'),
})

/** The rows with some values of the left attributes of a key or dependency. The body of the command names both. */
export const rowsOfValuesScope = (kind: Kind) =>
  inLoad({
    owners: [ENTITY],
    optional: [kind === 'key' ? KEY : DEPENDENCY, ATTRIBUTE],
    variant: ({ attribute, values }: Variant): Variant => ({ attribute, values }),
    find: async ({ dependencies }: DependencyFinder, { load }, ref) => {
      const sides = ref.attribute === undefined ? sidesOf(ref, kind) : sidesInBody(ref.attribute, kind)
      const of = await dependencies.ofLoad(load, sides, ref.attributeId)
      if (ref.values) checkCount(sides.lhs.length, ref.values.length, '/values')
      return { of, values: ref.values }
    },
  })

/**
 * The key or dependency that a reference names.
 * @throws ListingIncomplete
 */
export function sidesOf({ name, dependencyId }: Named<DependencyRef>, kind: Kind): DependencySides {
  const sides = dependencyId === undefined ? undefined : readSides(dependencyId)
  if (!sides || !isOfKind(sides, kind)) throw new ListingIncomplete(name, kind)
  return sides
}

/** @throws InvalidData */
function sidesInBody(attribute: string, kind: Kind): DependencySides {
  const sides = readSides(attribute)
  if (isOfKind(sides, kind)) return sides
  const detail = `${attribute} is not the name of a ${kind}; give one as in ${kind === 'key' ? '1_21' : '2-1_21'}.`
  throw new InvalidData([{ pointer: '/attribute', detail }])
}

/** @param id its form has been checked by the contract */
const readSides = (id: string): DependencySides => (readDependencyId(id) ?? readKeyId(id))!

const isOfKind = ({ rhs }: DependencySides, kind: Kind): boolean => (rhs === undefined) === (kind === 'key')
