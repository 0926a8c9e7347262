import { expect } from 'chai'
import fc from 'fast-check'
import { readSettings, writeFolder } from '../../../src/quality/loaders/connections/connection-settings.ts'
import type { FolderSettings } from '../../../src/quality/model/connection.ts'
import { InvalidData } from '../../../src/quality/model/errors.ts'

function read(text: string): FolderSettings {
  const { settings } = readSettings('delimited', text, '/data/parameters')
  if (settings.kind !== 'folder') throw new Error('A delimited connection is a folder.')
  return settings.folder
}

/** The only fault of a text. */
function faultOf(text: string): string {
  try {
    read(text)
  } catch (error) {
    expect(error).to.be.instanceOf(InvalidData)
    const { faults } = error as InvalidData
    expect(faults).to.have.length(1)
    expect(faults[0]!.pointer).to.equal('/data/parameters')
    return faults[0]!.detail
  }
  throw new Error(`${text} was read.`)
}

describe('the parameters of a connection', () => {
  it('are read from a Tcl list in any order, an empty value as if it were not given', () => {
    expect(
      read('SCHEMA_EXTENSIONS {} DATA_EXTENSIONS {CSV .txt *.dat csv} DATA_DIRECTORY {/data/in here}'),
    ).to.deep.equal({
      dataDirectory: '/data/in here',
      dataExtensions: ['csv', 'txt', 'dat'],
      schemaDirectory: undefined,
      schemaExtensions: [],
    })
    expect(read('DATA_DIRECTORY in DATA_EXTENSIONS {csv *}').dataExtensions).to.deep.equal([])
  })

  it('are refused with a sentence that says what is wrong', () => {
    for (const [text, part] of [
      ['', 'DATA_DIRECTORY is missing'],
      ['DATA_DIRECTORY {}', 'DATA_DIRECTORY is missing'],
      ['DATA_DIRECTORY', 'The value of the parameter "DATA_DIRECTORY" is missing'],
      ['DATA_DIRECTORY {/in', 'not a Tcl list'],
      ['DATA_DIRECTORY in DATA_EXTENSIONS "{csv"', 'not a Tcl list'],
      ['DATA_DIRECTORY in data_extensions csv', 'no parameter "data_extensions"'],
      ['DATA_DIRECTORY in PASSWORD x', 'no parameter "PASSWORD"'],
      ['DATA_DIRECTORY in DATA_DIRECTORY out', 'occurs twice'],
      ['DATA_DIRECTORY in DATA_EXTENSIONS a/b', '"a/b" is not an extension'],
      ['DATA_DIRECTORY in SCHEMA_EXTENSIONS {{a b}}', 'SCHEMA_EXTENSIONS: "a b" is not an extension'],
      [
        `DATA_DIRECTORY in DATA_EXTENSIONS {${Array.from({ length: 33 }, (_, i) => `x${i}`).join(' ')}}`,
        '32',
      ],
      [`DATA_DIRECTORY ${'x'.repeat(5000)}`, '4096'],
      ['DATA_DIRECTORY a\\x00b', 'NUL'],
    ] as const)
      expect(faultOf(text), text).to.include(part)
  })

  it('are written as they are read again', () => {
    const paths = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((path) => !path.includes('\0'))
    const extensions = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_]{1,5}$/), { maxLength: 3 })
    fc.assert(
      fc.property(paths, extensions, fc.option(paths, { nil: undefined }), extensions, (...given) => {
        const [dataDirectory, dataExtensions, schemaDirectory, schemaExtensions] = given
        const parameters = { dataDirectory, dataExtensions, schemaDirectory, schemaExtensions }
        expect(read(writeFolder(parameters))).to.deep.equal(parameters)
      }),
    )
  })
})
