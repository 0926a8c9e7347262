import type { Turn } from '../model/coordinate-system.ts'
import type { Condition, Value } from '../model/filter.ts'
import { compileCondition, type Predicate } from './evaluate/compile.ts'

interface CompileOptions {
  /** How the map repeats on which geometries are compared. */
  readonly turn: Turn | undefined
}

/** Of stored longitudes. */
const DEGREES: Turn = { length: 360, limit: 180, round: (value) => value }

/**
 * Makes a function of a checked filter, which decides for one feature after the other. It is the definition of
 * what the filter selects: true selects the feature, false and null exclude it.
 *
 * The library for geometries is loaded if the filter needs it. A predicate keeps intermediate results of the
 * feature that it saw last, so that concurrent searches need one each.
 */
export async function compile(
  condition: Condition,
  { turn }: CompileOptions = { turn: DEGREES },
): Promise<Predicate> {
  if (!usesGeometries(condition)) return compileCondition(condition, undefined)
  const { SpatialTests } = await import('./evaluate/spatial/tests.ts')
  return compileCondition(condition, new SpatialTests(turn))
}

/** True if a condition compares geometries. A test for NULL does not. */
function usesGeometries(condition: Condition): boolean {
  switch (condition.kind) {
    case 'spatial':
      return true
    case 'arrays':
      return hasGeometries(condition.left) && hasGeometries(condition.right)
    case 'and':
    case 'or':
      return condition.parts.some(usesGeometries)
    case 'not':
      return usesGeometries(condition.part)
    case 'isNull':
      return isCondition(condition.operand) && usesGeometries(condition.operand)
    default:
      return false
  }
}

const hasGeometries = (value: Value): boolean =>
  value.kind === 'geometry' ||
  value.kind === 'shape' ||
  (value.kind === 'array' && value.items.some(hasGeometries))

const CONDITIONS: ReadonlySet<string> = new Set<Condition['kind']>([
  'and',
  'or',
  'not',
  'constant',
  'comparison',
  'like',
  'between',
  'in',
  'isNull',
  'spatial',
  'temporal',
  'arrays',
])

const isCondition = (operand: Value | Condition): operand is Condition => CONDITIONS.has(operand.kind)
