import { QualityError } from '../model/errors.ts'

/** The rows are loaded, but profiling failed. */
export class ProfileFailed extends QualityError {}

/** The rows are loaded and profiled, but their rules could not be run. */
export class RulesNotRun extends QualityError {}
