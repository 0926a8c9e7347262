import type { Layer } from '../model/collection-store.ts'
import type { Expression } from './ast.ts'
import { Checker } from './check/checker.ts'
import { CRS84 } from './check/literal-system.ts'
import { queryablesOf } from './check/queryables.ts'
import type { Condition, LiteralSystem } from '../model/filter.ts'
import { FaultList, type Outcome } from './errors.ts'

/**
 * Checks a filter against the queryables of a layer and the functions of the server.
 *
 * @param system the reference system of the geometries in the filter
 * @returns the resolved condition, or all faults: `UnknownQueryable` for names that are no queryables,
 * `InvalidFilter` for unknown functions and for types and values that do not fit
 */
export function check(
  expression: Expression,
  layer: Layer,
  system: LiteralSystem = CRS84,
): Outcome<Condition> {
  const faults = new FaultList()
  const condition = new Checker(queryablesOf(layer), system, faults).condition(expression)
  return faults.outcome(condition ?? NOTHING)
}

/** Never part of an outcome, because there are faults. */
const NOTHING: Condition = { kind: 'constant', value: false }
