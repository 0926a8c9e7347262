import { printable } from '../../lib/text.ts'
import { Conflict, QualityError, Unknown } from './errors.ts'
import { MAX_LIBRARY_ATTRIBUTES } from './library.ts'

export class LibraryAttributeUnknown extends Unknown {
  constructor(library: number, attribute: number) {
    super(`There is no attribute ${attribute} in the library entity ${library}.`)
  }
}

export class LibraryRuleUnknown extends Unknown {
  constructor(library: number, rule: number) {
    super(`There is no business rule ${rule} in the library entity ${library}.`)
  }
}

export class NotAssociated extends Unknown {
  constructor(library: number, entity: number) {
    super(`The entity ${entity} is not associated with the library entity ${library}; associate them first.`)
  }
}

export class AlreadyAssociated extends Conflict {
  constructor(library: string, entity: string) {
    super(
      `The entity ${printable(entity)} is associated with the library entity ${printable(library)} already; edit its mapping instead.`,
    )
  }
}

/** A rule or a mapping uses the attribute. */
export class LibraryAttributeInUse extends Conflict {
  constructor(attribute: string, by: { readonly rule: string } | { readonly entity: string }) {
    super(
      'rule' in by
        ? `The attribute ${printable(attribute)} is used by the library rule ${printable(by.rule)}; change or delete that rule first.`
        : `The attribute ${printable(attribute)} is used by the mapping of the entity ${printable(by.entity)}; edit that mapping first.`,
    )
  }
}

export class LibraryAttributeNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is an attribute with the name ${printable(name)} in this library entity already (letter case does not count); choose another name.`,
    )
  }
}

export class TooManyLibraryAttributes extends Conflict {
  constructor() {
    super(
      `A library entity has at most ${MAX_LIBRARY_ATTRIBUTES.toLocaleString('en')} attributes, and this one has them; delete attributes that are not used.`,
    )
  }
}

export class LibraryRuleNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a business rule with the name ${printable(name)} in the library entity already (letter case does not count); choose another name.`,
    )
  }
}

/** A change would make a library rule invalid. */
export class LibraryRuleUnfit extends Conflict {
  constructor(name: string, reason: string) {
    super(`The change would make the library rule ${printable(name)} invalid: ${reason}`)
  }
}

/** A run of library rules would run nothing. */
export class NoDerivedRules extends Conflict {
  constructor() {
    super(
      'No enabled and mapped rule is derived from the given library rules; associate an entity with the library entity, or complete its mapping.',
    )
  }
}

export class RuleAlreadyDerived extends Conflict {
  constructor(name: string) {
    super(`The business rule ${printable(name)} is derived from a library rule already; leave it out.`)
  }
}

/** A rule that the library cannot have. */
export class RuleNotPromotable extends Conflict {
  constructor(name: string, reason: string) {
    super(`The business rule ${printable(name)} cannot be a library rule: ${reason}`)
  }
}

/** A copy of a library rule would name a library attribute. */
export class MappingIncomplete extends Conflict {
  constructor(rule: string, attribute: string) {
    super(
      `The library rule ${printable(rule)} names the attribute ${printable(attribute)}, which is not mapped; add it to the mappings, or leave the rule out.`,
    )
  }
}

/** Why a job about a library entity has failed. */
export class LibraryGone extends QualityError {
  constructor() {
    super('The library entity, its rules or its association with the entity was removed before the job ran.')
  }
}
