// @ts-check
// A program of somebody who installed the TypeScript SDK: reads a collection and each of its features by its id, and
// prints the ids, the coordinates and the properties as JSON. Arguments: address, token, group, name.
import { CollectionsApi, Configuration, FeaturesApi, stringifyJson } from '@groundtruth/spatial'

const [basePath = '', accessToken = '', group = '', name = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, accessToken })
const features = new FeaturesApi(configuration)

/** @param {unknown} value */
const kindOf = (value) => {
  if (value === null) return 'null'
  if (typeof value === 'bigint' || Number.isInteger(value)) return 'integer'
  return typeof value
}

const page = await features.getItems({ group, name })
const single = []
for (const { id } of page.features) single.push(await features.getFeature({ group, name, featureId: id }))
const dots = await features.getFeature({ group, name, featureId: '..' }).then(
  () => 'taken',
  (/** @type {Error} */ error) => error.message,
)
const { properties } = await new CollectionsApi(configuration).getSchema({ group, name })
process.stdout.write(
  JSON.stringify({
    ids: page.features.map(({ id }) => [kindOf(id), String(id)]),
    single: single.map(({ id }) => String(id)),
    coordinates: page.features.map(({ geometry }) => geometry?.type === 'Point' && geometry.coordinates),
    properties: Object.entries(page.features[0]?.properties ?? {}).map(([column, value]) => [
      column,
      kindOf(value),
      String(value),
    ]),
    dots,
    described: Object.keys(properties),
    written: stringifyJson(single[0]?.properties),
  }),
)
