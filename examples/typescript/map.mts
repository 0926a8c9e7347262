// Reads all cities of a country from the spatial service, page by page, and draws them into map.svg: the more
// inhabitants, the larger the dot. Argument: the code of the country, such as FR. TOKEN: a bearer token.
import { writeFileSync } from 'node:fs'
import { Configuration, FeaturesApi } from '@groundtruth/spatial'

const [country = 'FR', file = 'map.svg'] = process.argv.slice(2)
const basePath = process.env['URL'] ?? 'http://127.0.0.1:8080'
const features = new FeaturesApi(new Configuration({ basePath, accessToken: process.env['TOKEN'] ?? '' }))

interface City {
  readonly x: number
  readonly y: number
  readonly population: number
}

const cities: City[] = []
let cursor: string | undefined
do {
  const filter = `country = '${country.replaceAll("'", "''")}' AND population > 1000`
  const page = await features.getItems({ group: 'places', name: 'cities', limit: 1000, filter, cursor })
  for (const { geometry, properties } of page.features) {
    const [x = 0, y = 0] = (geometry as { coordinates?: number[] } | null)?.coordinates ?? []
    cities.push({ x, y: -y, population: Number(properties?.['population']) })
  }
  const next = page.links.find(({ rel }) => rel === 'next')
  cursor = next && (new URL(next.href, basePath).searchParams.get('cursor') ?? undefined)
} while (cursor !== undefined)

if (cities.length === 0) throw new Error(`There are no cities of the country ${country}.`)
const [left, top] = [Math.min(...cities.map(({ x }) => x)), Math.min(...cities.map(({ y }) => y))]
const [right, bottom] = [Math.max(...cities.map(({ x }) => x)), Math.max(...cities.map(({ y }) => y))]
const dots = cities.map(
  ({ x, y, population }) => `<circle cx="${x}" cy="${y}" r="${(Math.sqrt(population) / 8000).toFixed(4)}" />`,
)
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" viewBox="${left} ${top} ${right - left} ${bottom - top}" fill="#1f5f8b" fill-opacity="0.6">
${dots.join('\n')}
</svg>
`,
)
console.log(`${file} shows ${cities.length} cities.`)
