import { expect } from 'chai'
import { ExpandsTooFar, OtherFormat, SourceBroken } from '../../../../src/quality/loaders/errors.ts'
import { failure, readWorkbook, rowsOf } from './read-excel.ts'
import { MAIN, textRow, type WorkbookParts, xlsx, xlsxMembers } from './xlsx.ts'
import { type Member, zip } from './zip.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const WORKBOOK = 'xl/workbook.xml'

const sheetOf = (xml: string) => xlsx({ sheets: [{ xml }] })
const document = (content: string) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${content}</sheetData></worksheet>`

/** What is wrong with a workbook, in the words of the error. */
const faultOf = async (bytes: Buffer, options = {}): Promise<string> => {
  const error = await failure(readWorkbook(bytes, { attr: 'none', ...options }))
  expect(error, error.stack).to.satisfy(
    (found: Error) =>
      found instanceof SourceBroken || found instanceof OtherFormat || found instanceof ExpandsTooFar,
  )
  return error.message
}

const members = (parts: WorkbookParts, ...changed: readonly Member[]) =>
  zip(xlsxMembers({ ...parts, members: changed }))
const ONE = { sheets: [{ xml: textRow('a', 'b') }] }

describe('A damaged workbook', () => {
  it('is refused where its XML is wrong', async () => {
    const faults: readonly (readonly [string, string])[] = [
      ['<row><c><v>1</v></row></c>', 'an end tag that does not fit'],
      ['<row', 'a tag that is not closed'],
      ['<row><c r="A1><v>1</v></c></row>', 'an end within a tag'],
      ['<row r=1/>', 'a value without quotes'],
      ['<row r="1"spans="1"/>', 'attributes without a blank'],
      ['<row r/>', 'an attribute without a value'],
      ['<row r="<"/>', 'the character <'],
      ['<row><c><v>&nbsp;</v></c></row>', 'a reference to an unknown entity'],
      ['<row><c><v>&#0;</v></c></row>', 'a reference to an unknown entity'],
      ['<row><c><v>&#xD800;</v></c></row>', 'a reference to an unknown entity'],
      ['<row><c><v>a & b</v></c></row>', 'a reference to an unknown entity'],
      ['<row><c><v>&amp</v></c></row>', 'a reference to an unknown entity'],
      ['< row/>', 'a tag without a name'],
      ['<row></row >x</ row>', 'a tag without a name'],
      ['<row></row r="1">', 'attributes in an end tag'],
      ['<!ELEMENT x>', 'a declaration'],
    ]
    for (const [xml, what] of faults) expect(await faultOf(sheetOf(document(xml))), xml).to.contain(what)
    expect(await faultOf(sheetOf(`<?xml version="1.0"?>${document('')}<more/>`))).to.contain('a second root')
    expect(await faultOf(sheetOf(`<?xml version="1.0"?>${document('')}text`))).to.contain('text outside')
    expect(await faultOf(sheetOf('<?xml version="1.0"?>'))).to.contain('an end before')
    expect(await faultOf(sheetOf('<worksheet><sheetData>'))).to.contain('an end before')
    expect(await faultOf(sheetOf('<worksheet><!-- '))).to.contain('an end within')
  })

  it('is refused where its rows and cells are wrong', async () => {
    const faults: readonly (readonly [string, string])[] = [
      ['<row r="2"><c><v>1</v></c></row><row r="2"><c><v>1</v></c></row>', 'row 2 after row 2'],
      ['<row r="9"/><row r="3"/>', 'row 3 after row 9'],
      ['<row r="0"/>', 'row 0 after row 0'],
      ['<row r="-1"/>', 'a row without a number'],
      ['<row r="100000000"/>', 'a row beyond 99999999'],
      ['<row><c r="ZZZZZZ1"><v>1</v></c></row>', 'a cell beyond column 16384'],
      ['<row><c r="XFE1"><v>1</v></c></row>', 'a cell beyond column 16384'],
      ['<row><c r="1"><v>1</v></c></row>', 'a cell without a column'],
      ['<row><c r="É1"><v>1</v></c></row>', 'a cell without a column'],
      ['<row><c t="s"><v>0</v></c></row>', 'a reference to the text 0 of only 0 texts'],
      ['<row><c t="s"><v>x</v></c></row>', 'a cell with a text that has no number'],
      ['<row><c t="s"><v>-1</v></c></row>', 'a cell with a text that has no number'],
    ]
    for (const [xml, what] of faults) expect(await faultOf(sheetOf(xml)), xml).to.contain(what)
  })

  it('is refused where its archive is wrong', async () => {
    const good = xlsx({
      sheets: [{ xml: textRow(...Array.from({ length: 1000 }, (_, i) => `text ${(i * i) % 977}`)) }],
    })
    expect(await faultOf(good.subarray(0, good.length - 30))).to.contain('cut off or damaged')
    const flipped = Buffer.from(good)
    const at = flipped.indexOf(SHEET) + SHEET.length + 500
    flipped[at] = flipped[at]! ^ 0x10
    expect(await faultOf(flipped)).to.contain(SHEET)
    const sheet = { name: SHEET, bytes: document(textRow('a')) }
    expect(await faultOf(members(ONE, { ...sheet, checksum: 1 }))).to.contain('the checksum')
    expect(await faultOf(members(ONE, { ...sheet, checksum: 1, isStored: true }))).to.contain('the checksum')
    expect(await faultOf(members(ONE, { ...sheet, size: 10 }))).to.contain('longer than the archive says')
    expect(await faultOf(members(ONE, { ...sheet, size: 10_000 }))).to.contain(
      'shorter than the archive says',
    )
    expect(await faultOf(members(ONE, { ...sheet, method: 12 }))).to.contain(
      'a method that no workbook may have',
    )
    expect(await faultOf(members(ONE, { ...sheet, flags: 1 }))).to.contain('encrypted')
    expect(await faultOf(members(ONE, { name: '../evil', bytes: '' }))).to.contain('cut off or damaged')
    expect(
      await faultOf(
        members(
          { sheets: [] },
          { name: WORKBOOK, bytes: '<workbook><sheets><sheet name="a" id="x"/></sheets></workbook>' },
        ),
      ),
    ).to.contain('a sheet without a part')
    expect(await faultOf(zip(xlsxMembers(ONE).filter(({ name }) => name !== SHEET)))).to.contain(
      `${SHEET} is missing`,
    )
  })

  it('is refused where bytes are no characters', async () => {
    const bytes = (text: string) =>
      members(ONE, { name: SHEET, bytes: Buffer.from(document(textRow(text)), 'latin1') })
    expect(await faultOf(bytes('Müller'))).to.contain('bytes that are not characters')
    expect(await faultOf(sheetOf(`<?xml version="1.0" encoding="ISO-8859-1"?>${document('')}`))).to.contain(
      'an encoding',
    )
    // A character that the end of a part cuts.
    const cut = Buffer.concat([Buffer.from(document(textRow('x'))), Buffer.from([0xc3])])
    expect(await faultOf(members(ONE, { name: SHEET, bytes: cut }))).to.contain(
      'bytes that are not characters',
    )
  })
})

describe('A hostile workbook', () => {
  it('has no document type, so that no entity expands and none is read from elsewhere', async () => {
    const types = [
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "http://127.0.0.1:9/">]>',
    ]
    for (const type of types) {
      const part = `<?xml version="1.0"?>${type}`
      for (const name of [SHEET, WORKBOOK, 'xl/sharedStrings.xml', 'xl/styles.xml', '_rels/.rels'])
        expect(
          await faultOf(
            members(
              { sheets: [{ xml: '<row><c t="s"><v>0</v></c></row>' }] },
              { name, bytes: `${part}<x/>` },
            ),
          ),
          name,
        ).to.contain('a document type')
    }
  })

  it('has no sheet in another place', async () => {
    const bytes = `<Relationships><Relationship Id="s1" Type="x/worksheet" TargetMode="External" Target="http://127.0.0.1:9/sheet.xml"/></Relationships>`
    const fault = await faultOf(members(ONE, { name: 'xl/_rels/workbook.xml.rels', bytes }))
    expect(fault).to.contain('another place, which is never read')
  })

  it('does not expand beyond the limit', async () => {
    const rows = document(textRow('a') + '<row/>'.repeat(200_000))
    expect(await faultOf(sheetOf(rows), { expandedBytes: 1_000_000 })).to.contain(
      'expands to more than 1000000 bytes',
    )
    expect(await rowsOf(sheetOf(rows), { expandedBytes: 1_300_000 })).to.deep.equal([['a']])
  })

  it('has no texts, tags and comments without an end', async () => {
    const much = ' '.repeat(9 << 20)
    for (const xml of [
      `${much}<row/>`,
      `<row${much}/>`,
      `<row r="${much}"/>`,
      `<!--${much}--><row/>`,
      `<row><c><v><![CDATA[${much}]]></v></c></row>`,
    ])
      expect(await faultOf(sheetOf(document(xml))), xml.slice(0, 20)).to.contain(
        'a tag or a text of more than 8388608 bytes',
      )
    const name = 'x'.repeat(9 << 20)
    expect(
      await faultOf(
        members(ONE, {
          name: WORKBOOK,
          bytes: `<workbook><sheets><sheet name="${name}"/></sheets></workbook>`,
        }),
      ),
    ).to.contain('more than 8388608 bytes')
  })

  it('has no elements nested without an end', async () => {
    expect(await faultOf(sheetOf(document('<x>'.repeat(100_000))))).to.contain(
      'nested deeper than 200 levels',
    )
  })

  it('has parts of a limited size and number', async () => {
    const bytes = `<styleSheet>${'<xf/>'.repeat(14 << 20)}</styleSheet>`
    expect(await faultOf(members(ONE, { name: 'xl/styles.xml', bytes }))).to.contain(
      'more than 67108864 bytes',
    )
    const parts = Array.from({ length: 50_001 }, (_, i) => ({ name: `x${i}`, bytes: '', isStored: true }))
    expect(await faultOf(zip([...xlsxMembers(ONE), ...parts]))).to.contain('more than 50000 parts')
  })

  it('has a limited number of shared strings', async function () {
    this.timeout(60_000)
    const strings = '<si/>'.repeat((1 << 24) + 1)
    const fault = await faultOf(
      xlsx({ sheets: [{ xml: '<row><c t="s"><v>16777216</v></c></row>' }], strings }),
    )
    expect(fault).to.contain('more than 16777216 different texts')
  })
})

describe('A file that is no workbook', () => {
  it('says what it is, and what to do', async () => {
    expect(await faultOf(Buffer.from('a,b\n1,2\n'))).to.contain('set `type` to delimited')
    expect(await faultOf(Buffer.from('<html><table><tr><td>1</td></tr></table></html>'))).to.contain(
      'save it as xlsx',
    )
    expect(await faultOf(Buffer.alloc(0))).to.contain('not a workbook')
    expect(await faultOf(Buffer.from('1f8b0800', 'hex'))).to.contain('compressed with gzip')
    expect(await faultOf(zip([{ name: 'a.csv', bytes: 'a,b' }]))).to.contain('an archive without a workbook')
    const rels = (target: string) => ({
      name: '_rels/.rels',
      bytes: `<Relationships><Relationship Id="r" Type="x/officeDocument" Target="${target}"/></Relationships>`,
    })
    expect(await faultOf(zip([rels('xl/workbook.bin'), { name: 'xl/workbook.bin', bytes: '' }]))).to.contain(
      'xlsb',
    )
    expect(
      await faultOf(zip([rels('word/document.xml'), { name: 'word/document.xml', bytes: '<document/>' }])),
    ).to.contain('no workbook')
  })
})
