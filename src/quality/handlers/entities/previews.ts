import type { DetectedFormat, StandardResponse } from '../../../../generated/quality/types.ts'
import type { Detected } from '../../loaders/delimited/detect.ts'
import type { RawPreview, SourcePreview } from '../../services/entities/previews.ts'

/** A preview as a Standard Response; undefined if the source holds no record. */
export function describePreview({
  columns,
  rows,
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
      rejected: rejects.map(({ line, reason, detail }) => ({ line: String(line), reason, detail })),
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

function describeDetected({
  compression,
  encoding,
  terminator,
  delimiter,
  quote,
  header,
}: Detected): DetectedFormat {
  return {
    compressed: yesNo(compression !== undefined),
    ...(compression && { compression }),
    ...(encoding && { encoding: encoding.value as DetectedFormat['encoding'] }),
    ...(terminator && { terminator: terminator.value }),
    ...(delimiter && { delimiter: delimiter.value }),
    ...(quote && { quote: quote.value }),
    ...(header && { header: yesNo(header.value) }),
  }
}

const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')
