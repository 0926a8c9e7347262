import { basePathOf } from '../../platform/base-path.ts'
import { html, type Content, type Html } from '../../site/html.ts'
import { mapElement } from '../../site/map-element.ts'
import { queryWithout, withParameters } from '../../lib/addresses.ts'
import { filterForm, type ShownRequest } from './filter-form.ts'
import { pageOf, type Asked, type Crumb, type PageSettings } from './page-frame.ts'

/** A property of the features as a column of the table. */
export interface ShownColumn {
  readonly name: string
  readonly isNumber: boolean
  readonly isSortable: boolean
}

/** A feature as a row of the table. */
export interface ShownRow {
  readonly id: string
  /** By the columns; undefined for null. */
  readonly values: readonly (string | undefined)[]
}

/** A page of features. */
export interface ShownItems extends ShownRequest {
  readonly title: string
  readonly columns: readonly ShownColumn[]
  readonly rows: readonly ShownRow[]
  /** The number of features on all pages, if it is known. */
  readonly numberMatched: number | undefined
  /** URLs of the neighbouring pages. */
  readonly next: string | undefined
  readonly prev: string | undefined
  readonly request: ItemsRequest
  /** [west, south, east, north] of the collection in degrees; undefined if it has no geometries. */
  readonly extent: readonly number[] | undefined
}

/** The parameters of the request that the page shows. */
export interface ItemsRequest {
  readonly bbox?: readonly number[]
  /** URI of the system of the bbox; longitude and latitude by default. */
  readonly 'bbox-crs'?: string
  readonly sortby?: readonly string[]
}

/** The maximum number of features that a map shows at a time. */
const MAX_ON_MAP = 1000

/** Parameters that choose a page, what is shown of its features, or the place. The map has its own. */
const NOT_OF_MAP: ReadonlySet<string> = new Set([
  ...['limit', 'offset', 'cursor', 'properties', 'skipGeometry', 'crs', 'f'],
  ...['bbox', 'bbox-crs'],
])

/** The features of a collection, on a map and in a table. */
export async function itemsPage(
  asked: Asked,
  settings: PageSettings,
  shown: ShownItems,
  crumbs: readonly Crumb[],
): Promise<string> {
  const { title, json } = shown
  return pageOf(asked, {
    title,
    crumbs,
    wide: true,
    data: { href: json, name: 'GeoJSON', type: 'application/geo+json' },
    main: html`${filterForm(asked, shown, settings.isOpen)}
      <div class="split">
        ${shown.extent && (await itemsMap(asked, settings, shown))}
        <div class="rows">${place(asked, shown)} ${table(asked, shown)} ${turns(shown)}</div>
      </div>`,
  })
}

function itemsMap(
  { origin, target }: Asked,
  { mapStyle }: PageSettings,
  { href, request, extent, title }: ShownItems,
): Promise<Html> {
  const { bbox } = request
  const isLonLat = request['bbox-crs'] === undefined && bbox?.length === 4
  return mapElement(
    {
      kind: 'items',
      items: href,
      query: queryWithout(target, NOT_OF_MAP),
      bbox: isLonLat ? bbox : extent,
      maxFeatures: MAX_ON_MAP,
    },
    `Map: ${title}`,
    basePathOf(origin),
    mapStyle,
  )
}

/** What the table shows, and a way to restrict it to the extent of the map. */
function place({ target, origin }: Asked, { rows, numberMatched, request, extent }: ShownItems): Html {
  const count = rows.length === 1 ? '1 feature' : `${rows.length} features`
  const all = basePathOf(origin) + withParameters(target, { bbox: undefined, 'bbox-crs': undefined })
  return html`<p class="note" role="status">
    ${count} on this
    page${numberMatched !== undefined && `, of ${numberMatched.toLocaleString('en')}`}${request.bbox && ', in a part of the map'}.
    ${extent && html`<button type="button" data-within hidden>Only the map’s extent</button>`}
    ${request.bbox && html`<a href="${all}">Everywhere</a>`}
  </p>`
}

function table(asked: Asked, { columns, rows, href, request }: ShownItems): Content {
  if (rows.length === 0) return html`<p>No feature fulfils the conditions.</p>`
  return html`<div class="table" tabindex="0" role="region" aria-label="Features">
    <table data-features="${href}">
      <thead>
        <tr>
          <th scope="col">Feature</th>
          ${columns.map((column) => heading(asked, column, request.sortby ?? []))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ id, values }) =>
            html`<tr data-id="${id}">
              <th scope="row"><a href="${href}/${encodeURIComponent(id)}">${id}</a></th>
              ${values.map((value, at) => cell(value, columns[at]!.isNumber))}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`
}

/** A heading that sorts by its column, and in the other direction if the table is sorted by it already. */
function heading(
  { origin, target }: Asked,
  { name, isNumber, isSortable }: ShownColumn,
  sort: readonly string[],
): Html {
  // A name that begins with a sign needs one in front.
  const upwards = /^[-+]/.test(name) ? `+${name}` : name
  const isUp = sort[0] === upwards || sort[0] === `+${name}`
  const isDown = !isUp && sort[0] === `-${name}`
  const direction = isUp ? 'ascending' : isDown ? 'descending' : undefined
  // A comma within the name is encoded, so that it does not separate names.
  const sorted = basePathOf(origin) + withParameters(target, { sortby: isUp ? `-${name}` : upwards })
  return html`<th
    scope="col"
    data-name="${name}"
    ${isNumber && html`class="number"`}
    ${direction !== undefined && html`aria-sort="${direction}"`}
  >
    ${isSortable ? html`<a href="${sorted}">${name}</a>` : name}
  </th>`
}

/** The longest text in a cell; the page of the feature has the whole. */
const MAX_CELL = 200

function cell(value: string | undefined, isNumber: boolean): Html {
  if (value === undefined) return html`<td class="null"></td>`
  const text = value.length > MAX_CELL ? `${value.slice(0, MAX_CELL)}…` : value
  return html`<td ${isNumber && html`class="number"`}>${text}</td>`
}

const turns = ({ next, prev }: ShownItems): Content =>
  (next !== undefined || prev !== undefined) &&
  html`<nav class="turns" aria-label="Pages of features">
    ${prev !== undefined && html`<a rel="prev" href="${prev}">Previous page</a>`}
    ${next !== undefined && html`<a rel="next" href="${next}">Next page</a>`}
  </nav>`
