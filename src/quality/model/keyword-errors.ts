import { printable } from '../../lib/text.ts'
import { Conflict } from './errors.ts'

export class KeywordNameTaken extends Conflict {
  /** @param category undefined if the name is that of a category */
  constructor(name: string, category?: number) {
    super(
      category === undefined
        ? `There is a category of keywords with the name ${printable(name)} already (letter case does not count); choose another name.`
        : `The category ${category} has a keyword with the name ${printable(name)} already (letter case does not count); choose another name.`,
    )
  }
}

/** Rules use a keyword, or a category or one of its keywords. */
export class KeywordInUse extends Conflict {
  constructor(name: string, isCategory: boolean, rules: number) {
    const what = `The ${isCategory ? 'category of keywords' : 'keyword'} ${printable(name)}`
    super(
      rules === 1
        ? `${what} is used by 1 business rule; change the keywords of this rule first.`
        : `${what} is used by ${rules.toLocaleString('en')} business rules; change the keywords of these rules first.`,
    )
  }
}

export class TooManyKeywords extends Conflict {
  constructor(limit: number) {
    super(
      `A repository has at most ${limit.toLocaleString('en')} categories and keywords, and this one has them; delete keywords that are not used.`,
    )
  }
}
