import { expect } from 'chai'
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLimits } from '../../../../src/quality/loaders/read-limits.ts'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { findFileParts } from '../../../../src/quality/loaders/parts/local-tree.ts'
import { everythingBelow } from '../../../../src/quality/loaders/parts/part-pattern.ts'
import { openRecords } from '../../../../src/quality/loaders/records/open-records.ts'
import { MORE, RECORD, type RecordSource } from '../../../../src/quality/loaders/records/record-source.ts'
import { SourceRoots } from '../../../../src/quality/loaders/source-roots.ts'
import { failureOf, temporaryFolder } from '../../../platform/support.ts'

describe('The files of a source that change during the load', () => {
  let folder: string
  beforeEach(async () => {
    folder = await temporaryFolder()
    for (const name of ['1', '2', '3']) writeFileSync(join(folder, `${name}.json`), `{"id": ${name}}\n`)
  })

  async function opened(kind: 'json' | 'delimited'): Promise<RecordSource> {
    const parts = (await findFileParts(
      (await new SourceRoots([folder], '/nowhere').open(folder))!,
      everythingBelow(''),
    ))!
    const { path } = parts.files[0]!
    const format = {
      encoding: 'utf-8',
      delimiter: ';',
      quote: undefined,
      terminator: undefined,
      header: false,
    }
    const of =
      kind === 'json'
        ? ({ kind, path, records: undefined } as const)
        : ({ kind, path, format, columnCount: undefined } as const)
    return openRecords({ kind: 'parts', of, parts }, readLimits(1 << 30), undefined)
  }

  /** Reads the records. @param change what happens after the first one */
  async function read(source: RecordSource, change: () => void = () => undefined): Promise<number> {
    let records = 0
    try {
      while (await source.fill())
        for (let found = source.next(); found !== MORE; found = source.next())
          if (found === RECORD && ++records === 1) change()
      return records
    } finally {
      await source.close()
    }
  }

  for (const kind of ['json', 'delimited'] as const)
    it(`fail the load of ${kind} files with the name of the file`, async () => {
      expect(await read(await opened(kind))).to.equal(3)
      const at = (name: string) => join(folder, name)
      for (const [change, sentence] of [
        [() => appendFileSync(at('1.json'), '{"id": 4}\n'), 'The file "1.json" was changed'],
        [() => appendFileSync(at('3.json'), '{"id": 4}\n'), 'The file "3.json" was changed'],
        [() => writeFileSync(at('2.json'), ''), 'The file "2.json" was changed'],
        [() => renameSync(at('1.json'), at('3.json')), '" was removed'],
        [() => rmSync(at('2.json')), 'The file "2.json" was removed'],
      ] as const) {
        const failure = await failureOf(async () => read(await opened(kind), change))
        expect(failure, sentence).to.be.instanceOf(SourceUnreadable)
        expect(String(failure)).to.include(sentence)
        for (const name of ['1', '2', '3']) writeFileSync(at(`${name}.json`), `{"id": ${name}}\n`)
      }
    })
})
