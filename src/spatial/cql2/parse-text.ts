import type { Expression } from './ast.ts'
import { FaultList, type Outcome, Stop } from './errors.ts'
import { MAX_FILTER_LENGTH, TOO_LONG } from './limits.ts'
import { Parser } from './text/parser.ts'
import { UNUSABLE, UNUSABLE_CHARACTER } from './unusable.ts'

/**
 * Parses a filter in CQL2 text. Beyond the grammar it accepts: any characters in quoted names, keywords of
 * literals and functions as names where no parenthesis follows, a sign before parentheses, chains of `^` (from
 * the right), `EMPTY` geometries, points without parentheses in a MULTIPOINT, nested geometry collections, and
 * an empty list after `IN`. The checker decides about types.
 *
 * The time is linear in the length of the text, and the depth of the result is limited.
 *
 * @returns the first syntax fault if the text does not parse
 */
export function parseText(text: string): Outcome<Expression> {
  const faults = new FaultList()
  if (text.length > MAX_FILTER_LENGTH) faults.add(MAX_FILTER_LENGTH, TOO_LONG(text.length))
  else {
    const unusable = text.search(UNUSABLE)
    if (unusable >= 0) faults.add(Array.from(text.slice(0, unusable)).length, UNUSABLE_CHARACTER)
  }
  if (!faults.isEmpty) return faults.outcome(NOTHING)
  try {
    return faults.outcome(new Parser(text, faults).whole())
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return faults.outcome(NOTHING)
  }
}

/** Never part of an outcome, because there are faults. */
const NOTHING: Expression = { kind: 'boolean', value: false, at: 0 }
