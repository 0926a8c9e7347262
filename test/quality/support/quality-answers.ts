import { openAsBlob } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_DATA_SETS, packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { DEMO_PRIORITIES } from '../../../src/quality/demo/start-demo-repository.ts'
import { breakCatalogue } from '../../support/broken-files.ts'
import type { Answer } from '../../support/http-answer.ts'
import { accountExamples } from './answers/accounts.ts'
import { connectionExamples } from './answers/connections.ts'
import { dependencyExamples } from './answers/dependencies.ts'
import { entityExamples } from './answers/entities.ts'
import { expressionExamples } from './answers/expressions.ts'
import { exportExamples } from './answers/exports.ts'
import { fileExamples } from './answers/files.ts'
import { functionExamples } from './answers/functions.ts'
import { joinSetExamples } from './answers/join-sets.ts'
import { joinExamples } from './answers/joins.ts'
import { libraryExamples } from './answers/library.ts'
import { problemExamples } from './answers/problems.ts'
import { profileExamples } from './answers/profiles.ts'
import { ruleExamples } from './answers/rules.ts'
import { ruleFileExamples } from './answers/rule-files.ts'
import { ruleFolderExamples } from './answers/rule-folders.ts'
import { ruleTrialExamples } from './answers/rule-trials.ts'
import { schedulerExamples } from './answers/scheduler.ts'
import { unmaskExamples } from './answers/unmask.ts'
import { webhookExamples } from './answers/webhooks.ts'
import { wholeRowExamples } from './answers/whole-rows.ts'
import { ExampleServer } from './example-server.ts'

/**
 * The servers that examples come from. `demo` and `draft` are made alike: Airports is the entity 1, loaded from the
 * upload airports.csv by the job 1, and People the entity 2 by the job 2; the upload `airports (2).csv` and the
 * connection 1, a folder of the server with the same file, are not needed yet. There are the priorities that the
 * repository comes with, and Person is the library entity 1. The job 3 has exported the people to people.csv. Reports is
 * the connection 1001. The job 4 has run the business rules 1 to 3 of Airports, of which the rule folder 1 has two. There is the
 * keyword 1 of the category 1. The jobs 5 and 6 have created the joins of `JOINS`. In
 * `demo` and `shared`, Person has two rules, and People is associated with it.
 */
export interface ExampleWorld {
  /** Nothing changes it, so that every answer is as foreseen. */
  readonly demo: ExampleServer
  /** For what changes something. It runs one job at a time. */
  readonly draft: ExampleServer
  /** For changes of the library and of its use. */
  readonly shared: ExampleServer
  /** With nothing loaded, and low limits: one job, one megabyte an upload, and 20 requests a minute of a user. */
  readonly small: ExampleServer
  /** One whose catalogue cannot be read. */
  readonly broken: ExampleServer
  /** The folder of the server's own files, from which `demo` and `draft` can load. */
  readonly sourceFolder: string
}

/** By the name of an example of the contract: what makes the answer that it shows, or sends the body that it is. */
export type Examples = Readonly<Record<string, (world: ExampleWorld) => Promise<Answer>>>

/** Each example of the contract has its entry in one of these tables. */
export const qualityExamples: Examples = {
  ...problemExamples,
  ...accountExamples,
  ...fileExamples,
  ...functionExamples,
  ...exportExamples,
  ...expressionExamples,
  ...dependencyExamples,
  ...entityExamples,
  ...libraryExamples,
  ...connectionExamples,
  ...profileExamples,
  ...wholeRowExamples,
  ...ruleExamples,
  ...ruleFileExamples,
  ...ruleFolderExamples,
  ...ruleTrialExamples,
  ...joinExamples,
  ...joinSetExamples,
  ...schedulerExamples,
  ...unmaskExamples,
  ...webhookExamples,
}

/** As in docs/quality.md; two of the records are rejected. */
const PEOPLE = `Name;Born;City
Ada Lovelace;1815-12-10;London
Grace Hopper;1906-12-09
"Edsger ""W."" Dijkstra";1930-05-11;Rotterdam
"Alan Turing;1912-06-23;London
Barbara Liskov;1939-11-07;Los Angeles
`

/** Further files of the connection 1. */
const SOURCE_FILES: Readonly<Record<string, string>> = {
  'people.sql': 'CREATE TABLE people (\n  name VARCHAR(40) NOT NULL,\n  born DATE\n);\n',
  'reports/april.csv': 'branch,sold\nParis,12\nRome,7\n',
  'reports/north/april.csv': 'branch,sold\nOslo,9\n',
  'reports/notes.txt': 'May is late.\n',
}

/** The business rules of Airports. */
const RULES = [
  {
    NAME: 'Country is USA',
    DESCRIPTION: 'Airports abroad belong to another data set.',
    EXPRESSION: 'country = "USA"',
    THRESHOLD: '99.5',
    GROUP_EXPRESSION: 'state',
    AGGREGATE_EXPRESSION: 'latitude',
    AGGREGATE_METHOD: '2',
    PRIORITY: '1',
  },
  { NAME: 'Code has three characters', EXPRESSION: 'LENGTH(iata) = 3', THRESHOLD: '99' },
  {
    ATTRIBUTE: '4',
    NAME: 'State is known',
    EXPRESSION: 'state <> "NA"',
    FILTER_EXPRESSION: 'country = "USA"',
    THRESHOLD: '99',
  },
]

