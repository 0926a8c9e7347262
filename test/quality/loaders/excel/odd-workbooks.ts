import { MAIN, textRow, type WorkbookParts, xlsx, xlsxMembers } from './xlsx.ts'
import { zip } from './zip.ts'

/** A workbook for the comparison with openpyxl. */
export interface OddWorkbook {
  readonly bytes: Buffer
  /** True if it is refused here. openpyxl may read it. */
  readonly isRefused?: true
  /** Cells in which openpyxl differs on purpose, with the reason. */
  readonly differs?: Readonly<Record<string, string>>
}

const SHEET = 'xl/worksheets/sheet1.xml'
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main'

const cell = (value: string, style = 0): string => `<c${style > 0 ? ` s="${style}"` : ''}><v>${value}</v></c>`
const row = (...cells: readonly string[]): string => `<row>${cells.join('')}</row>`
const sheetWith = (xml: string, parts: Partial<WorkbookParts> = {}): Buffer =>
  xlsx({ sheets: [{ xml }], ...parts })
const document = (content: string) => `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${content}</worksheet>`
const withMember = (name: string, bytes: string | Buffer): Buffer =>
  xlsx({ sheets: [{ xml: textRow('a', 'b') }], members: [{ name, bytes }] })

const DATE_FORMATS = [
  ...[
    'yyyy-mm-dd',
    'dd/mm/yy hh:mm',
    'h:mm',
    '[h]:mm',
    'mm:ss.0',
    '"d"0',
    '\\d0',
    '0" m"',
    '[$-F800]dddd',
    'm/d;@',
  ],
  ...['[Red]0', '#,##0.00_ ;-#,##0.00', 'yyyy"年"m"月"', 'AM/PM h', '0.0E+0', '[<1]h:mm;0', 'General', ';;;'],
]

