import type { JSX } from 'preact'
import { ConnectionsApi } from '../../../generated/quality/sdk/typescript/src/apis/ConnectionsApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const CONNECTION_COLUMNS = ['CONNECTION', 'NAME', '_type', 'DESCRIPTION', '_enabled'] as const
const MAX_CONNECTIONS = 1000

/** The connections of a repository. @param hrefOf the page of a connection */
export function Connections({
  repository,
  hrefOf,
}: {
  repository: string
  hrefOf: (connection: string) => string
}): JSX.Element {
  const texts = TEXTS.load
  const connections = useRequest(
    async (signal) =>
      recordsOf(
        await api(ConnectionsApi).listLoaderConnections(
          { repository, columns: [...CONNECTION_COLUMNS], pageSize: MAX_CONNECTIONS },
          { signal },
        ),
        CONNECTION_COLUMNS,
      ).rows,
    [repository],
  )
  return (
    <Result of={connections}>
      {(rows) => (
        <Table
          label={texts.connections}
          rows={rows}
          empty={texts.noConnections}
          columns={[
            {
              title: texts.connection,
              of: ({ values }) =>
                values._enabled === 'Yes' ? (
                  <a href={hrefOf(values.CONNECTION)}>
                    <Value text={values.NAME} />
                  </a>
                ) : (
                  <>
                    <Value text={values.NAME} /> <span class="quiet">{texts.disabled}</span>
                  </>
                ),
            },
            { title: texts.kind, of: ({ values }) => texts.ofConnectionType(values._type) },
            { title: texts.purpose, of: ({ values }) => <Value text={values.DESCRIPTION} /> },
          ]}
        />
      )}
    </Result>
  )
}

/** A connection by its number. */
export function useConnection(repository: string, connection: string | undefined) {
  return useRequest(
    async (signal) => {
      if (connection === undefined) return undefined
      const answer = await api(ConnectionsApi).getLoaderConnection(
        { repository, loaderconnection: connection, columns: [...CONNECTION_COLUMNS] },
        { signal },
      )
      return recordsOf(answer, CONNECTION_COLUMNS).rows[0]?.values
    },
    [repository, connection],
  )
}
