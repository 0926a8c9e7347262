import { OperatorError } from '../../platform/operator-error.ts'

/** An import that can't be done; the message says why and what to do. Everything is as it was. */
export class ImportError extends OperatorError {}
