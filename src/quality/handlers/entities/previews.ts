import type { DetectedFormat, StandardResponse } from '../../../../generated/quality/types.ts'
import type { Detected } from '../../loaders/detection/detect.ts'
import type { RawPreview, SourcePreview } from '../../services/entities/previews.ts'

/** A preview as a Standard Response; undefined if the source holds no record. */
export function describePreview({
  columns,
  rows,
  types,
  rejects,
  detected,
}: SourcePreview): StandardResponse | undefined {
  if (rows.length + rejects.length === 0) return undefined
  return {
    columns: [...columns],
    rows: rows.length === 0 ? '' : rows.map((row) => ({ dataRow: row.map((value) => value ?? '') })),
    metadata: {
      ...metadata('Preview', rows.length),
      detected: describeDetected(detected),
      types: [...types],
      rejected: rejects.map(({ line, reason, detail, offset, length, text, raw }) => ({
        line: String(line),
        reason,
        detail,
        offset: String(offset),
        length: String(length),
        text,
        bytes: raw.toString('base64'),
      })),
    },
  }
}

/** The first lines as a Standard Response; undefined if the source is empty. */
export function describeRawPreview({ lines, detected }: RawPreview): StandardResponse | undefined {
  if (lines.length === 0) return undefined
  return {
    columns: [
      {
        columnisedName: 'LINE',
        humanisedName: 'Line',
        description: 'Number of the line or record in the file',
      },
      {
        columnisedName: 'TEXT',
        humanisedName: 'Text',
        description: 'The line or record without its terminator',
      },
    ],
    rows: lines.map((line, index) => ({ dataRow: [String(index + 1), line] })),
    metadata: { ...metadata('Raw preview', lines.length), detected: describeDetected(detected) },
  }
}

const metadata = (viewName: string, size: number) => ({
  viewName,
  pageStart: '1',
  dataSize: String(size),
  totalCount: String(size),
})

function describeDetected({ compression, sheets, tables, ...guesses }: Detected): DetectedFormat {
  const { encoding, records, terminator, delimiter, quote, header, escape, skipRows, comment } = guesses
  const { ragged, nulls, trim, decimal, dateOrder } = guesses
  const found = { ...guesses, attr: header && { ...header, value: header.value ? 'names' : 'none' } }
  const evidence = Object.entries(found).flatMap(([member, guess]) =>
    guess === undefined || member === 'header'
      ? []
      : [{ member, sentence: guess.evidence, doubtful: yesNo(guess.isDoubtful ?? false) }],
  )
  return {
    compressed: yesNo(compression !== undefined),
    ...(compression && { compression }),
    ...(encoding && { encoding: encoding.value as NonNullable<DetectedFormat['encoding']> }),
    ...(terminator && { terminator: terminator.value }),
    ...(records && { records: records.value }),
    ...(delimiter && { delimiter: delimiter.value }),
    ...(quote && { quote: quote.value }),
    ...(header && { header: yesNo(header.value), attr: header.value ? 'names' : 'none' }),
    ...(escape && { escape: escape.value }),
    ...(skipRows && { skipRows: skipRows.value }),
    ...(comment && { comment: comment.value }),
    ...(ragged && { ragged: ragged.value }),
    ...(nulls && { nulls: [...nulls.value] }),
    ...(trim && { trim: trim.value }),
    ...(decimal && { decimal: decimal.value }),
    ...(dateOrder && { dateOrder: dateOrder.value }),
    ...(evidence.length > 0 && { evidence }),
    ...(sheets && {
      sheets: sheets.map(({ name, state, range }) => ({
        name,
        state,
        ...(range !== undefined && { range }),
      })),
    }),
    ...(tables && { tables: tables.map((name) => ({ name })) }),
  }
}

const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')
