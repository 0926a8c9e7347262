import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { handMade, pointBlob } from '../spatial/support/geopackages.ts'
import { startServer } from '../support/server.ts'
import { SpatialClient } from '../support/spatial-client.ts'

const run = promisify(execFile)

/** Names that programs give a meaning, that code generators change, or that differ only for a computer. */
export const HOSTILE_NAMES = [
  ...['7', 'metadata', 'dataRow', 'atUrl', '@url', 'additional_properties', 'additionalProperties'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'self',
    'model_config',
    'to_dict',
    'from_dict',
  ],
  ...[
    'a b',
    'a.b',
    'a-b',
    'a_b',
    'aB',
    "it's",
    'say "hi"',
    'back\\slash',
    'ключ',
    '😀',
    '\u00a0',
    'id',
    'type',
  ],
]

/** The values of the columns: each occurs under every name of {@link HOSTILE_NAMES} in turn. */
const INTEGERS = ['9007199254740995', '9007199254740996', '-9223372036854775808', '9223372036854775807', '12']

interface Values {
  ids: [kind: string, text: string][]
  single: string[]
  coordinates: number[][]
  properties: [name: string, kind: string, text: string][]
  described: string[]
  dots: string
  written: string
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Declares that a program which uses an SDK gets each id, name and number that the interface sends. */
export function itKeepsEveryValue(program: () => { command: string; path: string }): void {
  describe('reading hostile names and large numbers', () => {
    let folder: string
    let numbered: Values
    let named: Values
    let sent: string

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'sdk-values-'))
      const columns = HOSTILE_NAMES.map(quoted)
      const integers = HOSTILE_NAMES.map((_, at) => INTEGERS[at % INTEGERS.length]!)
      await handMade(
        join(folder, 'made.gpkg'),
        {
          name: 'numbered',
          // With this extent, longitudes beyond 180 are kept as they are.
          contents: { min_x: -180, min_y: -90, max_x: 180, max_y: 90 },
          sql: [
            `CREATE TABLE numbered ("fid" INTEGER PRIMARY KEY NOT NULL, "geom" POINT,
              ${columns.map((column) => `${column} INTEGER`).join(', ')}, "real" REAL, "digits" TEXT, "none" TEXT)`,
            [
              `INSERT INTO numbered VALUES (1, ?, ${integers.join(', ')}, 1.5, '0.1234567890123456789', NULL)`,
              pointBlob(1, 2),
            ],
            ['INSERT INTO numbered ("fid", "geom") VALUES (2, ?)', pointBlob(9007199254740994, 1e20)],
          ],
        },
        {
          name: 'named',
          sql: [
            'CREATE TABLE named ("key" TEXT PRIMARY KEY NOT NULL, "geom" POINT)',
            ...['100%', '%41', 'ä b', '?#&=+', '😀', '7'].map(
              (key) => ['INSERT INTO named VALUES (?, ?)', key, pointBlob(1, 2)] as const,
            ),
          ],
        },
      )
      const server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder } })
      try {
        const client = await SpatialClient.of(server)
        const { command, path } = program()
        const read = async (name: string): Promise<Values> => {
          const { stdout } = await run(command, [path, server.url, client.token, 'made', name])
          return JSON.parse(stdout) as Values
        }
        sent = (await client.get('/collections/made/numbered/items/1')).text
        numbered = await read('numbered')
        named = await read('named')
      } finally {
        await server.stop()
      }
    })
    after(() => rm(folder, { recursive: true }))

    it('gives every column under its own name, with every digit of its integer', () => {
      expect(numbered.properties.slice(0, -3)).to.deep.equal(
        HOSTILE_NAMES.map((name, at) => [name, 'integer', INTEGERS[at % INTEGERS.length]]),
      )
    })

    it('gives numbers with a fraction as numbers, and decimals that a double cannot hold as text', () => {
      expect(numbered.properties.slice(-3)).to.deep.equal([
        ['real', 'number', '1.5'],
        ['digits', 'string', '0.1234567890123456789'],
        ['none', 'null', 'null'],
      ])
    })

    it('rejects an id that a URL does not keep, instead of reading another resource', () => {
      expect(numbered.dots).to.equal('A path parameter must not be "." or "..", because URLs do not keep it.')
    })

    it('describes every column', () => {
      expect(numbered.described).to.include.members(HOSTILE_NAMES)
    })

    it('writes the properties as the service sends them', () => {
      expect(sent).to.include(`"properties":${numbered.written}`)
    })

    it('gives coordinates as numbers, however large', () => {
      expect(numbered.coordinates).to.deep.equal([
        [1, 2],
        [9007199254740994, 1e20],
      ])
    })

    it('takes the ids of a page to read its features', () => {
      expect(numbered.ids).to.deep.equal([
        ['integer', '1'],
        ['integer', '2'],
      ])
      expect(numbered.single).to.deep.equal(['1', '2'])
      expect(named.single).to.deep.equal(named.ids.map(([, id]) => id))
      expect(named.single).to.have.lengthOf(6)
    })
  })
}
