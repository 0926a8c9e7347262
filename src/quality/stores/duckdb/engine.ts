import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { WarehouseUnavailable } from '../../model/warehouse.ts'
import { checkDriver, checkKnex, PackageUnfit } from './check-packages.ts'
import { WarehouseConnection } from './connection.ts'
import { domainErrorOf } from './errors.ts'
import { literal } from './literal.ts'

export interface EngineSettings {
  /** Absolute folder of all repositories; the engine can reach no file outside of it. */
  readonly folder: string
  /** What all warehouses together may take of the memory for data, in MB. The process can take somewhat more. */
  readonly memoryMb: number
  /** How many threads of its own the engine computes with. */
  readonly threads: number
  /** Queries of one warehouse that run at the same time: 16 unless told otherwise. */
  readonly connections?: number
}

/**
 * Small blocks: while a table is filled, each of its columns has some blocks in memory. With DuckDB's 256 KB a
 * table of 1,000 columns takes more than a gigabyte; with these one of 4,096 does with less. Tables of few
 * columns load as fast as before and become a fifth larger.
 */
const BLOCK_BYTES = 32_768

/** Folders that an engine of this process works in: two engines on one file lose what either has committed. */
const taken = new Set<string>()

/**
 * The one DuckDB of the process. The file of each repository is attached to it as a catalog of its own, so that
 * all of them share its memory and its threads, and opening and closing a file are statements, which run outside of the event
 * loop. Never to be used in a worker thread.
 */
export class DuckDbEngine {
  readonly #instance: DuckDBInstance
  readonly #folder: string

  private constructor(instance: DuckDBInstance, folder: string) {
    this.#instance = instance
    this.#folder = folder
  }

  static async start({ folder, memoryMb, threads }: EngineSettings): Promise<DuckDbEngine> {
    if (taken.has(folder)) {
      throw new WarehouseUnavailable('The warehouses of this folder are open in this process already.')
    }
    taken.add(folder)
    try {
      await mkdir(folder, { recursive: true })
      const instance = await DuckDBInstance.create(':memory:', {
        memory_limit: `${memoryMb}MB`,
        threads: String(threads),
        temp_directory: join(folder, 'temporary'),
        autoinstall_known_extensions: 'false',
        autoload_known_extensions: 'false',
        // Rows have numbers of their own. Three times as fast to load as in the order of the file.
        preserve_insertion_order: 'false',
        // A checkpoint at every commit, as soon as nothing stands against it: there are few, and large ones.
        wal_autocheckpoint: '0b',
        default_block_size: String(BLOCK_BYTES),
      })
      const engine = new DuckDbEngine(instance, folder)
      await engine.#lockDown()
      await engine.#check()
      return engine
    } catch (error) {
      taken.delete(folder)
      throw error instanceof PackageUnfit ? error : domainErrorOf(error)
    }
  }

  /** Opens or makes the file of a warehouse. */
  async attach(catalog: string, path: string): Promise<void> {
    await this.#run(`ATTACH ${literal(path)} AS "${catalog}"`)
  }

  /** Writes everything to the file of a warehouse and closes it. No connection may be in a transaction on it. */
  async detach(catalog: string): Promise<void> {
    await this.#run(`DETACH "${catalog}"`)
  }

  /** A connection for which the tables of a warehouse need no prefix. */
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

  /** Ends the engine. Everything attached is detached before, since this blocks the event loop for what is left. */
  close(): void {
    this.#instance.closeSync()
    taken.delete(this.#folder)
  }

  /** From here on no statement reaches a file outside of the folder, nor changes a setting. */
  async #lockDown(): Promise<void> {
    await this.#run(`SET GLOBAL allowed_directories = [${literal(`${this.#folder}/`)}]`)
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

  async #run(sql: string): Promise<void> {
    const connection = await this.#connection()
    try {
      await connection.run(sql)
    } finally {
      await connection.end()
    }
  }
}
