import type { Page } from 'playwright-core'

/** Waits until the map of a page has drawn its data. */
export const drawn = (page: Page, layer = 'data'): Promise<unknown> =>
  page.waitForFunction((name) => {
    const { map } = (globalThis as unknown as InPage).document.querySelector('[data-map]')
    if (!map?.loaded() || !map.getLayer(`groundtruth-${name}-line`)) return false
    return (
      map.queryRenderedFeatures({ layers: [`groundtruth-${name}-line`, `groundtruth-${name}-point`] })
        .length > 0
    )
  }, layer)

/** What the tests use of a page with a map. */
export interface InPage {
  readonly document: { querySelector(selector: string): { readonly map?: MapInPage } }
  readonly axe: { run(): Promise<{ violations: Violation[] }> }
}

export interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What the tests use of a map. */
export interface MapInPage {
  loaded(): boolean
  getLayer(name: string): object | undefined
  getZoom(): number
  getCenter(): { lng: number; lat: number }
  jumpTo(view: object): void
  project(position: [number, number]): { x: number; y: number }
  queryRenderedFeatures(options: { layers: string[] }): { geometry: { coordinates: unknown } }[]
}
