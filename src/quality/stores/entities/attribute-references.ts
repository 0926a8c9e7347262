/** What refers to the attributes of an entity by their names. Everything else refers to their numbers. */
import type { Knex } from 'knex'
import type { JobState } from '../../model/job.ts'
import { readAttributeNamesOf, readIdentities } from '../attributes/attribute-identities.ts'
import { namesText, sidesOf } from '../dependencies/dependency-rows.ts'
import { attributesOf, attributesText, SIDES, type Side } from '../joins/join-rows.ts'

/** The columns of `rule_rows` that hold an expression. Rules of changes that are not decided are changed too. */
const EXPRESSIONS = ['expression', 'filter_expression', 'group_expression', 'aggregate_expression'] as const
type Expressions = { readonly id: number } & Record<(typeof EXPRESSIONS)[number], string | null>

/** Names that one condition looks for. If there are more, all rows are read. */
const MAX_SOUGHT = 20

/** Rows of a statement. It has two bindings for each value and one for each row. */
const ROWS_OF_A_STATEMENT = 250

/** Restricts rows to those with one of some texts in one of some columns. */
const having = (
  rows: Knex.QueryBuilder,
  columns: readonly string[],
  texts: readonly string[],
): Knex.QueryBuilder =>
  texts.length > MAX_SOUGHT
    ? rows
    : rows.where((either) => {
        for (const column of columns)
          for (const text of texts)
            void either.orWhereRaw('?? like ?', [column, `%${withoutWildcards(text)}%`])
      })

