import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import type { FeatureCollection, LinkedFeature } from '../../../generated/spatial/types.ts'
import { Encoded } from '../../contract/handler.ts'
import { encodeFeature, encodePage } from '../encodings/geojson.ts'
import { collectionPath, link, MEDIA } from '../links.ts'
import type { SpatialServices } from '../spatial-services.ts'
import { findFeature, readPage, type FeaturePage } from '../services/features.ts'
import { readBbox } from '../stores/bbox.ts'

export const featureHandlers = ({
  collections,
}: SpatialServices): SpatialHandlers<'getItems' | 'getFeature'> => ({
  getItems: async ({ path, query, caller }, reply) => {
    const collection = collections.find(path.group, path.name)
    const page = readPage(collection, {
      limit: query.limit,
      offset: query.offset,
      ...(query.cursor !== undefined && { cursor: query.cursor }),
      ...(query.bbox && { bbox: readBbox(query.bbox) }),
    })
    const self = `${caller.origin}${collectionPath(collection)}`
    const chunks = encodePage(collection.layer, page, () => ({
      timeStamp: new Date().toISOString(),
      links: pageLinks(`${caller.origin}${caller.target}`, self, query, page),
    }))
    return reply.ok(new Encoded<FeatureCollection>(chunks))
  },
  getFeature: async ({ path, caller }, reply) => {
    const collection = collections.find(path.group, path.name)
    const row = await findFeature(collection, path.featureId)
    const self = `${caller.origin}${collectionPath(collection)}`
    const text = encodeFeature(collection.layer, row, [
      link(
        `${self}/items/${encodeURIComponent(path.featureId)}`,
        'self',
        MEDIA.geojson,
        `Feature ${path.featureId}`,
      ),
      link(self, 'collection', MEDIA.json, collection.title),
    ])
    return reply.ok(new Encoded<LinkedFeature>(text))
  },
})

function pageLinks(
  self: string,
  collection: string,
  { limit, bbox }: { limit: number; bbox?: readonly number[] },
  { next }: FeaturePage,
) {
  const links = [link(self, 'self', MEDIA.geojson, 'This page')]
  if (next !== undefined) {
    const box = bbox ? `&bbox=${bbox.join(',')}` : ''
    links.push(
      link(`${collection}/items?limit=${limit}${box}&cursor=${next}`, 'next', MEDIA.geojson, 'Next page'),
    )
  }
  links.push(link(collection, 'collection', MEDIA.json, 'The collection'))
  return links
}
