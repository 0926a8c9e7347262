import { checkCondition, checkExpression, type CheckedExpression } from '../expressions/check/index.ts'
import { compileIfExpressible } from '../expressions/compile.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { ListingName } from '../listings/registry.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { Listings, NamedColumns } from './listings.ts'

/** An expression to check and its context, in the words of the contract. */
export interface ExpressionQuestion {
  readonly expression: string
  readonly purpose?: 'value' | 'condition' | undefined
  readonly listing?: ListingName | undefined
  readonly entity?: number | undefined
  readonly attribute?: number | undefined
  readonly rule?: number | undefined
  readonly groupName?: string | null | undefined
  /** The id of a join. */
  readonly join?: string | undefined
  /** The id of a key or dependency. */
  readonly dependency?: string | undefined
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
    const { scope, target, dialect, memory } = await this.#columns(repository, question)
    const read = question.purpose === 'condition' ? checkCondition : checkExpression
    try {
      const checked = read(question.expression, scope, FUNCTIONS, target)
      if (dialect) compileIfExpressible(checked.typed, dialect, memory)
      return checked
    } catch (error) {
      if (error instanceof InvalidExpression) return error
      throw error
    }
  }

  async #columns(
    repository: RepositoryRef,
    {
      listing,
      entity: entityId,
      attribute: attributeId,
      rule: ruleId,
      groupName,
      join: joinId,
      dependency: dependencyId,
      expression,
    }: ExpressionQuestion,
  ): Promise<NamedColumns> {
    const name = listing ?? (entityId === undefined ? undefined : 'rows')
    if (name === undefined) return { scope: { columns: [] }, target: 'rows' }
    const ref = { name, entityId, attributeId, ruleId, groupName, joinId, dependencyId }
    return this.#listings.columns(repository, ref, expression)
  }
}
