import { type Member, zip } from './zip.ts'

const MIMETYPE = 'application/vnd.oasis.opendocument.spreadsheet'

/** An OpenDocument spreadsheet. @param tables `<table:table>` elements @param styles automatic styles */
export const ods = (tables: string, styles = '', ...members: readonly Member[]): Buffer =>
  zip([
    { name: 'mimetype', bytes: MIMETYPE, isStored: true },
    {
      name: 'content.xml',
      bytes: `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...members,
  ])

export const table = (rows: string, name = 'Table', style = ''): string =>
  `<table:table table:name="${name}"${style ? ` table:style-name="${style}"` : ''}><table:table-column/>${rows}</table:table>`

export const row = (cells: string, repeated = 1): string =>
  `<table:table-row${repeated > 1 ? ` table:number-rows-repeated="${repeated}"` : ''}>${cells}</table:table-row>`

export const textCell = (text: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`

export const typedCell = (type: string, attribute: string, value: string): string =>
  `<table:table-cell office:value-type="${type}" office:${attribute}="${value}"><text:p>shown</text:p></table:table-cell>`
