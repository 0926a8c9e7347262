// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
import type { RequestValidators } from '../../src/contract/contract.ts'

/** Compiled checks of each operation's parameters and bodies, by operationId. */
export declare const validators: Readonly<Record<string, RequestValidators>>
