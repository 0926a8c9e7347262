import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { constants, existsSync, openSync, readFileSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PostgresqlServer } from '../../../test/support/postgresql-server.ts'
import { pythonEnvironment } from '../../python-environment.ts'
import type { BenchData } from './collection.ts'
import { end, until, type RunningServer } from '../running-server.ts'

const WORKERS = 2

/** The collection's name there; ours has a slash in it, which pygeoapi's routes do not take. */
export const PEER_COLLECTION = 'features'
/** The system besides longitude and latitude in which the peer is asked too. */
export const WEB_MERCATOR = 'http://www.opengis.net/def/crs/EPSG/0/3857'

const missing =
  'The peer pygeoapi needs a Python 3.10 or newer that can load extensions of SQLite, with the modules venv and ' +
  'ensurepip, and the extension SpatiaLite (on Debian: apt-get install python3 python3-venv ' +
  'libsqlite3-mod-spatialite). Install them, name another interpreter in PYTHON, or leave the peer out by ' +
  '--without-peer.'

/**
 * pygeoapi under gunicorn with two workers, with its GeoPackage provider. It reads a copy of the file, for it
 * adds tables of its own to a GeoPackage whenever it opens it; where both workers do so at once, one answers 500.
 * The workers keep connections open, which gunicorn's default kind does not.
 * @throws PythonMissing
 */
export async function startPygeoapi({ dataDir, path }: BenchData): Promise<RunningServer> {
  const copy = join(dataDir, 'pygeoapi.gpkg')
  if (!existsSync(copy)) {
    await copyFile(path, `${copy}.partial`, constants.COPYFILE_FICLONE)
    await rename(`${copy}.partial`, copy)
  }
  return startOn(dataDir, { name: 'SQLiteGPKG', data: copy, table: 'features' })
}

/** Folder of Python modules that are the peers without the count of all matching features. */
export const UNCOUNTED = join(import.meta.dirname, 'postgis', 'uncounted')

/**
 * pygeoapi with its PostgreSQL provider.
 * @param folder of its files
 * @param counts false to leave out the number of all matching features
 * @throws PythonMissing
 */
export const startPygeoapiOnPostgis = (
  folder: string,
  { host, port, database, user, password }: PostgresqlServer,
  counts: boolean,
): Promise<RunningServer> =>
  startOn(
    folder,
    {
      name: 'PostgreSQL',
      data: { host, port, dbname: database, user, password, search_path: ['synthetic', 'public'] },
      table: 'features',
      geom_field: 'geom',
    },
    counts,
  )

/** @param provider where the features are, in pygeoapi's words */
async function startOn(dataDir: string, provider: object, counts = true): Promise<RunningServer> {
  const programs = pythonEnvironment({
    name: 'bench',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    // The first python3 of the PATH is often a build of one's own, without the loading of extensions.
    python: process.env['PYTHON'] ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'),
    check:
      'import sqlite3\nc = sqlite3.connect(":memory:")\nc.enable_load_extension(True)\n' +
      'c.load_extension("mod_spatialite")',
    missing,
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const configuration = join(dataDir, 'pygeoapi.json')
  const definition = join(dataDir, 'pygeoapi-openapi.json')
  // YAML contains JSON.
  await writeFile(configuration, JSON.stringify(configurationOf(url, port, provider)))
  const env = {
    PATH: process.env['PATH'],
    PYTHONPATH: UNCOUNTED,
    PYGEOAPI_CONFIG: configuration,
    PYGEOAPI_OPENAPI: definition,
  }
  const made = spawnSync(
    join(programs, 'pygeoapi'),
    ['openapi', 'generate', configuration, '--format', 'json', '--output-file', definition],
    { env, stdio: ['ignore', 2, 2] },
  )
  if (made.status !== 0) throw new Error('pygeoapi could not make its API definition; see above.')
  const log = openSync(join(dataDir, 'pygeoapi.log'), 'w')
  const child = spawn(
    join(programs, 'gunicorn'),
    [
      ...['--workers', String(WORKERS), '--worker-class', 'gthread', '--threads', '1', '--timeout', '600'],
      ...['--bind', `127.0.0.1:${port}`, counts ? 'pygeoapi.flask_app:APP' : 'uncounted_pygeoapi:APP'],
    ],
    { env, stdio: ['ignore', log, log] },
  )
  try {
    await until(child, 'pygeoapi', 120, async () =>
      (await fetch(`${url}/conformance?f=json`).catch(() => undefined))?.ok ? true : undefined,
    )
    return {
      name: counts ? 'pygeoapi' : 'pygeoapi without count',
      url,
      headers: {},
      processes: workersOf(child),
      mayFail: true,
      stop: () => end(child),
    }
  } catch (error) {
    await end(child)
    throw error
  }
}

/** gunicorn's first process only watches the others. */
export function workersOf(child: ChildProcess): number[] {
  const children = `/proc/${child.pid}/task/${child.pid}/children`
  return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ').map(Number) : []
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function configurationOf(url: string, port: number, provider: object): object {
  const text = (value: string) => ({ en: value })
  return {
    server: {
      bind: { host: '127.0.0.1', port },
      url,
      mimetype: 'application/json; charset=UTF-8',
      encoding: 'utf-8',
      gzip: false,
      languages: ['en-US'],
      pretty_print: false,
      limits: { default_items: 10, max_items: 10_000, on_exceed: 'throttle' },
      map: { url: 'http://127.0.0.1/none', attribution: 'none' },
    },
    logging: { level: 'ERROR' },
    metadata: {
      identification: {
        title: text('bench'),
        description: text('bench'),
        keywords: { en: ['bench'] },
        keywords_type: 'theme',
        terms_of_service: 'none',
        url: 'http://127.0.0.1/none',
      },
      license: { name: 'none', url: 'http://127.0.0.1/none' },
      provider: { name: 'none', url: 'http://127.0.0.1/none' },
      contact: { name: 'none', position: 'none', address: 'none', email: 'none@example.com' },
    },
    resources: {
      [PEER_COLLECTION]: {
        type: 'collection',
        title: text('Synthetic features'),
        description: text('Synthetic features'),
        keywords: { en: ['bench'] },
        links: [{ type: 'text/html', rel: 'canonical', title: 'none', href: 'http://127.0.0.1/none' }],
        extents: {
          spatial: { bbox: [-180, -90, 180, 90], crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' },
        },
        providers: [
          {
            type: 'feature',
            ...provider,
            id_field: 'fid',
            title_field: 'name',
            crs: ['http://www.opengis.net/def/crs/OGC/1.3/CRS84', WEB_MERCATOR],
          },
        ],
      },
    },
  }
}
