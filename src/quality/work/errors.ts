import { QualityError } from '../model/errors.ts'

/** The rows are in, and their profile could not be made. */
export class ProfileFailed extends QualityError {}
