import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'

/** Colours of the data, which stand out from light and dark base maps. */
const COLOURS = { data: '#0f9488', marked: '#d9480f' }

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** What a map shows: features of the service, and the one that is marked. */
type Shown = keyof typeof COLOURS

/** The name of a source, which no style of an operator has. */
const sourceOf = (shown: Shown): string => `groundtruth-${shown}`

/** The names of the layers of a source: areas, lines and borders, points. */
export const layersOf = (shown: Shown): string[] =>
  ['area', 'line', 'point'].map((kind) => `${sourceOf(shown)}-${kind}`)

/** Adds a source of features and layers that draw every kind of geometry. */
export function addDataLayers(map: MapLibreMap, shown: Shown): void {
  const source = sourceOf(shown)
  map.addSource(source, { type: 'geojson', data: NOTHING })
  const colour = COLOURS[shown]
  const isMarked = shown === 'marked'
  const [area, line, point] = layersOf(shown) as [string, string, string]
  const layers: LayerSpecification[] = [
    {
      id: area,
      type: 'fill',
      source,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour, 'fill-opacity': isMarked ? 0.35 : 0.15 },
    },
    {
      id: line,
      type: 'line',
      source,
      filter: ['!=', ['geometry-type'], 'Point'],
      paint: { 'line-color': colour, 'line-width': isMarked ? 3 : 1.2 },
    },
    {
      id: point,
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': colour,
        'circle-radius': isMarked ? 8 : 4,
        'circle-stroke-color': '#fff',
        'circle-stroke-width': isMarked ? 2 : 1,
      },
    },
  ]
  for (const layer of layers) map.addLayer(layer)
}

/** Shows features in place of those that a source had. */
export const showData = (
  map: MapLibreMap,
  shown: Shown,
  data: FeatureCollection | Feature | undefined,
): void => void map.getSource<GeoJSONSource>(sourceOf(shown))?.setData(data ?? NOTHING)