/** Joins of the cities of people and of airports, with the ids 2-3-1-3-1 and 2-3-1-3-2. The second one is discovered. */
const CITIES = { LH: { entity: 2, attributes: 3 }, RH: { entity: 1, attributes: 3 } }
const JOINS = [
  { jobName: 'Cities', params: { ...CITIES, RH: { ...CITIES.RH, expression: 'country = "USA"' } } },
  { jobName: 'Cities in any spelling', params: CITIES, function: 'standardize - String' },
]

/** The second rule of Person. Its first rule is an example. */
const SECOND_OF_PERSON = { NAME: 'Phone has a country code', EXPRESSION: 'Phone LIKE "+*"', THRESHOLD: '90' }

const [airports] = DEMO_DATA_SETS
const airportsFile = packagedFile(airports!.packaged!)

export async function startExampleWorld(): Promise<ExampleWorld> {
  const SOURCE_ROOTS = await sourceFolder()
  const [demo, shared, draft, small, broken] = await Promise.all([
    sharingServer({ SOURCE_ROOTS }),
    sharingServer({ SOURCE_ROOTS, JOBS_AT_ONCE: '1' }),
    loadedServer({ SOURCE_ROOTS, JOBS_AT_ONCE: '1' }),
    ExampleServer.start({
      SOURCE_ROOTS,
      JOBS_QUEUED_PER_REPOSITORY: '1',
      UPLOAD_LIMIT_BYTES: '1000000',
      RATE_LIMIT_CREDENTIAL: '20',
    }),
    ExampleServer.start(),
  ])
  await breakCatalogue(broken.server.dataDir)
  return { demo, shared, draft, small, broken, sourceFolder: SOURCE_ROOTS }
}

export async function stopExampleWorld({ sourceFolder, ...servers }: ExampleWorld): Promise<void> {
  await Promise.all(Object.values(servers).map((server: ExampleServer) => server.stop()))
  await rm(sourceFolder, { recursive: true })
}

/** The folder that is the connection 1. */
async function sourceFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-sources-'))
  await mkdir(join(folder, 'reports', 'north'), { recursive: true })
  await copyFile(airportsFile, join(folder, 'airports.csv'))
  for (const [name, content] of Object.entries(SOURCE_FILES)) await writeFile(join(folder, name), content)
  return folder
}

async function loadedServer(env: Readonly<Record<string, string>>): Promise<ExampleServer> {
  const server = await ExampleServer.start({
    DISCOVERY_AFTER_LOAD: 'yes',
    WEBHOOK_HOSTS: 'hooks.example.org,127.0.0.1:9',
    SOURCE_HOSTS: 'db.example.org',
    ...env,
  })
  const file = await openAsBlob(airportsFile)
  await server.upload('airports.csv', file)
  await server.upload('people.csv', new Blob([PEOPLE]))
  await server.upload('airports.csv', file)
  const loads = [
    await server.create(airports!.entityName, { entityDesc: airports!.description }),
    await server.create('People', {
      connectInfo: { sourceFile: 'people.csv', delimiter: ';' },
      maxRejected: 2,
    }),
  ]
  for (const { id, ...texts } of DEMO_PRIORITIES)
    await server.post('/priorities', { command: 'add', data: { priority: id, ...texts } })
  await server.send('LibraryEntitiesCreate')
  await server.send('LoaderConnectionsAdd')
  await server.send('LoaderConnectionsAddDatabase')
  for (const { job } of loads) await server.completed(job)
  const people = { command: 'export', data: { filename: 'people.csv' } }
  await server.completed(((await server.post('/entities/2/rows', people)).body as { job: string }).job)
  for (const rule of RULES) await added(server, { ENTITY: '1', ...rule })
  const run = { command: 'run', data: { ENTITY: '1', OPTION: 'ALL' } }
  await server.completed(((await server.post('/businessrules/entity', run)).body as { url: string }).url)
  for (const example of ['KeywordsAdd', 'KeywordOfCategoryAdd', 'RuleFoldersAdd', 'RuleFolderRulesAdd'])
    await server.send(example)
  for (const data of JOINS)
    await server.completed(
      ((await server.post('/entities/2/joins', { command: 'create', data })).body as { url: string }).url,
    )
  const discovered = { command: 'edit', data: { status: 'Discovered' } }
  await server.post('/joins/2-3-1-3-2', discovered)
  return server
}

/** A server like `demo`, whose entity People uses the rules of Person. */
async function sharingServer(env: Readonly<Record<string, string>>): Promise<ExampleServer> {
  const server = await loadedServer(env)
  await server.send('LibraryEntityRulesAdd')
  await server.post('/library/entities/1/businessrules', { command: 'add', data: SECOND_OF_PERSON })
  await server.send('LibraryEntitiesAssociate')
  return server
}

async function added(server: ExampleServer, data: object): Promise<void> {
  const { status, text } = await server.post('/businessrules/entity', { command: 'add', data })
  if (status !== 200) throw new Error(`Adding a rule answered ${status}: ${text}`)
}
