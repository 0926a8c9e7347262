import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ConnectionsApi } from '../../../generated/quality/sdk/typescript/src/apis/ConnectionsApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { Value } from '../parts/value.tsx'
import { bytes, count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const SOURCE_COLUMNS = ['Filename', 'Type', 'Size', 'Rows'] as const
const MAX_SOURCES = 500

/** The types of connections whose sources cannot be listed. */
const WITHOUT_LIST = new Set(['http'])

/** The files, folders or tables of a connection, and a way to name others. */
export function ConnectionSources({
  repository,
  connection,
  type,
  filter,
  onFilter,
  hrefOf,
  onChosen,
}: {
  repository: string
  connection: string
  type: string
  /** A pattern of names. */
  filter: string
  onFilter: (filter: string) => void
  hrefOf: (name: string) => string
  onChosen: (name: string) => void
}): JSX.Element {
  const texts = TEXTS.load
  const [typed, setTyped] = useState('')
  return (
    <>
      <form
        class="bar"
        onSubmit={(event) => {
          event.preventDefault()
          onChosen(typed.trim())
        }}
      >
        <label class="grow">
          {texts.nameOf(type)}
          <input
            required
            pattern=".*\S.*"
            value={typed}
            spellcheck={false}
            autocapitalize="none"
            placeholder={texts.exampleOf(type)}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          {texts.look}
        </button>
      </form>
      {WITHOUT_LIST.has(type) ? (
        <p class="quiet">{texts.notListed}</p>
      ) : (
        <Sources
          repository={repository}
          connection={connection}
          filter={filter}
          onFilter={onFilter}
          hrefOf={hrefOf}
        />
      )}
    </>
  )
}

function Sources({
  repository,
  connection,
  filter,
  onFilter,
  hrefOf,
}: {
  repository: string
  connection: string
  filter: string
  onFilter: (filter: string) => void
  hrefOf: (name: string) => string
}): JSX.Element {
  const texts = TEXTS.load
  const [pattern, setPattern] = useState(filter)
  const sources = useRequest(
    async (signal) =>
      recordsOf(
        await api(ConnectionsApi).runDatasourcesCommand(
          {
            repository,
            loaderconnection: connection,
            datasourcesCommand: {
              command: 'get',
              data: { ...(filter !== '' && { filter }) },
              options: { columns: [...SOURCE_COLUMNS], pageSize: MAX_SOURCES },
            },
          },
          { signal },
        ),
        SOURCE_COLUMNS,
      ),
    [repository, connection, filter],
  )
  return (
    <>
      <form
        class="bar"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          onFilter(pattern.trim())
        }}
      >
        <label>
          {texts.pattern}
          <input
            type="search"
            value={pattern}
            placeholder="*.csv"
            onInput={(event) => setPattern(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{TEXTS.listing.apply}</button>
      </form>
      <Result of={sources}>
        {({ rows, total }) => (
          <>
            <Table
              label={texts.sources}
              rows={rows}
              empty={texts.noSources}
              columns={[
                {
                  title: texts.source,
                  of: ({ values }) => (
                    <a href={hrefOf(values.Filename)}>
                      <Value text={values.Filename} />
                    </a>
                  ),
                },
                { title: texts.kind, of: ({ values }) => values.Type },
                {
                  title: texts.size,
                  isNumber: true,
                  of: ({ values }) => (values.Size === '' ? '–' : bytes(Number(values.Size))),
                },
                { title: texts.rows, isNumber: true, of: ({ values }) => count(values.Rows) },
              ]}
            />
            {total > rows.length && <p class="quiet">{texts.moreSources(count(total - rows.length))}</p>}
          </>
        )}
      </Result>
    </>
  )
}
