import { expect } from 'chai'
import { rowsOf } from './read-excel.ts'
import { textRow, xlsx } from './xlsx.ts'

/** The values of the cells of one row. */
const valuesOf = async (cells: string, parts: object = {}) =>
  (await rowsOf(xlsx({ sheets: [{ xml: `<row r="1">${cells}</row>` }], ...parts })))[0]

describe('The values of a workbook', () => {
  it('are numbers as they are in the file', async () => {
    const numbers = [
      '1.10',
      '12345678901234567890',
      '1E3',
      '-0',
      '0.30000000000000004',
      '1.7976931348623157E+308',
    ]
    expect(await valuesOf(numbers.map((number) => `<c><v>${number}</v></c>`).join(''))).to.deep.equal(numbers)
  })

  it('are the numbers that users entered, where Excel writes 17 digits of the double', async () => {
    const cells = [
      '1.1000000000000001',
      '75469.990000000005',
      '1.0000000000000001E-5',
      '-4.3499999999999996',
      '1.2345678901234567',
    ]
    expect(await valuesOf(cells.map((number) => `<c><v>${number}</v></c>`).join(''))).to.deep.equal([
      '1.1',
      '75469.99',
      '0.00001',
      '-4.35',
      '1.2345678901234567',
    ])
  })

  it('have no white space around numbers, and all of it in texts', async () => {
    const cells =
      '<c><v> 7\n</v></c><c t="inlineStr"><is><t xml:space="preserve"> a \n</t></is></c><c t="b"><v> 1 </v></c>'
    expect(await valuesOf(cells)).to.deep.equal(['7', ' a \n', 'true'])
  })

  it('are shared strings, with runs joined and without phonetic text', async () => {
    const strings =
      '<si><t>plain</t></si><si><r><t>one </t></r><r><rPr><b/></rPr><t>two</t></r></si><si/><si><t>日本</t><rPh sb="0" eb="2"><t>ニホン</t></rPh></si>'
    const cells = [0, 1, 2, 3].map((index) => `<c t="s"><v>${index}</v></c>`).join('')
    expect(await valuesOf(`${cells}<c><v>1</v></c>`, { strings })).to.deep.equal([
      'plain',
      'one two',
      null,
      '日本',
      '1',
    ])
  })

  it('are shared strings, also where rows and strings cross the chunks of the file', async () => {
    // Each string and each row takes more than a chunk, so each row waits for its string in its midst.
    const textOf = (index: number) => `text ${index} ${'ä'.repeat(150_000 + index)}`
    const strings = Array.from({ length: 12 }, (_, index) => `<si><t>${textOf(index)}</t></si>`).join('')
    const gap = `<!--${'x'.repeat(300_000)}-->`
    const xml = Array.from(
      { length: 12 },
      (_, row) =>
        `<row><c t="s"><v>${row}</v></c>${gap}<c><v>${row}</v></c>${gap}<c t="s"><v>${row >> 1}</v></c></row>`,
    ).join('')
    const rows = await rowsOf(xlsx({ sheets: [{ xml }], strings }))
    expect(rows).to.deep.equal(
      Array.from({ length: 12 }, (_, row) => [textOf(row), String(row), textOf(row >> 1)]),
    )
  })

  it('are the cached results of formulas, also false, 0 and texts', async () => {
    const cells =
      '<c><f>1-1</f><v>0</v></c><c t="b"><f>A1</f><v>0</v></c><c t="str"><f>"a"&amp;"b"</f><v>a&lt;b</v></c><c><f>NOW()</f></c><c t="str"><f>""</f><v></v></c><c><v>1</v></c>'
    expect(await valuesOf(cells)).to.deep.equal(['0', 'false', 'a<b', null, null, '1'])
  })

  it('have the escapes of control characters and the references of XML decoded', async () => {
    const text =
      'a_x000D_b_x0041__xD83D__xDE00_ _xD83D_ _x41_ &amp;&#65;&#x20AC;&quot;&apos;<![CDATA[<&amp;>]]>\r\nc\rd'
    expect(await valuesOf(`<c t="inlineStr"><is><t>${text}</t></is></c>`)).to.deep.equal([
      'a\rbA😀 _xD83D_ _x41_ &A€"\'<&amp;>\nc\nd',
    ])
  })

  it('are null for errors', async () => {
    expect(
      await valuesOf(
        '<c t="e"><v>#N/A</v></c><c><v>1</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><v>2</v></c>',
      ),
    ).to.deep.equal([null, '1', null, '2'])
  })

  it('are dates and times in the form of ISO by the formats of their cells', async () => {
    const formats = ['yyyy-mm-dd', 'dd.mm.yyyy hh:mm', 'h:mm AM/PM', '[h]:mm:ss', '0.00" d"', 'mmm yy']
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
    const cells = [
      [1, '45322'],
      [1, '45322.5'],
      [2, '45322'],
      [2, '45322.999988425923'],
      [3, '0.75'],
      [3, '45322.75'],
      [4, '1.1458333333333333'],
      [5, '45322'],
      [6, '45322'],
      [1, '-1'],
      [1, '2958466'],
    ] as const
    expect(
      await valuesOf(cells.map(([style, value]) => cell(style, value)).join(''), { formats }),
    ).to.deep.equal([
      '2024-01-31',
      '2024-01-31 12:00:00',
      '2024-01-31 00:00:00',
      '2024-01-31 23:59:59',
      '18:00:00',
      '2024-01-31 18:00:00',
      '27:30:00',
      '45322',
      '2024-01-31',
      '-1',
      '2958466',
    ])
  })

  it('are dates of the system of 1904 if the workbook says so', async () => {
    const formats = ['yyyy-mm-dd', 'h:mm:ss']
    const cells = '<c s="1"><v>0</v></c><c s="1"><v>43860</v></c><c s="2"><v>0.5</v></c>'
    expect(await valuesOf(cells, { formats, is1904: true })).to.deep.equal([
      '1904-01-01',
      '2024-01-31',
      '12:00:00',
    ])
  })

  it('are dates that the file has as text', async () => {
    const cells = [
      '2024-01-31',
      '2024-01-31T00:00:00',
      '2024-01-31T12:30:00.500',
      '2024-01-31T12:30:00Z',
      'soon',
    ]
      .map((date) => `<c t="d" s="1"><v>${date}</v></c>`)
      .join('')
    expect(await valuesOf(cells, { formats: ['yyyy-mm-dd'] })).to.deep.equal([
      '2024-01-31',
      '2024-01-31',
      '2024-01-31 12:30:00.5',
      '2024-01-31 12:30:00Z',
      'soon',
    ])
  })

  it('stand in the first cell of merged cells', async () => {
    const sheet = `<worksheet><sheetData>${textRow('a', 'b')}<row><c t="inlineStr"><is><t>x</t></is></c><c/></row></sheetData><mergeCells count="1"><mergeCell ref="A2:B2"/></mergeCells></worksheet>`
    expect(await rowsOf(xlsx({ sheets: [{ xml: sheet }] }))).to.deep.equal([
      ['a', 'b'],
      ['x', null],
    ])
  })

  it('are found without numbers of rows and cells, in any order of cells, and with gaps', async () => {
    const sheet =
      '<row><c r="B1"><v>2</v></c><c><v>3</v></c><c r="A1"><v>1</v></c></row><row r="4.0"><c r="C4"><v>6</v></c></row><row><c><v>7</v></c></row>'
    expect(await rowsOf(xlsx({ sheets: [{ xml: sheet }] }))).to.deep.equal([
      ['1', '2', '3'],
      [null, null, '6'],
      ['7', null, null],
    ])
  })
})
