import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { QueryMemory } from '../../listings/query-memory.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { rowsTable } from '../../model/warehouse/load-tables.ts'
import { scopeWith } from '../rule-scope.ts'
import type { Candidate } from './candidate.ts'
import { columnCandidates } from './column-candidates.ts'
import { columnFacts } from './column-facts.ts'
import { readEvidence, rowsOf } from './evidence.ts'
import { printedRule } from './existing.ts'
import { mappingCandidates } from './mapping.ts'
import { measure, type Measured, type Measurement } from './measure.ts'
import { pairCandidates } from './pairs.ts'

/** Suggestions of one answer. */
export const MAX_SUGGESTIONS = 100
/** Candidates that are measured on all rows. */
const MAX_MEASURED = 150
/** Rules with a few failing rows point at faults, so they are more useful. */
const FEW_FAILING = 0.02
const USE_OF_FAULTS = 4
/** Characters of a value that is shown. */
const MAX_VALUE = 1001

/** A rule that the data of an entity speak for, measured on all its rows. */
export interface Suggestion extends Candidate {
  /** Counts from 1 by descending usefulness. It depends only on the load. */
  readonly number: number
  readonly passing: number
  readonly failing: number
  /** The least percentage of rows that must pass, so that the present rows pass. */
  readonly threshold: number
  /** The first failing row with the values of the columns. */
  readonly failingRow: { readonly row: number; readonly values: readonly (string | null)[] } | undefined
  /** True if a rule of the entity says the same. It has no influence on the numbers. */
  readonly isRule: boolean
}

export interface SuggestedRules {
  /** Suggestions with the same version have the same numbers and say the same. */
  readonly version: string
  readonly suggestions: readonly Suggestion[]
}

/**
 * Suggests rules for a load from its profile, the most useful first.
 * @param attributeId the attribute that each rule must read; undefined for rules of all attributes
 * @param rules those that the entity has
 * @throws NotProfiled, AttributeUnknown, and the errors of the warehouse
 */
export async function suggestRules(
  load: ServedLoad,
  attributeId: number | undefined,
  rules: readonly Measured[],
  memory: QueryMemory,
  signal: AbortSignal,
): Promise<SuggestedRules> {
  if (attributeId !== undefined) await load.profiledAttribute(attributeId)
  const attributes = await load.profiledAttributes()
  const profiles = new Map(attributes.map(({ id, profile }) => [id, profile]))
  const scope = scopeWith(load, attributes, profiles, memory)
  const all = columnFacts(scope.scope)
  const asked = all.filter((facts) => attributeId === undefined || facts.attributeId === attributeId)
  // Only some columns are compared with each other, but the attribute of the request always is.
  const compared = [...new Set([...(attributeId === undefined ? [] : asked), ...all])]
  const evidence = await readEvidence(load, asked, signal)
  const loadedAt = Date.parse(load.entity.loadedAt ?? new Date().toISOString()) / 1000
  const candidates = [
    ...asked.flatMap((facts) => columnCandidates(facts, evidence, loadedAt)),
    ...(await pairCandidates(load, scope, compared, signal)),
    ...(await mappingCandidates(load, compared, signal)),
  ].filter(({ columns }) => columns.some((facts) => asked.includes(facts)))
  const measured = byUsefulness(candidates).slice(0, MAX_MEASURED)
  const found = await measure(load, scope, measured, signal)
  const kept = byUsefulness(measured.flatMap((candidate, i) => supported(candidate, found[i]) ?? []))
  const shown = kept.slice(0, MAX_SUGGESTIONS)
  const values = await valuesOf(load, shown, signal)
  const known = new Set(rules.map((rule) => printedRule(rule, scope.scope)))
  const suggestions = shown.map(({ firstFailing, ...rest }, i): Suggestion => {
    const failingRow = values.get(firstFailing ?? 0)
    return {
      ...rest,
      number: i + 1,
      threshold: Math.floor((100 * rest.passing) / (rest.passing + rest.failing)),
      failingRow: failingRow && {
        row: firstFailing!,
        values: rest.columns.map((facts) => failingRow.get(facts.attributeId) ?? null),
      },
      isRule: known.has(printedRule(rest, scope.scope)),
    }
  })
  return { version: versionOf(load, attributeId, suggestions), suggestions }
}

/** The most useful first; of equally useful rules, in the order of the columns. */
const byUsefulness = <T extends Candidate>(candidates: readonly T[]): T[] =>
  [...candidates].sort((one, other) => other.usefulness - one.usefulness)

type Supported = Candidate & Measurement

/** The candidate with its figures, if enough rows pass. */
function supported(candidate: Candidate, found: Measurement | undefined): Supported | undefined {
  if (!found || found.passing === 0) return undefined
  const rows = found.passing + found.failing
  if (found.passing < candidate.minSupport * rows) return undefined
  const pointsAtFaults = found.failing > 0 && found.failing <= FEW_FAILING * rows
  return {
    ...candidate,
    ...found,
    usefulness: candidate.usefulness + (pointsAtFaults ? USE_OF_FAULTS : 0),
  }
}

/** The values of the first failing rows, by the numbers of the rows and the ids of the attributes. */
async function valuesOf(
  load: ServedLoad,
  suggestions: readonly Supported[],
  signal: AbortSignal,
): Promise<Map<number, ReadonlyMap<number, string | null>>> {
  const failing = suggestions.filter(({ firstFailing }) => firstFailing !== undefined)
  const ids = [...new Set(failing.flatMap(({ columns }) => columns.map((facts) => facts.attributeId)))]
  const found = new Map<number, ReadonlyMap<number, string | null>>()
  if (failing.length === 0) return found
  const { entity, warehouse } = load
  const { knex, dialect } = warehouse
  const beginnings = ids.map((id): [string, Knex.Raw] => [
    `c${id}`,
    knex.raw(dialect.prefix(`c${id}`, MAX_VALUE)),
  ])
  const query = knex(rowsTable(entity.id, entity.generation))
    .whereIn('_rowid', [...new Set(failing.map(({ firstFailing }) => firstFailing!))])
    .select({ _rowid: '_rowid', ...Object.fromEntries(beginnings) })
  for (const row of await rowsOf(load, query, signal))
    found.set(Number(row['_rowid']), new Map(ids.map((id) => [id, row[`c${id}`] as string | null])))
  return found
}

function versionOf(
  { entity }: ServedLoad,
  attributeId: number | undefined,
  suggestions: readonly Suggestion[],
): string {
  const said = suggestions.map(({ number, expression, filter }) => [number, expression, filter ?? null])
  const identity = [entity.id, entity.generation, attributeId ?? 0, said]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16)
}
