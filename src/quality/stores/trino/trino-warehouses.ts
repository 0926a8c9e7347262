import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeIfEmpty } from '../../../lib/files.ts'
import { currentJob, followJobs } from '../../../lib/current-job.ts'
import type { TrinoTls } from '../../../lib/trino/exchange.ts'
import { TrinoFault } from '../../../lib/trino/faults.ts'
import { TrinoClient, type TrinoTarget } from '../../../lib/trino/trino-client.ts'
import { identifier, literal } from '../../../lib/sql-quotes.ts'
import { type ConnectionsInUse, connectionsInUse } from '../../../platform/connections-in-use.ts'
import type { Logger } from '../../../platform/logging.ts'
import { type Row, type Warehouses, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import { checkKnex } from '../sql/check-knex.ts'
import { TrinoConnection } from './connection.ts'
import { type ClusterAbilities, probe } from './probe.ts'
import { checkSchemaFree, claimSchema, ownerOfSchema, type SchemaUse } from './schema-owner.ts'
import type { LakeStorage } from './storage/lake-storage.ts'
import { TrinoWarehouse } from './trino-warehouse.ts'

export interface TrinoSettings {
  /** Each repository has a schema of its own, named `<schema>_<id>`. */
  readonly target: TrinoTarget & { readonly catalog: string; readonly schema: string }
  readonly tls?: TrinoTls | undefined
  readonly storage: LakeStorage
  /** The folder of this server's own files. Each repository has a subfolder named after its id. */
  readonly workFolder: string
  /**
   * The id of the catalogue, by which it marks its schemas. If it is undefined, all schemas count as those of the
   * process: for tools.
   */
  readonly owner?: string
  /** Concurrent queries of one warehouse. The default is 16. */
  readonly connections?: number
  /** Memory of the process that prepares the rows of a load, in MB. The default is 1,000. */
  readonly loadMemoryMb?: number
  /** The cluster describes the values of an attribute with more distinct values than this. The default is 10,000,000. */
  readonly engineValuesAbove?: number
}

/** Errors of catalogs of other connectors. */
const NOT_OF_ICEBERG = ['NOT_SUPPORTED', 'INVALID_SCHEMA_PROPERTY']
const SWEEP_EVERY_MS = 10 * 60_000

const closed = (): WarehouseUnavailable =>
  new WarehouseUnavailable('The warehouses are closed because the server is stopping.')

/** The warehouses of a server in Trino, one schema for each repository. Several servers may open them. */
export class TrinoWarehouses implements Warehouses {
  readonly #settings: TrinoSettings
  readonly #logger: Logger
  readonly #client: TrinoClient
  readonly #open = new Map<number, Promise<TrinoWarehouse>>()
  readonly #opened = new Map<number, TrinoWarehouse>()
  readonly #sweeping: NodeJS.Timeout
  #abilities: Promise<ClusterAbilities> | undefined
  /** Why the last opening or the last statement did not reach the rows. */
  #problem: string | undefined
  #isClosed = false

  constructor(settings: TrinoSettings, logger: Logger) {
    checkKnex()
    followJobs()
    this.#settings = settings
    this.#logger = logger
    this.#client = new TrinoClient(settings.target, { tls: settings.tls })
    this.#sweeping = setInterval(() => void this.#sweep(), SWEEP_EVERY_MS).unref()
  }

  /**
   * What the cluster can do. It is tried at the first call.
   * @throws WarehouseUnavailable, which says what to set
   */
  abilities(): Promise<ClusterAbilities> {
    if (this.#abilities !== undefined) return this.#abilities
    const probing = this.#probe()
    this.#abilities = probing
    // The operator may correct what is missing.
    probing.catch(() => (this.#abilities = undefined))
    return probing
  }

  open(repositoryId: number): Promise<TrinoWarehouse> {
    if (this.#isClosed) return Promise.reject(closed())
    const open = this.#open.get(repositoryId)
    if (open !== undefined) return open
    const opening = this.#opening(repositoryId)
    this.#open.set(repositoryId, opening)
    // A failed opening may succeed the next time.
    opening.catch(() => {
      if (this.#open.get(repositoryId) === opening) this.#open.delete(repositoryId)
    })
    return opening
  }

  problems(): readonly string[] {
    return this.#problem === undefined ? [] : [this.#problem]
  }

  connections(): readonly ConnectionsInUse[] {
    return Array.from(this.#opened, ([repositoryId, { knex }]) =>
      connectionsInUse(`repository ${repositoryId}`, knex),
    )
  }

  async remove(repositoryId: number): Promise<void> {
    if (this.#isClosed) throw closed()
    const open = this.#open.get(repositoryId)
    this.#open.delete(repositoryId)
    const [opened] = await Promise.allSettled([open])
    this.#opened.delete(repositoryId)
    if (opened?.status === 'fulfilled') await opened.value?.close()
    const schema = this.#schemaOf(repositoryId)
    if (!(await this.#isOfOthers(schema))) await this.#drop(schema)
    await removeIfEmpty(this.#folderOf(repositoryId))
  }

  async checkFree(repositoryId: number): Promise<void> {
    const use = this.#useOf(this.#schemaOf(repositoryId))
    if (use !== undefined) await checkSchemaFree(use)
  }

  async #drop(schema: string): Promise<void> {
    await this.#run(`DROP SCHEMA IF EXISTS ${identifier(schema)} CASCADE`)
    await this.#settings.storage.remove(schema)
  }

  /** True if a schema has tables that another catalogue may need. */
  async #isOfOthers(schema: string): Promise<boolean> {
    const use = this.#useOf(schema)
    const owner = use && (await ownerOfSchema(use))
    if (owner !== 'others' && owner !== 'unmarked') return false
    this.#logger.warn(
      { schema },
      'A schema in Trino is not deleted, because it does not have the mark of this catalogue. If nobody needs its tables, drop it in Trino.',
    )
    return true
  }

  #useOf(schema: string): SchemaUse | undefined {
    const { owner, storage } = this.#settings
    return owner === undefined ? undefined : { run: (sql) => this.#run(sql), storage, schema, owner }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#sweeping)
    // A warehouse that failed to open has nothing to close. Its caller has received the error.
    for (const opening of await Promise.allSettled(this.#open.values()))
      if (opening.status === 'fulfilled') await opening.value.close()
    this.#client.close()
  }

  async #opening(repositoryId: number): Promise<TrinoWarehouse> {
    const { hasRe2 } = await this.abilities()
    await mkdir(this.#folderOf(repositoryId), { recursive: true })
    const subject = `repository ${repositoryId}`
    const schema = this.#schemaOf(repositoryId)
    const warehouse = await this.#warehouse(schema, subject, !hasRe2)
    const use = this.#useOf(schema)
    try {
      if (use !== undefined) await claimSchema(use)
    } catch (error) {
      await warehouse.close()
      throw error
    }
    this.#opened.set(repositoryId, warehouse)
    return warehouse
  }

  async #warehouse(schema: string, subject: string, lacksRe2 = false): Promise<TrinoWarehouse> {
    const {
      storage,
      target,
      connections = 16,
      loadMemoryMb = 1000,
      engineValuesAbove = 10_000_000,
    } = this.#settings
    await this.#run(
      `CREATE SCHEMA IF NOT EXISTS ${identifier(schema)} WITH (location = ${literal(storage.location + schema)})`,
    ).catch((error: Error) => {
      const { cause } = error
      if (!(cause instanceof TrinoFault) || !NOT_OF_ICEBERG.includes(cause.errorName)) throw error
      throw new WarehouseUnavailable(
        `The catalog ${target.catalog} in WAREHOUSE_URL makes no tables of Iceberg: name one with connector.name=iceberg in its properties.`,
        { cause },
      )
    })
    return new TrinoWarehouse({
      client: this.#client,
      onEnd: (problem) => (this.#problem = problem),
      storage,
      origin: target.origin,
      catalog: target.catalog,
      schema,
      info: () => (currentJob() === undefined ? subject : `${subject}, job ${currentJob()}`),
      connections,
      loadMemoryMb,
      engineValuesAbove,
      lacksRe2,
      logger: this.#logger,
    })
  }

  async #probe(): Promise<ClusterAbilities> {
    const warehouse = await this.#warehouse(`${this.#settings.target.schema}_probe`, 'trial of the cluster')
    try {
      const abilities = await probe(warehouse)
      if (!abilities.hasRe2)
        this.#logger.warn(
          'Trino has another language of regular expressions than the product. So the server itself evaluates regular expressions, which is slower: set regex-library=RE2J in the config.properties of each node.',
        )
      return abilities
    } finally {
      await warehouse.close()
    }
  }

  async #sweep(): Promise<void> {
    for (const [repositoryId, warehouse] of this.#opened)
      await warehouse
        .sweep()
        .catch((error: unknown) =>
          this.#logger.warn(
            { err: error, repositoryId },
            'Dropped tables stay in Trino until the next sweep.',
          ),
        )
  }

  #folderOf(repositoryId: number): string {
    return join(this.#settings.workFolder, String(repositoryId))
  }

  #schemaOf(repositoryId: number): string {
    return `${this.#settings.target.schema}_${repositoryId}`
  }

  /** Runs a statement that belongs to no open warehouse. */
  async #run(sql: string): Promise<Row[]> {
    const { schema } = this.#settings.target
    const connection = new TrinoConnection({
      client: this.#client,
      onEnd: (problem) => (this.#problem = problem),
      schema,
      info: () => 'warehouses',
      withDropped: async () => undefined,
    })
    return (await connection.run(sql)).rows
  }
}
