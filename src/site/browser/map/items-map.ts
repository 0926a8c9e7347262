import type { Feature } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { withParameters } from '../../../lib/addresses.ts'
import type { MapContent, MapFiles } from '../../map-content.ts'
import { askGeoJson, type ItemsPage, messageOf } from '../geojson.ts'
import type { Navigation } from '../navigation.ts'
import { bboxOf, bboxText, type Box, boxOfGeometry, isWithin, shownBox } from './bounds.ts'
import { addDataLayers, layersOf, showData } from './data-layers.ts'
import { FeatureTable } from './feature-table.ts'
import { loadMap, type MapHolder } from './load-map.ts'
import { noteOf } from './map-note.ts'
import { readPlace, writePlace } from './place-in-address.ts'
import { unwrapped } from './unwrap.ts'

type Items = Extract<MapContent, { kind: 'items' }>

/** Draws the features within the extent of the map, and marks features on the map and in the table. */
export async function drawItems(
  place: MapHolder,
  { items, query, bbox, maxFeatures, ...files }: Items & MapFiles,
  tell: (text: string) => void,
  navigation: Navigation,
): Promise<void> {
  const { view, feature } = readPlace(location.hash)
  const address = location.pathname + location.search
  /** False once the page has left: the address is then that of another one. */
  const isShown = () => place.isConnected && location.pathname + location.search === address
  const { map } = await loadMap(place, files, view ?? { bounds: shownBox(bbox ?? []) })
  addDataLayers(map, 'data')
  addDataLayers(map, 'marked')
  const shown = new ShownFeatures(map, `${items}?${query === '' ? '' : `${query}&`}`, maxFeatures, tell)
  const table = new FeatureTable((id) => void markOrTell(id, 'table'))
  let marked = feature

  const remember = () => {
    if (!isShown()) return
    const { lng, lat } = map.getCenter()
    writePlace({ view: { zoom: map.getZoom(), center: [lng, lat] }, feature: marked })
  }
  async function mark(id: string, from: 'map' | 'table' | 'address'): Promise<void> {
    const found = await askGeoJson<Feature>(`${items}/${encodeURIComponent(id)}?f=json`)
    if (!isShown()) return
    marked = id
    table.mark(id, found, from !== 'table')
    const geometry = unwrapped(found.geometry)
    showData(map, 'marked', { type: 'Feature', properties: {}, geometry })
    const box = boxOfGeometry(geometry)
    if (from !== 'map' && box && !isWithin(box, bboxOf(map.getBounds())))
      map.fitBounds(box, { padding: 48, maxZoom: 9, animate: false })
    remember()
  }
  const markOrTell = (id: string, from: 'map' | 'table' | 'address'): Promise<void> =>
    mark(id, from).catch((error: unknown) => tell(`The feature ${id} cannot be shown: ${messageOf(error)}`))

  map.on('moveend', () => {
    remember()
    void shown.refresh()
  })
  map.on('click', ({ point: { x, y } }) => {
    // A finger does not hit a point exactly.
    const around: [[number, number], [number, number]] = [
      [x - 4, y - 4],
      [x + 4, y + 4],
    ]
    const [hit] = map.queryRenderedFeatures(around, { layers: layersOf('data').reverse() })
    if (hit) void markOrTell(shown.idOf(Number(hit.id)), 'map')
  })
  // A fragment that a user enters or goes back to. What the page writes itself is no change of this kind.
  const followFragment = () => {
    if (!isShown()) return
    const { view: entered, feature: chosen } = readPlace(location.hash)
    if (entered) map.jumpTo(entered)
    if (chosen !== undefined && chosen !== marked) void markOrTell(chosen, 'address')
  }
  addEventListener('hashchange', followFragment)
  map.once('remove', () => removeEventListener('hashchange', followFragment))
  offerExtent(map, navigation)
  await shown.refresh()
  if (feature !== undefined) await markOrTell(feature, 'address')
}

/** The button that restricts the table to the extent of the map. */
function offerExtent(map: MapLibreMap, navigation: Navigation): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-within]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const target = location.pathname + location.search
    const bbox = bboxText(bboxOf(map.getBounds()))
    navigation.go(withParameters(target, { bbox, 'bbox-crs': undefined }) + location.hash)
  })
}

/** The features that the map shows: those within its extent, up to a maximum. */
class ShownFeatures {
  readonly #map: MapLibreMap
  readonly #address: string
  readonly #max: number
  readonly #tell: (text: string) => void
  #ids: string[] = []
  /** The extent whose features are all shown. */
  #complete: Box | undefined
  #abort: AbortController | undefined

  constructor(map: MapLibreMap, address: string, max: number, tell: (text: string) => void) {
    this.#map = map
    this.#address = address
    this.#max = max
    this.#tell = tell
  }

  /** @param at the number of a drawn feature */
  idOf(at: number): string {
    return this.#ids[at]!
  }

  /** Requests the features of the map's extent, unless they are shown already. */
  async refresh(): Promise<void> {
    const box = bboxOf(this.#map.getBounds())
    if (this.#complete && isWithin(box, this.#complete)) return
    this.#abort?.abort()
    const { signal } = (this.#abort = new AbortController())
    try {
      const url = `${this.#address}bbox=${bboxText(box)}&limit=${this.#max}&properties=&f=json`
      this.#show(await askGeoJson<ItemsPage>(url, signal), box)
    } catch (error) {
      if (!signal.aborted) this.#tell(`The map shows older features: ${messageOf(error)}`)
    }
  }

  #show(page: ItemsPage, box: Box): void {
    const isComplete = !page.links.some(({ rel }) => rel === 'next')
    this.#complete = isComplete ? box : undefined
    this.#ids = page.features.map(({ id }) => String(id))
    // MapLibre drops ids that are texts, so a feature has its number on the page.
    const features = page.features.map(({ geometry }, at): Feature => ({
      type: 'Feature',
      id: at,
      properties: {},
      geometry: unwrapped(geometry),
    }))
    showData(this.#map, 'data', { type: 'FeatureCollection', features })
    this.#tell(noteOf(page.numberReturned, isComplete, box))
  }
}
