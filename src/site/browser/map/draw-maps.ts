import type { MapContent, MapFiles } from '../../map-content.ts'
import { messageOf } from '../geojson.ts'
import type { Navigation } from '../navigation.ts'
import { drawExtents } from './extents-map.ts'
import { drawFeature } from './feature-map.ts'
import { drawItems } from './items-map.ts'
import type { MapHolder } from './load-map.ts'

/** Maps that are drawn. A page that is replaced leaves them behind. */
let drawn: MapHolder[] = []

/** Draws the maps of the page, and removes those of the page before. */
export function drawMaps(navigation: Navigation): void {
  for (const holder of drawn.filter((place) => !place.isConnected)) holder.map?.remove()
  drawn = [...document.querySelectorAll<MapHolder>('[data-map]')]
  for (const place of drawn) {
    const content = JSON.parse(place.dataset['map']!) as MapContent & MapFiles
    const note = place.parentElement!.querySelector<HTMLElement>('.map-note')!
    place.parentElement!.hidden = false
    const tell = (text: string) => (note.textContent = text)
    void draw(place, content, tell, navigation).catch((error: unknown) =>
      tell(`The map cannot be drawn: ${messageOf(error)}`),
    )
  }
}

function draw(
  place: MapHolder,
  content: MapContent & MapFiles,
  tell: (text: string) => void,
  navigation: Navigation,
): Promise<void> {
  switch (content.kind) {
    case 'extents':
      return drawExtents(place, content, navigation)
    case 'items':
      return drawItems(place, content, tell, navigation)
    case 'feature':
      return drawFeature(place, content, tell)
  }
}
