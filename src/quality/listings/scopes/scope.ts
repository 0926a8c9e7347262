import type { RepositoryRef } from '../../model/links.ts'
import { ListingIncomplete } from '../errors.ts'
import type { ServedLoad } from '../served-load.ts'
import type { NamedOwners, Owner } from './owner.ts'

type ValueOf<One> = One extends Owner<string, string, infer Value> ? Value : never

/** The path parameters of a listing, besides the repository. */
export type PathOf<Owners extends readonly Owner[], Optional extends readonly Owner[]> = {
  readonly [One in Owners[number] as One['parameter']]: ValueOf<One>
} & { readonly [One in Optional[number] as One['parameter']]?: ValueOf<One> | undefined }

/** The members of a reference to a listing. */
export type RefOf<Owners extends readonly Owner[], Optional extends readonly Owner[], Variant> = {
  readonly [One in Owners[number] as One['member']]: ValueOf<One>
} & { readonly [One in Optional[number] as One['member']]?: ValueOf<One> | undefined } & Partial<Variant>

/** A reference with the name of its listing. */
export type Named<Ref> = Ref & { readonly name: string }

/** How requests refer to the listings of a scope. */
export interface Referable<Path, Variant, Ref> {
  /** The reference of a request. It is JSON, since the parameters of export jobs contain it. */
  readonly refOf: (path: Path, variant: Variant | undefined) => Ref
  /**
   * The reference of a check of an expression.
   * @param name of the listing, for messages
   * @throws ListingIncomplete
   */
  readonly refOfCheck: (name: string, named: NamedOwners) => Ref
}

/**
 * A scope of listings: what they belong to, how requests name it, and how it is found.
 * @typeParam Place where the owner is searched: in a repository, or in a load of an entity
 * @typeParam Finders the services that find the owner
 * @typeParam Found the argument of the declarations of the listings
 */
export interface Scope<Place, Path, Variant, Ref, Finders, Found> extends Referable<Path, Variant, Ref> {
  readonly find: (finders: Finders, place: Place, ref: Named<Ref>) => Found | Promise<Found>
}

/** A load whose rows a listing shows. */
export interface LoadPlace {
  readonly repository: RepositoryRef
  readonly load: ServedLoad
}

interface Declared<
  Place,
  Owners extends readonly Owner[],
  Optional extends readonly Owner[],
  Variant,
  Finders,
  Found,
> {
  /** The path parameters that all listings of the scope have. A check has to name them. */
  readonly owners: Owners
  /** Parameters that some listings of the scope do not have, and that a check need not name. */
  readonly optional?: Optional
  /** Selects the parameters of the query or of the data that choose a variant of the listing. */
  readonly variant?: (given: Variant) => Variant
  readonly find: (
    finders: Finders,
    place: Place,
    ref: Named<RefOf<Owners, Optional, NoInfer<Variant>>>,
  ) => Found | Promise<Found>
}

/** Declares a scope whose owner is found in a repository. */
export const inRepository = <
  const Owners extends readonly Owner[],
  Found,
  const Optional extends readonly Owner[] = readonly [],
  Variant = unknown,
  Finders = unknown,
>(
  declared: Declared<RepositoryRef, Owners, Optional, Variant, Finders, Found>,
): Scope<
  RepositoryRef,
  PathOf<Owners, Optional>,
  Variant,
  RefOf<Owners, Optional, Variant>,
  Finders,
  Found
> => scopeOf(declared)

/** Declares a scope whose owner is found in a load of an entity. Its first owner is the entity. */
export const inLoad = <
  const Owners extends readonly Owner[],
  Found,
  const Optional extends readonly Owner[] = readonly [],
  Variant = unknown,
  Finders = unknown,
>(
  declared: Declared<LoadPlace, Owners, Optional, Variant, Finders, Found>,
): Scope<LoadPlace, PathOf<Owners, Optional>, Variant, RefOf<Owners, Optional, Variant>, Finders, Found> =>
  scopeOf(declared)

function scopeOf<
  Place,
  Owners extends readonly Owner[],
  Optional extends readonly Owner[],
  Variant,
  Finders,
  Found,
>({
  owners,
  optional,
  variant,
  find,
}: Declared<Place, Owners, Optional, Variant, Finders, Found>): Scope<
  Place,
  PathOf<Owners, Optional>,
  Variant,
  RefOf<Owners, Optional, Variant>,
  Finders,
  Found
> {
  const all: readonly Owner[] = [...owners, ...(optional ?? [])]
  const refWith = (valueOf: (one: Owner) => unknown, chosen: Variant | undefined) =>
    ({
      ...Object.fromEntries(all.map((one) => [one.member, valueOf(one)])),
      ...chosen,
    }) as RefOf<Owners, Optional, Variant>
  return {
    refOf: (path, given) => {
      const parameters: Readonly<Record<string, unknown>> = path
      return refWith(({ parameter }) => parameters[parameter], given && variant?.(given))
    },
    refOfCheck: (name, named) => {
      const missing = owners.find((one) => one.named(named) === undefined)
      if (missing) throw new ListingIncomplete(name, missing.noun)
      return refWith((one) => one.named(named), undefined)
    },
    find,
  }
}
