import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TrinoFault } from '../../../lib/trino/faults.ts'
import {
  PieceDamaged,
  type Row,
  WarehouseError,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import type { RunStatement } from './tables.ts'
import type { TrinoWarehouse } from './trino-warehouse.ts'

/** Earlier versions were not tried. */
const MIN_VERSION = 476

/** What a cluster can do. */
export interface ClusterAbilities {
  /** True if regular expressions have the language of RE2, as those of the evaluator. */
  readonly hasRe2: boolean
}

/** A text with what a wrong path of loading would change. */
const TEXT = 'probe \0 é 😀'

/**
 * Tries what warehouses need, once for a server: the version, a load from the storage, and the language of regular
 * expressions.
 * @param warehouse in a schema of its own
 * @throws WarehouseUnavailable, which says what to set
 */
export async function probe(warehouse: TrinoWarehouse): Promise<ClusterAbilities> {
  const run: RunStatement = async (sql) => (await warehouse.knex.raw<{ rows: Row[] }>(sql)).rows
  const [hasRe2] = await Promise.all([probeRe2(run), probeVersion(run), probeLoad(warehouse)])
  return { hasRe2 }
}

async function probeVersion(run: RunStatement): Promise<void> {
  const [row] = await run('SELECT version() AS version')
  const version = String(row?.['version'])
  if (Number.parseInt(version) >= MIN_VERSION) return
  throw new WarehouseUnavailable(
    `The warehouses need Trino ${MIN_VERSION} or later, and the cluster has ${version}: upgrade it.`,
  )
}

/** The other library of Trino takes references to groups, which RE2 does not have. */
const probeRe2 = (run: RunStatement): Promise<boolean> =>
  run(`SELECT regexp_like('a', '(a)\\1')`).then(
    () => false,
    (error: unknown) => {
      if (error instanceof WarehouseError && error.cause instanceof TrinoFault) return true
      throw error
    },
  )

async function probeLoad(warehouse: TrinoWarehouse): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  const name = `probe_${folder.slice(-6).toLowerCase()}_${process.pid}`
  const path = join(folder, 'piece.csv')
  async function* piece() {
    await writeFile(path, `1,${TEXT}\n`)
    yield { table: name, path, rows: 1 }
  }
  try {
    const columns = [
      ['n', 'integer'],
      ['text', 'text'],
    ] as const
    await warehouse.load([{ name, columns, number: 'n' }], piece())
    const rows = await warehouse.knex<Row>(name)
    if (rows[0]?.['text'] !== TEXT)
      throw new WarehouseUnavailable('Trino reads other texts from the storage than the server wrote.')
  } catch (error) {
    throw faultOfLoad(error)
  } finally {
    await rm(folder, { recursive: true })
    await warehouse.remove([name])
  }
}

const STORAGE =
  'Set WAREHOUSE_STORAGE to the storage of the catalog in WAREHOUSE_URL, and to the address by which Trino names it.'

function faultOfLoad(error: unknown): unknown {
  if (error instanceof PieceDamaged)
    return new WarehouseUnavailable(`Trino does not find the files that the server writes. ${STORAGE}`, {
      cause: error,
    })
  const { cause } = error as Error
  // Trino itself is at fault, and says so.
  if (!(cause instanceof TrinoFault) || /^(?:SERVER_|NO_NODES_)/.test(cause.errorName)) return error
  const sentence = /add_files.*disabled/i.test(cause.message)
    ? 'Trino takes over no files: set iceberg.add-files-procedure.enabled=true in the properties of its catalog, and restart it.'
    : /location|file system|No factory/i.test(cause.message)
      ? `Trino cannot use the storage of the warehouses. ${STORAGE}`
      : `${(error as Error).message} A trial load at the first use of Trino failed so.`
  return new WarehouseUnavailable(sentence, { cause: error })
}
