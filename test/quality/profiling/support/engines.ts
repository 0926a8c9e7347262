/** The engines on which the suites of profiles, joins and dependencies run. */
import type { Warehouses } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { DUCKDB_SQL } from '../../../../src/quality/stores/duckdb/engine-sql.ts'
import type { EngineSql } from '../../../../src/quality/stores/sql/engine-sql.ts'
import { TRINO_SQL } from '../../../../src/quality/stores/trino/engine-sql.ts'
import { trinoUrl } from '../../../support/trino.ts'
import * as duckdb from '../../stores/duckdb-engine.ts'
import * as trino from '../../stores/trino/trino-engine.ts'

export interface TestedEngine {
  readonly sql: EngineSql
  /** Opens the warehouses below a folder of their own. */
  readonly start: (folder: string) => Promise<Warehouses>
  /** Removes what is outside of the folder. */
  readonly clean?: (folder: string) => Promise<void>
  /** The engine of a cluster takes about a second for each table. */
  readonly isSlow: boolean
}

export const EMBEDDED: TestedEngine = { sql: DUCKDB_SQL, start: duckdb.start, isSlow: false }
export const TRINO: TestedEngine = {
  sql: TRINO_SQL,
  start: (folder) => trino.start(folder),
  clean: trino.clean,
  isSlow: true,
}

const SLOW_TEST_MS = 180_000

/** Declares a suite for the embedded engine, and for Trino. Without a Trino, the tests on it are pending. */
export const onEachEngine = (title: string, suite: (engine: TestedEngine) => void): void => {
  describe(title, () => suite(EMBEDDED))
  describe('The engine Trino', function () {
    this.timeout(SLOW_TEST_MS)
    before(function () {
      trinoUrl(this)
    })
    describe(title, () => suite(TRINO))
  })
}
