import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { PreviewReject } from '../../../generated/quality/sdk/typescript/src/models/PreviewReject.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { Dialog } from '../parts/dialog.tsx'
import { HexDump } from '../parts/hex-dump.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import type { Preview } from './use-preview.ts'

/** Columns that are shown. A browser that draws tens of thousands of cells stands still. */
const MAX_COLUMNS = 60

/** The first records of a source, and those that a load would reject. */
export function PreviewView({ preview, isStale }: { preview: Preview; isStale: boolean }): JSX.Element {
  const texts = TEXTS.load
  if (preview === null) return <p class="empty">{texts.noRecords}</p>
  const rejected = preview.metadata.rejected ?? []
  return (
    <div class={isStale ? 'preview stale' : 'preview'} aria-busy={isStale}>
      <p role="status">
        {texts.shown(count(preview.rows.length), preview.rows.length, preview.columns.length)}{' '}
        {rejected.length > 0 ? (
          <a href="#rejected-records" class="bad">
            {texts.rejected(count(rejected.length), rejected.length)}
          </a>
        ) : (
          texts.noneRejected
        )}
      </p>
      {preview.columns.length > 0 && <Records of={preview} />}
      {rejected.length > 0 && <Rejected records={rejected} />}
    </div>
  )
}

function Records({ of: { columns, rows, metadata } }: { of: StandardResponse }): JSX.Element {
  const texts = TEXTS.load
  const shown = columns.slice(0, MAX_COLUMNS)
  return (
    <>
      <div class="table records" tabIndex={0} role="region" aria-label={texts.firstRecords}>
        <table>
          <thead>
            <tr>
              {shown.map(({ humanisedName, description }, index) => {
                const type = metadata.types?.[index]
                return (
                  <th scope="col" title={description} class={NUMBERS.has(type ?? '') ? 'number' : undefined}>
                    <Value text={humanisedName} />
                    {type && <span class={`type ${type}`}>{texts.ofValueType(type)}</span>}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ dataRow = [] }) => (
              <tr>
                {shown.map((_, index) => (
                  <td class={NUMBERS.has(metadata.types?.[index] ?? '') ? 'number' : undefined}>
                    <Value text={dataRow[index] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {columns.length > shown.length && (
        <p class="quiet">{texts.moreColumns(count(columns.length - shown.length))}</p>
      )}
    </>
  )
}

const NUMBERS = new Set(['integer', 'decimal'])

function Rejected({ records }: { records: readonly PreviewReject[] }): JSX.Element {
  const texts = TEXTS.load
  const [opened, setOpened] = useState<PreviewReject>()
  return (
    <section>
      <h3 id="rejected-records" tabIndex={-1}>
        {texts.rejectedTitle}
      </h3>
      <Table
        label={texts.rejectedTitle}
        rows={records}
        empty={texts.noneRejected}
        columns={[
          { title: texts.line, isNumber: true, of: ({ line }) => count(line) },
          { title: texts.fault, of: ({ detail }) => <Value whole text={detail} /> },
          { title: texts.record, of: ({ text }) => <Value text={text} /> },
          {
            title: texts.bytes,
            of: (record) => (
              <button
                type="button"
                class="plain"
                aria-label={texts.bytesOf(record.line)}
                onClick={() => setOpened(record)}
              >
                {texts.showBytes}
              </button>
            ),
          },
        ]}
      />
      {opened && (
        <Dialog title={texts.bytesOf(count(opened.line))} onClose={() => setOpened(undefined)}>
          <p>
            <Value whole text={opened.detail} />
          </p>
          <p class="quiet">{texts.placeOf(count(opened.offset), count(opened.length))}</p>
          <HexDump base64={opened.bytes} start={Number(opened.offset)} />
          <h3>{texts.record}</h3>
          <pre class="whole" tabIndex={0}>
            <Value whole text={opened.text} />
          </pre>
        </Dialog>
      )}
    </section>
  )
}
