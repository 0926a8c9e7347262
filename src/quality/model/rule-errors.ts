import { printable } from '../../lib/text.ts'
import { Conflict, Unknown } from './errors.ts'
import type { KeywordRef } from './rule.ts'

export class RuleUnknown extends Unknown {
  constructor(entity: number, rule: number) {
    super(`There is no business rule ${rule} in the entity ${entity}.`)
  }
}

/** Another rule of the entity has the name. */
export class RuleNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a business rule with the name ${printable(name)} in the entity already (letter case does not count); choose another name.`,
    )
  }
}

/** A disabled rule is never run. */
export class RuleDisabled extends Conflict {
  constructor(name: string) {
    super(
      `The business rule ${printable(name)} is disabled, and disabled rules are not run; enable it first, or leave it out.`,
    )
  }
}

/** The expressions of a derived rule name library attributes that are not mapped. */
export class RuleNotMapped extends Conflict {
  constructor(name: string) {
    super(
      `The business rule ${printable(name)} names library attributes that are not mapped; complete the mapping of its entity first.`,
    )
  }
}

/** A derived rule has the expressions of its library rule. */
export class RuleDerived extends Conflict {
  constructor(name: string) {
    super(
      `The business rule ${printable(name)} is derived from a library rule, which has its expression, filter, group and aggregate; change them there.`,
    )
  }
}

/** The rule does not group its rows. */
export class RuleWithoutGroups extends Conflict {
  constructor(name: string) {
    super(`The business rule ${printable(name)} has no group expression, so its rows have no groups.`)
  }
}

/** The expressions of the rule do not fit its entity any more. */
export class RuleUnusable extends Conflict {
  constructor(name: string, reason: string) {
    super(`The business rule ${printable(name)} does not fit the present rows of its entity: ${reason}`)
  }
}

export class KeywordUnknown extends Unknown {
  constructor({ category, keyword }: KeywordRef) {
    super(
      keyword === 0
        ? `There is no category of keywords ${category} in this repository.`
        : `There is no keyword ${keyword} in a category ${category} of this repository.`,
    )
  }
}

/** The rule was not run since it or its entity changed. */
export class RuleNotAnalysed extends Conflict {
  constructor(name: string) {
    super(
      `The rows and groups of the business rule ${printable(name)} are not known, because it has not been run since it or its entity changed; run the rule first.`,
    )
  }
}

/** The numbers of a request belong to other suggestions than those of the present load. */
export class SuggestionsChanged extends Conflict {
  constructor() {
    super(
      'The suggestions have changed since, for example because the entity was loaded again; ask for them again with the command suggest, and accept numbers of the new answer with its version.',
    )
  }
}

/** A rule of the entity says what the suggestion says. */
export class SuggestionIsRule extends Conflict {
  constructor(number: number) {
    super(`The suggestion ${number} is a rule of the entity already; leave its number out.`)
  }
}
