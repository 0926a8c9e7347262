import type { Knex } from 'knex'
import type { CorrectedDependency } from '../../../model/dependency.ts'
import type { LoadRef } from '../../../model/warehouse/dependency-store.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { areSame } from './conflicts.ts'
import { checkResolutions, decidedTables } from './decided.ts'
import { leftNames, list } from './dependency-sql.ts'

/** See `DependencyStore.corrections`. */
export function correctionsOf(
  queries: EngineQueries,
  load: LoadRef,
  dependencies: readonly CorrectedDependency[],
): Knex.QueryBuilder {
  const { knex } = queries
  checkResolutions(queries.sql, dependencies)
  const each = dependencies.map((one, at) => correctionsOfOne(queries, load, one, at))
  return knex.from(
    knex.raw(
      `(SELECT row_number() OVER (ORDER BY dependency, rank) AS n, lhs, rhs, correction, expression, origin, corrected, lhnames, rhname
      FROM (${each.map(() => 'SELECT * FROM (?)').join(' UNION ALL ')})) AS corrections`,
      each,
    ),
  )
}

/** The corrections of one dependency, the left values with the most rows first. */
function correctionsOfOne(
  queries: EngineQueries,
  load: LoadRef,
  corrected: CorrectedDependency,
  at: number,
): Knex.Raw {
  const { knex, sql } = queries
  const names = leftNames(corrected.definition)
  const of = (from: string): string => list(names.map((name) => `${from}.${name}`))
  const decided = decidedTables(queries, load, corrected)
  const constants = new Constants()
  const texts = textsOf(corrected, constants)
  const isKnown = `origin <> ''`
  return knex.raw(
    `WITH ${decided.tables}
    SELECT ${at} AS dependency, row_number() OVER (ORDER BY d.together DESC, ${of('d')}) AS rank,
      ${texts.lhsNames} AS lhnames, ${texts.rhsName} AS rhname, ${texts.lhs} AS lhs,
      CASE WHEN ${isKnown} THEN ${texts.rhs} END AS rhs,
      CASE WHEN ${isKnown} THEN ${texts.correction} END AS correction,
      CASE WHEN ${isKnown} THEN ${texts.expression} END AS expression,
      origin,
      CASE WHEN ${isKnown} THEN
        d.together - coalesce(p.frequency, 0) END AS corrected
    FROM decided AS d LEFT JOIN pairs AS p ON ${areSame(sql, names, 'p', 'd')} AND ${sql.areSame('p.r', 'd.value')}
    CROSS JOIN (SELECT ${sql.textsIn('?')} AS constants) AS c`,
    [...decided.bindings, JSON.stringify(constants.texts)],
  )
}

/** Texts with names of attributes. They are one binding, since Knex would read a `?` in a literal as a placeholder. */
class Constants {
  readonly texts: string[] = []

  /** @returns SQL of the text */
  add(text: string): string {
    this.texts.push(text)
    return `constants[${this.texts.length}]`
  }
}

/** SQL of the texts of a correction, over the left values `l0` … and the right `value`. */
function textsOf({ lhsNames, rhsName }: CorrectedDependency, constants: Constants) {
  const constant = (text: string): string => constants.add(text)
  const terms = (term: (name: string, column: string) => string, between: string): string =>
    lhsNames.length === 0
      ? constant('all rows')
      : lhsNames.map((name, i) => term(name, `d.l${i}`)).join(` || ${constant(between)} || `)
  const quoted = (column: string, quote: string): string =>
    `${constant(quote)} || replace(${column}, ${constant(quote)}, ${constant(quote + quote)}) || ${constant(quote)}`
  const orNull = (column: string, isNull: string, notNull: string): string =>
    `CASE WHEN ${column} IS NULL THEN ${isNull} ELSE ${notNull} END`
  const isEqual = (name: string, column: string): string =>
    `(${orNull(column, constant(`${name} is null`), `${constant(`${name} == `)} || ${quoted(column, "'")}`)})`
  const inLanguage = (name: string): string => `[${name.replaceAll(']', ']]')}]`
  const isEqualInLanguage = (name: string, column: string): string =>
    `(${orNull(column, constant(`IS_NULL(${inLanguage(name)})`), `${constant(`${inLanguage(name)} = `)} || ${quoted(column, '"')}`)})`
  const condition = lhsNames.length === 0 ? constant('TRUE') : terms(isEqualInLanguage, ' AND ')
  const script = lhsNames.length === 0 ? constant('true') : terms(isEqual, ' and ')
  return {
    lhsNames: constant(lhsNames.join(', ')),
    rhsName: constant(rhsName),
    lhs: terms((name, column) => `(${constant(`${name} == `)} || coalesce(${column}, 'null'))`, ' and '),
    rhs: `${constant(`${rhsName} = `)} || coalesce(value, 'null')`,
    correction: `'if (' || ${script} || ') then move ' || (${orNull('value', constant('null'), quoted('value', "'"))}) || ${constant(` ,${rhsName}; endif;`)}`,
    expression: `'IF ' || ${condition} || ' THEN ' || (${orNull('value', constant('NULL'), quoted('value', '"'))}) || ${constant(` ELSE ${inLanguage(rhsName)}`)}`,
  }
}
