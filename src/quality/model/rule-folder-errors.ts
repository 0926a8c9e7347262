import { printable } from '../../lib/text.ts'
import { Conflict, Unknown } from './errors.ts'

export class RuleFolderUnknown extends Unknown {
  constructor(number: number) {
    super(`There is no rule folder ${number} in this repository.`)
  }
}

export class RuleFolderNameTaken extends Conflict {
  constructor(name: string) {
    super(
      `There is a rule folder with the name ${printable(name)} in the same folder already (letter case does not count); choose another name.`,
    )
  }
}

/** Other folders are in the folder. */
export class RuleFolderNotEmpty extends Conflict {
  constructor(name: string, folders: number) {
    super(
      folders === 1
        ? `The rule folder ${printable(name)} has 1 rule folder in it; delete it first.`
        : `The rule folder ${printable(name)} has ${folders.toLocaleString('en')} rule folders in it; delete them first.`,
    )
  }
}

/** A run of the rules of a folder would run nothing. */
export class NoRulesToRun extends Conflict {
  constructor(name: string) {
    super(
      `The rule folder ${printable(name)} has no rule that can be run; put rules into it, enable them, or complete their mapping.`,
    )
  }
}

export class TooManyRuleFolders extends Conflict {
  constructor(limit: number) {
    super(
      `A repository has at most ${limit.toLocaleString('en')} rule folders, and this one has them; delete folders that are not needed.`,
    )
  }
}

export class TooManyRulesInFolder extends Conflict {
  constructor(name: string, limit: number) {
    super(
      `A rule folder has at most ${limit.toLocaleString('en')} rules, and ${printable(name)} would have more; use another folder.`,
    )
  }
}
