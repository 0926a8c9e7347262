import { ASSETS } from './assets.ts'
import { html, type Html } from './html.ts'
import type { MapContent, MapFiles } from './map-content.ts'

/**
 * A place for a map, with all that the script needs to draw it. It stays hidden without the script.
 * @param base path prefix of a proxy
 * @param style URL of a style of MapLibre; the built-in base map by default
 */
export async function mapElement(
  content: MapContent,
  name: string,
  base: string,
  style?: string,
): Promise<Html> {
  const files: MapFiles = {
    script: base + (await ASSETS.maplibreScript.url()),
    styles: base + (await ASSETS.maplibreStyles.url()),
    countries: base + (await ASSETS.countries.url()),
    cities: base + (await ASSETS.cities.url()),
    ...(style !== undefined && { style }),
  }
  return html`<div class="map-frame" hidden>
    <div
      class="map"
      role="region"
      aria-label="${name}"
      data-map="${JSON.stringify({ ...files, ...content })}"
    ></div>
    <p class="note map-note" role="status"></p>
  </div>`
}