/** A pattern that finds at least the text. Quotes are doubled in expressions, so they match any character. */
const withoutWildcards = (text: string): string => text.replace(/['\\%[\]]/g, '%')

/**
 * Rewrites the expressions of rules and the filters of joins that name an attribute. The rules keep their results, since
 * their meaning stays. If a job may be analysing them by their texts before the change, they have to be run again.
 * @param names of the attribute, before the change
 */
export async function rewriteExpressions(
  entityId: number,
  names: readonly string[],
  rewrite: (text: string) => string,
  transaction: Knex.Transaction,
): Promise<void> {
  const rewritten = (text: string | null): string | null => (text === null ? null : rewrite(text))
  const rules = await having(transaction('rule_rows').where({ entity_id: entityId }), EXPRESSIONS, names)
    .select('id', ...EXPRESSIONS)
    .then<Expressions[]>((rows: Expressions[]) => rows)
  const changed = rules.map((rule) => ({
    id: rule.id,
    values: {
      expression: rewritten(rule.expression),
      filter_expression: rewritten(rule.filter_expression),
      group_expression: rewritten(rule.group_expression),
      aggregate_expression: rewritten(rule.aggregate_expression),
    },
  }))
  await updateEach('rule_rows', EXPRESSIONS, changed, transaction)
  if (await isAtWork(entityId, transaction))
    for (let at = 0; at < changed.length; at += ROWS_OF_A_STATEMENT)
      await transaction('rule_rows')
        .whereIn(
          'id',
          changed.slice(at, at + ROWS_OF_A_STATEMENT).map(({ id }) => id),
        )
        .increment('version', 1)
  for (const side of SIDES) {
    const column = `${side}_filter` as const
    const joins = await having(
      transaction('joins')
        .where({ [`${side}_entity_id`]: entityId })
        .whereNot(column, ''),
      [column],
      names,
    )
      .select({ id: 'id', filter: column })
      .then<{ id: number; filter: string }[]>((rows: { id: number; filter: string }[]) => rows)
    const filters = joins.map(({ id, filter }) => ({ id, values: { [column]: rewrite(filter) } }))
    await updateEach<string>('joins', [column], filters, transaction)
  }
}

/** True if a job may be running rules of an entity. A job of all entities names none. */
async function isAtWork(entityId: number, transaction: Knex.Transaction): Promise<boolean> {
  const running = await transaction('jobs')
    .join('entities', 'entities.repository_id', 'jobs.repository_id')
    .where('entities.id', entityId)
    .where('jobs.status', 'Running' satisfies JobState)
    .where((either) => void either.where('jobs.entity_id', entityId).orWhereNull('jobs.entity_id'))
    .first<{ id: number } | undefined>('jobs.id')
  return running !== undefined
}

/** Gives an attribute another columnised name in the mappings of the library. */
export async function renameInMappings(
  entityId: number,
  before: string,
  after: string,
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('library_mappings')
    .where({ entity_id: entityId, attribute_name: before })
    .update({ attribute_name: after })
}

/** Writes the present names of the attributes into the keys, dependencies and joins that have one of them. */
export async function refreshShownNames(
  entityId: number,
  attributeId: number,
  transaction: Knex.Transaction,
): Promise<void> {
  const names = await readAttributeNamesOf(entityId, transaction)
  const padded = `%${attributesText([attributeId])}%`
  const dependencies = await transaction('dependencies')
    .where({ entity_id: entityId })
    .where((either) => void either.where('rhs', attributeId).orWhereLike('lhs', padded))
    .select<{ id: number; rhs: number; lhs: string }[]>('id', 'rhs', 'lhs')
  await updateEach(
    'dependencies',
    ['lhs_names', 'rhs_name'],
    dependencies.map(({ id, rhs, lhs }) => ({ id, values: namesText(sidesOf(rhs, lhs), names) })),
    transaction,
  )
  for (const side of SIDES) await refreshJoins(entityId, side, padded, names, transaction)
}

async function refreshJoins(
  entityId: number,
  side: Side,
  padded: string,
  names: ReadonlyMap<number, string>,
  transaction: Knex.Transaction,
): Promise<void> {
  const column = `${side}_attributes`
  const joins = await transaction('joins')
    .where({ [`${side}_entity_id`]: entityId })
    .whereLike(column, padded)
    .select({ id: 'id', attributes: column })
    .then<{ id: number; attributes: string }[]>((rows: { id: number; attributes: string }[]) => rows)
  const shown = joins.map(({ id, attributes }) => ({
    id,
    values: {
      [`${side}_names`]: attributesOf(attributes)
        .map((one) => names.get(one) ?? `Attribute ${one}`)
        .join(', '),
    },
  }))
  await updateEach<string>('joins', [`${side}_names`], shown, transaction)
}

/**
 * Notes which rules and filters of joins name attributes that the present rows do not have, after a load.
 * @param namesIn the names in an expression
 */
export async function noteMissingNames(
  entityId: number,
  namesIn: (text: string) => ReadonlySet<string>,
  transaction: Knex.Transaction,
): Promise<void> {
  const identities = await readIdentities(transaction, entityId)
  const namesOf = (isPresent: boolean): Set<string> =>
    new Set(
      identities.filter((one) => one.isPresent === isPresent).flatMap((one) => [one.name, one.humanName]),
    )
  const [present, lost] = [namesOf(true), namesOf(false)]
  for (const name of present) lost.delete(name)
  await transaction('rule_rows')
    .where({ entity_id: entityId })
    .whereNotNull('missing_names')
    .update({ missing_names: null })
  for (const side of SIDES) await noteMissingInFilters(entityId, side, lost, namesIn, transaction)
  if (lost.size === 0) return
  const rules = await having(transaction('rule_rows').where({ entity_id: entityId }), EXPRESSIONS, [...lost])
    .select('id', ...EXPRESSIONS)
    .then<Expressions[]>((rows: Expressions[]) => rows)
  const missing = rules.flatMap((rule) => {
    const texts = EXPRESSIONS.map((column) => rule[column]).filter((text) => text !== null)
    const names = new Set(texts.flatMap((text) => [...namesIn(text)]).filter((name) => lost.has(name)))
    return names.size === 0 ? [] : [{ id: rule.id, values: { missing_names: [...names].join(', ') } }]
  })
  await updateEach('rule_rows', ['missing_names'], missing, transaction)
}

async function noteMissingInFilters(
  entityId: number,
  side: Side,
  lost: ReadonlySet<string>,
  namesIn: (text: string) => ReadonlySet<string>,
  transaction: Knex.Transaction,
): Promise<void> {
  const [column, missing] = [`${side}_filter`, `${side}_missing_names`]
  const ofSide = () => transaction('joins').where({ [`${side}_entity_id`]: entityId })
  await ofSide()
    .whereNotNull(missing)
    .update({ [missing]: null })
  if (lost.size === 0) return
  const joins = await ofSide()
    .whereNot(column, '')
    .select({ id: 'id', filter: column })
    .then<{ id: number; filter: string }[]>((rows: { id: number; filter: string }[]) => rows)
  const found = joins.flatMap(({ id, filter }) => {
    const names = [...namesIn(filter)].filter((name) => lost.has(name))
    return names.length === 0 ? [] : [{ id, values: { [missing]: names.join(', ') } }]
  })
  await updateEach<string>('joins', [missing], found, transaction)
}

/**
 * Gives rows of a table values of their own, many rows in a statement.
 * @param columns the columns that change; each row has a value for each
 */
async function updateEach<Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly { readonly id: number; readonly values: Readonly<Record<Column, string | null>> }[],
  transaction: Knex.Transaction,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_STATEMENT) {
    const some = rows.slice(at, at + ROWS_OF_A_STATEMENT)
    const cases = some.map(() => 'when ? then ?').join(' ')
    const valueOf = (column: Column): Knex.Raw =>
      transaction.raw(
        `case id ${cases} end`,
        some.flatMap(({ id, values }): Knex.Value[] => [id, values[column] as Knex.Value]),
      )
    await transaction(table)
      .whereIn(
        'id',
        some.map(({ id }) => id),
      )
      .update(Object.fromEntries(columns.map((column) => [column, valueOf(column)])))
  }
}
