import { nextTurn } from '../../lib/turns.ts'
import type { Column } from './columns.ts'
import type { Page, ShownColumn } from './page.ts'
import type { RowMetadata } from './row-metadata.ts'
import type { StoredRow } from './row-store.ts'
import { cutReader, type CutText } from './shortening.ts'

/** Characters of a piece. */
const PIECE = 65_536

/** Milliseconds of writing after which other work gets its turn. */
const TURN_MS = 4

/**
 * A page as the Standard Response: JSON text, in pieces as the rows arrive. Rows are arrays in the order of the
 * columns with the address of their resource, or, in the external form, objects by human name with the address in
 * `@url`. The length of a text that is cut stands in the metadata of its row, or after the text, in `Name@length`.
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

function dataRows({ columns, metadata, shorten }: Page, basePath: string): (row: StoredRow) => string {
  const cells = columns.map((shown, i) => ({ ...cellOf(shown, i, shorten), name: shown.name }))
  return (row) => {
    const lengths: [name: string, length: string][] = []
    const fields = cells.map(({ name, alias, show, cut }) => {
      if (cut === undefined) return show(row[alias])
      const { text, length } = cut(row)
      if (length !== undefined) lengths.push([name, String(length)])
      return text
    })
    const dataRow = JSON.stringify(fields)
    const told = metadata && located(metadata(row), basePath)
    const about =
      lengths.length > 0
        ? JSON.stringify({ ...told, lengths: Object.fromEntries(lengths) })
        : told && JSON.stringify(told)
    return about === undefined || about === '{}'
      ? `{"dataRow":${dataRow}}`
      : `{"dataRow":${dataRow},"metadata":${about}}`
  }
}

/** How to read a column of a page. `cut` is set if its texts are cut. */
interface Cell {
  readonly alias: string
  readonly show: Column['show']
  readonly cut: ((row: StoredRow) => CutText) | undefined
}

const cellOf = (shown: ShownColumn, i: number, shorten: number | undefined): Cell => ({
  alias: `v${i}`,
  show: shown.column.show,
  cut: shorten === undefined || shown.cutBy === undefined ? undefined : cutReader(shown, i, shorten),
})

const located = (about: RowMetadata, basePath: string): RowMetadata =>
  about.url === undefined || basePath === '' ? about : { ...about, url: basePath + about.url }

/** The member of an external row that holds the address of the record. */
const URL_MEMBER = '@url'

/** The member of an external row that holds the length of a text that is cut, by the name of its column. */
const lengthMember = (name: string): string => `${name}@length`

/** Builds the JSON text itself, since a JavaScript object would move names that look like numbers to the front. */
function externalRows({ columns, metadata, shorten }: Page, basePath: string): (row: StoredRow) => string {
  const names = namesOfMembers(columns, metadata !== undefined)
  const cells = columns.map((shown, i) => ({
    ...cellOf(shown, i, shorten),
    name: JSON.stringify(names[i]),
    lengthName: JSON.stringify(lengthMember(names[i]!)),
  }))
  return (row) => {
    const members = cells.map(({ alias, show, cut, name, lengthName }) => {
      if (cut === undefined) return `${name}:${JSON.stringify(show(row[alias]))}`
      const { text, length } = cut(row)
      const member = `${name}:${JSON.stringify(text)}`
      return length === undefined ? member : `${member},${lengthName}:"${length}"`
    })
    const url = metadata?.(row).url
    if (url !== undefined) members.unshift(`"${URL_MEMBER}":${JSON.stringify(basePath + url)}`)
    return `{${members.join(',')}}`
  }
}

/**
 * The names of the members of an external row. A column that is called like the address, or like the length of a text that
 * can be cut, gets a number, as repeated names do.
 */
function namesOfMembers(columns: readonly ShownColumn[], hasUrl: boolean): string[] {
  const taken = new Set(columns.map(({ distinctName }) => distinctName))
  const reserved = new Set(hasUrl ? [URL_MEMBER] : [])
  const names = columns.map(({ distinctName }) => distinctName)
  // The name of a length is longer than that of its column, so the shorter names are settled first.
  const byLength = [...names.keys()].sort((one, other) => names[one]!.length - names[other]!.length)
  for (const i of byLength) {
    if (reserved.has(names[i]!)) taken.add((names[i] = freeName(names[i]!, taken)))
    if (columns[i]!.cutBy) reserved.add(lengthMember(names[i]!))
  }
  return names
}

/** The first name with a number that is not taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${name} (${number})`)) number++
  return `${name} (${number})`
}
