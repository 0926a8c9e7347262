import type { Expression } from './ast.ts'
import { FaultList, type Outcome, Stop } from './errors.ts'
import { JsonParser } from './json/parser.ts'
import { readJson } from './json/read-json.ts'
import { MAX_FILTER_LENGTH, TOO_LONG } from './limits.ts'

/**
 * Parses a filter in CQL2 JSON, given as the text of a parameter. Beyond the schema it accepts empty
 * geometries, nested geometry collections, and every expression as an operand; the checker decides about types.
 *
 * @returns all faults of the structure, placed by JSON pointers; only the first one if the text is not JSON,
 * placed by its character
 */
export function parseJson(text: string): Outcome<Expression> {
  const faults = new FaultList()
  if (text.length > MAX_FILTER_LENGTH) {
    faults.add(MAX_FILTER_LENGTH, TOO_LONG(text.length))
    return faults.outcome(NOTHING)
  }
  try {
    const expression = new JsonParser(faults).expression(readJson(text, faults), '')
    return faults.outcome(expression ?? NOTHING)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return faults.outcome(NOTHING)
  }
}

/** Never part of an outcome, because there are faults. */
const NOTHING: Expression = { kind: 'boolean', value: false, at: '' }
