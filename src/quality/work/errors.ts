import { QualityError } from '../model/errors.ts'

/** The rows are loaded, but profiling failed. */
export class ProfileFailed extends QualityError {}

/** The rows are loaded and profiled, but their rules could not be run. */
export class RulesNotRun extends QualityError {}

/** The attributes of all keys and dependencies that a job verifies are gone. */
export class DependenciesGone extends QualityError {
  constructor() {
    super('The present rows do not have the attributes of the keys or dependencies.')
  }
}

/** A discovery would read more values than the server can hold. */
export class TooManyCells extends QualityError {
  constructor(rows: number, attributes: number, max: number) {
    const counted = (count: number): string => count.toLocaleString('en')
    super(
      `${counted(rows)} rows of ${counted(attributes)} attributes have more than ${counted(max)} values; choose fewer attributes, or fewer rows.`,
    )
  }
}

/** The rows are loaded and profiled, but their keys and dependencies could not be discovered. */
export class DependenciesNotDiscovered extends QualityError {}
