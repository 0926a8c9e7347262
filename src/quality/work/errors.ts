import { QualityError } from '../model/errors.ts'

/** The rows are loaded, but profiling failed. */
export class ProfileFailed extends QualityError {}
