import { decodeText } from '../../../values/encodings.ts'
import type { Dialect } from '../../../model/warehouse/dialect.ts'
import type { Entity } from '../../../model/entity.ts'
import { rejectsTable } from '../../../model/warehouse/load-tables.ts'
import { integer, long, shown, sized, text } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import { sentences } from './text-sizes.ts'

/** The rejected records of an entity's source, in the order of the source. */
export function rejectedListing(
  entity: Pick<Entity, 'id' | 'generation' | 'rejectedRows' | 'source'>,
  dialect: Dialect,
): Listing {
  return listingOf({
    view: 'Rejected',
    key: ['_rowid'],
    numbering: { isGapless: true, total: entity.rejectedRows },
    scannedRows: { count: entity.rejectedRows, isTable: true },
    from: (warehouse) => warehouse(rejectsTable(entity.id, entity.generation)),
    url: undefined,
    columns: new Map([
      ['_rowid', integer('Ref', 'Number of the rejected record, from 1', '_rowid')],
      ['LINE', integer('Line', 'Line of the file that the record starts in, from 1', 'line')],
      ['REASON', sized(text('Reason', 'ragged, bad quotes, undecodable or over-long', 'reason'), sentences)],
      ['DETAIL', sized(text('Detail', 'What does not fit', 'detail'), sentences)],
      ['OFFSET', integer('Offset', 'Bytes of the file before the record', dialect.column('offset'))],
      ['LENGTH', integer('Length', 'Bytes of the record', 'length')],
      [
        'TEXT',
        long(
          shown('Text', 'The record as text, as far as it can be decoded', 'raw', (raw) =>
            shownText(raw as Buffer, entity.source.encoding),
          ),
        ),
      ],
      [
        'BYTES',
        long(
          shown('Bytes', 'The bytes of the record, in Base64; of a long one the first', 'raw', (raw) =>
            (raw as Buffer).toString('base64'),
          ),
        ),
      ],
    ]),
  })
}

/** The bytes of a record as text, as far as they can be decoded. */
export const shownText = (raw: Buffer, encoding: string): string =>
  withVisibleControls(decodeText(raw, encoding))

/** Shows control characters by Unicode's control pictures: ␀ to ␟ and ␡. */
export function withVisibleControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return text.replace(/[\0-\x1f\x7f]/g, (control) =>
    control === '\x7f' ? '\u2421' : String.fromCharCode(0x2400 + control.charCodeAt(0)),
  )
}
