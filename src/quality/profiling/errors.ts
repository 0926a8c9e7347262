import { QualityError } from '../model/errors.ts'

/** A value is longer than what is profiled. */
export class ValueTooLong extends QualityError {}

/** Values could not be described: the disk or this process failed. */
export class ValuesUndescribed extends QualityError {}
