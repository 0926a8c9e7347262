import { expect } from 'chai'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { delimitedFormat } from '../../../../src/quality/loaders/source-words.ts'
import { NotEncodable } from '../../../../src/quality/model/errors.ts'
import { csvRecord } from '../../../../src/quality/work/export/csv.ts'
import { TextFile } from '../../../../src/quality/work/export/text-file.ts'
import { readInChunks, REQUEST } from '../../loaders/reading.ts'

describe('A text file of an export', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'groundtruth-text-file-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  function written(
    encoding: string,
    records: readonly string[][],
    unencodable: 'error' | 'replace' = 'error',
  ) {
    const path = join(folder, `${encoding} ${records.length}`)
    const file = new TextFile(path, encoding, unencodable)
    try {
      for (const record of records) file.write(csvRecord(record))
      return { replaced: file.end(), bytes: readFileSync(path) }
    } finally {
      file.close()
    }
  }

  for (const [encoding, texts] of [
    ['iso2022', ['naïve', '日本語', '한국', '丂', '¥']],
    ['iso2022-jp', ['plain', '日本語, "表"', '한국\n中国', 'ｱｲｳ', '1']],
    ['iso2022-kr', ['plain', '한국, "말"', '가\n나', 'é', '1']],
    ['jis0208', ['日本', '東京', 'Ａ１', '　', 'ア']],
    ['jis0212', ['丂', '丄', '丅', 'Ђ', '΄']],
    ['gb12345', ['亞', '東', '１', 'ａ', '。']],
    ['gb2312-raw', ['中文', '简体', '１', 'ａ', '。']],
    ['gb1988', ['plain', 'ｱｲｳ', '¥', '‾', '"x",\n']],
    ['macJapan', ['plain', '日本語, "表"', '㌘', '©', '…']],
    ['symbol', ['αβγ', '≤', '∑', '1', '♥']],
  ] as const) {
    it(`in ${encoding} is read back, in large and small chunks`, async () => {
      // Longer than the parts that are encoded in one step.
      const rows = Array.from({ length: 30_000 }, (_, row) =>
        texts.map((_, column) => texts[(row + column) % 5]!),
      )
      const { bytes, replaced } = written(encoding, rows)
      expect(replaced).to.equal(0)
      const request = { ...REQUEST, format: delimitedFormat({ encoding }), maxRejected: 0 }
      const whole = await readInChunks(bytes, request, 1 << 20)
      expect(whole.failure).to.equal(undefined)
      expect(JSON.stringify(whole.rows) === JSON.stringify(rows)).to.equal(true)
      const few = written(encoding, rows.slice(0, 10)).bytes
      expect((await readInChunks(few, request, 1)).rows).to.deep.equal(rows.slice(0, 10))
    })
  }

  it('in a set of symbols has one column, or other delimiters than the comma', () => {
    expect(written('dingbats', [['✁✂'], ['✃']]).bytes.toString('hex')).to.equal('21220a230a')
    expect(() => written('macDingbats', [['✁', '✂']])).to.throw(NotEncodable, 'to separate or quote values')
  })

  it('replaces characters of values, and counts them', () => {
    const { bytes, replaced } = written('jis0208', [['日A', '本é']], 'replace')
    expect({ text: bytes.toString('latin1'), replaced }).to.deep.equal({ text: 'F|!),K\\!)\n', replaced: 2 })
  })
})
