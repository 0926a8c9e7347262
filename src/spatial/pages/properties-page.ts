import type { PropertySchema } from '../../../generated/spatial/types.ts'
import { html, type Content } from '../../site/html.ts'
import { pageOf, type Asked, type Crumb } from './page-frame.ts'

/** A list of properties: the schema, the queryables or the sortables of a collection. */
export interface PropertyList {
  readonly title: string
  readonly lead: string
  readonly properties: Readonly<Record<string, PropertySchema>>
}

/** The properties of a collection in a table. @param json URL of the same list for programs */
export function propertiesPage(
  asked: Asked,
  { title, lead, properties }: PropertyList,
  crumbs: readonly Crumb[],
  json: string,
): Promise<string> {
  const rows = Object.entries(properties)
  return pageOf(asked, {
    title,
    crumbs,
    data: { href: json, name: 'JSON Schema', type: 'application/schema+json' },
    lead,
    main:
      rows.length === 0
        ? html`<p class="note">There are none.</p>`
        : html`<div class="table" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Type</th>
                  <th scope="col">Values</th>
                  <th scope="col">Meaning</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map(([name, schema]) => row(name, schema))}
              </tbody>
            </table>
          </div>`,
  })
}

const row = (name: string, schema: PropertySchema): Content =>
  html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${typeInWords(schema)}</td>
    <td>${valuesInWords(schema)}</td>
    <td>
      ${[schema.title, schema.description, ROLES[schema['x-ogc-role'] ?? '']].filter(Boolean).join('. ')}
    </td>
  </tr> `

const ROLES: Readonly<Record<string, string>> = {
  id: 'The identifier',
  'primary-geometry': 'The geometry',
  'primary-instant': 'The time',
  'primary-interval-start': 'The start of the time',
  'primary-interval-end': 'The end of the time',
}

/** The type of a property for people, such as `date` or `geometry-point`. */
export const typeInWords = ({ type, format }: Pick<PropertySchema, 'type' | 'format'>): string =>
  format ?? type ?? 'any'

/** As many listed values as fit into a row. */
const MAX_VALUES = 12

function valuesInWords({ enum: values, minimum, maximum, maxLength }: PropertySchema): string {
  if (values) {
    const more = values.length > MAX_VALUES ? `, … (${values.length})` : ''
    return values.slice(0, MAX_VALUES).join(', ') + more
  }
  if (minimum !== undefined || maximum !== undefined) return `${minimum ?? '…'} to ${maximum ?? '…'}`
  return maxLength === undefined ? '' : `at most ${maxLength} characters`
}
