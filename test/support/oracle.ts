import { createOracle } from '../../scripts/oracle/oracle.ts'
import type { ServerExtras } from '../../src/server.ts'
import { inFull } from './full.ts'

/** The oracle of a test server: on in the full run, and with `ORACLE: 'on'` in the environment of the server. */
export const oracleOf = ({
  ORACLE = inFull('on', 'off'),
}: Readonly<Record<string, string>> = {}): ServerExtras => (ORACLE === 'on' ? { oracleOf: createOracle } : {})
