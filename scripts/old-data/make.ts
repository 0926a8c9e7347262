/**
 * Makes the data folder of an earlier version, for the tests of upgrades: `node --import tsx scripts/old-data/make.ts
 * <commit> <archive.tar.gz>`. It installs that version in a temporary folder, which takes minutes, starts its server on
 * an empty folder, and uses what the version has. `test/upgrade/` holds the archives of two commits:
 * - `df59e4bc` is the first with a server, whose catalogue has API keys only.
 * - `38fb7314` is the first with users, repositories and entities.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../inputs.mjs'
import { CITIES, NAMES, PASSWORDS, TOWNS } from './content.ts'

const PORT = '18080'
const URL = `http://127.0.0.1:${PORT}`

const [commit, archive] = process.argv.slice(2)
if (commit === undefined || archive === undefined) throw new Error('Name the commit and the archive to make.')

const work = await mkdtemp(join(tmpdir(), 'groundtruth-old-'))
const program = join(work, 'program')
const dataDir = join(work, 'data')
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT,
  ADMIN_PASSWORD: PASSWORDS.admin,
  NO_UPDATE_NOTIFIER: '1',
}

const admin = (args: readonly string[], input = ''): string =>
  execFileSync('node', ['scripts/run.mjs', 'admin', ...args], { cwd: program, env, input, encoding: 'utf8' })

try {
  await mkdir(program)
  execFileSync('tar', ['-x', '-C', program], {
    input: execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 28 }),
  })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: program, stdio: 'inherit' })
  const hasQuality = existsSync(join(program, 'specs', 'quality'))
  // Without the demo data, which are large.
  await mkdir(join(dataDir, 'spatial'), { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  if (hasQuality) {
    await mkdir(join(dataDir, 'quality'))
    await writeFile(join(dataDir, 'quality', '.demo-repository-made'), '')
  }
  const server = spawn('node', ['scripts/run.mjs', 'main'], { cwd: program, env, stdio: 'inherit' })
  const ended = once(server, 'exit')
  try {
    while (!(await fetch(`${URL}/healthz`).catch(() => undefined))?.ok) await sleep(100)
    const key = admin(['apikey', 'create', '--workspace', 'demo', '--name', NAMES.key, '--rate-limit', '600'])
    await writeFile(join(dataDir, 'apikey.txt'), key)
    if (hasQuality) await useQuality()
  } finally {
    server.kill('SIGTERM')
    await ended
  }
  execFileSync('tar', ['-czf', resolve(archive), '--owner=0', '--group=0', '-C', dataDir, '.'])
} finally {
  await rm(work, { recursive: true, force: true })
}

/** Accounts, a repository with an upload, and a loaded entity, and one whose load is interrupted. */
async function useQuality(): Promise<void> {
  admin(['repository', 'create', NAMES.repository, '--description', 'Made by an older version'])
  admin(['user', 'create', NAMES.user, '--password-stdin'], PASSWORDS.user)
  admin(['user', 'role', NAMES.user, NAMES.repository, 'editor'])
  const features = join(work, 'towns.geojson')
  await writeFile(features, JSON.stringify(TOWNS))
  admin(['import', features, '--collection', NAMES.collection])
  const form = new FormData()
  form.set('file', new Blob([CITIES]), 'cities.csv')
  await ask('upload', { method: 'POST', body: form })
  for (const entityName of NAMES.entities) {
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'cities.csv' }
    const { job } = await ask<{ job: string }>('entities', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        command: 'create',
        data: { entityName, source: 'client', maxRejected: 1, connectInfo },
      }),
    })
    // The load of the second entity is interrupted by the end of the server.
    if (entityName !== NAMES.entities[0]) return
    for (;;) {
      const state = JSON.stringify(await ask(job.slice(job.indexOf('scheduler'))))
      if (state.includes('"Completed"')) break
      if (/"(Failed|Cancelled)"/.test(state)) throw new Error(`The load of ${entityName} failed: ${state}`)
      await sleep(100)
    }
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const credentials = Buffer.from(`admin:${PASSWORDS.admin}`).toString('base64')
  const answer = await fetch(`${URL}/api/repositories/${NAMES.repository}/${path}`, {
    ...init,
    headers: { Authorization: `Basic ${credentials}`, ...(init.headers as Record<string, string>) },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}
