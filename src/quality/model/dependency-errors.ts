import { printable } from '../../lib/text.ts'
import { Conflict, Unknown, type DataFault } from './errors.ts'
import { dependencyIdOf } from './dependency-key.ts'
import type { DependencySides } from './dependency.ts'

const kindOf = ({ rhs }: DependencySides): string => (rhs === undefined ? 'key' : 'dependency')

export class DependencyUnknown extends Unknown {
  /** The place in the body, if the request names several dependencies. */
  readonly faults: readonly DataFault[]

  /**
   * @param entity the number of the entity
   * @param attribute the number of the attribute that the dependency must have
   * @param pointer to the name of the dependency in the body
   */
  constructor(
    sides: DependencySides,
    {
      entity,
      attribute,
      pointer,
    }: {
      readonly entity: number
      readonly attribute?: number | undefined
      readonly pointer?: string | undefined
    },
  ) {
    const owner =
      attribute === undefined ? `The entity ${entity}` : `The attribute ${attribute} of the entity ${entity}`
    const detail = `${owner} has no ${kindOf(sides)} ${dependencyIdOf(sides)}.`
    super(detail)
    this.faults = pointer === undefined ? [] : [{ pointer, detail }]
  }
}

/** The entity has as many keys and dependencies as it may have. */
export class TooManyDependencies extends Conflict {
  constructor(max: number) {
    super(
      `The entity has ${max.toLocaleString('en')} keys and dependencies, which is the maximum; delete those that are not needed.`,
    )
  }
}

/** The present rows do not have an attribute of a key or dependency, since a reload lost its column. */
export class DependencyUnusable extends Conflict {
  /** @param missing the attributes that the rows do not have, as `describeLost` names them */
  constructor(sides: DependencySides, missing: string) {
    super(
      `The ${kindOf(sides)} ${dependencyIdOf(sides)} names ${missing}, which the present rows do not have; load a source with the column again, or delete the ${kindOf(sides)}.`,
    )
  }
}

/** A rule of the entity has the expression of a key or dependency. */
export class DependencyIsRule extends Conflict {
  constructor({ number, name }: { readonly number: number; readonly name: string }) {
    super(
      `The business rule ${number}, ${printable(name)}, says the same already; leave the key or dependency out, or change the threshold of that rule.`,
    )
  }
}

/** The dependency has as many resolutions as it may have. */
export class TooManyResolutions extends Conflict {
  constructor(max: number) {
    super(
      `The dependency has ${max.toLocaleString('en')} resolved conflicts, which is the maximum; correct the data at its source and load it again.`,
    )
  }
}

/** The resolutions are too long for one query of the engine. */
export class ResolutionsTooLong extends Conflict {
  constructor(characters: number, max: number) {
    super(
      `The resolved conflicts of these dependencies have ${characters.toLocaleString('en')} characters, and a query can take ${max.toLocaleString('en')}; correct fewer dependencies together, or correct the data at its source and load it again.`,
    )
  }
}
