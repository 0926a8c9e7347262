import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { WarehousesMemory } from '../../model/warehouse/machine-resources.ts'
import { type Row, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import { checkKnex } from '../sql/check-knex.ts'
import { PackageUnfit } from '../sql/package-unfit.ts'
import { checkDriver } from './check-packages.ts'
import { WarehouseConnection } from './connection.ts'
import { domainErrorOf } from './errors.ts'
import { literal } from '../../../lib/sql-quotes.ts'

export interface EngineSettings {
  /** Absolute path of the folder of all warehouses. */
  readonly folder: string
  /**
   * Absolute path of the folder of temporary files, pieces of loads and exports. The default is the folder of the
   * warehouses. The engine cannot access files outside of the two.
   */
  readonly workFolder?: string
  /** Memory for the data of all warehouses together, in MB. The process may take somewhat more. */
  readonly memoryMb: number
  /** Number of the engine's own threads. */
  readonly threads: number
  /** Concurrent queries of one warehouse. The default is 16. */
  readonly connections?: number
}

/**
 * Small blocks: while a table is filled, each of its columns has some blocks in memory. With DuckDB's default of
 * 256 KB, a table of 1,000 columns takes more than a gigabyte. With this size, a table of 4,096 columns takes less.
 * Tables with few columns load as fast as with the default, and are a fifth larger.
 */
const BLOCK_BYTES = 32_768

/** Folders in use by engines of this process. Two engines on one file would lose each other's commits. */
const taken = new Set<string>()

/**
 * The only DuckDB instance of the process. Each repository's file is attached to it as a catalog. So all files share
 * its memory and threads, and opening and closing a file are statements, which do not block the event loop. Do not use
 * it in a worker thread.
 */
export class DuckDbEngine {
  readonly #instance: DuckDBInstance
  readonly #folder: string

  private constructor(instance: DuckDBInstance, folder: string) {
    this.#instance = instance
    this.#folder = folder
  }

  static async start({
    folder,
    workFolder = folder,
    memoryMb,
    threads,
  }: EngineSettings): Promise<DuckDbEngine> {
    if (taken.has(folder)) {
      throw new WarehouseUnavailable('The warehouses of this folder are open in this process already.')
    }
    taken.add(folder)
    try {
      for (const needed of [folder, workFolder]) await mkdir(needed, { recursive: true })
      const instance = await DuckDBInstance.create(':memory:', {
        memory_limit: `${memoryMb}MB`,
        threads: String(threads),
        temp_directory: join(workFolder, 'temporary'),
        // By default the limit is 90 % of the space that the disk has when the engine first needs some. It would stay so
        // low after a full disk had been cleared. A full disk fails the query anyway.
        max_temp_directory_size: '1000TB',
        autoinstall_known_extensions: 'false',
        autoload_known_extensions: 'false',
        // Rows have their own numbers. Loading without insertion order is three times as fast.
        preserve_insertion_order: 'false',
        // Up to so many wanted rows are looked for by their numbers, which leaves out the parts of a table without them.
        // By default it is 50. A page of 65 rows that are scattered over ten million then takes 45 instead of 440 ms.
        dynamic_or_filter_threshold: '1000',
        // A checkpoint at every commit that allows one: commits are few and large.
        wal_autocheckpoint: '0b',
        default_block_size: String(BLOCK_BYTES),
      })
      const engine = new DuckDbEngine(instance, folder)
      await engine.#lockDown([folder, workFolder])
      await engine.#check()
      return engine
    } catch (error) {
      taken.delete(folder)
      throw error instanceof PackageUnfit ? error : domainErrorOf(error)
    }
  }

  /** Opens or creates the file of a warehouse. */
  async attach(catalog: string, path: string): Promise<void> {
    await this.#run(`ATTACH ${literal(path)} AS "${catalog}"`)
  }

  /** Writes all data to the file of a warehouse and closes it. No connection may have a transaction on it. */
  async detach(catalog: string): Promise<void> {
    await this.#run(`DETACH "${catalog}"`)
  }

  /** A connection on which the tables of a warehouse need no prefix. */
  async connect(catalog: string): Promise<WarehouseConnection> {
    const connection = await this.#connection()
    try {
      await connection.run(`USE "${catalog}"`)
      return connection
    } catch (error) {
      await connection.end()
      throw error
    }
  }

  async memory(): Promise<WarehousesMemory> {
    const [sums] = await this.#run(
      'SELECT sum(memory_usage_bytes) AS bytes, sum(temporary_storage_bytes) AS spilled FROM duckdb_memory()',
    )
    return { bytes: Number(sums?.['bytes']), spilledBytes: Number(sums?.['spilled']) }
  }

  /** Stops the engine. Detach all files before, because this call blocks the event loop for each attached file. */
  close(): void {
    this.#instance.closeSync()
    taken.delete(this.#folder)
  }

  /** After this call, no statement can access a file outside of the folders or change a setting. */
  async #lockDown(folders: readonly string[]): Promise<void> {
    const allowed = folders.map((folder) => literal(`${folder}/`)).join(', ')
    await this.#run(`SET GLOBAL allowed_directories = [${allowed}]`)
    await this.#run('SET GLOBAL enable_external_access = false')
    await this.#run('SET GLOBAL lock_configuration = true')
  }

  /** @throws PackageUnfit */
  async #check(): Promise<void> {
    checkKnex()
    const connection = await this.#connection()
    try {
      await checkDriver(connection)
    } finally {
      await connection.end()
    }
  }

  async #connection(): Promise<WarehouseConnection> {
    try {
      return new WarehouseConnection(await this.#instance.connect())
    } catch (error) {
      throw domainErrorOf(error)
    }
  }

  async #run(sql: string): Promise<Row[]> {
    const connection = await this.#connection()
    try {
      return (await connection.run(sql)).rows
    } finally {
      await connection.end()
    }
  }
}
