import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Context } from 'mocha'
import { type Artifact, classPathOf } from './maven.ts'
import { lacks, needs } from './tools.ts'

/** The Hadoop that the tests run. */
const HADOOP: Artifact = {
  title: 'Hadoop',
  groupId: 'org.apache.hadoop',
  artifactId: 'hadoop-client-minicluster',
  version: '3.5.0',
}

/** A line of the process; undefined after its end. */
type Line = IteratorResult<string, undefined>

/** A real HDFS in a process of its own. The user of this process is its superuser. */
export class HdfsCluster {
  /** Addresses of HTTP: the NameNode that is active at first, and the standby. */
  readonly nameNodes: readonly [string, string]
  /** Host and port of HTTP. */
  readonly dataNode: string
  readonly #process: ChildProcess
  readonly #lines: AsyncIterator<string>
  readonly #folder: string

  private constructor(process: ChildProcess, lines: AsyncIterator<string>, folder: string, ready: string) {
    const [active, standby, dataNode] = ready.split(' ').slice(1)
    this.#process = process
    this.#lines = lines
    this.#folder = folder
    this.nameNodes = [`http://127.0.0.1:${active}`, `http://127.0.0.1:${standby}`]
    this.dataNode = `127.0.0.1:${dataNode}`
  }

  /** Starts a cluster. The suite is left out if Java, Maven or the jars are missing. */
  static async start(context: Context): Promise<HdfsCluster> {
    const java = needs(context, 'java')
    const [, version] = /version "(\d+)/.exec(spawnSync(java, ['-version']).stderr.toString()) ?? []
    if (Number(version) < 17) lacks(context, `Java ${version} is too old for HDFS: install Java 17 or newer`)
    const classPath = await classPathOf(context, HADOOP)
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-hdfs-'))
    const options = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', classPath]
    const source = join(import.meta.dirname, 'MiniHdfs.java')
    const process = spawn(java, [...options, source, folder], { stdio: ['pipe', 'pipe', 'pipe'] })
    let log = ''
    process.stderr.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-4000)))
    const reader: Interface = createInterface(process.stdout)
    const lines = reader[Symbol.asyncIterator]()
    const ready = (await lines.next()) as Line
    if (!ready.value?.startsWith('READY ')) {
      await rm(folder, { recursive: true, force: true })
      throw new Error(`HDFS did not start: ${ready.value ?? ''} ${log}`)
    }
    return new HdfsCluster(process, lines, folder, ready.value)
  }

  /** Makes the standby NameNode the active one. */
  async failOver(): Promise<void> {
    await this.#command('fail over')
  }

  async stopDataNode(): Promise<void> {
    await this.#command('stop the DataNode')
  }

  /** Ends the process at once. */
  async kill(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const exit = new Promise((resolve) => this.#process.once('exit', resolve))
      this.#process.kill('SIGKILL')
      await exit
    }
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Writes a file, and the folders above it. @param path absolute */
  async write(path: string, bytes: Buffer | string): Promise<void> {
    const url = `${this.#url(path)}?op=CREATE&overwrite=true&noredirect=true&user.name=${superuser()}`
    const { Location } = (await (await fetch(url, { method: 'PUT' })).json()) as { Location: string }
    const status = await put(Location, Buffer.from(bytes))
    if (status !== 201) throw new Error(`HDFS answered ${status} to the writing of ${path}.`)
  }

  /** @param mode octal, such as `700` */
  async setPermission(path: string, mode: string): Promise<void> {
    const url = `${this.#url(path)}?op=SETPERMISSION&permission=${mode}&user.name=${superuser()}`
    const { status } = await fetch(url, { method: 'PUT' })
    if (status !== 200) throw new Error(`HDFS answered ${status} to the permission of ${path}.`)
  }

  async #command(text: string): Promise<void> {
    this.#process.stdin!.write(`${text}\n`)
    const { value } = (await this.#lines.next()) as Line
    if (value !== 'DONE') throw new Error(`HDFS did not do this: ${text}`)
  }

  #url(path: string): string {
    return `${this.nameNodes[0]}/webhdfs/v1${path.split('/').map(encodeURIComponent).join('/')}`
  }
}

/** The DataNode sends a status 100 that was not asked for, which `fetch` takes for a fault. */
const put = (url: string, bytes: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method: 'PUT', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    })
    sending.on('error', reject).end(bytes)
  })

/** The user of this process, whom HDFS takes for its superuser. */
export const superuser = (): string => spawnSync('id', ['-un']).stdout.toString().trim()
