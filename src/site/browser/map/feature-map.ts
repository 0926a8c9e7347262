import type { Feature } from 'geojson'
import type { MapContent, MapFiles } from '../../map-content.ts'
import { askGeoJson } from '../geojson.ts'
import { boxOfGeometry } from './bounds.ts'
import { addDataLayers, showData } from './data-layers.ts'
import { loadMap, type MapHolder } from './load-map.ts'
import { unwrapped } from './unwrap.ts'

/** Draws the geometry of one feature. */
export async function drawFeature(
  place: MapHolder,
  { feature, ...files }: Extract<MapContent, { kind: 'feature' }> & MapFiles,
  tell: (text: string) => void,
): Promise<void> {
  const geometry = unwrapped((await askGeoJson<Feature>(feature)).geometry)
  const box = boxOfGeometry(geometry)
  if (box === undefined) return tell('The geometry has no positions.')
  const { map } = await loadMap(place, files, { bounds: box })
  addDataLayers(map, 'marked')
  showData(map, 'marked', { type: 'Feature', properties: {}, geometry })
}
