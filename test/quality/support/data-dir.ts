import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { catalogueFiles, openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { Passwords } from '../../../src/quality/services/accounts/passwords.ts'
import { UserStore } from '../../../src/quality/stores/accounts/users.ts'
import { recordingLogger } from '../../platform/support.ts'
import { ADMIN_PASSWORD } from './credentials.ts'

/** A hash takes 1 ms. One of the cost of the product takes 350 ms of CPU, at each start and at the first login. */
const QUICK_PASSWORDS = new Passwords({ ln: 10, r: 4, p: 1 })

/** Makes a DATA_DIR whose demo repository counts as made, so that a server under test makes none. */
export async function withoutDemo(dataDir: string): Promise<string> {
  await mkdir(join(dataDir, 'quality'), { recursive: true })
  await writeFile(join(dataDir, 'quality', '.demo-repository-made'), '')
  return dataDir
}

/** Makes the catalogue of a new DATA_DIR, with users. @param passwords by the name of the user; `admin` is the administrator */
export async function makeUsers(dataDir: string, passwords: Readonly<Record<string, string>>): Promise<void> {
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
  const users = new UserStore(catalogue)
  for (const [name, password] of Object.entries(passwords)) {
    const passwordHash = await QUICK_PASSWORDS.hash(password)
    await users.insert({ name, passwordHash, isAdministrator: name === 'admin' })
  }
  await catalogue.close()
}

/** Bytes of the catalogue that new folders get. Its migrations take 60 ms of CPU, and so run once in each process. */
let prepared: Promise<Buffer> | undefined

/**
 * Makes the catalogue of a new DATA_DIR, with the administrator. Gives rows ids that differ from their numbers in the
 * repository, so that no code mistakes them.
 */
export async function prepareCatalogue(dataDir: string): Promise<void> {
  prepared ??= makeCatalogue()
  const [path = ''] = catalogueFiles(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path, await prepared, { mode: 0o600 })
}

async function makeCatalogue(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  await makeUsers(folder, { admin: ADMIN_PASSWORD })
  const catalogue = await openCatalogue(folder, MIGRATIONS, recordingLogger().logger)
  const firstIds = {
    ...{ entities: 700, jobs: 900, library_entities: 500, rule_rows: 300 },
    ...{ rule_folders: 200, keyword_categories: 150, keywords: 170 },
  }
  for (const [name, seq] of Object.entries(firstIds))
    await catalogue.knex('sqlite_sequence').insert({ name, seq })
  await catalogue.close()
  const [path = ''] = catalogueFiles(folder)
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

/** Makes a temporary DATA_DIR with a catalogue, for servers that are started and killed. */
export async function newDataDir(): Promise<string> {
  const dataDir = await withoutDemo(await mkdtemp(join(tmpdir(), 'groundtruth-')))
  await prepareCatalogue(dataDir)
  return dataDir
}
