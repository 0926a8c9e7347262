/**
 * Combines compiled expressions. This SQL is standard, and so the same in every dialect. A result is an operand that
 * never needs parentheses, except that of `cases`.
 */
import { joined, sql, type Sql, verbatim } from './sql.ts'

/** True for no row. */
export const NEVER = verbatim('false')

export const isNull = (value: Sql): Sql => sql`(${value} is null)`

export const allOf = (conditions: readonly Sql[]): Sql => sql`(${joined(conditions, ' and ')})`

export const anyOf = (conditions: readonly Sql[]): Sql => sql`(${joined(conditions, ' or ')})`

/** True unless the condition is true: also if it is null. */
export const unlessTrue = (condition: Sql): Sql => sql`coalesce(not ${condition}, true)`

/** True if a text could not be read as a value: the text is not null, but the value is. */
export const isUnread = (text: Sql, value: Sql): Sql => sql`(${text} is not null and ${value} is null)`

/** True if the text is one of some texts. Null is one of them if it is in the list. */
export const isOneOfTexts = (text: Sql, texts: readonly (string | null)[]): Sql =>
  anyOf(texts.map((one) => (one === null ? sql`${text} is null` : sql`${text} = ${one}`)))

/** The result of the first condition that is true. */
export const cases = (
  conditions: readonly { readonly when: Sql; readonly then: Sql }[],
  otherwise: Sql,
): Sql =>
  sql`case ${joined(
    conditions.map(({ when, then }) => sql`when ${when} then ${then}`),
    ' ',
  )} else ${otherwise} end`
