import { QualityError } from '../model/errors.ts'

/** A value is longer than the limit of profiling. */
export class ValueTooLong extends QualityError {}

/** The description of values failed because of the disk or this process. */
export class ValuesUndescribed extends QualityError {}
