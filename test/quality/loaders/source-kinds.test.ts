import { expect } from 'chai'
import { FILE_KIND_NAMES, SOURCE_KINDS, sourceKindOf } from '../../../src/quality/loaders/source-kinds.ts'
import type { EntitySource } from '../../../src/quality/model/entity-source.ts'
import { InvalidData } from '../../../src/quality/model/errors.ts'

const KINDS = Object.keys(SOURCE_KINDS) as EntitySource['kind'][]

/** Members of `connectInfo` that every kind can read. */
const WORDS = { attr: 'names', schemaFile: 'columns.ddl', sqlwhere: ' id > 1 ', widths: [3] } as const

describe('a kind of source', () => {
  for (const kind of KINDS)
    it(`reads its own members of a request: ${kind}`, () => {
      expect(SOURCE_KINDS[kind].kind).to.equal(kind)
      expect(sourceKindOf({ kind }).readRequest(WORDS).kind).to.equal(kind)
    })

  it('ignores the members of other kinds', () => {
    const json = { kind: 'json', encoding: 'utf-8' }
    expect(SOURCE_KINDS.json.readRequest({ ...WORDS, encoding: 'cp1252' })).to.deep.equal(json)
    const table = { kind: 'postgresql', encoding: 'utf-8', sqlwhere: 'id > 1' }
    expect(SOURCE_KINDS.postgresql.readRequest({ ...WORDS, delimiter: 'pipe' })).to.deep.equal(table)
  })

  it('rejects a request that misses a member', () => {
    expect(() => SOURCE_KINDS.delimited.readRequest({})).to.throw(InvalidData, 'needs attr')
    expect(() => SOURCE_KINDS.cobol.readRequest({})).to.throw(InvalidData, 'a copybook')
    expect(() => SOURCE_KINDS.fixedwidth.readRequest({})).to.throw(InvalidData, 'positions')
    expect(() => SOURCE_KINDS.vendorfmt.readRequest({})).to.throw(InvalidData, 'a Data Dictionary file')
  })

  it('that is a file can be uploaded', () => {
    expect(FILE_KIND_NAMES).to.deep.equal([
      'arrow',
      'avro',
      'cobol',
      'delimited',
      'duckdb',
      'excel',
      'fixedwidth',
      'json',
      'parquet',
      'sqlite',
      'vendorfmt',
      'xml',
    ])
  })

  it('shows the records of a raw preview if its schema file divides files into records', () => {
    const showing = KINDS.filter((kind) => SOURCE_KINDS[kind].hasSchemaOfRecords)
    expect(showing).to.deep.equal(['cobol', 'vendorfmt'])
  })
})
