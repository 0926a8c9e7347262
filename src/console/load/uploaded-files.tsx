import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { FilesApi } from '../../../generated/quality/sdk/typescript/src/apis/FilesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { Confirm } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { visibleText } from '../parts/visible-text.ts'
import { ago, bytes, count } from '../state/format.ts'
import { useAction, useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['Filename', 'Size', '_entities', '_uploaded_date', 'UPLOADED_BY'] as const
const MAX_FILES = 500
/** Those that are shown before a person asks for all. */
const FIRST_FILES = 6

/** The files that are uploaded already, the latest first. @param hrefOf the page for a file */
export function UploadedFiles({
  repository,
  hrefOf,
}: {
  repository: string
  hrefOf: (name: string) => string
}): JSX.Element {
  const texts = TEXTS.load
  const [isAll, setAll] = useState(false)
  const [doomed, setDoomed] = useState<string>()
  const files = useRequest(
    async (signal) =>
      recordsOf(
        await api(FilesApi).listFiles(
          { repository, columns: [...COLUMNS], sort: ['_uploaded_date:desc'], pageSize: MAX_FILES },
          { signal },
        ),
        COLUMNS,
      ),
    [repository],
  )
  const remove = useAction(async (filename: string) => {
    await api(FilesApi).deleteFile({ repository, filename })
    setDoomed(undefined)
    files.again()
  })
  return (
    <Result of={files}>
      {({ rows, total }) => (
        <>
          <Table
            label={texts.files}
            rows={isAll ? rows : rows.slice(0, FIRST_FILES)}
            empty={texts.noFiles}
            columns={[
              {
                title: texts.file,
                of: ({ values }) => (
                  <a href={hrefOf(values.Filename)}>
                    <Value text={values.Filename} />
                  </a>
                ),
              },
              { title: texts.size, isNumber: true, of: ({ values }) => bytes(Number(values.Size)) },
              { title: texts.entities, isNumber: true, of: ({ values }) => count(values._entities) },
              { title: texts.uploaded, of: ({ values }) => ago(values._uploaded_date) },
              { title: texts.by, of: ({ values }) => <Value text={values.UPLOADED_BY} /> },
              {
                title: texts.remove,
                of: ({ values }) =>
                  // The server keeps a file that an entity needs.
                  values._entities === '0' && (
                    <button
                      type="button"
                      class="plain"
                      aria-label={texts.removeOf(visibleText(values.Filename))}
                      onClick={() => {
                        remove.forget()
                        setDoomed(values.Filename)
                      }}
                    >
                      {texts.remove}
                    </button>
                  ),
              },
            ]}
          />
          {!isAll && rows.length > FIRST_FILES && (
            <p>
              <button type="button" onClick={() => setAll(true)}>
                {texts.allFiles(count(rows.length))}
              </button>
            </p>
          )}
          {isAll && total > rows.length && <p class="quiet">{texts.moreFiles(count(total - rows.length))}</p>}
          {doomed !== undefined && (
            <Confirm
              question={texts.removeQuestion}
              loss={
                <>
                  <Value whole text={doomed} /> {texts.removeLoss}
                </>
              }
              confirm={texts.remove}
              isBusy={remove.isBusy}
              onConfirm={() => void remove.run(doomed)}
              onClose={() => setDoomed(undefined)}
            >
              {remove.fault && <FaultNote fault={remove.fault} />}
            </Confirm>
          )}
        </>
      )}
    </Result>
  )
}