/** Workbooks as other programs write them, and hostile ones, by their names. */
export const ODD_WORKBOOKS: Readonly<Record<string, OddWorkbook>> = {
  'numbers with many digits': {
    bytes: sheetWith(
      row(
        cell('1.10'),
        cell('12345678901234567890'),
        cell('0.30000000000000004'),
        cell('1E3'),
        cell('1.1000000000000001'),
      ),
    ),
  },
  'types of cells': {
    bytes: sheetWith(
      row(
        '<c t="b"><v>1</v></c>',
        '<c t="str"><f>A1</f><v>x</v></c>',
        '<c t="e"><v>#N/A</v></c>',
        '<c t="d"><v>2024-01-31T12:30:00</v></c>',
        '<c t="n"><v>5</v></c>',
        '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>',
        '<c t="b"><f>1=2</f><v>0</v></c>',
      ),
    ),
  },
  'formats of numbers': {
    bytes: sheetWith(
      DATE_FORMATS.map((_, i) =>
        row(cell('45322.75', i + 1), cell('0.25', i + 1), cell('45322', i + 1)),
      ).join(''),
      { formats: DATE_FORMATS },
    ),
  },
  'serials of 1900': {
    bytes: sheetWith(
      row(...['1', '59', '60', '61', '2958465', '0', '0.999988425925926'].map((value) => cell(value, 1))),
      { formats: ['yyyy-mm-dd'] },
    ),
    differs: { C1: 'the 29th of February 1900 is shown as Excel shows it' },
  },
  'serials of 1904': {
    bytes: sheetWith(row(...['1', '60', '0.5'].map((value) => cell(value, 1))), {
      formats: ['yyyy-mm-dd hh:mm'],
      is1904: true,
    }),
    differs: { C1: 'the 1904 system has a day 0' },
  },
  'serials without dates': {
    bytes: sheetWith(row(...['-1', '2958466', '1e20'].map((value) => cell(value, 1))), {
      formats: ['yyyy-mm-dd'],
    }),
    differs: { A1: 'before 1900, Excel shows no date', B1: 'no date', C1: 'no date' },
  },
  'shared strings': {
    bytes: sheetWith(row(...[3, 0, 1, 2].map((i) => `<c t="s"><v>${i}</v></c>`)), {
      strings:
        '<si><t xml:space="preserve"> a </t></si><si><r><t>b</t></r><r><rPr/><t>c</t></r></si><si><t>d</t><rPh sb="0" eb="1"><t>e</t></rPh><phoneticPr fontId="1"/></si><si><t/></si>',
    }),
  },
  'escapes of characters': {
    bytes: sheetWith(textRow('a_x000D_b', '_x0041_')),
    differs: { A1: 'openpyxl keeps the escape', B1: 'openpyxl keeps the escape' },
  },
  'no references': {
    bytes: sheetWith(
      '<row><c><v>1</v></c><c><v>2</v></c></row><row r="4"><c><v>3</v></c><c r="D4"><v>4</v></c><c><v>5</v></c></row><row><c><v>6</v></c></row>',
    ),
  },
  'rows as decimals': { bytes: sheetWith('<row r="3.0"><c r="A3"><v>1</v></c></row>') },
  'cells in another order': {
    bytes: sheetWith('<row r="1"><c r="C1"><v>3</v></c><c r="A1"><v>1</v></c></row>'),
  },
  'a dimension that lies': {
    bytes: xlsx({
      sheets: [{ xml: row(cell('1'), cell('2')) + row('', cell('3')), dimension: 'A1:XFD1048576' }],
    }),
  },
  'a strict workbook': {
    bytes: zip(
      xlsxMembers({ sheets: [{ xml: textRow('a') + row(cell('45322', 1)) }], formats: ['yyyy-mm-dd'] }).map(
        ({ name, bytes }) => ({
          name,
          bytes: String(bytes)
            .replaceAll(MAIN, STRICT)
            .replaceAll(
              'http://schemas.openxmlformats.org/officeDocument/2006/',
              'http://purl.oclc.org/ooxml/officeDocument/',
            ),
        }),
      ),
    ),
    differs: { '*': 'openpyxl does not read the strict format' },
  },
  prefixes: {
    bytes: withMember(
      SHEET,
      `<?xml version="1.0"?><x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    ),
  },
  'UTF-16': {
    bytes: withMember(
      SHEET,
      Buffer.from(
        `\ufeff<?xml version="1.0" encoding="UTF-16"?><worksheet xmlns="${MAIN}"><sheetData>${textRow('é€😀')}</sheetData></worksheet>`,
        'utf16le',
      ),
    ),
  },
  'comments and CDATA': {
    bytes: withMember(
      SHEET,
      document(
        `<!-- a --><sheetData><row><c t="str"><v><![CDATA[<b>]]></v></c><?x y?><c t="str"><v>a<!-- b -->c</v></c></row></sheetData>`,
      ),
    ),
  },
  'absolute targets': {
    bytes: withMember(
      'xl/_rels/workbook.xml.rels',
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
  },
  'blank rows and cells': {
    bytes: sheetWith(
      '<row r="1"/><row r="2"><c r="A2" s="0"/><c r="B2"><v></v></c></row><row r="9"><c r="C9"><v>1</v></c></row>',
    ),
  },
  'merged cells': {
    bytes: xlsx({
      sheets: [
        {
          xml: document(
            `<sheetData>${row('<c r="A1"><v>1</v></c>', '<c r="B1"/>')}</sheetData><mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells>`,
          ),
        },
      ],
    }),
  },
  'wide and sparse': {
    bytes: sheetWith('<row r="1"><c r="A1"><v>1</v></c></row><row r="50"><c r="ZZ50"><v>2</v></c></row>'),
  },
  'long texts': { bytes: sheetWith(textRow('x'.repeat(32_767), 'é'.repeat(10_000))) },

  'blanks without an end': {
    bytes: sheetWith(document(`<sheetData>${' '.repeat(200 << 20)}<row/></sheetData>`)),
    isRefused: true,
  },
  'entities that expand': {
    bytes: withMember(
      SHEET,
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
        .split('')
        .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefgh'[i]};`.repeat(10)}">`)
        .join(
          '',
        )}]><worksheet xmlns="${MAIN}"><sheetData><row><c t="str"><v>&h;</v></c></row></sheetData></worksheet>`,
    ),
    isRefused: true,
  },
  'an external entity': {
    bytes: withMember(
      SHEET,
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]><worksheet xmlns="${MAIN}"><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`,
    ),
    isRefused: true,
  },
  'a column beyond the last': {
    bytes: sheetWith('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'),
    isRefused: true,
  },
  'deep elements': { bytes: sheetWith(document('<x>'.repeat(5000) + '</x>'.repeat(5000))), isRefused: true },
  'a string that is missing': {
    bytes: sheetWith('<row><c t="s"><v>9</v></c></row>', { strings: '<si><t>a</t></si>' }),
    isRefused: true,
  },
  'an end tag that is wrong': { bytes: sheetWith('<row><c><v>1</c></v></row>'), isRefused: true },
  'a sheet elsewhere': {
    bytes: withMember(
      'xl/_rels/workbook.xml.rels',
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" TargetMode="External" Target="http://127.0.0.1:9/a.xml"/></Relationships>',
    ),
    isRefused: true,
  },
  'a file that is cut': { bytes: sheetWith(textRow('a')).subarray(0, -40), isRefused: true },
  'a byte that is wrong': {
    bytes: wrongByte(sheetWith(textRow(...Array.from({ length: 500 }, (_, i) => `text ${i}`)))),
    isRefused: true,
  },
  'a size that lies': {
    bytes: xlsx({
      sheets: [{ xml: '' }],
      members: [{ name: SHEET, bytes: document(`<sheetData>${textRow('a')}</sheetData>`), size: 20 }],
    }),
    isRefused: true,
  },
  'bytes that are no characters': {
    bytes: withMember(
      SHEET,
      Buffer.from(document(`<sheetData>${textRow('\xff\xfe')}</sheetData>`), 'latin1'),
    ),
    isRefused: true,
  },
}

function wrongByte(bytes: Buffer): Buffer {
  const at = bytes.indexOf(SHEET) + SHEET.length + 400
  bytes[at] = bytes[at]! ^ 0x55
  return bytes
}
