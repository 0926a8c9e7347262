import { compile } from '../expressions/compile.ts'
import { EvaluatedParts } from '../expressions/evaluated-parts.ts'
import type { ScopeColumn } from '../expressions/scope.ts'
import type { Typed } from '../expressions/typed.ts'
import { admittedRows, rowsTable, valuesTable } from '../model/warehouse/load-tables.ts'
import type { TableColumn } from '../model/warehouse/warehouse.ts'
import type { profile } from '../profiling/profiler.ts'
import { needParts } from './make-parts.ts'
import { rawOf, withParts } from './raw.ts'
import type { EvaluatedLoad, RuleScope } from './rule-scope.ts'

/** How to profile rows. */
export interface Profiling {
  readonly profile: typeof profile
  readonly longestBytes: number | undefined
  /** Absolute path of the folder of the profile, which it creates and removes. */
  readonly folder: string
}

/**
 * The names of a load whose statistics are over the rows that a filter admits, for functions such as AVERAGE and
 * IS_UNIQUE in a rule with a filter. It makes tables of these rows and of their values.
 * @param attributes ids of the attributes that these functions read
 * @param analysisId names the tables
 * @throws InvalidExpression if the filter has no form in the SQL of the engine, and the errors of `needParts`
 */
export async function admittedScope(
  load: EvaluatedLoad,
  ruleScope: RuleScope,
  filter: Typed,
  attributes: ReadonlySet<number>,
  analysisId: number,
  { profile, longestBytes, folder }: Profiling,
  signal: AbortSignal,
): Promise<RuleScope> {
  const { entity, warehouse } = load
  const { scope, memory } = ruleScope
  const evaluated = new EvaluatedParts(ruleScope.tableOfPart)
  const condition = compile(filter, { ...ruleScope.engine, evaluated }, memory)
  await needParts(load, evaluated.all, { signal })
  const generation = admittedRows(entity.generation, analysisId)
  const used = ruleScope.attributes.filter(({ id }) => attributes.has(id))
  const { knex } = warehouse
  const names = used.map(({ id }) => `c${id}`)
  const rows = withParts(knex(rowsTable(entity.id, entity.generation)), evaluated.all)
    .whereRaw(rawOf(knex, condition))
    .rowNumber('_rowid', '_rowid')
    .select(names)
  const table = rowsTable(entity.id, generation)
  const layout: TableColumn[] = [['_rowid', 'integer'], ...names.map((name): TableColumn => [name, 'text'])]
  await warehouse.createAs({ name: table, columns: layout }, rows, signal)
  const [counted] = await knex(table).count<{ count: number }[]>({ count: '*' })
  const profiles = await profile({
    warehouse,
    entityId: entity.id,
    generation,
    attributes: used,
    rows: Number(counted?.count),
    longestBytes,
    folder,
    signal,
    progress: () => undefined,
  })
  const byId = new Map(used.map(({ id }, i) => [id, profiles[i]!]))
  const columns = scope.columns.map((column): ScopeColumn => {
    const profiled = column.raw?.profiled
    const admitted = profiled && byId.get(profiled.attributeId)
    if (!column.raw || !profiled || !admitted) return column
    const tables = { valuesTable: valuesTable(entity.id, generation), rowsTable: table }
    const described = { ...profiled, profile: admitted, ...tables }
    return { ...column, raw: { ...column.raw, profiled: described } }
  })
  return { ...ruleScope, scope: { ...scope, columns } }
}
