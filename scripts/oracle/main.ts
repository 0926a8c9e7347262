/** Starts the program with the oracle on: for `npm run dev` and the fuzzer. A difference between validators is a 500. */
import { startProgram } from '../../src/start.ts'
import { createOracle } from './oracle.ts'

startProgram({ oracleOf: createOracle })
