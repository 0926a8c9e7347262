import type * as MapLibre from 'maplibre-gl'
import type { MapFiles } from '../../map-content.ts'
import { messageOf } from '../geojson.ts'
import { baseStyle, followColours } from './base-style.ts'

/** A map that is drawn, with the library that draws it. */
export interface LoadedMap {
  readonly map: MapLibre.Map
  readonly library: typeof MapLibre
}

/** An element with its map, for tests and for the console of a browser. */
export type MapHolder = HTMLElement & { map?: MapLibre.Map }

let library: Promise<typeof MapLibre> | undefined

/** Loads MapLibre when the first map is shown, and draws a base map. */
export async function loadMap(
  place: MapHolder,
  files: MapFiles,
  view: Pick<MapLibre.MapOptions, 'bounds' | 'center' | 'zoom'>,
): Promise<LoadedMap> {
  library ??= load(files)
  const loaded = await library
  const map = new loaded.Map({
    container: place,
    style: files.style ?? (await baseStyle(files)),
    ...view,
    fitBoundsOptions: { padding: 24, maxZoom: 12 },
    attributionControl: {
      compact: true,
      ...(files.style === undefined && { customAttribution: 'Natural Earth, GeoNames' }),
    },
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: 0,
  })
  try {
    await styleOf(map)
  } catch (error) {
    map.remove()
    throw error
  }
  place.map = map
  map.addControl(new loaded.NavigationControl({ showCompass: false }))
  map.touchZoomRotate.disableRotation()
  // A map cannot take its light and dark colours from the style sheet of the page.
  if (files.style === undefined) followColours(map)
  return { map, library: loaded }
}

/** Waits for the style. Later errors are those of single tiles, which leave the map as it is. */
const styleOf = (map: MapLibre.Map): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = ({ error }: MapLibre.ErrorEvent) => reject(new Error(messageOf(error)))
    map.once('error', fail)
    map.once('style.load', () => {
      map.off('error', fail)
      resolve()
    })
  })

function load({ script, styles }: MapFiles): Promise<typeof MapLibre> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  const isStyled = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  const loaded = import(new URL(script, location.href).href) as Promise<typeof MapLibre>
  return isStyled.then(() => loaded)
}
