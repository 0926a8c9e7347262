import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import {
  resolve,
  schemaName,
  type Document,
  type RequestBody,
  type Schema,
} from '../../scripts/codegen/document.ts'
import { ROOT } from '../../scripts/inputs.mjs'
import { ADMIN_PASSWORD, startQualityServer } from '../quality/support/quality-server.ts'
import { HOSTILE_NAMES } from './values.ts'

const run = promisify(execFile)

/** What the consumers of values print; the lists of commands that only one language has are absent in the other. */
interface Values {
  external: [name: string, value: string][][]
  written: string[]
  plain: string[][]
  addresses: string[]
  commands: unknown[]
  again?: unknown[]
  validated?: unknown[]
  constructed?: unknown[]
}

type Command = readonly [schema: string, body: unknown]

/** The bodies of JSON that the contract gives as examples, with the names of their schemas. */
async function exampleCommands(): Promise<Command[]> {
  const document = JSON.parse(
    await readFile(join(ROOT, 'generated/quality/openapi.json'), 'utf8'),
  ) as Document
  const operations = Object.values(document.paths).flatMap(
    (path) => Object.values(path) as { requestBody?: RequestBody }[],
  )
  return operations.flatMap(({ requestBody }) => {
    const json = requestBody && resolve<RequestBody>(document, requestBody).content['application/json']
    const { schema, examples = {} } = (json ?? {}) as {
      schema?: Schema
      examples?: Record<string, { value: unknown }>
    }
    const name = schema && schemaName(schema)
    return name === undefined
      ? []
      : Object.values(examples).map((example) => [name, resolve(document, example).value] as const)
  })
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Declares that a program which uses an SDK of the quality service loses no column and no member of a command. */
export function itKeepsEveryColumn(program: () => { command: string; path: string }): void {
  describe('reading hostile columns and writing commands', () => {
    /** Every value names its column, so that no value can be taken for that of another column. */
    const values = HOSTILE_NAMES.map((name, at) => `${9007199254740995n + BigInt(at)} ${name}`)
    let commands: Command[]
    let read: Values
    let external: { rows: object[] }
    let plain: { rows: { dataRow: string[] }[] }

    before(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'sdk-commands-'))
      commands = await exampleCommands()
      const file = join(folder, 'commands.json')
      await writeFile(file, JSON.stringify(commands))
      const server = await startQualityServer()
      try {
        const csv = [HOSTILE_NAMES, values].map((record) => record.map(quoted).join(',')).join('\n')
        const { entityId, path } = await server.load('hostile.csv', csv, {
          connectInfo: { type: 'delimited', delimiter: ',', quote: '"', attr: 'names' },
        })
        external = (await (await server.ask(`${path}/rows?external=1`)).json()) as typeof external
        plain = (await (await server.ask(`${path}/rows`)).json()) as typeof plain
        const { command, path: consumer } = program()
        const args = [consumer, server.url, 'admin', ADMIN_PASSWORD, 'test', entityId, file]
        const { stdout } = await run(command, args, { maxBuffer: 1e8 })
        read = JSON.parse(stdout) as Values
      } finally {
        await server.stop()
        await rm(folder, { recursive: true })
      }
    })

    it('gives every column of an external row under its own name', () => {
      const [row] = read.external
      for (const value of values) expect(row!.map(([, found]) => found)).to.include(value)
      for (const name of HOSTILE_NAMES.filter((each) => each !== '\u00a0'))
        expect(row!.map(([found]) => found)).to.include(name)
    })

    it('writes an external row as the service sends it', () => {
      expect(read.written.map((row) => JSON.parse(row) as unknown)).to.deep.equal(external.rows)
    })

    it('gives the rows in the other form, and the addresses of records', () => {
      expect(read.plain).to.deep.equal(plain.rows.map(({ dataRow }) => dataRow))
      expect(read.addresses).to.deep.equal(['/api/repositories/test/entities/1'])
    })

    it('reads and writes every example of a command without a change', () => {
      expect(commands).to.have.length.above(200)
      const bodies = commands.map(([, body]) => body)
      for (const way of ['commands', 'again', 'validated', 'constructed'] as const)
        expect(read[way] ?? bodies, way).to.deep.equal(bodies)
    })
  })
}
