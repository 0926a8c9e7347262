import { checkCondition, checkExpression, type CheckedExpression } from '../../expressions/check/index.ts'
import { compileIfExpressible } from '../../expressions/compile.ts'
import { InvalidExpression } from '../../expressions/errors.ts'
import { FUNCTIONS } from '../../expressions/functions/index.ts'
import type { ListingName } from '../../listings/registry.ts'
import type { NamedOwners } from '../../listings/scopes/owner.ts'
import type { RepositoryRef } from '../../model/links.ts'
import type { Listings, NamedColumns } from './listings.ts'

/** An expression to check, and the owner of the listing that it is about, in the words of the contract. */
export interface ExpressionQuestion extends NamedOwners {
  readonly expression: string
  readonly purpose?: 'value' | 'condition' | undefined
  readonly listing?: ListingName | undefined
}

/** Checks expressions before they are used. */
export class Expressions {
  readonly #listings: Pick<Listings, 'columns'>

  constructor(listings: Pick<Listings, 'columns'>) {
    this.#listings = listings
  }

  /**
   * Checks a text as an expression. The answer reports syntax errors; they are not thrown.
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, ListingIncomplete
   */
  async check(
    repository: RepositoryRef,
    question: ExpressionQuestion,
  ): Promise<CheckedExpression | InvalidExpression> {
    const { scope, target, engine, memory } = await this.#columns(repository, question)
    const read = question.purpose === 'condition' ? checkCondition : checkExpression
    try {
      const checked = read(question.expression, scope, FUNCTIONS, target)
      if (engine) compileIfExpressible(checked.typed, engine, memory)
      return checked
    } catch (error) {
      if (error instanceof InvalidExpression) return error
      throw error
    }
  }

  async #columns(
    repository: RepositoryRef,
    { listing, expression, ...named }: ExpressionQuestion,
  ): Promise<NamedColumns> {
    const name = listing ?? (named.entity === undefined ? undefined : 'rows')
    if (name === undefined) return { scope: { columns: [] }, target: 'rows' }
    return this.#listings.columns(repository, name, named, expression)
  }
}
