import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEntries } from '../../../../src/spatial/stores/postgis/entries.ts'
import { readPattern } from '../../../../src/spatial/stores/postgis/table-patterns.ts'

describe('the file of databases', () => {
  const faults: Record<string, [string, RegExp]> = {
    'is no YAML': ['a: [', /is not YAML/],
    'has an alias': ['a: &x {url: "postgres://a@b/c"}\nb: *x', /has an alias/],
    'names a file of a password that is missing': [
      'gis: {url: "postgres://a@b/c", passwordFile: none}',
      /wrong entry "gis": its "passwordFile" names .*none, which does not exist\.$/,
    ],
    'names a folder as the file of a password': [
      'gis: {url: "postgres://a@b/c", passwordFile: .}',
      /its "passwordFile" names .*, which is a folder\.$/,
    ],
    'names certificates that are missing': [
      'gis: {url: "postgres://a@b/c?sslrootcert=/none.pem"}',
      /its "sslrootcert" names \/none\.pem, which does not exist\.$/,
    ],
    'has no entries': ['- a', /must contain entries by name/],
    'has no url': ['gis: {tables: [a.b]}', /wrong entry "gis": write its "url"/],
    'has another scheme': [
      'gis: {url: "mysql://a:secret@b/c"}',
      /its "url" is given, but it must be an address/,
    ],
    'has an unknown member': [
      'gis: {url: "postgres://a@b/c", table: []}',
      /it has the member "table": write url/,
    ],
    'names a schema': ['gis: {url: "postgres://a@b/c?schema=x"}', /name schemas under "tables"/],
    'has two passwords': ['gis: {url: "postgres://a:secret@b/c", passwordFile: x}', /leave one of them out/],
    'has a pattern without a table': [
      'gis: {url: "postgres://a@b/c", tables: [roads]}',
      /"roads": write schema\.table/,
    ],
    'has keys without columns': [
      'gis: {url: "postgres://a@b/c", keys: {a.b: []}}',
      /name no column of "a\.b"/,
    ],
  }
  for (const [title, [text, expected]] of Object.entries(faults))
    it(`is refused if it ${title}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'groundtruth-entries-'))
      const file = join(folder, 'databases.yaml')
      await writeFile(file, text)
      const error: Error = await readEntries(file).then(
        () => expect.fail('It was read.'),
        (fault: Error) => fault,
      )
      expect(error.name).to.equal('OperatorError')
      expect(error.message).to.match(expected).and.not.to.include('secret')
      await rm(folder, { recursive: true })
    })

  it('has patterns with any number of asterisks', () => {
    const matches = (pattern: string, name: string) => readPattern(pattern).matches('s', name)
    for (const [pattern, name, is] of [
      ['s.roads', 'roads', true],
      ['s.*', '', true],
      ['s.r*s', 'roads', true],
      ['s.r*s', 'rs', true],
      ['s.ro*oads', 'roads', false],
      ['s.*a*d*', 'roads', true],
      ['s.*d*a*', 'roads', false],
      ['t.*', 'roads', false],
      ['s.roads.x', 'roads.x', true],
    ] as const)
      expect(matches(pattern, name), `${pattern} ${name}`).to.equal(is)
  })
})
