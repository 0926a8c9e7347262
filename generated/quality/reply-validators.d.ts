// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
import type { Validator } from '../../src/contract/contract.ts'

/** Compiled checks of answers: bodies by `<operationId> <responder>`, headers by `<operationId> <responder> headers`. */
export declare const validators: Readonly<Record<string, Validator>>
