import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from '../../../src/migrations.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { catalogueFiles } from '../../../src/platform/catalogue/open-catalogue.ts'
import { POSTGRES_TABLES } from '../../../src/platform/catalogue/postgres-tables.ts'
import { SQLITE_TABLES } from '../../../src/platform/catalogue/sqlite-tables.ts'
import { isOnPostgres, openCatalogue } from '../../support/catalogue.ts'
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
  await addUsers(catalogue, passwords)
  await catalogue.close()
}

/** Adds users whose passwords are checked fast. */
export async function addUsers(
  catalogue: Catalogue,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  const users = new UserStore(catalogue)
  for (const [name, password] of Object.entries(passwords)) {
    const passwordHash = await QUICK_PASSWORDS.hash(password)
    await users.insert({ name, passwordHash, isAdministrator: name === 'admin' })
  }
}

/** Bytes of the catalogue that new folders get. Its migrations take 60 ms of CPU, and so run once in each process. */
let prepared: Promise<Buffer> | undefined

/**
 * Makes the catalogue of a new DATA_DIR, with the administrator. Gives rows ids that differ from their numbers in the
 * repository, so that no code mistakes them.
 */
export async function prepareCatalogue(dataDir: string): Promise<void> {
  if (isOnPostgres()) return fillCatalogue(dataDir)
  prepared ??= makeCatalogue()
  const [path = ''] = catalogueFiles(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path, await prepared, { mode: 0o600 })
}

async function makeCatalogue(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  await fillCatalogue(folder)
  const [path = ''] = catalogueFiles(folder)
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}

async function fillCatalogue(dataDir: string): Promise<void> {
  await makeUsers(dataDir, { admin: ADMIN_PASSWORD })
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
  const { knex } = catalogue
  const kind = isOnPostgres() ? POSTGRES_TABLES : SQLITE_TABLES
  await kind.setLastIds(knex, new Map([...(await kind.lastIds(knex)), ...Object.entries(FIRST_IDS)]))
  await catalogue.close()
}

const FIRST_IDS = {
  ...{ entities: 700, jobs: 900, library_entities: 500, rule_rows: 300 },
  ...{ rule_folders: 200, keyword_categories: 150, keywords: 170 },
}

/** Makes a temporary DATA_DIR with a catalogue, for servers that are started and killed. */
export async function newDataDir(): Promise<string> {
  const dataDir = await withoutDemo(await mkdtemp(join(tmpdir(), 'groundtruth-')))
  await prepareCatalogue(dataDir)
  return dataDir
}
