import type { Feature } from 'geojson'
import type { MapContent, MapFiles } from '../../map-content.ts'
import type { Navigation } from '../navigation.ts'
import { shownBox } from './bounds.ts'
import { addDataLayers, layersOf, showData } from './data-layers.ts'
import { loadMap, type MapHolder } from './load-map.ts'

type Extents = Extract<MapContent, { kind: 'extents' }>

/** Draws the extents of collections. A click goes to the collection with the smallest extent there. */
export async function drawExtents(
  place: MapHolder,
  { extents, ...files }: Extents & MapFiles,
  navigation: Navigation,
): Promise<void> {
  const boxes = extents.map(({ bbox }) => shownBox(bbox))
  const around = boxes.reduce(([west, south, east, north], box) => [
    Math.min(west, box[0]),
    Math.min(south, box[1]),
    Math.max(east, box[2]),
    Math.max(north, box[3]),
  ])
  const { map } = await loadMap(place, files, { bounds: around })
  addDataLayers(map, 'data')
  showData(map, 'data', {
    type: 'FeatureCollection',
    features: boxes.map(([west, south, east, north], at): Feature => ({
      type: 'Feature',
      id: at,
      properties: { title: extents[at]!.title },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    })),
  })
  const sizeOf = (at: number): number => {
    const [west, south, east, north] = boxes[at]!
    return (east - west) * (north - south)
  }
  map.on('click', ({ point }) => {
    const [smallest] = map
      .queryRenderedFeatures(point, { layers: layersOf('data') })
      .map(({ id }) => Number(id))
      .sort((one, other) => sizeOf(one) - sizeOf(other))
    if (smallest !== undefined) navigation.go(extents[smallest]!.href)
  })
}
