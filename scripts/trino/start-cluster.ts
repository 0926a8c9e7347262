import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { TrinoClient } from '../../src/lib/trino/trino-client.ts'
import { type DatabaseProcess, freePort, startProcess } from '../../test/support/database-process.ts'
import { launchPostgresql } from '../../test/support/postgresql-server.ts'
import { findTool } from '../../test/support/tools.ts'
import { installTrino, type TrinoInstallation, TrinoMissing } from './install-trino.ts'
import {
  CATALOG_TABLES,
  type IcebergPlaces,
  nodeFiles,
  type TrinoBucket,
  type TrinoNode,
} from './node-files.ts'

/** How long nodes may take to start. Alone on a machine they take 10 seconds. */
const START_MS = 300_000
const POLL_MS = 300

/** A cluster of Trino on this machine, with a catalog `iceberg`, for tests and for trying out. */
export interface TrinoCluster {
  /** Address of the coordinator, such as `trino://test@127.0.0.1:41234/iceberg`, to which a schema is added. */
  readonly url: string
  /** The folder of the lake, which Trino names `local:///`. */
  readonly lake: string
  /** The nodes by their names: `coordinator`, `worker-1`, … */
  readonly nodes: ReadonlyMap<string, DatabaseProcess>
  /** Starts a node again after it ended. */
  restart(name: string): Promise<void>
  /** Ends all processes and removes all data. */
  stop(): Promise<void>
}

export interface TrinoClusterOptions {
  /** Nodes beside the coordinator. Without any, the coordinator works too. */
  readonly workers: number
  readonly heapMb: number
  /** The memory of the coordinator, if it is another one. */
  readonly coordinatorHeapMb?: number
  readonly tell?: (sentence: string) => void
  /** The rules of file-based access control, as JSON. */
  readonly rules?: string
  /** The user of the address; by default `test`. With rules, one who may read `system.runtime.nodes`. */
  readonly user?: string
  /** The storage of the catalog in place of the folder. */
  readonly bucket?: TrinoBucket
  /** True if long queries count, and not the start. */
  readonly isForSpeed?: boolean
  /** The library of regular expressions; by default that of the product. */
  readonly regexLibrary?: TrinoNode['regexLibrary']
}

/**
 * Starts PostgreSQL, which has the catalog, and the nodes, on free ports of the loopback. Everything is in a temporary
 * folder.
 * @throws TrinoMissing if a program is missing and cannot be downloaded
 */
export async function startTrinoCluster(options: TrinoClusterOptions): Promise<TrinoCluster> {
  const { tell = () => undefined } = options
  const postgres = findTool('postgres')
  if (postgres === undefined)
    throw new TrinoMissing('The catalog of Trino is in PostgreSQL: install it (Debian: postgresql)')
  tell('Trino is being installed.')
  const installation = await installTrino()
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-trino-'))
  const database = await launchPostgresql(postgres)
  const cluster = new LocalCluster(installation, folder, options.user ?? 'test', async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  })
  try {
    for (const statement of CATALOG_TABLES) await database.client.query(statement)
    const { port, user, password, database: name } = database
    tell('Trino is starting.')
    await cluster.start(options, { port, user, password, name })
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

class LocalCluster implements TrinoCluster {
  readonly lake: string
  readonly nodes = new Map<string, DatabaseProcess>()
  readonly #installation: TrinoInstallation
  readonly #folder: string
  readonly #end: () => Promise<void>
  readonly #described = new Map<string, TrinoNode>()
  readonly #user: string
  #port = 0

  constructor(installation: TrinoInstallation, folder: string, user: string, end: () => Promise<void>) {
    this.#user = user
    this.#installation = installation
    this.#folder = folder
    this.#end = end
    this.lake = join(folder, 'lake')
  }

  get url(): string {
    return `trino://${this.#user}@127.0.0.1:${this.#port}/iceberg`
  }

  async start(
    {
      workers,
      heapMb,
      coordinatorHeapMb = heapMb,
      rules,
      bucket,
      isForSpeed = false,
      regexLibrary,
    }: TrinoClusterOptions,
    database: IcebergPlaces['database'],
  ): Promise<void> {
    await mkdir(this.lake)
    this.#port = await freePort()
    for (let i = 0; i <= workers; i++) {
      const name = i === 0 ? 'coordinator' : `worker-${i}`
      const node: TrinoNode = {
        name,
        folder: join(this.#folder, name),
        port: i === 0 ? this.#port : await freePort(),
        coordinator: this.#port,
        isAlone: workers === 0,
        heapMb: i === 0 ? coordinatorHeapMb : heapMb,
        isForSpeed,
        rules,
        plugins: this.#installation.plugins,
        regexLibrary,
      }
      this.#described.set(name, node)
      for (const [path, text] of Object.entries(nodeFiles(node, { database, lake: this.lake, bucket }))) {
        const file = join(node.folder, 'etc', path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text, { mode: 0o600 })
      }
    }
    // The coordinator answers when all nodes have found it.
    await Promise.all([...this.#described.keys()].map((name) => this.#run(name)))
    await this.#awaitNodes()
  }

  async restart(name: string): Promise<void> {
    await this.nodes.get(name)?.stop()
    await this.#run(name)
    await this.#awaitNodes()
  }

  async stop(): Promise<void> {
    await Promise.all([...this.nodes.values()].map((node) => node.stop()))
    await this.#end()
  }

  async #run(name: string): Promise<void> {
    const node = this.#described.get(name)!
    const { launcher, java } = this.#installation
    const process = await startProcess([launcher, 'run', `--etc-dir=${join(node.folder, 'etc')}`], {
      user: {},
      folder: node.folder,
      stopSignal: 'KILL',
      startMs: START_MS,
      path: [java],
      isReady: async () => {
        await sleep(POLL_MS)
        return isStarted(node.port)
      },
    })
    this.nodes.set(name, process)
  }

  /** Waits until the coordinator knows all nodes and runs queries. */
  async #awaitNodes(): Promise<void> {
    const client = new TrinoClient({
      origin: `http://127.0.0.1:${this.#port}`,
      user: this.#user,
      catalog: 'system',
      schema: 'runtime',
      session: new Map(),
      tags: [],
    })
    try {
      const end = Date.now() + START_MS
      for (; Date.now() < end; await sleep(POLL_MS)) {
        const { rows } = await client.run(`SELECT count(*) FROM nodes WHERE state = 'active'`)
        if (Number(rows[0]![0]) === this.#described.size) return
      }
      throw new Error('Some nodes of Trino did not join the cluster.')
    } finally {
      client.close()
    }
  }
}

async function isStarted(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/info`, { signal: AbortSignal.timeout(5000) })
    return answer.ok && ((await answer.json()) as { starting: boolean }).starting === false
  } catch {
    // It does not listen yet.
    return false
  }
}
