import { expect } from 'chai'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Damaged } from '../../../../../src/quality/loaders/compression/damaged.ts'
import { readFooter } from '../../../../../src/quality/loaders/parquet/pages/footer.ts'
import { readSchema } from '../../../../../src/quality/loaders/parquet/pages/schema.ts'
import { QualityError } from '../../../../../src/quality/model/errors.ts'
import { failureOf, readFile, writtenByPyarrow } from '../reading.ts'
import { readPages } from './read-pages.ts'

describe('A damaged Parquet file that is read page by page', function () {
  this.timeout(60_000)
  let folder: string
  before(() => (folder = mkdtempSync(join(tmpdir(), 'damaged-pages-'))))
  after(() => rmSync(folder, { recursive: true }))

  const fileOf = (bytes: Buffer): string => {
    const path = join(folder, 'damaged.parquet')
    writeFileSync(path, bytes)
    return path
  }

  for (const name of ['types-split', 'types-delta', 'types-lengths', 'repeated', 'maps'])
    it(`ends with a sentence or with rows after a change of any byte of ${name}.parquet`, async () => {
      const bytes = readFileSync(writtenByPyarrow(`${name}.parquet`))
      // A linear congruential generator, so that each run changes the same bytes.
      let state = 7
      const random = (below: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31
        return Math.floor((state / 2 ** 31) * below)
      }
      const outcomes = { rows: 0, sentences: 0 }
      for (let change = 0; change < 120; change++) {
        const changed = Buffer.from(bytes)
        changed[4 + random(changed.length - 12)] = random(256)
        try {
          await readPages(fileOf(changed))
          outcomes.rows++
        } catch (error) {
          // What is thrown before the records are open leads to the engine, which tells it.
          const isBeforeOpening = error instanceof Damaged || !(error instanceof QualityError)
          if (isBeforeOpening) await failureOf(readFooterOnly(changed))
          else expect(error.message).to.match(/^[A-Z].*\.$/)
          outcomes.sentences++
        }
      }
      expect(outcomes.rows).to.be.greaterThan(0)
      expect(outcomes.sentences).to.be.greaterThan(0)
    })

  /** The footer and the schema, which must be what failed. */
  async function readFooterOnly(bytes: Buffer): Promise<void> {
    const file = await open(fileOf(bytes))
    try {
      readSchema((await readFooter(file, bytes.length))!.elements)
    } finally {
      await file.close()
    }
  }

  it('is told as damaged by a load', async () => {
    const bytes = readFileSync(writtenByPyarrow('types-split.parquet'))
    const failure = await failureOf(readFile(fileOf(Buffer.from(bytes).fill(0x55, 200, 4000))))
    expect(failure).to.match(
      /^SourceBroken: The file is damaged after \d+ rows: .*; write and upload it again\.$/,
    )
  })
})
