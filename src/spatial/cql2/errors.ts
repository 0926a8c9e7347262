import { NotQueryable, SpatialError } from '../model/errors.ts'
import type { Place } from './ast.ts'

/** A filter that does not parse, or that does not fit the queryables and functions. */
export class InvalidFilter extends SpatialError {
  readonly at: Place

  /** @param message complete sentences with the correction, without the place */
  constructor(at: Place, message: string) {
    super(`${describePlace(at)}: ${message}`)
    this.at = at
  }
}

/** A property of a filter that is no queryable. */
export class UnknownQueryable extends NotQueryable {
  readonly at: Place

  constructor(at: Place, property: string, message: string) {
    super(property, `${describePlace(at)}: ${message}`)
    this.at = at
  }
}

export type FilterFault = InvalidFilter | UnknownQueryable

/** A result, or all faults that prevent it: at least one, in the order of the filter. */
export type Outcome<Value> =
  | { readonly value: Value; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly FilterFault[] }

/** More faults do not help the user. */
const MAX_FAULTS = 20

/** Collects the faults of one filter, up to a limit. */
export class FaultList {
  readonly #faults: FilterFault[] = []

  get isEmpty(): boolean {
    return this.#faults.length === 0
  }

  get isFull(): boolean {
    return this.#faults.length >= MAX_FAULTS
  }

  add(at: Place, message: string): void {
    if (!this.isFull) this.#faults.push(new InvalidFilter(at, message))
  }

  addUnknown(at: Place, property: string, message: string): void {
    if (!this.isFull) this.#faults.push(new UnknownQueryable(at, property, message))
  }

  outcome<Value>(value: Value): Outcome<Value> {
    return this.isEmpty ? { value } : { faults: this.#faults }
  }
}

/** Stops a parser that cannot continue. The fault is already in the list. */
export class Stop extends Error {}

/** Characters are counted from 1, as people and editors do. */
function describePlace(at: Place): string {
  if (typeof at === 'number') return `At character ${at + 1} of the filter`
  return at === '' ? 'In the filter' : `At ${at} of the filter`
}
