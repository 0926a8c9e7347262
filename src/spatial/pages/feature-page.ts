import { basePathOf } from '../../platform/base-path.ts'
import { html } from '../../site/html.ts'
import { mapElement } from '../../site/map-element.ts'
import { pageOf, type Asked, type Crumb, type PageSettings } from './page-frame.ts'

/** A feature. */
export interface ShownFeature {
  readonly id: string
  /** The properties with their values; undefined for null. */
  readonly properties: readonly (readonly [name: string, value: string | undefined])[]
  readonly hasGeometry: boolean
  /** URL of the feature in GeoJSON. */
  readonly json: string
}

/** A feature: its geometry on a map, and its properties. */
export async function featurePage(
  asked: Asked,
  { mapStyle }: PageSettings,
  { id, properties, hasGeometry, json }: ShownFeature,
  crumbs: readonly Crumb[],
): Promise<string> {
  const title = `Feature ${id}`
  return pageOf(asked, {
    title,
    crumbs,
    data: { href: json, name: 'GeoJSON', type: 'application/geo+json' },
    main: html`${
        hasGeometry
          ? await mapElement(
              { kind: 'feature', feature: json },
              `Map: ${title}`,
              basePathOf(asked.origin),
              mapStyle,
            )
          : html`<p class="note">This feature has no geometry.</p>`
      }
      <dl class="facts">
        ${properties.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value ?? html`<span class="note">null</span>`}</dd>
            </div>`,
        )}
      </dl>`,
  })
}
