// @ts-check
// A program of somebody who installed the TypeScript SDK: reads a whole collection, page by page, and prints the
// ids of its features as JSON. Arguments: address, token, group, name, limit.
import { Configuration, FeaturesApi } from '@groundtruth/spatial'

const [basePath = '', accessToken = '', group = '', name = '', limit = ''] = process.argv.slice(2)
const features = new FeaturesApi(new Configuration({ basePath, accessToken }))

/**
 * The link `next` of a page holds the cursor that the following one starts at.
 * @param {import('@groundtruth/spatial').FeatureCollection} page
 */
function cursorOf(page) {
  const next = page.links.find(({ rel }) => rel === 'next')
  return next && (new URL(next.href).searchParams.get('cursor') ?? undefined)
}

/** @param {Omit<import('@groundtruth/spatial').GetItemsRequest, 'cursor'>} request */
async function* pagesOf(request) {
  /** @type {string | undefined} */
  let cursor
  do {
    const page = await features.getItems({ ...request, ...(cursor !== undefined && { cursor }) })
    yield page
    cursor = cursorOf(page)
  } while (cursor !== undefined)
}

const pages = []
for await (const page of pagesOf({ group, name, limit: Number(limit) })) {
  pages.push(page.features.map(({ id }) => id))
}
process.stdout.write(JSON.stringify(pages))
