/** The part of a page's state that only its script knows, in the fragment of its address: the view and the marked feature. */
export interface PlaceInAddress {
  readonly view?:
    { readonly zoom: number; readonly center: [longitude: number, latitude: number] } | undefined
  readonly feature?: string | undefined
}

/** Reads `#map=zoom/latitude/longitude&feature=id`. */
export function readPlace(fragment: string): PlaceInAddress {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const [zoom = NaN, latitude = NaN, longitude = NaN] = (parameters.get('map') ?? '').split('/').map(Number)
  const isView = zoom >= 0 && zoom <= 24 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 540
  return {
    ...(isView && { view: { zoom, center: [longitude, latitude] } }),
    feature: parameters.get('feature') ?? undefined,
  }
}

/** A fragment that `readPlace` reads; empty for a place that is nowhere. */
export function fragmentOf({ view, feature }: PlaceInAddress): string {
  const parts = [
    ...(view
      ? [`map=${view.zoom.toFixed(2)}/${view.center[1].toFixed(4)}/${view.center[0].toFixed(4)}`]
      : []),
    ...(feature === undefined ? [] : [`feature=${encodeURIComponent(feature)}`]),
  ]
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

/** Writes the place into the address, without a new entry in the history. */
export const writePlace = (place: PlaceInAddress): void =>
  history.replaceState(history.state, '', location.pathname + location.search + fragmentOf(place))
