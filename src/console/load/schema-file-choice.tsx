import type { JSX } from 'preact'
import { ConnectionsApi } from '../../../generated/quality/sdk/typescript/src/apis/ConnectionsApi.ts'
import { FilesApi } from '../../../generated/quality/sdk/typescript/src/apis/FilesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { visibleText } from '../parts/visible-text.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import type { SourcePlace } from './source-place.ts'

const COLUMNS = ['Filename'] as const
const MAX_FILES = 1000

/** The file that describes the columns, of the uploaded files or of the schema files of the connection. */
export function SchemaFileChoice({
  repository,
  place: { connection },
  value,
  describedBy,
  onInput,
}: {
  repository: string
  place: SourcePlace
  value: string
  describedBy: string
  onInput: (value: string) => void
}): JSX.Element {
  const files = useRequest(
    async (signal) => {
      const options = { repository, columns: [...COLUMNS], pageSize: MAX_FILES }
      const answer =
        connection === undefined
          ? await api(FilesApi).listFiles(options, { signal })
          : await api(ConnectionsApi).listDataschemas(
              { ...options, loaderconnection: connection },
              { signal },
            )
      return recordsOf(answer, COLUMNS).rows.map(({ values }) => values.Filename)
    },
    [repository, connection],
  )
  const names = files.value ?? []
  return (
    <select
      value={value}
      aria-describedby={describedBy}
      onChange={(event) => onInput(event.currentTarget.value)}
    >
      <option value="">{files.fault ? files.fault.title : TEXTS.load.noSchemaFile}</option>
      {(names.includes(value) || value === '' ? names : [value, ...names]).map((name) => (
        <option value={name}>{visibleText(name)}</option>
      ))}
    </select>
  )
}
