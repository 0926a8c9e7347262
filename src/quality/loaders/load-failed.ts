import { QualityError } from '../errors.ts'

/** A load came to nothing for a reason that its user can do something about; the message is the job's reason. */
export class LoadFailed extends QualityError {}
