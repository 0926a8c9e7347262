import { DB2 } from './db2.ts'
import type { Dialect, DialectName } from './dialect.ts'
import { GENERIC } from './generic.ts'
import { MARIADB } from './mariadb.ts'
import { ORACLE } from './oracle.ts'
import { POSTGRESQL } from './postgresql.ts'
import { SQLITE } from './sqlite.ts'
import { TRINO } from './trino.ts'

export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  postgresql: POSTGRESQL,
  mariadb: MARIADB,
  sqlite: SQLITE,
  oracle: ORACLE,
  db2: DB2,
  trino: TRINO,
  generic: GENERIC,
}
