// @ts-check
// A program of somebody who installed the TypeScript SDK: reads a server and prints what it got as JSON.
// Arguments: address, token, key, secret.
import {
  CollectionsApi,
  Configuration,
  CredentialsApi,
  DiscoveryApi,
  FeaturesApi,
  ResponseError,
} from '@groundtruth/spatial'

const [basePath = '', accessToken = '', key = '', secret = ''] = process.argv.slice(2)
const configuration = new Configuration({ basePath, accessToken })
const discovery = new DiscoveryApi(configuration)
const collections = new CollectionsApi(configuration)
const features = new FeaturesApi(configuration)
const cities = { group: 'places', name: 'cities' }

const landing = await discovery.getLandingPage()
const definition = await discovery.getApiDefinition()
const { conformsTo } = await discovery.conformanceDeclaration()
const { functions } = await discovery.getFunctions()
const list = await collections.getCollectionsPage()
const collection = await collections.getCollection(cities)
const schema = await collections.getSchema(cities)
const queryables = await collections.getQueryables(cities)
const page = await features.getItems({ ...cities, limit: 2 })
const next = page.links.find(({ rel }) => rel === 'next')
const cursor = new URL(next?.href ?? basePath).searchParams.get('cursor') ?? ''
const nextPage = await features.getItems({ ...cities, limit: 2, cursor })
const feature = await features.getFeature({ ...cities, featureId: String(page.features[0]?.id) })
const area = await features.getFeature({ group: 'boundaries', name: 'us_states', featureId: '1' })
const boxed = await features.getItems({ ...cities, bbox: [1.4, 42.4, 1.8, 42.7], limit: 1000 })

/** @param {import('@groundtruth/spatial').ConfigurationParameters} credentials */
const reads = async (credentials) => {
  const api = new CollectionsApi(new Configuration({ basePath, ...credentials }))
  return (await api.getCollectionsPage()).collections.length
}
const credentials = new CredentialsApi(new Configuration({ basePath, username: key, password: secret }))
const token = await credentials.createToken({ grantType: 'client_credentials' })

/** @param {Promise<unknown>} call */
const refused = async (call) => {
  try {
    await call
  } catch (error) {
    if (error instanceof ResponseError)
      return { status: error.response.status, body: await error.response.json() }
    throw error
  }
  throw new Error('The call was not refused.')
}
const wrong = new CredentialsApi(new Configuration({ basePath, username: key, password: 'wrong' }))

process.stdout.write(
  JSON.stringify({
    title: landing.title,
    openapi: definition.openapi,
    conformsTo,
    functions: functions.map(({ name }) => name),
    signature: functions.find(({ name }) => name === 's_intersects'),
    collections: list.collections.map(({ id }) => id),
    rels: collection.links.map(({ rel }) => rel),
    roles: Object.values(schema.properties).flatMap(({ xOgcRole }) => xOgcRole ?? []),
    closed: queryables.additionalProperties === false,
    page: { ids: page.features.map(({ id }) => id), returned: page.numberReturned, made: page.timeStamp },
    nextIds: nextPage.features.map(({ id }) => id),
    feature: { id: feature.id, geometry: feature.geometry, name: feature.properties?.name },
    area: { type: area.geometry?.type, name: area.properties?.name },
    boxed: boxed.features.flatMap(({ geometry }) =>
      geometry?.type === 'Point' ? [geometry.coordinates] : [],
    ),
    byKey: await reads({ apiKey: `${key}.${secret}` }),
    byAuthorization: await reads({ headers: { Authorization: `Apikey ${btoa(`${key}:${secret}`)}` } }),
    token: {
      type: token.tokenType,
      lasts: token.expiresIn,
      reads: await reads({ accessToken: token.accessToken }),
    },
    badToken: await refused(reads({ accessToken: 'wrong' })),
    badClient: await refused(wrong.createToken({ grantType: 'client_credentials' })),
    unsupported: await refused(
      features.getItems({
        ...cities,
        bbox: [1.4, 42.4, 1.8, 42.7],
        queryables: { name: 'Ängelholm & Ab=1', 'no such?': 'x' },
        xRequestId: 'sdk-2',
      }),
    ),
    unknown: await refused(collections.getCollection({ group: 'places', name: 'none', xRequestId: 'sdk-1' })),
  }),
)
