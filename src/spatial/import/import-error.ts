import { OperatorError } from '../../platform/operator-error.ts'

/** An import that is not possible. The message says why and what to do. Nothing was changed. */
export class ImportError extends OperatorError {}
