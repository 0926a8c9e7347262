import { nextTurn } from '../../lib/turns.ts'
import type { Page } from './page.ts'
import type { RowMetadata } from './row-metadata.ts'
import type { StoredRow } from './row-store.ts'

/** Characters of a piece. */
const PIECE = 65_536

/** Milliseconds of writing after which other work gets its turn. */
const TURN_MS = 4

/**
 * A page as the Standard Response: JSON text, in pieces as the rows arrive. Rows are arrays in the order of the
 * columns with the address of their resource, or, in the external form, objects by human name with the address in
 * `@url`.
 * @param basePath where the addresses of records begin for the client
 */
export async function* encodePage(page: Page, basePath = ''): AsyncGenerator<string> {
  const columns = page.columns.map(({ name, column }) => ({
    columnisedName: name,
    humanisedName: column.humanName,
    description: column.description,
  }))
  const encodeRow = page.isExternal ? externalRows(page, basePath) : dataRows(page, basePath)
  let text = `{"columns":${JSON.stringify(columns)},"rows":`
  let count = 0
  let turnEnds = performance.now() + TURN_MS
  for await (const rows of page.rows) {
    for (const row of rows) {
      text += (count++ === 0 ? '[' : ',') + encodeRow(row)
      if (text.length < PIECE) continue
      yield text
      text = ''
      if (performance.now() < turnEnds) continue
      await nextTurn()
      turnEnds = performance.now() + TURN_MS
    }
    if (!page.isPrompt) continue
    yield text
    text = ''
  }
  const metadata = {
    viewName: page.view,
    pageStart: String(page.pageStart),
    dataSize: String(count),
    totalCount: String(page.total),
    ...(page.source && { source: page.source }),
  }
  yield `${text}${count === 0 ? '""' : ']'},"metadata":${JSON.stringify(metadata)}}`
}

function dataRows({ columns, metadata }: Page, basePath: string): (row: StoredRow) => string {
  const cells = columns.map(({ column }, i) => ({ alias: `v${i}`, show: column.show }))
  return (row) => {
    const dataRow = JSON.stringify(cells.map(({ alias, show }) => show(row[alias])))
    const about = metadata && JSON.stringify(located(metadata(row), basePath))
    return about === undefined || about === '{}'
      ? `{"dataRow":${dataRow}}`
      : `{"dataRow":${dataRow},"metadata":${about}}`
  }
}

const located = (about: RowMetadata, basePath: string): RowMetadata =>
  about.url === undefined || basePath === '' ? about : { ...about, url: basePath + about.url }

/** The member of an external row that holds the address of the record. */
const URL_MEMBER = '@url'

/** Builds the JSON text itself, since a JavaScript object would move names that look like numbers to the front. */
function externalRows({ columns, metadata }: Page, basePath: string): (row: StoredRow) => string {
  const names = new Set(columns.map(({ distinctName }) => distinctName))
  const cells = columns.map(({ column, distinctName }, i) => ({
    alias: `v${i}`,
    show: column.show,
    name: JSON.stringify(
      distinctName === URL_MEMBER && metadata ? freeName(distinctName, names) : distinctName,
    ),
  }))
  return (row) => {
    const members = cells.map(({ alias, show, name }) => `${name}:${JSON.stringify(show(row[alias]))}`)
    const url = metadata?.(row).url
    if (url !== undefined) members.unshift(`"${URL_MEMBER}":${JSON.stringify(basePath + url)}`)
    return `{${members.join(',')}}`
  }
}

/** A column that is called like the address gets a number, as repeated names do. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${name} (${number})`)) number++
  return `${name} (${number})`
}
