import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { CsvSource } from '../../../../src/spatial/import/csv-source.ts'
import { isRejection } from '../../../../src/spatial/import/record.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'

describe('quotes in CSV', () => {
  const folder = temporaryFolder()
  const csv = (text: string | Buffer, options = {}) => importText(folder.path, 'csv', text, options)
  /** The last field of each row, and the lines of rejected rows. */
  const lastFields = async (text: string, options = {}) => {
    const { features, rejections } = await csv(text, options)
    return [
      features.map(({ properties }) => Object.values(properties).at(-1)),
      rejections.map(({ line }) => line),
    ]
  }

  it('that open fields of tab-delimited files and close them many rows later are data', async () => {
    const notes = Array.from({ length: 1000 }, (_, at) =>
      at === 3
        ? '"opens at row 3, ends'
        : at === 500
          ? 'ends" at row 500'
          : at === 700
            ? 'row 700"'
            : `${at}`,
    )
    for (const lineEnd of ['\n', '\r\n']) {
      const text = ['id\tlat\tlon\tnote', ...notes.map((note, at) => `${at}\t50\t10\t${note}`)].join(lineEnd)
      expect(await lastFields(text)).to.deep.equal([notes, []])
    }
    notes[500] = 'ends"'
    const text = ['id\tlat\tlon\tnote', ...notes.map((note, at) => `${at}\t50\t10\t${note}`)].join('\n')
    expect(await lastFields(text)).to.deep.equal([notes, []])
  })

  it('within one line of tab-delimited files delimit a field, unless they make no row', async () => {
    expect(
      await lastFields(
        'lat\tlon\tnote\n1\t2\t"a ""b""\tc"\n1\t2\t"a" and "b"\n1\t2\t"never closed\n"1"\t2\tc\n',
      ),
    ).to.deep.equal([['a "b"\tc', '"a" and "b"', '"never closed', 'c'], []])
  })

  it('around line ends of tab-delimited files delimit a field', async () => {
    expect(
      await lastFields('lat\tlon\tnote\n1\t2\t"two\nlines"\n"1\n"\t2\t"a\n\nb\tc\nd"\n1\t2\te'),
    ).to.deep.equal([['two\nlines', 'a\n\nb\tc\nd', 'e'], []])
    // Without tabs each line would be a row.
    expect((await csv('geom\n"POINT\n(1\n2)"\n')).features).to.have.length(1)
  })

  it('are data in any file if the user says so', async () => {
    const text = 'lat,lon,"note\n1,2,"a\n1,2,b"\n1,2,"c"\n1,2,"d,e"\n'
    expect(await lastFields(text, { quotesAreData: true })).to.deep.equal([['"a', 'b"', '"c"'], [5]])
  })

  it('that text follows cost their own line, not the lines up to the next quote', async () => {
    const text = ['lat,lon,note', '1,2,"a', '1,2,b', '1,2,c "d"', '1,2,"e', 'f"', '1,2,g'].join('\n')
    expect(await lastFields(text)).to.deep.equal([['b', 'c "d"', 'e\nf', 'g'], [2]])
  })

  it('delimit a field of up to ten thousand lines', async () => {
    const long = 'x\n'.repeat(10_000)
    expect(await lastFields(`lat,lon,note\n1,2,"${long}"\n1,2,b\n`)).to.deep.equal([[long, 'b'], []])
    const { features, rejections } = await csv(`lat,lon,note\n1,2,"${long}x\n"\n1,2,b\n`)
    expect(features).to.have.length(1)
    expect(rejections[0]?.line).to.equal(2)
    expect(rejections[0]?.reason).to.match(/never closed.*only after 10,000 lines or 4 MB/)
  })

  it('that are never closed cost one line of a large file, and no memory', async () => {
    const path = folder.file('large.csv')
    const rows = 200_000
    await writeFile(path, `lat,lon,note\n1,2,"a\n${'1.2345678,2.3456789,bcdefghij\n'.repeat(rows)}`)
    let [read, rejected, most] = [0, 0, 0]
    for await (const records of new CsvSource(path, {}).read(() => undefined)) {
      most = Math.max(most, records.length)
      for (const record of records) {
        if (isRejection(record)) rejected++
        else read++
      }
    }
    expect([read, rejected]).to.deep.equal([rows, 1])
    expect(most).to.be.at.most(5000)
  })

  it('around names and their line ends are read for each delimiter', async () => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const names = ['"two\nlines"', 'lat', '"lon"'].join(delimiter)
      const { features } = await csv(`${names}\n${['a', 1, 2].join(delimiter)}\n`)
      expect(features[0]?.properties).to.deep.equal({ 'two\nlines': 'a' })
    }
  })
})
