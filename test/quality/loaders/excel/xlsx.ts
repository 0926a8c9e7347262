import { type Member, zip } from './zip.ts'

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface SheetParts {
  readonly name?: string
  readonly state?: string
  /** The rows, or the whole document if it begins with `<?xml` or `<worksheet`. */
  readonly xml: string | Buffer
  readonly dimension?: string
}

export interface WorkbookParts {
  readonly sheets?: readonly SheetParts[]
  /** `<si>` elements. */
  readonly strings?: string
  /** Number formats of cells by their index, from 1. */
  readonly formats?: readonly string[]
  readonly is1904?: boolean
  /** Members in place of those with the same name. */
  readonly members?: readonly Member[]
}

/** The members of a workbook of Office Open XML. */
export function xlsxMembers({
  sheets = [],
  strings,
  formats = [],
  is1904 = false,
  members = [],
}: WorkbookParts): Member[] {
  const parts: Member[] = [
    {
      name: '[Content_Types].xml',
      bytes: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
        ['workbook', 'sheet.main'],
        ['styles', 'styles'],
        ...(strings === undefined ? [] : [['sharedStrings', 'sharedStrings']]),
        ...sheets.map((_, i) => [`worksheets/sheet${i + 1}`, 'worksheet']),
      ]
        .map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`)
        .join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      bytes: `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      bytes: `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, state }, i) =>
            `<sheet name="${name ?? `Sheet${i + 1}`}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="s${i + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships xmlns="${PACKAGE}">${sheets
        .map(
          (_, i) =>
            `<Relationship Id="s${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="st" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="ss" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      bytes: `<styleSheet xmlns="${MAIN}"><numFmts>${formats
        .map(
          (code, i) =>
            `<numFmt numFmtId="${164 + i}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"/>`,
        )
        .join(
          '',
        )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
        .map((_, i) => `<xf numFmtId="${164 + i}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map(({ xml, dimension }, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      bytes:
        typeof xml !== 'string' || /^<(\?xml|worksheet)/.test(xml)
          ? xml
          : `<worksheet xmlns="${MAIN}">${dimension ? `<dimension ref="${dimension}"/>` : ''}<sheetData>${xml}</sheetData></worksheet>`,
    })),
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', bytes: `<sst xmlns="${MAIN}">${strings}</sst>` }]),
  ]
  const replaced = new Set(members.map(({ name }) => name))
  return [...parts.filter(({ name }) => !replaced.has(name)), ...members]
}

export const xlsx = (parts: WorkbookParts): Buffer => zip(xlsxMembers(parts))

/** A row of inline texts. */
export const textRow = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
