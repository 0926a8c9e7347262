import { spawn } from 'node:child_process'
import { mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pythonEnvironment } from '../../../python-environment.ts'
import { end, type RunningServer, until } from '../../running-server.ts'
import { freePort, UNCOUNTED, workersOf } from '../pygeoapi.ts'
import { PEER_ITEMS, type Requests } from '../requests.ts'

const WORKERS = 2

/** The collection's items there. */
const ITEMS = '/collections/synthetic.features/items'

/**
 * tipg under uvicorn with two workers.
 * @param counts false to leave out the number of all matching features
 * @throws PythonMissing
 */
export async function startTipg(databaseUrl: string, counts: boolean): Promise<RunningServer> {
  const programs = pythonEnvironment({
    name: 'tipg',
    requirements: join(import.meta.dirname, 'tipg-requirements.txt'),
    python: process.env['PYTHON'] ?? 'python3',
    missing: 'The peer tipg needs Python 3.11 or newer with the modules venv and ensurepip.',
  })
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'groundtruth-tipg-'))
  const log = openSync(join(folder, 'tipg.log'), 'w')
  const child = spawn(
    join(programs, 'uvicorn'),
    [
      counts ? 'tipg.main:app' : 'uncounted_tipg:app',
      '--workers',
      String(WORKERS),
      '--port',
      String(port),
      '--log-level',
      'warning',
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        PYTHONPATH: UNCOUNTED,
        DATABASE_URL: databaseUrl,
        TIPG_DB_SCHEMAS: '["synthetic"]',
      },
      stdio: ['ignore', log, log],
    },
  )
  const url = `http://127.0.0.1:${port}`
  try {
    await until(child, 'tipg', 120, async () =>
      (await fetch(`${url}${ITEMS}?limit=1`).catch(() => undefined))?.ok ? true : undefined,
    )
    return {
      name: counts ? 'tipg' : 'tipg without count',
      url,
      headers: {},
      processes: workersOf(child),
      stop: () => end(child),
    }
  } catch (error) {
    await end(child)
    throw error
  }
}

/** The requests as tipg understands them. */
export const forTipg = (requests: Requests): Requests => ({
  ...requests,
  peer: requests.peer.map((path) => path.replace(PEER_ITEMS, ITEMS).replace('f=json', 'f=geojson')),
})
